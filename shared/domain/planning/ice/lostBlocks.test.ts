import { expect, it } from 'vitest';
import { closedBlocks } from './closedIce.ts';
import { blocksLosingIce, blocksWithoutIce, flightsCutShort } from './lostBlocks.ts';

const DATE = '2027-01-06';
const NONE: ReadonlySet<string> = new Set();
const PLANNED = { skated: NONE, expected: new Map<string, string>() };
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
  expect(blocksWithoutIce(ice('09:00', '12:00'), blocks, NONE)).toEqual([2, 3, 4, 5]);
  expect(blocksLosingIce(ice('09:00', '15:00'), ice('09:30', '12:00'), blocks, PLANNED)).toEqual([0, 2]);
  expect(blocksLosingIce(ice('09:00', '12:00'), ice('08:00', '17:00'), blocks, PLANNED)).toEqual([]);
});

it('leaves out what has skated on the running day, and what stood before it on the same ice', () => {
  const flight = (id: string, start: string) => ({ ...block('A', start), flightId: id });
  const blocks = [
    flight('f1', '09:00:00'),
    // A resurfacing between two flights that are over.
    block('A', '09:30:00'),
    flight('f2', '10:00:00'),
    flight('f3', '10:30:00'),
    block('A', '11:00:00'),
    { ...block('B', '09:00:00'), flightId: 'f4' },
  ];
  const open = {
    surfaces: ['A', 'B'].map((id) => ({ id, days: [{ date: DATE, opens: '09:00', closes: '15:00' }] })),
  };
  const closed = { surfaces: ['A', 'B'].map((id) => ({ id, days: [] })) };
  expect(blocksLosingIce(open, closed, blocks, PLANNED)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(blocksLosingIce(open, closed, blocks, { ...PLANNED, skated: new Set(['f1', 'f2']) })).toEqual([
    3, 4, 5,
  ]);
  // What has skated on one surface says nothing of another.
  expect(blocksWithoutIce(closed, blocks, new Set(['f4']))).toEqual([0, 1, 2, 3, 4]);
});

it('names the blocks that lie in hours given to others', () => {
  const blocks = [
    block('A', '09:00:00'),
    block('A', '09:45:00'),
    block('A', '10:15:00'),
    block('A', '11:00:00'),
  ];
  const before = ice('09:00', '12:00');
  const after = {
    surfaces: before.surfaces.map((surface) => ({
      ...surface,
      days: surface.days.map((hours) => ({ ...hours, closed: [{ begins: '10:00', ends: '11:00' }] })),
    })),
  };
  expect(blocksLosingIce(before, after, blocks, PLANNED)).toEqual([1, 2]);
  const fixed = {
    flights: [],
    blocks: closedBlocks(after.surfaces.map((one) => ({ ...one, name: one.id }))),
    panels: [],
  };
  expect(blocksWithoutIce({ ...before, fixed }, blocks, NONE)).toEqual([1, 2]);
});

it('names a late flight that is expected in the hours taken, though it was planned before them', () => {
  const blocks = [
    { ...block('A', '11:52:00', 10), flightId: 'late' },
    { ...block('B', '11:52:00', 10), flightId: 'other' },
    { ...block('A', '13:00:00', 10), flightId: 'after' },
  ];
  const ofDay = (closed: { begins: string; ends: string }[]) => ({
    surfaces: ['A', 'B'].map((id) => ({
      id,
      days: [{ date: DATE, opens: '09:00', closes: '15:00', ...(id === 'A' && { closed }) }],
    })),
  });
  const lost = ofDay([{ begins: '12:02', ends: '12:43' }]);
  expect(blocksLosingIce(ofDay([]), lost, blocks, PLANNED)).toEqual([]);
  const late = { ...PLANNED, expected: new Map([['late', '12:02']]) };
  expect(blocksLosingIce(ofDay([]), lost, blocks, late)).toEqual([0]);
});

it('names a flight on the ice whose hours end before it does', () => {
  const [before, after] = [ice('09:00', '15:00'), ice('09:00', '10:05')];
  const blocks = [
    { ...block('A', '09:30:00'), flightId: 'f1' },
    { ...block('A', '10:05:00'), flightId: 'f2' },
  ];
  const cutShort = (start: string, minutes: number) =>
    flightsCutShort(before, after, blocks, new Map([['f1', { start, seconds: minutes * 60 }]]));
  expect(cutShort('09:32:00', 30)).toEqual([]);
  // It started late, or overruns.
  expect(cutShort('09:40:00', 30)).toEqual(['f1']);
  expect(cutShort('09:32:00', 40)).toEqual(['f1']);
});
