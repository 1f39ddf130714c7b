import { expect, it } from 'vitest';
import type { Block } from '../../../contract/core/planningFiles.ts';
import { secondsOfTime } from '../../core/dates/times.ts';
import { smallProblem } from '../planProblem.testing.ts';
import { spanOf } from './blockSpans.ts';
import { exactStart } from './exactStart.ts';
import { placeBlock } from './placeBlock.ts';

const block = (start: string, seconds: number): Block => ({
  surfaceId: 'A',
  date: '2027-01-06',
  start,
  seconds,
  kind: 'custom',
});
const spans = [block('10:00:00', 750), block('10:12:30', 900)].map(spanOf);
const at = (typed: string, own: string | null = null) =>
  exactStart(secondsOfTime(typed), spans, own === null ? null : secondsOfTime(own));

it('puts what is typed at the shown end of a block after it, to the second', () => {
  expect(at('10:27:00')).toBe(secondsOfTime('10:27:30'));
  expect(at('10:12:00')).toBe(secondsOfTime('10:12:30'));
  expect(at('10:26:00')).toBe(secondsOfTime('10:26:00'));
  expect(at('10:28:00')).toBe(secondsOfTime('10:28:00'));
  const short = [...spans, spanOf(block('10:27:30', 20))];
  expect(exactStart(secondsOfTime('10:27:00'), short, null)).toBe(secondsOfTime('10:27:50'));
});

it('leaves a block where it is whose shown start is typed, if none ends then', () => {
  expect(at('11:40:00', '11:40:30')).toBe(secondsOfTime('11:40:30'));
  expect(at('11:41:00', '11:40:30')).toBe(secondsOfTime('11:41:00'));
  expect(at('10:27:00', '10:27:50')).toBe(secondsOfTime('10:27:30'));
});

it('leaves the resurfacing where it is when a break is put behind it', () => {
  const blocks = [
    block('10:00:00', 750),
    block('10:12:30', 900),
    block('10:27:30', 600),
    block('12:00:00', 2_400),
  ];
  const others = blocks.slice(0, 3).map(spanOf);
  const start = exactStart(secondsOfTime('10:27'), others, null);
  const placed = placeBlock(smallProblem(1, []), blocks, {
    block: 3,
    surfaceId: 'A',
    date: '2027-01-06',
    at: { start: `10:27:${start % 60}` },
  });
  expect(placed).toMatchObject({ moved: [2, 3] });
});
