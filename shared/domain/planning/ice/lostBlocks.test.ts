import { expect, it } from 'vitest';
import { blocksLosingIce, blocksWithoutIce } from './lostBlocks.ts';

const DATE = '2027-01-06';
const block = (surfaceId: string, start: string, minutes = 30, date = DATE) => ({
  surfaceId,
  date,
  start,
  seconds: minutes * 60,
});
const ice = (opens: string, closes: string) => ({
  surfaces: [
    { id: 'A', days: [{ date: DATE, opens, closes }] },
    { id: 'B', days: [] },
  ],
});

it('names the blocks that an hour taken away leaves without ice, and not those that had none before', () => {
  const blocks = [
    block('A', '09:00:00'),
    block('A', '09:30:00'),
    // Half of it is after 12:00.
    block('A', '11:45:00'),
    block('A', '16:00:00'),
    block('B', '10:00:00'),
    block('A', '10:00:00', 30, '2027-01-07'),
  ];
  expect(blocksWithoutIce(ice('09:00', '12:00'), blocks)).toEqual([2, 3, 4, 5]);
  expect(blocksLosingIce(ice('09:00', '15:00'), ice('09:30', '12:00'), blocks)).toEqual([0, 2]);
  expect(blocksLosingIce(ice('09:00', '12:00'), ice('08:00', '17:00'), blocks)).toEqual([]);
});
