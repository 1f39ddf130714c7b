import { expect, it } from 'vitest';
import type { ScheduleDraft } from '../../../../../shared/contract/planning/draftParts.ts';
import type { BlocksTarget } from '../../../../../shared/domain/planning/byHand/moveBlocks.ts';
import { placedBlocks } from '../../../../../shared/domain/planning/draft/draftBlocks.ts';
import { blockColumns } from './columns.ts';
import { moveMany, withManyMoved } from './moveMany.ts';
import { blocksBetween, blocksFrom, selectBlocks, toggled } from './selection.ts';

const DAY = '2027-01-06';
const HOURS = {
  surfaces: ['A', 'B'].map((id) => ({ id, days: [{ date: DAY, opens: '07:00', closes: '12:30' }] })),
  fixed: { flights: [], blocks: [], panels: [] },
};
const flight = (flightId: string, start: string) => ({
  start,
  seconds: 600,
  kind: 'flight' as const,
  flightId,
});
const track = (surfaceId: string, blocks: ScheduleDraft['tracks'][number]['blocks']) => ({
  surfaceId,
  date: DAY,
  version: 1,
  blocks,
});
const panel = (id: string, surfaceId: string, flightIds: string[]) => ({
  surfaceId,
  date: DAY,
  version: 1,
  panels: [{ id, flightIds, judges: [null], referee: null }],
});
const RESURFACING = { start: '07:20:00', seconds: 900, kind: 'resurfacing' as const };
const DRAFT: ScheduleDraft = {
  generation: 1,
  revision: 1,
  seed: null,
  plannedAt: null,
  tracks: [
    track('A', [
      flight('f1', '07:00:00'),
      RESURFACING,
      { ...flight('f2', '07:40:00'), locked: true },
      flight('f3', '07:50:00'),
    ]),
    track('B', [flight('g1', '07:00:00'), flight('g2', '07:30:00')]),
  ],
  events: [],
  panels: [panel('pA', 'A', ['f1', 'f2', 'f3']), panel('pB', 'B', ['g1', 'g2'])],
  published: null,
};
const COLUMNS = blockColumns(HOURS, DRAFT);
const BLOCKS = placedBlocks(DRAFT);
const resurfacingAt = (start: string) => `resurfacing ${DAY} A ${start}`;

function move(keys: string[], target: BlocksTarget): ScheduleDraft {
  const draft = moveMany(HOURS, keys, target)(DRAFT);
  if ('fault' in draft) throw new Error(draft.fault);
  return draft;
}
const linesOf = (draft: ScheduleDraft) =>
  placedBlocks(draft).map(
    ({ surfaceId, start, kind, flightId = kind }) => `${surfaceId} ${start} ${flightId}`,
  );

it('moves several blocks as one change and knows them by their new places', () => {
  const keys = [resurfacingAt('07:20:00'), 'flight f3', 'flight g2'];
  const moved = withManyMoved(HOURS, DRAFT, keys, { by: 1_800 });
  expect(moved).toMatchObject({
    keys: [resurfacingAt('07:50:00'), 'flight f3', 'flight g2'],
    others: 0,
  });
  expect(linesOf(move(keys, { by: 1_800 }))).toEqual([
    'A 07:00:00 f1',
    'A 07:40:00 f2',
    'A 07:50:00 resurfacing',
    'A 08:20:00 f3',
    'B 07:00:00 g1',
    'B 08:00:00 g2',
  ]);
  expect(moveMany(HOURS, ['flight f2'], { by: 60 })(DRAFT)).toEqual({ fault: 'locked' });
  expect(moveMany(HOURS, ['flight f9'], { by: 60 })(DRAFT)).toEqual({ fault: 'unknownBlock' });
});

it('gives flights that come to another surface to its panel', () => {
  const after = move(['flight f1', 'flight f3'], { surfaceId: 'B', date: DAY, from: 9 * 3_600 });
  expect(linesOf(after)).toContain('B 09:50:00 f3');
  expect(after.panels.map(({ panels }) => panels.flatMap(({ flightIds }) => flightIds).toSorted())).toEqual([
    ['f2'],
    ['f1', 'f3', 'g1', 'g2'],
  ]);
});

it('selects what lies between two blocks, from a time on, and one by one, without what is locked', () => {
  expect(blocksBetween(COLUMNS, BLOCKS, new Map(), ['flight f3', 'flight f1'])).toEqual([
    'flight f1',
    resurfacingAt('07:20:00'),
    'flight f3',
  ]);
  expect(blocksBetween(COLUMNS, BLOCKS, new Map(), [resurfacingAt('07:20:00'), 'flight g2'])).toEqual([
    resurfacingAt('07:20:00'),
    'flight g2',
  ]);
  expect(blocksFrom(COLUMNS, BLOCKS, new Map(), { from: 7.5 * 3_600 })).toEqual(['flight f3', 'flight g2']);
  const one = selectBlocks(['flight f1'], 'flight f1');
  const two = toggled(one, 'flight g1');
  expect(two).toEqual({ kind: 'blocks', keys: ['flight f1', 'flight g1'], anchor: 'flight g1' });
  expect(toggled(two, 'flight f1')).toEqual({ kind: 'block', key: 'flight g1' });
  expect(toggled(one, 'flight f1')).toBeNull();
});
