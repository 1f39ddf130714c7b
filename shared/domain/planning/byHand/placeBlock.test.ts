import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Block } from '../../../contract/core/planningFiles.ts';
import { smallProblem } from '../planProblem.testing.ts';
import { secondsOfTime, timeOfSeconds } from '../../core/dates/times.ts';
import { placeBlock } from './placeBlock.ts';

const PROBLEM = smallProblem(1, []);
const DATE = '2027-01-06';
const block = (start: string, minutes: number, more: Partial<Block> = {}): Block => ({
  surfaceId: 'A',
  date: DATE,
  start,
  seconds: minutes * 60,
  kind: 'custom',
  ...more,
});
const BLOCKS = [
  block('10:00:00', 10),
  block('10:10:00', 10),
  block('10:25:00', 10, { locked: true }),
  block('10:40:00', 10),
  block('11:00:00', 10),
  block('10:00:00', 20, { surfaceId: 'B' }),
];
const place = (
  index: number,
  at: { start: string } | { before: number | null },
  surfaceId = 'A',
  date = DATE,
) => placeBlock(PROBLEM, BLOCKS, { block: index, surfaceId, date, at });
const starts = (result: ReturnType<typeof placeBlock>) =>
  'fault' in result ? result.fault : result.blocks.map(({ start }) => start.slice(0, 5));

it('places a block at a time; what is in its way goes later by the least, round locked blocks', () => {
  const result = place(5, { start: '10:05' });
  // The first one was on the ice at 10:05 and has room again after the locked one, as the second has.
  expect(starts(result)).toEqual(['10:35', '10:45', '10:25', '10:55', '11:05', '10:05']);
  expect(result).toMatchObject({ moved: [0, 1, 3, 4, 5] });
  expect(starts(place(5, { start: '12:00' }))).toEqual([
    '10:00',
    '10:10',
    '10:25',
    '10:40',
    '11:00',
    '12:00',
  ]);
  // The gap at 11:00 takes up the shift of ten minutes.
  expect(place(0, { start: '10:35' })).toMatchObject({ moved: [0, 3] });
  expect(starts(place(0, { start: '10:35' }))).toEqual([
    '10:35',
    '10:10',
    '10:25',
    '10:45',
    '11:00',
    '10:00',
  ]);
});

it('places a block before another one, or last', () => {
  expect(starts(place(4, { before: 1 }))).toEqual(['10:00', '10:35', '10:25', '10:45', '10:10', '10:00']);
  expect(starts(place(0, { before: null }))).toEqual(['11:10', '10:10', '10:25', '10:40', '11:00', '10:00']);
  expect(starts(place(0, { before: null }, 'B'))).toEqual([
    '10:20',
    '10:10',
    '10:25',
    '10:40',
    '11:00',
    '10:00',
  ]);
  expect(place(0, { before: null }, 'B')).toMatchObject({ moved: [0] });
  expect(place(0, { before: null }, 'B')).toHaveProperty('blocks.0.surfaceId', 'B');
});

it('refuses what cannot be', () => {
  expect(place(2, { start: '12:00' })).toEqual({ fault: 'locked' });
  expect(place(0, { start: '10:20' })).toEqual({ fault: 'onLocked' });
  expect(place(5, { before: 2 })).toEqual({ fault: 'onLocked' });
  expect(place(0, { start: '09:59' })).toEqual({ fault: 'closed' });
  expect(place(0, { start: '12:00' }, 'A', '2027-01-07')).toEqual({ fault: 'closed' });
  expect(place(0, { start: '12:00' }, 'C')).toEqual({ fault: 'closed' });
  expect(place(9, { start: '12:00' })).toEqual({ fault: 'unknownBlock' });
  expect(place(0, { before: 5 })).toEqual({ fault: 'unknownBlock' });
});

const tracks = fc.array(
  fc.record({ gap: fc.nat(15), minutes: fc.integer({ min: 1, max: 20 }), locked: fc.nat(3) }),
  { minLength: 1, maxLength: 15 },
);

it('never overlaps, never moves a locked block, and moves nobody to an earlier time', () => {
  fc.assert(
    fc.property(tracks, fc.nat(), fc.integer({ min: 600, max: 900 }), (track, chosen, minute) => {
      let from = 600 * 60;
      const blocks = track.map(({ gap, minutes, locked }): Block => {
        const start = timeOfSeconds(from + gap * 60);
        from += (gap + minutes) * 60;
        return block(start, minutes, locked === 0 ? { locked: true } : {});
      });
      const index = chosen % blocks.length;
      const at = { start: timeOfSeconds(minute * 60) };
      const result = placeBlock(PROBLEM, blocks, { block: index, surfaceId: 'A', date: DATE, at });
      if ('fault' in result) return;
      const spans = result.blocks
        .map(({ start, seconds }) => ({ from: secondsOfTime(start), seconds }))
        .sort((one, other) => one.from - other.from);
      for (const [place_, span] of spans.slice(1).entries()) {
        const before = spans[place_];
        expect(span.from).toBeGreaterThanOrEqual((before?.from ?? 0) + (before?.seconds ?? 0));
      }
      for (const [other, before] of blocks.entries()) {
        const after = result.blocks[other];
        if (before.locked) expect(after).toEqual(before);
        if (other === index) expect(after?.start).toBe(at.start);
        else expect(secondsOfTime(after?.start ?? '')).toBeGreaterThanOrEqual(secondsOfTime(before.start));
        expect(result.moved.includes(other)).toBe(after?.start !== before.start);
      }
    }),
  );
});

it('puts nothing where others have the ice, and what is in its way behind them', () => {
  const closed = block('10:30:00', 60, { kind: 'resurfacing', locked: true });
  const problem = { ...PROBLEM, fixed: { ...PROBLEM.fixed, blocks: [closed] } };
  const blocks = [block('10:00:00', 10), block('10:10:00', 15), block('11:40:00', 10)];
  const to = (index: number, at: { start: string } | { before: number | null }) =>
    placeBlock(problem, blocks, { block: index, surfaceId: 'A', date: DATE, at });
  expect(starts(to(0, { start: '10:25' }))).toBe('closed');
  expect(starts(to(2, { start: '10:05' }))).toEqual(['10:15', '11:30', '10:05']);
  expect(starts(to(2, { before: null }))).toEqual(['10:00', '10:10', '11:30']);
});
