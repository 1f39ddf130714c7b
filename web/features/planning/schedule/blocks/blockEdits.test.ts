import { expect, it } from 'vitest';
import type { ScheduleDraft } from '../../../../../shared/contract/planning/draftParts.ts';
import {
  addBlock,
  closeGap,
  describeBlock,
  lockBlock,
  moveBlock,
  removeBlock,
  slotsOn,
} from './blockEdits.ts';
import { placedBlocks } from '../../../../../shared/domain/planning/draft/draftBlocks.ts';
import { scaleOf } from '../board/scale.ts';
import { blockColumns } from './columns.ts';

const DAY = '2027-01-06';
const HOURS = {
  surfaces: ['A', 'B'].map((id) => ({ id, days: [{ date: DAY, opens: '07:00', closes: '12:30' }] })),
  fixed: { flights: [], blocks: [], panels: [] },
};
const TRACK = { surfaceId: 'A', date: DAY };

const flight = (flightId: string, start: string, seconds = 600) => ({
  start,
  seconds,
  kind: 'flight' as const,
  flightId,
});

const DRAFT: ScheduleDraft = {
  generation: 1,
  revision: 1,
  seed: null,
  plannedAt: null,
  tracks: [
    {
      ...TRACK,
      version: 3,
      blocks: [
        flight('f1', '07:00:00'),
        flight('f2', '07:10:00'),
        { start: '07:20:00', seconds: 900, kind: 'resurfacing' },
        flight('f3', '07:50:00'),
      ],
    },
  ],
  events: [],
  panels: [],
  published: null,
};

const done = (draft: ScheduleDraft | { readonly fault: string }): ScheduleDraft => {
  if ('fault' in draft) throw new Error(draft.fault);
  return draft;
};
const lines = (draft: ScheduleDraft) =>
  placedBlocks(draft).map(
    ({ surfaceId, start, kind, flightId = kind, locked }) =>
      `${surfaceId} ${start.slice(0, 5)} ${flightId}${locked ? ' locked' : ''}`,
  );

it('moves a flight to another surface: the track that had it keeps its version and its gap', () => {
  const after = done(moveBlock(HOURS, 'flight f1', { surfaceId: 'B', date: DAY, start: '08:00:00' })(DRAFT));
  expect(lines(after)).toEqual(['A 07:10 f2', 'A 07:20 resurfacing', 'A 07:50 f3', 'B 08:00 f1']);
  expect(after.tracks.map(({ surfaceId, version }) => [surfaceId, version])).toEqual([
    ['A', 3],
    ['B', 0],
  ]);
});

it('sends what is in the way later, and never upon a locked block', () => {
  const locked = done(lockBlock('flight f3', true)(DRAFT));
  expect(lines(locked).at(-1)).toBe('A 07:50 f3 locked');
  expect(moveBlock(HOURS, 'flight f3', { ...TRACK, start: '08:00:00' })(locked)).toEqual({ fault: 'locked' });
  expect(moveBlock(HOURS, 'flight f1', { ...TRACK, start: '07:55:00' })(locked)).toEqual({
    fault: 'onLocked',
  });
  expect(moveBlock(HOURS, 'flight f1', { ...TRACK, start: '06:00:00' })(locked)).toEqual({ fault: 'closed' });
  const practice = { kind: 'practice' as const, seconds: 1_200, title: 'Open practice' };
  const after = done(addBlock(HOURS, practice, { ...TRACK, start: '07:00:00' })(locked));
  expect(lines(after)).toEqual([
    'A 07:00 practice',
    'A 07:20 f1',
    'A 07:30 f2',
    'A 07:50 f3 locked',
    'A 08:00 resurfacing',
  ]);
  expect(placedBlocks(after)[0]?.title).toBe('Open practice');
});

