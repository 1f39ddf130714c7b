import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Block } from '../../../contract/core/planningFiles.ts';
import { smallProblem } from '../planProblem.testing.ts';
import { timeOfSeconds } from '../../core/dates/times.ts';
import { overlaps, spanOf } from './blockSpans.ts';
import { type BlocksTarget, moveBlocks } from './moveBlocks.ts';

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
const MORNING = [
  block('10:00:00', 30),
  block('10:30:00', 30),
  block('11:00:00', 30, { locked: true }),
  block('11:30:00', 30),
  block('12:15:00', 30),
  block('12:00:00', 30, { surfaceId: 'B' }),
];
const starts = (indexes: number[], target: BlocksTarget, blocks = MORNING) => {
  const result = moveBlocks(PROBLEM, blocks, indexes, target);
  return 'fault' in result ? result.fault : result.blocks.map(({ start }) => start.slice(0, 5));
};

it('moves an afternoon on both surfaces by minutes, with the gaps in it', () => {
  expect(starts([3, 4, 5], { by: 40 * 60 })).toEqual(['10:00', '10:30', '11:00', '12:10', '12:55', '12:40']);
  expect(starts([4, 5], { by: -15 * 60 })).toEqual(['10:00', '10:30', '11:00', '11:30', '12:00', '11:45']);
});

it('goes round a locked block, and puts what stays behind what is moved upon it', () => {
  // 10:30 and 40 minutes would lie upon the locked block; 11:30 stays, and has to wait for it.
  expect(starts([1], { by: 40 * 60 })).toEqual(['10:00', '11:30', '11:00', '12:00', '12:30', '12:00']);
  expect(starts([0, 1], { by: 60 * 60 })).toEqual(['11:30', '12:00', '11:00', '12:30', '13:00', '12:00']);
});

it('moves blocks to another surface one behind the other, and what is there goes later', () => {
  expect(starts([0, 1, 3, 4], { surfaceId: 'B', date: DATE, from: 11 * 3600 })).toEqual([
    '11:00',
    '11:30',
    '11:00',
    '12:30',
    '13:15',
    '12:00',
  ]);
  const both = starts([4, 5], { surfaceId: 'B', date: DATE, from: 10 * 3600 });
  // They overlap on their own surfaces, so the later one waits.
  expect(both).toEqual(['10:00', '10:30', '11:00', '11:30', '10:30', '10:00']);
});

it('puts a day that is moved to another one behind the day before, without the night between', () => {
  const twoDays = [block('16:00:00', 30), block('09:00:00', 30, { date: '2027-01-07' })];
  expect(starts([0, 1], { surfaceId: 'B', date: DATE, from: 10 * 3600 }, twoDays)).toEqual([
    '10:00',
    '10:30',
  ]);
});

it('refuses what is locked, unknown, before opening, or upon a block that was in front', () => {
  expect(starts([2, 3], { by: 600 })).toBe('locked');
  expect(starts([3, 99], { by: 600 })).toBe('unknownBlock');
  expect(starts([], { by: 600 })).toBe('unknownBlock');
  expect(starts([0, 1], { by: -60 })).toBe('closed');
  expect(starts([0], { surfaceId: 'C', date: DATE, from: 12 * 3600 })).toBe('closed');
  expect(starts([1], { by: -15 * 60 })).toBe('inTheWay');
  // Upon a locked block it would go behind it, and still upon the one that was in front.
  const behindLocked = [
    block('10:00:00', 30, { locked: true }),
    block('10:30:00', 30),
    block('11:00:00', 30),
  ];
  expect(starts([2], { by: -60 * 60 }, behindLocked)).toBe('inTheWay');
});

it('loses no block and puts none upon another one, whatever is moved', () => {
  const plans = fc
    .array(
      fc.record({
        minutes: fc.integer({ min: 1, max: 40 }),
        gap: fc.integer({ min: 0, max: 20 }),
        locked: fc.boolean(),
      }),
      {
        minLength: 1,
        maxLength: 10,
      },
    )
    .map((parts) => {
      let from = 10 * 3600;
      return parts.map(({ minutes, gap, locked }): Block => {
        const one = block(timeOfSeconds(from + gap * 60), minutes, locked ? { locked } : {});
        from += (gap + minutes) * 60;
        return one;
      });
    });
  const targets = fc.oneof(
    fc.record({ by: fc.integer({ min: -3600, max: 7200 }) }),
    fc.record({
      surfaceId: fc.constantFrom('A', 'B'),
      date: fc.constant(DATE),
      from: fc.integer({ min: 36_000, max: 50_000 }),
    }),
  );
  fc.assert(
    fc.property(plans, targets, fc.infiniteStream(fc.boolean()), (blocks, target, picks) => {
      const indexes = [...blocks.keys()].filter((index) => !blocks[index]?.locked && picks.next().value);
      const result = moveBlocks(PROBLEM, blocks, indexes, target);
      if ('fault' in result) return;
      expect(result.blocks.map(({ seconds }) => seconds)).toEqual(blocks.map(({ seconds }) => seconds));
      for (const [index, one] of result.blocks.entries()) {
        if (blocks[index]?.locked) expect(one).toEqual(blocks[index]);
        expect(result.moved.includes(index)).toBe(
          one.start !== blocks[index]?.start || one.surfaceId !== 'A',
        );
        const others = result.blocks.filter((other) => other !== one && other.surfaceId === one.surfaceId);
        expect(others.some((other) => overlaps(spanOf(other), spanOf(one)))).toBe(false);
      }
    }),
  );
});

it('goes round the hours in which others have the ice', () => {
  const closed = block('11:00:00', 60, { kind: 'resurfacing', locked: true });
  const problem = { ...PROBLEM, fixed: { ...PROBLEM.fixed, blocks: [closed] } };
  const result = moveBlocks(problem, [block('10:00:00', 30), block('10:30:00', 30)], [0, 1], { by: 15 * 60 });
  expect('fault' in result ? result.fault : result.blocks.map(({ start }) => start)).toEqual([
    '10:15:00',
    '12:00:00',
  ]);
});
