import { describe, expect, it } from 'vitest';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { comingCompetitions, defaultCompetition } from './competitionChoice.ts';

const held = (id: string, startDate: string, openUntil: string) =>
  ({
    id,
    startDate,
    endDate: startDate,
    openFrom: null,
    openUntil,
    state: 'published',
    timeZone: 'UTC',
  }) as Competition;

const closedAbroad = held('closedAbroad', '2026-11-28', '2026-11-01T00:00:00.000Z');
const soon = held('soon', '2027-01-06', '2026-12-06T00:00:00.000Z');
const later = held('later', '2027-03-06', '2027-02-01T00:00:00.000Z');
const over = held('over', '2026-01-10', '2025-12-01T00:00:00.000Z');

const usual = (competitions: Competition[], own: string[] = [], lastUsed: string | null = null) =>
  defaultCompetition(competitions, {
    lastUsed,
    isOwn: ({ id }) => own.includes(id),
    now: new Date('2026-11-22T09:00:00.000Z'),
    today: '2026-11-22',
  })?.id;

describe('the competition whose lists are shown where none is named', () => {
  it('is never a closed one abroad while another is open', () => {
    expect(usual([closedAbroad, later, soon])).toBe('soon');
    expect(usual([closedAbroad, later, soon], [], 'closedAbroad')).toBe('soon');
  });

  it('is the open one with own entries, by the nearest deadline', () => {
    expect(usual([closedAbroad, soon, later], ['later'])).toBe('later');
    expect(usual([closedAbroad, soon, later], ['later', 'soon'])).toBe('soon');
    expect(usual([closedAbroad, soon, later], ['closedAbroad'])).toBe('soon');
  });

  it('is one’s own that is held today, before any that is open', () => {
    const today = held('today', '2026-11-22', '2026-11-01T00:00:00.000Z');
    expect(usual([soon, today, later], ['today', 'soon'])).toBe('today');
    expect(usual([soon, today, later], ['today', 'soon'], 'soon')).toBe('soon');
    expect(usual([soon, today], ['soon'])).toBe('soon');
  });

  it('is the last one used, if it is open or of one’s own', () => {
    expect(usual([soon, later], ['soon'], 'later')).toBe('later');
    expect(usual([closedAbroad, soon], ['closedAbroad'], 'closedAbroad')).toBe('closedAbroad');
    expect(usual([soon, later], [], 'deleted')).toBe('soon');
    expect(usual([soon, over], ['soon', 'over'], 'over')).toBe('soon');
  });

  it('is, where nothing is open, the next one, else the last one, and none where there is none', () => {
    expect(usual([over, closedAbroad])).toBe('closedAbroad');
    expect(usual([over, closedAbroad], [], 'over')).toBe('over');
    expect(usual([over])).toBe('over');
    expect(usual([])).toBeUndefined();
  });
});

it('a coach’s competitions are the coming ones, those open for entries first', () => {
  const coming = comingCompetitions([closedAbroad, over, later, soon], new Date('2026-11-22T09:00:00.000Z'));
  expect(coming.map(({ id }) => id)).toEqual(['soon', 'later', 'closedAbroad']);
});
