import type { Block, PlanCoach, Problem } from '../../../contract/core/planningFiles.ts';
import { RULES } from '../planProblem.testing.ts';
import type { FittedPanel } from './fitPanels.ts';
import { PanelBook } from './panelBook.ts';

export const DATE = '2027-01-06';

const coach = (id: string, rinkId: string, certificate: PlanCoach['certificates'][number]): PlanCoach => ({
  id,
  rinkId,
  certificates: [certificate],
  skaterId: null,
  available: null,
});

/** Gold: ada, ben. Silver: cam, dot, eve. Bronze: fay. Ada has a pupil in f2. */
export const COACHES = [
  coach('ada', 'north', 'gold'),
  coach('ben', 'south', 'gold'),
  coach('cam', 'north', 'silver'),
  coach('dot', 'north', 'silver'),
  coach('eve', 'west', 'silver'),
  coach('fay', 'west', 'bronze'),
];

const programme = (id: string, coachId: string | null) => ({
  id,
  eventId: 'FS4',
  seconds: 120,
  skaters: [`s-${id}`],
  rinkId: 'north',
  coachId,
});

export const problem = (coaches: readonly PlanCoach[] = COACHES): Problem => ({
  version: 1,
  timeZone: 'Asia/Hong_Kong',
  surfaces: [{ id: 'A', days: [{ date: DATE, opens: '07:00', closes: '21:00' }] }],
  rules: RULES,
  events: [
    {
      id: 'FS4',
      level: 'Freestyle 4',
      warmUpSeconds: 240,
      betweenSeconds: 35,
      atOnce: 1,
      flight: { wanted: 5, most: 9 },
      splitBySex: true,
      certificate: 'silver',
    },
  ],
  programmes: [programme('p1', null), programme('p2', 'ada'), programme('p3', null)],
  skaters: ['p1', 'p2', 'p3'].map((id) => ({ id: `s-${id}`, birthdate: '2016-03-20', sex: 'F' as const })),
  coaches: [...coaches],
  fixed: { flights: [], blocks: [], panels: [] },
});

export const FLIGHTS = ['1', '2', '3'].map((n) => ({ id: `f${n}`, eventId: 'FS4', programmes: [`p${n}`] }));

export const block = (kind: Block['kind'], start: string, flightId?: string): Block => ({
  surfaceId: 'A',
  date: DATE,
  start,
  seconds: 900,
  kind,
  ...(flightId !== undefined && { flightId }),
});

/** Two runs: f1 and f3 before the resurfacing, f2 after it. */
export const BLOCKS = [
  block('flight', '09:00:00', 'f1'),
  block('flight', '09:15:00', 'f3'),
  block('resurfacing', '09:30:00'),
  block('flight', '09:45:00', 'f2'),
];

export const panel = (id: string, flightIds: string[], judges: (string | null)[], referee: string | null) =>
  ({ id, surfaceId: 'A', date: DATE, flightIds, judges, referee }) satisfies FittedPanel;

export const EMPTY = [
  panel('one', ['f1', 'f3'], [null, null, null], null),
  panel('two', ['f2'], [null, null, null], null),
];

export const bookOf = (
  panels: readonly FittedPanel[],
  coaches = COACHES,
  blocks: readonly Block[] = BLOCKS,
) => new PanelBook(problem(coaches), { flights: FLIGHTS, blocks, panels });

export const rulesAt = (book: PanelBook, panelId: string, index: number) => {
  const seat = book.seatOf(panelId, index);
  if (!seat) throw new Error(`No seat ${String(index)} of ${panelId}`);
  return Object.fromEntries(COACHES.map(({ id }) => [id, book.ruleAgainst(seat, id)]));
};
