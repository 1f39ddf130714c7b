import { describe, expect, it } from 'vitest';
import { cardAmountProblem, isOverdue } from './cardAmounts.ts';

describe('what the provider takes', () => {
  it.each([
    [399, 'HKD', 'tooSmall'],
    [400, 'HKD', null],
    [49, 'USD', 'tooSmall'],
    [50, 'JPY', null],
    [1, 'KRW', null],
    [0, 'KRW', 'tooSmall'],
    [99_999_999, 'JPY', null],
    [100_000_000, 'JPY', 'tooLarge'],
    [12_345, 'KWD', 'uneven'],
    [12_340, 'KWD', null],
    [12_340, 'BHD', null],
    [5_000, 'ISK', 'currency'],
    [5_000, 'UGX', 'currency'],
  ])('%i %s: %s', (amount, currency, problem) => {
    expect(cardAmountProblem(amount, currency)).toBe(problem);
  });
});

it('waits as long as the method may take, and a day more', () => {
  const started = '2027-01-12T10:00:00.000Z';
  const isOver = (method: string | null, day: string) =>
    isOverdue(method, started, new Date(`2027-01-${day}T10:00:01Z`));
  expect([isOver('card', '13'), isOver('konbini', '16'), isOver('konbini', '17')]).toEqual([
    true,
    false,
    true,
  ]);
  expect([isOver(null, '26'), isOver('new_wallet', '27')]).toEqual([false, true]);
});
