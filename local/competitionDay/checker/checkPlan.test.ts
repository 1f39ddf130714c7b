import { expect, inject, it } from 'vitest';
import type { Plan, Problem } from '../../../shared/contract/core/planningFiles.ts';
import { planFile, problemFile } from '../../../shared/contract/core/planningFiles.ts';
import { planCompetition } from '../../../shared/domain/planning/planCompetition.ts';
import { problemFault } from '../../../shared/domain/planning/problemFault.ts';
import { INSTANCES } from '../invented/instances.ts';
import { type Invention, inventProblem } from '../invented/inventProblem.ts';
import { checkPlan } from './checkPlan.ts';

const SMALL: Invention = { ...INSTANCES.a, skaters: 90, entries: 300, days: 2, coaches: 24, rinks: 8 };
const plan = (problem: Problem, seed: number) =>
  planCompetition(problem, { seed, moves: 3_000, onProgress: () => true });

it.each([
  ['an ordinary one', {}],
  ['coaches who skate, half ice, unknown sexes', { isVaried: true }],
  ['one surface', { surfaces: 1, days: 3, isVaried: true }],
  ['no lunch', { lunch: null }],
  ['hours that differ', { hours: [['10:00', '15:00'] as const, ['06:30', '23:30'] as const] }],
  ['short runs', { iceMinutesBetweenResurfacings: 50, resurfacingMinutes: 10 }],
  ['more than fits', { hours: [['09:00', '13:00'] as const], isVaried: true }],
  ['three surfaces on one day', { surfaces: 3, days: 1, isVaried: true }],
  ['a lunch at noon', { lunch: { minutes: 60, from: '12:00', until: '12:05' } }],
])('finds nothing wrong with plans of %s', (_, variation) => {
  for (const seed of inject('isThorough') ? [1, 2] : [1]) {
    const problem = inventProblem({ ...SMALL, ...variation, seed });
    expect(problemFile.parse(problem)).toEqual(problem);
    expect(problemFault(problem)).toBeNull();
    const made = plan(problem, seed);
    expect(planFile.parse(made)).toEqual(made);
    expect(checkPlan(problem, made)).toEqual([]);
  }
});

it('finds nothing wrong when half of a plan is fixed, panels too', () => {
  const problem = inventProblem({ ...SMALL, isVaried: true });
  const before = plan(problem, 1);
  const panels = before.panels.filter((_, index) => index % 2 === 0);
  const kept = new Set(panels.flatMap(({ flightIds }) => flightIds));
  const ceremony = {
    kind: 'ceremony' as const,
    surfaceId: 'A',
    date: '2027-01-07',
    start: '20:00',
    seconds: 1_800,
  };
  const fixed = {
    flights: before.flights.filter(({ id }) => kept.has(id)),
    blocks: [...before.blocks.filter(({ flightId }) => kept.has(flightId ?? '')), ceremony],
    panels,
  };
  const again = { ...problem, fixed };
  expect(problemFault(again)).toBeNull();
  expect(checkPlan(again, plan(again, 2))).toEqual([]);
});

const problem = inventProblem({ ...SMALL, hours: [['10:00', '21:00']] });
const good = plan(problem, 1);

type Block = Plan['blocks'][number];
const withBlocks = (change: (block: Block, index: number) => Block): Plan => ({
  ...good,
  blocks: good.blocks.map(change),
});
const flightBlocks = good.blocks.flatMap(({ kind }, index) => (kind === 'flight' ? [index] : []));
const withPanel = (change: Partial<Plan['panels'][number]>): Plan => ({
  ...good,
  panels: good.panels.map((panel, index) => (index === 0 ? { ...panel, ...change } : panel)),
});
const [panel] = good.panels;
const judges = panel?.judges ?? [];
const pupilsCoach = problem.programmes.find(({ id }) =>
  good.flights.find((flight) => flight.id === panel?.flightIds[0])?.programmes.includes(id),
)?.coachId;