it('takes a flight off the ice and places it again, once', () => {
  const without = done(removeBlock('flight f2')(DRAFT));
  expect(lines(without)).toHaveLength(3);
  const place = { ...TRACK, start: '09:00:00' };
  const again = done(addBlock(HOURS, { kind: 'flight', flightId: 'f2', seconds: 600 }, place)(without));
  expect(lines(again).at(-1)).toBe('A 09:00 f2');
  expect(addBlock(HOURS, { kind: 'flight', flightId: 'f2', seconds: 600 }, place)(again)).toEqual({
    fault: 'alreadyPlaced',
  });
  expect(removeBlock('flight f9')(DRAFT)).toEqual({ fault: 'unknownBlock' });
});

it('gives a block another title and length, and closes a gap up to the next locked block', () => {
  const key = `resurfacing ${DAY} A 07:20:00`;
  const longer = done(describeBlock(HOURS, key, 'Flood', 2_400)(DRAFT));
  expect(lines(longer)).toEqual(['A 07:00 f1', 'A 07:10 f2', 'A 07:20 resurfacing', 'A 08:00 f3']);
  expect(lines(done(closeGap({ ...TRACK, closed: [] }, 7 * 3_600 + 35 * 60)(DRAFT)))).toEqual([
    'A 07:00 f1',
    'A 07:10 f2',
    'A 07:20 resurfacing',
    'A 07:35 f3',
  ]);
  const locked = done(lockBlock('flight f3', true)(DRAFT));
  expect(closeGap({ ...TRACK, closed: [] }, 7 * 3_600 + 35 * 60)(locked)).toEqual({ fault: 'locked' });
});

it('a flight that moves comes to the panel of its new run, and leaves the judges of the old one', () => {
  const panel = (id: string, flightIds: string[]) => ({
    id,
    flightIds,
    judges: ['c1', 'c2', 'c3'],
    referee: null,
  });
  const panels = [{ ...TRACK, version: 1, panels: [panel('p1', ['f1', 'f2']), panel('p2', ['f3'])] }];
  const move = (surfaceId: string, start: string) => {
    const after = done(moveBlock(HOURS, 'flight f1', { surfaceId, date: DAY, start })({ ...DRAFT, panels }));
    return after.panels.flatMap((track) =>
      track.panels.map(({ id, flightIds }) => `${id}: ${flightIds.join(' ')}`),
    );
  };
  expect(move('A', '07:20:00')).toEqual(['p1: f1 f2', 'p2: f3']);
  expect(move('A', '08:00:00')).toEqual(['p1: f2', 'p2: f3 f1']);
  expect(move('B', '08:00:00')).toEqual(['p1: f2', 'p2: f3']);
});

it('leaves tracks alone on which nothing changes', () => {
  expect(done(lockBlock('flight f1', false)(DRAFT)).tracks[0]).toBe(DRAFT.tracks[0]);
});

it('finds places without a gap, and hours that show every block', () => {
  expect(
    slotsOn(placedBlocks(DRAFT), { ...TRACK, opens: 7 * 3_600, closed: [] }, 'flight f2').map(
      (slot) => slot / 60,
    ),
  ).toEqual([420, 430, 455, 480]);
  const late = { ...DRAFT, tracks: [{ ...TRACK, version: 1, blocks: [flight('f1', '24:10:00')] }] };
  expect(scaleOf(blockColumns(HOURS, late), late, 4, false)).toMatchObject({
    from: 7 * 3_600,
    until: 25 * 3_600,
  });
  const closed = blockColumns({ ...HOURS, surfaces: [] }, DRAFT);
  expect(closed).toMatchObject([{ surfaceId: 'A', isOpen: false, opens: 7 * 3_600, closes: 8 * 3_600 }]);
});

it('leaves a block where somebody else has put it since it was picked up', () => {
  const [picked] = placedBlocks(DRAFT);
  if (!picked) throw new Error('The draft has blocks');
  const place = { ...TRACK, start: '08:30:00' };
  const mine = moveBlock(HOURS, 'flight f1', place, picked);
  const theirs = done(moveBlock(HOURS, 'flight f1', { ...TRACK, surfaceId: 'B', start: '07:00:00' })(DRAFT));
  expect(mine(theirs)).toEqual({ fault: 'movedSince' });
  expect(lines(done(mine(DRAFT)))).toContain('A 08:30 f1');
});
