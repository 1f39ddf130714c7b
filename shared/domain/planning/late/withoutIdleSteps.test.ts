import { expect, it } from 'vitest';
import type { Block } from '../../../contract/core/planningFiles.ts';
import { at, block, DATE, flightOf, problemOf, publishedOf } from './lateProblem.testing.ts';
import { lateProposals } from './lateProposals.ts';

const PROBLEM = problemOf(['ann', 'bo', 'cy', 'di']);
const FLIGHTS = [0, 1, 2, 3].map((number) => flightOf(number, [number]));

/** The first flight on A ended at 11:00. */
const dayOf = (blocks: readonly Block[]) => ({
  date: DATE,
  now: at('11:00'),
  published: publishedOf(blocks),
  fixed: new Map([['f0', { surfaceId: 'A', start: at('10:40'), end: at('11:00') }]]),
});

it('shortens no resurfacing after which the ice stands empty all the same', () => {
  const blocks = [
    block('A', '10:00', 20, 0),
    block('A', '10:20', 15, 'resurfacing'),
    block('A', '10:35', 30, 1),
    block('A', '11:05', 15, 'resurfacing'),
    block('A', '12:30', 20, 2),
  ];
  const plan = { flights: FLIGHTS.slice(0, 3), blocks, panels: [] };
  const problem = {
    ...PROBLEM,
    surfaces: PROBLEM.surfaces.filter(({ id }) => id === 'A'),
  };
  const ways = lateProposals(problem, plan, dayOf(blocks));
  expect(ways.map(({ catchUp, price }) => `${catchUp} ${String(price.shortResurfacings)}`)).toEqual([
    'later 0',
    'shortResurfacings 1',
  ]);
  const lengths = ways
    .at(-1)
    ?.plan.blocks.flatMap(({ kind, seconds }) => (kind === 'resurfacing' ? seconds / 60 : []));
  expect(lengths).toEqual([10, 15]);
});

it('lets a short flight skate before closed hours on its own ice, where the one in front of it is too long', () => {
  const blocks = [
    block('A', '10:00', 20, 0),
    block('A', '10:20', 45, 1),
    block('A', '11:05', 20, 2),
    block('B', '14:00', 10, 3),
  ];
  const plan = { flights: FLIGHTS, blocks, panels: [] };
  const closed = block('A', '11:30', 60, 'resurfacing');
  const problem = { ...PROBLEM, fixed: { ...PROBLEM.fixed, blocks: [{ ...closed, locked: true as const }] } };
  for (const way of lateProposals(problem, plan, dayOf(blocks))) {
    const own = way.plan.blocks.find(({ flightId }) => flightId === 'f2');
    expect(`${own?.surfaceId ?? ''} ${own?.start ?? ''}`).toBe('A 11:05:00');
  }
});

it('lets a flight skate later on its own ice and not on another, where its own stands empty then', () => {
  const base = problemOf(['ann', 'ed', 'bo', 'ed', 'cy']);
  const restMinutes = { least: 10, wanted: 10, otherSurface: 0 };
  const problem = { ...base, rules: { ...base.rules, restMinutes } };
  const blocks = [
    block('A', '10:00', 20, 0),
    block('A', '10:20', 20, 1),
    block('A', '10:40', 20, 2),
    block('B', '11:00', 20, 3),
    block('B', '11:20', 10, 4),
  ];
  const flights = [0, 1, 2, 3, 4].map((number) => flightOf(number, [number]));
  const day = dayOf(blocks);
  const onB = [
    ['f3', { surfaceId: 'B', start: at('11:00'), end: at('11:20') }],
    ['f4', { surfaceId: 'B', start: at('11:20'), end: at('11:30') }],
  ] as const;
  const fixed = new Map([...day.fixed, ...onB]);
  const ways = lateProposals(problem, { flights, blocks, panels: [] }, { ...day, fixed });
  const other = ways.find(({ catchUp }) => catchUp === 'otherIce');
  expect(other?.price).toMatchObject({ moved: [], reordered: ['f1'], rests: [] });
  const own = other?.plan.blocks.find(({ flightId }) => flightId === 'f1');
  expect(`${own?.surfaceId ?? ''} ${own?.start ?? ''}`).toBe('A 11:30:00');
});

it('lets a flight skate a little later on its own ice and not on another, where that costs its skaters less', () => {
  const base = problemOf(['ann', 'ed', 'bo', 'ed', 'cy', 'di']);
  const restMinutes = { least: 10, wanted: 10, otherSurface: 0 };
  const problem = { ...base, rules: { ...base.rules, restMinutes } };
  const blocks = [
    block('A', '10:00', 20, 0),
    block('A', '10:20', 20, 1),
    block('A', '10:40', 20, 2),
    block('A', '11:00', 13, 5),
    block('B', '11:00', 20, 3),
    block('B', '11:20', 10, 4),
  ];
  const flights = [0, 1, 2, 3, 4, 5].map((number) => flightOf(number, [number]));
  const day = dayOf(blocks);
  const onB = [
    ['f3', { surfaceId: 'B', start: at('11:00'), end: at('11:20') }],
    ['f4', { surfaceId: 'B', start: at('11:20'), end: at('11:30') }],
  ] as const;
  const fixed = new Map([...day.fixed, ...onB]);
  const ways = lateProposals(problem, { flights, blocks, panels: [] }, { ...day, fixed });
  const other = ways.find(({ catchUp }) => catchUp === 'otherIce');
  expect(other?.price).toMatchObject({ moved: [], reordered: ['f1'], rests: [] });
  const own = other?.plan.blocks.find(({ flightId }) => flightId === 'f1');
  expect(`${own?.surfaceId ?? ''} ${own?.start ?? ''}`).toBe('A 11:33:00');
});
