import { describe, expect, it } from 'vitest';
import { dueOf, figuresOfRole, figureText, listedEntries } from './figures.ts';

const figures = {
  skaters: 963,
  teams: 12,
  dances: 0,
  eventsEntered: 3588,
  iceSeconds: 430_801,
  currency: 'HKD',
  charged: 90_000,
  paid: 40_000,
  byKind: {
    individual: { eventsEntered: 3_500, iceSeconds: 420_000, charged: 70_000, paid: 35_000 },
    team: { eventsEntered: 88, iceSeconds: 10_801, charged: 20_000, paid: 5_000 },
    dance: { eventsEntered: 0, iceSeconds: 0, charged: 0, paid: 500 },
  },
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
  it('is what the entries of the list are charged and have not paid', () => {
    expect([dueOf(figures, 'individual'), dueOf(figures, 'team')]).toEqual([35_000, 15_000]);
  });

  it('is nothing where more was paid than charged', () => {
    expect(dueOf(figures, 'dance')).toBe(0);
  });
});

describe('the cards above the list of teams', () => {
  it('are about teams alone', () => {
    const shown = figuresOfRole('MANAGER').map((name) => figureText(name, figures, 'team'));
    expect(shown).toEqual(['12', '88', '181', 'HK$200', 'HK$50']);
  });
});

it('a list has waiting and withdrawn entries besides those that are counted as skaters', () => {
  expect(listedEntries(figures, 'individual')).toEqual({ total: 966, withdrawn: 1 });
  expect(listedEntries(figures, 'team')).toEqual({ total: 12, withdrawn: 0 });
});
