import { expect, it } from 'vitest';
import type { DraftBlock } from '../../../../../shared/contract/planning/draftParts.ts';
import { changedEnds } from './changedEnds.ts';

const block = (start: string): DraftBlock => ({ kind: 'resurfacing', start, seconds: 900 });
const draftOf = (a: readonly string[], b: readonly string[]) => ({
  tracks: [
    { surfaceId: 'a', date: '2027-01-06', version: 1, blocks: a.map(block) },
    { surfaceId: 'b', date: '2027-01-06', version: 1, blocks: b.map(block) },
  ],
});
const at = (hour: number, minute: number) => (hour * 60 + minute) * 60;

it('names the days that end at another time, and none that stays or is emptied', () => {
  const before = draftOf(['10:00:00', '16:45:00'], ['12:00:00']);
  expect(changedEnds(before, draftOf(['10:00:00', '17:15:00'], ['12:00:00']))).toEqual([
    { track: { surfaceId: 'a', date: '2027-01-06' }, before: at(17, 0), end: at(17, 30) },
  ]);
  expect(changedEnds(before, draftOf(['11:00:00', '16:45:00'], []))).toEqual([]);
});
