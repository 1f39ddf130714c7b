import { describe, expect, it } from 'vitest';
import { dueOf, figuresOfRole, figureText, listedEntries } from './figures.ts';

const figures = {
  skaters: 963,
  teams: 0,
  dances: 0,
  eventsEntered: 3588,
  iceSeconds: 430_801,
  currency: 'HKD',
  charged: 90_000,
  paid: 40_000,
  waitingEntries: { individual: 2, team: 0, dance: 0 },
  withdrawnEntries: { individual: 1, team: 0, dance: 0 },
};

describe('the figures that are told', () => {
  it('leave money out for who may not see it', () => {
    expect(figuresOfRole('MANAGER')).toEqual(['entries', 'eventsEntered', 'iceMinutes', 'charged', 'paid']);
    expect(figuresOfRole('HEAD_COACH')).toEqual(['entries', 'eventsEntered', 'iceMinutes']);
  });
});

it('a list’s first figure counts its own kind of entries', () => {
  const counted = { ...figures, teams: 62, dances: 130 };
  expect(figureText('entries', counted, 'individual')).toBe('963');
  expect(figureText('entries', counted, 'team')).toBe('62');
  expect(figureText('entries', counted, 'dance')).toBe('130');
});

describe('what is still due', () => {
  it('is what is charged and not paid', () => {
    expect(dueOf(figures)).toBe(50_000);
  });

  it('is nothing where more was paid than charged', () => {
    expect(dueOf({ ...figures, paid: 95_000 })).toBe(0);
  });
});

it('a list has waiting and withdrawn entries besides those that are counted as skaters', () => {
  expect(listedEntries(figures, 'individual')).toEqual({ total: 966, withdrawn: 1 });
  expect(listedEntries(figures, 'team')).toEqual({ total: 0, withdrawn: 0 });
});
