import { expect, it } from 'vitest';
import { secondsOfTime } from '../../../../shared/domain/core/dates/times.ts';
import { startQuestion } from './startQuestion.ts';

const flight = { id: 'f', start: '13:09:00', starters: [], hold: null };
const at = (clock: string, isToday = true) => ({ now: secondsOfTime(clock), isToday, asksFirst: true });

it('asks before a flight starts long before its published time, on its day', () => {
  expect(startQuestion(flight, at('12:57'))).toEqual({
    flightId: 'f',
    isMissing: false,
    isHeld: false,
    isEarly: true,
  });
  expect(startQuestion(flight, at('13:04'))).toBeNull();
  expect(startQuestion(flight, at('12:57', false))).toBeNull();
});

it('asks about a hold whose time is still to come', () => {
  const held = { ...flight, hold: { until: '13:20', by: 'Lou' } };
  expect(startQuestion(held, at('13:10'))).toMatchObject({ isHeld: true, isEarly: false });
  expect(startQuestion(held, at('13:21'))).toBeNull();
});
