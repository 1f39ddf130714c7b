import { expect, it } from 'vitest';
import type { LiveBlock, LiveSurface } from '../../../../shared/contract/day/running/live.ts';
import { withOwnStarts } from './skaterStarts.ts';
import { ownStarts } from './ownStarts.ts';

const flight = (start: string, state: LiveBlock['state'], ...names: string[]): LiveBlock => ({
  kind: 'flight',
  title: null,
  start,
  expected: start,
  state,
  flight: {
    id: start,
    eventId: 'FS4',
    part: { number: 1, of: 1 },
    skaters: names.map((name) => ({ name, rink: 'North Ice' })),
  },
});
const blocks = [flight('08:20', 'now', 'Ada'), flight('08:40', 'toCome', 'Mia', 'Mia')];
const starts = (shown: readonly LiveBlock[]) =>
  shown.flatMap((block) =>
    (block.flight?.skaters ?? []).map((skater) => ({
      skater,
      surface: 'Main ice',
      block,
      flightsBefore: 0,
      missed: null,
    })),
  );
const surface: LiveSurface = {
  id: 'A',
  name: 'Main ice',
  delayMinutes: 0,
  now: 0,
  next: [1],
  blocks,
  cancelled: [],
  ceremonies: [],
};
const live = { date: '2027-01-06', surfaces: [surface] };
const mia = {
  name: 'Mia Winter',
  role: 'family' as const,
  date: '2027-01-06',
  surfaceId: 'A',
  start: '08:40:30',
  missed: null,
};

it('finds a family’s own starts on the running day, and no pupils', () => {
  const others = [
    { ...mia, role: 'coach' as const },
    { ...mia, date: '2027-01-07' },
    { ...mia, start: '09:00:00' },
    { ...mia, surfaceId: 'B' },
  ];
  expect(ownStarts(live, [mia, ...others])).toEqual([
    {
      skater: { name: 'Mia Winter', rink: null },
      surface: 'Main ice',
      block: blocks[1],
      flightsBefore: 1,
      missed: null,
    },
  ]);
});

it('names a child who is followed, too, once, and keeps another of that name', () => {
  const own = ownStarts(live, [mia]);
  expect(withOwnStarts(own, starts(blocks)).map(({ skater }) => skater.name)).toEqual([
    'Ada',
    'Mia Winter',
    'Mia',
  ]);
});

it('names who has skated behind those who are on the ice or to come', () => {
  const day = [flight('07:40', 'done', 'Zoé'), flight('08:00', 'skipped', 'Ben'), ...blocks];
  const shown = withOwnStarts([], starts(day)).map(({ skater }) => skater.name);
  expect(shown).toEqual(['Ada', 'Mia', 'Mia', 'Zoé', 'Ben']);
});

it('says of an own skater who was scratched that, and names them behind those to come', () => {
  const scratched = { ...mia, name: 'Ida Winter', start: '08:20:00', missed: 'scratched' as const };
  const shown = withOwnStarts(ownStarts(live, [scratched, mia]), []);
  expect(shown.map(({ skater, missed }) => [skater.name, missed])).toEqual([
    ['Mia Winter', null],
    ['Ida Winter', 'scratched'],
  ]);
});
