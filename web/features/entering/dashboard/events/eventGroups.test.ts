import { describe, expect, it } from 'vitest';
import { countOf, type DashboardEvent, eventGroups, fullBarLength, limitedPlaces } from './eventGroups.ts';

const event = (
  format: string | null,
  level: string,
  taken: number,
  capacity: number | null,
): DashboardEvent => ({
  id: `${format}.${level}`,
  format,
  level: format === null ? null : level,
  entry: format === null ? null : 'individual',
  taken,
  capacity,
  left: capacity === null ? null : capacity - taken,
  iceSeconds: taken * 60,
});

const EVENTS = [
  event('Freestyle', 'Freestyle 10', 4, null),
  event('Freestyle', 'Freestyle 9', 30, 30),
  event('Artistic', 'Artistic 1', 12, 20),
  event('Artistic', 'Artistic 2', 0, 20),
  event(null, 'old', 2, null),
];

const shape = (groups: ReturnType<typeof eventGroups>) =>
  groups.map(({ format, events }) => [format, events.map(({ id }) => id.split('.')[1])]);

describe('the events of a competition by format', () => {
  it('stand as in the form, what is there no more last', () => {
    expect(shape(eventGroups(EVENTS, { order: 'form', show: 'all' }))).toEqual([
      ['Freestyle', ['Freestyle 10', 'Freestyle 9']],
      ['Artistic', ['Artistic 1', 'Artistic 2']],
      [null, ['old']],
    ]);
  });

  it.each([
    ['taken', ['Freestyle 9', 'Freestyle 10', 'Artistic 1', 'Artistic 2', 'old']],
    ['left', ['Freestyle 9', 'Freestyle 10', 'Artistic 1', 'Artistic 2', 'old']],
    ['name', ['old', 'Artistic 1', 'Artistic 2', 'Freestyle 9', 'Freestyle 10']],
  ] as const)('can be put in order by %s', (order, levels) => {
    const groups = shape(eventGroups(EVENTS, { order, show: 'all' }));
    expect(groups.flatMap(([, own]) => own)).toEqual(levels);
  });

  it('can be those that are full or those that nobody entered', () => {
    expect(shape(eventGroups(EVENTS, { order: 'form', show: 'full' }))).toEqual([
      ['Freestyle', ['Freestyle 9']],
    ]);
    expect(shape(eventGroups(EVENTS, { order: 'form', show: 'empty' }))).toEqual([
      ['Artistic', ['Artistic 2']],
    ]);
  });

  it('have sums, and places where each of them has', () => {
    const [freestyle, artistic] = eventGroups(EVENTS, { order: 'form', show: 'all' });
    expect(freestyle).toMatchObject({ taken: 34, capacity: null });
    expect(artistic).toMatchObject({ taken: 12, capacity: 40 });
    expect(limitedPlaces(EVENTS)).toEqual({ events: 3, taken: 42, left: 28 });
    expect(countOf(EVENTS, 'full')).toBe(1);
  });
});

it('measures bars by what is taken, and by limits that are near', () => {
  expect(fullBarLength([])).toBe(1);
  expect(fullBarLength(EVENTS)).toBe(30);
  expect(fullBarLength([{ taken: 20, capacity: 30 }])).toBe(30);
  expect(fullBarLength([{ taken: 20, capacity: 10_000 }])).toBe(20);
});
