import { describe, expect, it } from 'vitest';
import { afterStarts, nextStartOf, furtherStarts, stateOfStart, type TimedStart } from './startTimes.ts';

const startAt = (start: string, change: Partial<TimedStart> & { date?: string; isOut?: boolean } = {}) => {
  const { date = '2027-03-13', isOut = false, expected = null, state } = change;
  const place = { surfaceId: 'a', date, start, seconds: 600, order: { number: 1, of: 2 }, isOut };
  const event = { format: 'Freestyle', level: 'Freestyle 2', part: { number: 1, of: 1 } };
  return { start: { ...event, ...place }, expected, heldUntil: null, hasNoIce: false, waits: false, state };
};

const NOW = '2027-03-13T09:05';

describe('the state of a start', () => {
  it.each([
    ['by the clock before it', startAt('09:10:00'), 'toCome'],
    ['by the clock while it lasts', startAt('09:00:00'), 'now'],
    ['by the clock after it', startAt('08:50:00'), 'done'],
    ['on another day', startAt('09:00:00', { date: '2027-03-14' }), 'toCome'],
    ['on the day before', startAt('23:00:00', { date: '2027-03-12' }), 'done'],
    ['by the taps of the day, whatever the clock says', startAt('08:00:00', { state: 'toCome' }), 'toCome'],
    ['that nobody recorded', startAt('08:00:00', { state: 'skipped' }), 'done'],
    ['of who is scratched', startAt('09:10:00', { isOut: true, state: 'toCome' }), 'out'],
  ])('%s', (_when, start, state) => {
    expect(stateOfStart(start, NOW)).toBe(state);
  });
});

describe('the other starts', () => {
  it('leave out what the ticket and the results say already', () => {
    const over = startAt('08:00:00');
    const next = startAt('09:10:00');
    const later = startAt('10:00:00');
    const place = { format: 'Freestyle', level: 'Freestyle 2' };
    expect(furtherStarts([over, next, later], [], NOW)).toEqual([over, later]);
    expect(furtherStarts([over, next, later], [place], NOW)).toEqual([later]);
    expect(furtherStarts([next], [], NOW)).toEqual([]);
  });
});

describe('the next start', () => {
  it('is the first by the expected time, without those that are over or scratched', () => {
    const late = startAt('09:10:00', { expected: '09:40', state: 'toCome' });
    const other = startAt('09:20:00', { state: 'toCome' });
    const starts = [
      startAt('08:00:00', { state: 'done' }),
      startAt('09:06:00', { isOut: true }),
      late,
      other,
    ];
    expect(nextStartOf(starts, NOW)).toBe(other);
    expect(nextStartOf([startAt('08:00:00', { state: 'done' })], NOW)).toBeUndefined();
  });
});

describe('after the last start of a skater', () => {
  const day = { now: NOW, endDate: '2027-03-13', isDayOver: false, results: 0 };
  const skated = [startAt('08:00:00', { state: 'done' })];

  it.each([
    ['the result is awaited while the rink runs on', skated, day, 'awaited'],
    ['also on the day of others', skated, { ...day, endDate: '2027-03-14', isDayOver: true }, 'awaited'],
    ['also where no taps are known', skated, { ...day, isDayOver: undefined }, 'awaited'],
    ['it is posted while the rink runs on', skated, { ...day, results: 1 }, 'posted'],
    ['the competition is over with its last flight', skated, { ...day, isDayOver: true }, 'over'],
    ['the competition is over on the day after', skated, { ...day, endDate: '2027-03-12' }, 'over'],
    ['who was scratched has not skated', [startAt('08:00:00', { isOut: true })], day, 'out'],
  ] as const)('%s', (_when, starts, present, after) => {
    expect(afterStarts(starts, present)).toBe(after);
  });
});
