import { expect, it } from 'vitest';
import type { Block } from '../../../contract/core/planningFiles.ts';
import { at, block, DATE, flightOf, problemOf, publishedOf } from './lateProblem.testing.ts';
import { lateProposals } from './lateProposals.ts';

const PROBLEM = problemOf(['ann', 'bo', 'cy', 'di', 'ed']);
const FLIGHTS = [0, 1, 2, 3, 4].map((number) => flightOf(number, [number]));

const proposalsOf = (blocks: readonly Block[], end: string) =>
  lateProposals(
    PROBLEM,
    { flights: FLIGHTS, blocks: [...blocks], panels: [] },
    {
      date: DATE,
      now: at('11:00'),
      published: publishedOf(blocks),
      fixed: new Map([
        ['f0', { surfaceId: 'A', start: at('10:40'), end: at(end) }],
        ['f3', { surfaceId: 'B', start: at('10:00'), end: at('11:00') }],
      ]),
    },
  );
const onB = (blocks: readonly Block[] = []) =>
  blocks
    .filter(({ surfaceId }) => surfaceId === 'B')
    .map((one) => `${one.start.slice(0, 5)} ${one.flightId ?? one.kind}`)
    .toSorted();

it('resurfaces once where a flight comes to ice that was to be resurfaced behind it', () => {
  const blocks = [
    block('A', '10:00', 20, 0),
    block('A', '11:00', 20, 1),
    block('B', '10:00', 60, 3),
    block('B', '11:05', 15, 'resurfacing'),
    block('B', '11:30', 20, 4),
  ];
  const other = proposalsOf(blocks, '12:30').find(({ catchUp }) => catchUp === 'otherIce');
  expect(onB(other?.plan.blocks)).toEqual(['10:00 f3', '11:00 resurfacing', '11:15 f1', '11:35 f4']);
  // It comes in place of the published one.
  expect(other?.price).toMatchObject({ added: [], leftOut: [] });
});

it('leaves out a published resurfacing after little skating, and says so', () => {
  const blocks = [
    block('A', '10:00', 20, 0),
    block('A', '11:00', 15, 'resurfacing'),
    block('A', '11:15', 14, 1),
    block('A', '11:29', 10, 'resurfacing'),
    block('A', '11:39', 10, 2),
    block('B', '10:00', 60, 3),
  ];
  const [later] = proposalsOf(blocks, '11:30');
  expect(later?.plan.blocks.filter(({ kind }) => kind === 'resurfacing')).toHaveLength(1);
  expect(later?.price.leftOut).toEqual([{ surfaceId: 'A', start: at('11:29') }]);
  // What comes behind it needs fresh ice.
  const long = [...blocks.slice(0, -2), block('A', '11:39', 70, 2), ...blocks.slice(-1)];
  expect(proposalsOf(long, '11:30')[0]?.price.leftOut).toEqual([]);
});

it('names a resurfacing that flights from other ice need', () => {
  const blocks = [block('A', '10:00', 20, 0), block('A', '11:00', 20, 1), block('B', '10:00', 60, 3)];
  const other = proposalsOf(blocks, '12:30').find(({ catchUp }) => catchUp === 'otherIce');
  expect(other?.price.added).toEqual([{ surfaceId: 'B', start: at('11:00') }]);
});
