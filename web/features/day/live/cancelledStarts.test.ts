import { expect, it } from 'vitest';
import type { LiveSurface } from '../../../../shared/contract/day/running/live.ts';
import { cancelledStarts } from './cancelledStarts.ts';

const skaters = ['Ada', 'Ben', 'Zoé'].map((name) => ({ name, rink: 'North Ice' }));
const flight = { start: '09:00', format: 'Freestyle', level: '4', part: { number: 1, of: 1 }, skaters };
const surface: LiveSurface = {
  id: 'A',
  name: 'Main ice',
  delayMinutes: 0,
  now: null,
  next: [],
  blocks: [],
  cancelled: [flight],
  ceremonies: [],
};

it('keeps followed skaters and own children of a cancelled event, each once', () => {
  const [, , zoe] = skaters;
  const own = [{ flight, skater: { name: 'Zoé Winter', rink: null }, published: zoe ?? null }];
  const shown = (isFollowed: (name: string) => boolean) =>
    cancelledStarts({ surfaces: [surface] }, ({ name }) => isFollowed(name), own).map(
      ({ skater }) => skater.name,
    );
  expect(shown(() => false)).toEqual(['Zoé Winter']);
  expect(shown((name) => name !== 'Ben')).toEqual(['Zoé Winter', 'Ada']);
});