it.each<[rule: string, broken: Plan]>([
  [
    'programmeInOneFlight',
    {
      ...good,
      flights: good.flights.map((flight, index) =>
        index === 0 ? { ...flight, programmes: flight.programmes.slice(1) } : flight,
      ),
    },
  ],
  ['flightOnTheIceOnce', { ...good, blocks: good.blocks.filter((_, index) => index !== flightBlocks[3]) }],
  [
    'flightLength',
    withBlocks((block, index) =>
      index === flightBlocks[3] ? { ...block, seconds: block.seconds - 5 } : block,
    ),
  ],
  ['blockOnASurface', withBlocks((block, index) => (index === 0 ? { ...block, date: '2027-02-01' } : block))],
  ['notBeforeOpening', withBlocks((block, index) => (index === 0 ? { ...block, start: '06:00:00' } : block))],
  [
    'oneBlockAtATime',
    withBlocks((block, index) =>
      index === flightBlocks[2] ? { ...block, start: good.blocks[1]?.start ?? '' } : block,
    ),
  ],
  ['freshIceInTime', { ...good, blocks: good.blocks.filter(({ kind }) => kind !== 'resurfacing') }],
  [
    'lengthOfABreak',
    withBlocks((block) => (block.kind === 'resurfacing' ? { ...block, seconds: 600 } : block)),
  ],
  [
    'lunchInItsWindow',
    withBlocks((block) => (block.kind === 'lunch' ? { ...block, start: '11:20:00' } : block)),
  ],
  ['findingIsThere', { ...good, findings: [] }],
  [
    'findingIsTrue',
    {
      ...good,
      findings: [
        ...good.findings,
        {
          rule: 'rest',
          severity: 'medium',
          skaters: ['s1'],
          coaches: [],
          flightIds: ['f1', 'f2'],
          minutes: 3,
        },
      ],
    },
  ],
  ['score', { ...good, score: [0, 0, 0, 1] }],
  ['judgedOnce', { ...good, panels: good.panels.slice(1) }],
  ['threeJudges', withPanel({ judges: judges.slice(0, 2) })],
  ['oneSeatEach', withPanel({ referee: judges[0] ?? null })],
  ['fitForTheSeat', withPanel({ judges: ['c5', ...judges.slice(1)] })],
  [
    'neverOneRink',
    withPanel({
      judges: problem.coaches
        .filter(({ rinkId }) => rinkId === 'r0')
        .map(({ id }) => id)
        .slice(0, 3),
    }),
  ],
  ['onePanelAtATime', { ...good, panels: good.panels.map((one) => ({ ...one, referee: 'c0' })) }],
  [
    'openSeatIsNamed',
    { ...good, findings: good.findings.filter(({ rule }) => rule !== 'openSeatCertificate') },
  ],
  ['openSeatIsNeeded', withPanel({ referee: null })],
  ['findingIsThere', withPanel({ referee: pupilsCoach ?? null })],
  ['boundOfATrack', { ...good, bound: { ...good.bound, tracks: good.bound.tracks.slice(1) } }],
  ['lackingSeconds', { ...good, bound: { ...good.bound, lackingSeconds: 60 } }],
])('sees a broken plan: %s', (rule, broken) => {
  expect(checkPlan(problem, broken).map((fault) => fault.rule)).toContain(rule);
});

it.each<[rule: string, change: Partial<Problem['fixed']>]>([
  ['fixedFlight', { flights: [{ id: 'f1', eventId: 'Solo Alpha', programmes: ['p0'] }] }],
  [
    'fixedBlock',
    { blocks: [{ surfaceId: 'A', date: '2027-01-06', start: '07:00', seconds: 60, kind: 'custom' }] },
  ],
  [
    'fixedPanel',
    { panels: [{ surfaceId: 'A', date: '2027-01-06', flightIds: ['f1'], judges: [], referee: null }] },
  ],
])('sees that something fixed was moved: %s', (rule, change) => {
  const fixed = { ...problem.fixed, ...change };
  expect(checkPlan({ ...problem, fixed }, good).map((fault) => fault.rule)).toContain(rule);
});

it('names a skater who is twice in a fixed flight, as the plan does', () => {
  const problem = inventProblem({ ...SMALL, skaters: 12, entries: 20 });
  const [first] = problem.programmes;
  if (!first) throw new Error('No programme.');
  const again = { ...first, id: 'again' };
  const flight = { id: 'fixed', eventId: first.eventId, programmes: [first.id, again.id] };
  const programmes = [...problem.programmes, again];
  const twice = { ...problem, programmes, fixed: { ...problem.fixed, flights: [flight] } };
  const made = plan(twice, 1);
  expect(made.findings).toContainEqual(expect.objectContaining({ rule: 'twiceInFlight', severity: 'hard' }));
  expect(checkPlan(twice, made)).toEqual([]);
  const silent = { ...made, findings: made.findings.filter(({ rule }) => rule !== 'twiceInFlight') };
  expect(checkPlan(twice, silent)).toContainEqual(expect.objectContaining({ rule: 'findingIsThere' }));
});
