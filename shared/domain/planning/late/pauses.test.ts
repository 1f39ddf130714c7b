import { expect, it } from 'vitest';
import type { Block } from '../../../contract/core/planningFiles.ts';
import { at, block, DATE, flightOf, problemOf, publishedOf } from './lateProblem.testing.ts';
import { lateProposals } from './lateProposals.ts';

const NUMBERS = [0, 1, 2, 3, 4];

/** Ice B is lost from 12:00 on; A is empty from 11:55 until its lunch. Lunch may be from 11:30 to 14:00. */
function proposalsOf(blocks: readonly Block[]) {
  const problem = problemOf(['ann', 'bo', 'cy', 'di', 'ed']);
  const surfaces = problem.surfaces.map((surface) => ({
    ...surface,
    days: surface.days.map((day) => (surface.id === 'B' ? { ...day, closes: '12:00' } : day)),
  }));
  return lateProposals(
    { ...problem, surfaces },
    { flights: NUMBERS.map((number) => flightOf(number, [number])), blocks: [...blocks], panels: [] },
    {
      date: DATE,
      now: at('12:00'),
      published: publishedOf(blocks),
      fixed: new Map([['f0', { surfaceId: 'A', start: at('11:35'), end: at('11:55') }]]),
    },
  );
}

const laidOn = (surfaceId: string, blocks: readonly Block[] = []) =>
  blocks
    .filter((one) => one.surfaceId === surfaceId)
    .map((one) => `${one.start.slice(0, 5)} ${one.flightId ?? one.kind}`)
    .toSorted();

it('offers lunch at another time where lost flights would wait for it on empty ice, and says so', () => {
  const proposals = proposalsOf([
    block('A', '11:35', 20, 0),
    block('A', '12:39', 45, 'lunch'),
    block('B', '12:40', 10, 1),
    block('B', '12:50', 10, 2),
    block('B', '13:00', 10, 3),
    block('A', '14:00', 20, 4),
  ]);
  const asPlanned = proposals.find(({ catchUp }) => catchUp === 'otherIce');
  expect(laidOn('A', asPlanned?.plan.blocks)).toEqual([
    '11:35 f0',
    '12:39 lunch',
    '13:24 f1',
    '13:34 f2',
    '13:44 f3',
    '14:00 f4',
  ]);
  expect(asPlanned?.price.movedPauses).toEqual([]);
  const moved = proposals.find(({ catchUp }) => catchUp === 'pauses');
  expect(laidOn('A', moved?.plan.blocks)).toEqual([
    '11:35 f0',
    '12:40 f1',
    '12:50 f2',
    '13:00 f3',
    '13:10 lunch',
    '14:00 f4',
  ]);
  expect(moved?.price.movedPauses).toEqual([
    { kind: 'lunch', surfaceId: 'A', start: at('12:39'), to: at('13:10') },
  ]);
});

it('lets flights skate before a lunch that still keeps its hours, and leaves one that has begun', () => {
  const lunchAt = (start: string) => {
    const blocks = [
      block('A', '11:35', 20, 0),
      block('A', start, 45, 'lunch'),
      block('B', '12:10', 10, 1),
      block('B', '12:20', 10, 2),
    ];
    const ways = proposalsOf([...blocks, block('A', '13:20', 20, 3)]);
    return laidOn('A', ways.at(-1)?.plan.blocks);
  };
  expect(lunchAt('12:05')).toEqual(['11:35 f0', '12:10 f1', '12:20 f2', '12:30 lunch', '13:20 f3']);
  expect(lunchAt('11:55')[1]).toBe('11:55 lunch');
});

it('drops a lunch after which nobody skates, because its flights have left', () => {
  const [, other] = proposalsOf([
    block('A', '11:35', 20, 0),
    block('B', '12:10', 10, 1),
    block('B', '12:20', 45, 'lunch'),
    block('B', '13:05', 10, 2),
  ]);
  expect(laidOn('B', other?.plan.blocks)).toEqual([]);
  expect(other?.price).toMatchObject({
    goneWithFlights: [{ kind: 'lunch', surfaceId: 'B', start: at('12:20') }],
    pauseMinutes: 0,
  });
});
