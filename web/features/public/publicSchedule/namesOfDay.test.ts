import { expect, it } from 'vitest';
import type { Live } from '../../../../shared/contract/day/running/live.ts';
import type { PublicSchedule } from '../../../../shared/contract/planning/publicSchedule.ts';
import { filterBlocks } from './filterBlocks.ts';
import { withNamesOfDay } from './namesOfDay.ts';

const rink = 'North Ice';
const part = { number: 1, of: 1 };
const competition = { name: 'Winter Classic', accent: 'teal', timeZone: 'UTC' } as const;
const blockOn = (date: string): PublicSchedule['blocks'][number] => ({
  surfaceId: 'A',
  date,
  start: '09:00:00',
  seconds: 600,
  kind: 'flight',
  title: null,
  flight: { id: date, eventId: 'FS4', part, warmUpSeconds: 240, skaters: [{ name: 'Ida', rink }] },
});
const schedule: PublicSchedule = {
  version: 3,
  publishedAt: null,
  competition,
  days: ['2027-01-06', '2027-01-07'],
  surfaces: [{ id: 'A', name: 'Main ice' }],
  events: [],
  blocks: ['2027-01-06', '2027-01-07'].map(blockOn),
};
const skaters = [
  { name: 'Ida', rink, missed: 'scratched' as const },
  { name: 'Mia', rink },
];
const live = (version: number): Live => ({
  version,
  competition,
  date: '2027-01-06',
  days: ['2027-01-06', '2027-01-07'],
  events: [],
  shortRests: [],
  surfaces: [
    {
      id: 'A',
      name: 'Main ice',
      delayMinutes: 0,
      now: null,
      next: [0],
      cancelled: [],
      ceremonies: [],
      blocks: [
        {
          kind: 'flight',
          title: null,
          start: '09:00',
          expected: null,
          state: 'toCome',
          flight: { id: '2027-01-06', eventId: 'FS4', part, skaters },
        },
      ],
    },
  ],
});

it('names walk-ons and who was scratched on the running day, before its first flight too', () => {
  const { blocks } = withNamesOfDay(schedule, live(3));
  expect(blocks.map(({ flight }) => flight?.skaters)).toEqual([skaters, [{ name: 'Ida', rink }]]);
  const found = filterBlocks(blocks, { name: 'mia', event: '', rink: '', surface: '' });
  expect(found.map(({ date }) => date)).toEqual(['2027-01-06']);
});

it('stays as published beside the day of another version, and before the day is known', () => {
  expect(withNamesOfDay(schedule, live(2))).toBe(schedule);
  expect(withNamesOfDay(schedule, undefined)).toBe(schedule);
});
