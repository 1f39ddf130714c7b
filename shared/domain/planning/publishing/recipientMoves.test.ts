import { expect, it } from 'vitest';
import type { Block } from '../../../contract/core/planningFiles.ts';
import { recipientMoves } from './recipientMoves.ts';

/** Mia and Leo of one family with one coach, Ann of another; a couple has both skaters in one programme. */
const PROGRAMMES = [
  { id: 'mia.fs1', skaters: ['mia'], coachId: 'coach' },
  { id: 'leo.fs1', skaters: ['leo'], coachId: 'coach' },
  { id: 'ann.fs1', skaters: ['ann', 'partner'], coachId: null },
].map((one) => ({ ...one, eventId: 'fs1', seconds: 60, rinkId: null }));
const ACCOUNTS: Readonly<Record<string, string>> = { mia: 'A', leo: 'A', ann: 'B' };
const FLIGHTS = [
  { id: 'f1', eventId: 'fs1', programmes: ['mia.fs1', 'leo.fs1'] },
  { id: 'f2', eventId: 'fs1', programmes: ['ann.fs1'] },
];

const planAt = (first: string, second: string) => ({
  flights: FLIGHTS,
  blocks: [
    ['f1', first],
    ['f2', second],
  ].map(([flightId = '', start = '']): Block => ({
    surfaceId: 'a',
    date: '2027-01-06',
    start,
    seconds: 300,
    kind: 'flight',
    flightId,
  })),
  panels: [],
});

const compare = (
  after: ReturnType<typeof planAt>,
  earlier: readonly [number, ReturnType<typeof planAt>][],
  mailed: readonly [string, number][],
) =>
  recipientMoves({
    plan: { programmes: PROGRAMMES, plan: after },
    earlier: new Map(earlier),
    mailed: new Map(mailed),
    accountOf: (programmeId) => ACCOUNTS[programmeId.split('.')[0] ?? ''],
  });

it('has each family once with each child once, and the coach, in the first version', () => {
  const first = compare(planAt('07:00:00', '07:10:00'), [], []);
  expect(
    first.map(({ to, id, since, moves }) => [to, id, since, moves.map(({ programmeId }) => programmeId)]),
  ).toEqual([
    ['family', 'B', null, ['ann.fs1']],
    ['family', 'A', null, ['leo.fs1', 'mia.fs1']],
    ['coach', 'coach', null, ['leo.fs1', 'mia.fs1']],
  ]);
});

it('compares with what each was mailed last: two moves of ten minutes are one of twenty', () => {
  const one = planAt('07:00:00', '07:10:00');
  const two = planAt('07:10:00', '08:00:00');
  const mailed: [string, number][] = [
    ['family A', 1],
    ['coach coach', 1],
    ['family B', 2],
  ];
  const three = compare(
    planAt('07:20:00', '08:10:00'),
    [
      [1, one],
      [2, two],
    ],
    mailed,
  );
  expect(
    three.map(({ id, since, moves }) => [
      id,
      since,
      moves.map(({ minutes, isAnnounced }) => [minutes, isAnnounced]),
    ]),
  ).toEqual([
    [
      'A',
      1,
      [
        [20, true],
        [20, true],
      ],
    ],
    [
      'coach',
      1,
      [
        [20, true],
        [20, true],
      ],
    ],
    ['B', 2, [[10, false]]],
  ]);
});

it('leaves out who was erased and whom nothing touches', () => {
  const plan = planAt('07:00:00', '07:10:00');
  const mailed: [string, number][] = [
    ['family A', 1],
    ['family B', 1],
    ['coach coach', 1],
  ];
  expect(compare(plan, [[1, plan]], mailed)).toEqual([]);
  const erased = recipientMoves({
    plan: { programmes: PROGRAMMES, plan },
    earlier: new Map(),
    mailed: new Map(),
    accountOf: () => undefined,
  });
  expect(erased.map(({ to }) => to)).toEqual(['coach']);
});
