import { expect, it } from 'vitest';
import type { LiveBlock } from '../../../../shared/contract/day/running/live.ts';
import type { PublicBlock, PublicSchedule } from '../../../../shared/contract/planning/publicSchedule.ts';
import { blockKey, followedStarts } from './followedStarts.ts';
import type { DayBlock } from './namesOfDay.ts';

const NAMES = ['Ada', 'Ben', 'Zoé'];
const skaters = NAMES.map((name) => ({ name, rink: 'North Ice' }));
const flight = (date: string, start: string, eventId = 'FS4'): PublicBlock => ({
  surfaceId: 'A',
  date,
  start: `${start}:00`,
  seconds: 600,
  kind: 'flight',
  title: null,
  flight: { id: start, eventId, part: { number: 1, of: 1 }, warmUpSeconds: 240, skaters },
});
const EVENTS: PublicSchedule['events'] = [
  { id: 'FS4', format: 'Freestyle', level: '4' },
  { id: 'FS5', format: 'Freestyle', level: '5', cancelled: true },
];

const running = (block: PublicBlock, state: LiveBlock['state']): [string, LiveBlock] => [
  blockKey(block),
  {
    kind: 'flight',
    title: null,
    start: block.start.slice(0, 5),
    expected: null,
    state,
    flight: block.flight,
  },
];

const yesterday = flight('2027-01-05', '18:00');
const [first, second, third] = [
  flight('2027-01-06', '08:00'),
  flight('2027-01-06', '08:20'),
  flight('2027-01-06', '08:40'),
];
const cancelled = flight('2027-01-06', '09:00', 'FS5');
const day = {
  over: new Set([yesterday, first].map(blockKey)),
  running: new Map([running(first, 'done'), running(second, 'now'), running(third, 'toCome')]),
};
const PLACE = { surfaceId: 'A', date: '2027-01-06', start: '08:00:00' };
const shown = (blocks: DayBlock[], name: string) =>
  followedStarts({ blocks, events: EVENTS }, day, (one) => one.name === name).map(
    ({ block, state }) => `${block.start.slice(0, 5)} ${String(state)}`,
  );

it('says who is on the ice, has skated or skates no more, and names those last who are over', () => {
  const blocks = [third, yesterday, cancelled, first, second];
  expect(shown(blocks, 'Zoé')).toEqual([
    '08:20 now',
    '08:40 null',
    '09:00 cancelled',
    '18:00 null',
    '08:00 done',
  ]);
});

it('says of nobody who did not come that they skated', () => {
  const withoutBen = [first, second].map((block) => ({
    ...block,
    flight: block.flight && {
      ...block.flight,
      skaters: skaters.map((one) => (one.name === 'Ben' ? { ...one, missed: 'noShow' as const } : one)),
    },
  }));
  expect(shown(withoutBen, 'Ben')).toEqual(['08:00 noShow', '08:20 noShow']);
});

it('names a family’s own children, once where they are followed, too, and no pupils', () => {
  const zoe = { name: 'Zoe Winter', role: 'family' as const, missed: null, ...PLACE };
  const own = [zoe, { ...zoe, name: 'Ida Frost', role: 'coach' as const }, { ...zoe, start: '10:00:00' }];
  const isFollowed = ({ name }: { name: string }) => name !== 'Ben';
  const starts = followedStarts({ blocks: [first], events: EVENTS }, day, isFollowed, own);
  expect(starts.map(({ skater, state }) => [skater.name, skater.rink, state])).toEqual([
    ['Zoe Winter', null, 'done'],
    ['Ada', 'North Ice', 'done'],
  ]);
});

it('says of an own child what happened where their flight has skated without them', () => {
  const ben = { name: 'Ben Winter', role: 'family' as const, ...PLACE };
  const own = [
    { ...ben, missed: 'scratched' as const },
    { ...ben, start: '08:40:00', missed: 'noShow' as const },
  ];
  const starts = followedStarts({ blocks: [first, second, third], events: EVENTS }, day, () => false, own);
  expect(starts.map(({ state }) => state)).toEqual(['scratched', 'noShow']);
});

it('keeps an own child whose event was cancelled, once, and no other child of the event', () => {
  const skater = { name: 'Ben Winter', rink: null };
  const own = [{ flight: { block: cancelled }, skater, published: skaters[1] ?? null }];
  const isBen = ({ name }: { readonly name: string }) => name === 'Ben';
  const starts = followedStarts({ blocks: [cancelled], events: EVENTS }, day, isBen, [], own);
  expect(starts).toEqual([{ block: cancelled, skater, state: 'cancelled' }]);
});
