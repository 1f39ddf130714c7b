import { expect, it } from 'vitest';
import type { Plan, Problem, Programme } from '../../contract/core/planningFiles.ts';
import { boardFindings } from './byHand/boardFindings.ts';
import { bookOf, brokenRules } from './flights/bookRules.ts';
import { planCompetition } from './planCompetition.ts';
import { RULES } from './planProblem.testing.ts';
import { hardFindings } from './publishing/publishable.ts';

/** Mira skates with two partners in one event. */
const pairs: Programme[] = [
  ['with-ben', 'ben'],
  ['with-tom', 'tom'],
].map(([id = '', partner = '']) => ({
  id,
  eventId: 'pair',
  seconds: 120,
  skaters: ['mira', partner],
  rinkId: 'north',
  coachId: null,
}));

const PROBLEM: Problem = {
  version: 1,
  timeZone: 'Asia/Hong_Kong',
  surfaces: [{ id: 'A', days: [{ date: '2027-01-06', opens: '07:00', closes: '21:00' }] }],
  rules: RULES,
  events: [
    {
      id: 'pair',
      level: 'Couple',
      warmUpSeconds: 240,
      betweenSeconds: 35,
      atOnce: 1,
      flight: { wanted: 5, most: 9 },
      splitBySex: false,
      certificate: 'bronze',
    },
  ],
  programmes: pairs,
  skaters: ['mira', 'ben', 'tom'].map((id) => ({ id, birthdate: '2014-05-01', sex: null })),
  coaches: [],
  fixed: { flights: [], blocks: [], panels: [] },
};

const TOGETHER: Plan['flights'] = [{ id: 'f1', eventId: 'pair', programmes: ['with-ben', 'with-tom'] }];
const blocks: Plan['blocks'] = [
  { surfaceId: 'A', date: '2027-01-06', start: '07:00', seconds: 550, kind: 'flight', flightId: 'f1' },
];
const FINDING = {
  rule: 'twiceInFlight',
  severity: 'hard',
  skaters: ['mira'],
  coaches: [],
  flightIds: ['f1'],
  minutes: 0,
};

const plan = (problem: Problem) => planCompetition(problem, { seed: 1, moves: 100, onProgress: () => true });

it('plans nobody twice in a flight, though two small flights cost more than one', () => {
  const { flights, findings } = plan(PROBLEM);
  expect(flights.map(({ programmes }) => programmes)).toEqual([['with-ben'], ['with-tom']]);
  expect(findings.filter(({ rule }) => rule === 'twiceInFlight')).toEqual([]);
});

it('is a hard finding of a plan whose fixed flight has somebody twice', () => {
  const { findings, score } = plan({ ...PROBLEM, fixed: { flights: TOGETHER, blocks: [], panels: [] } });
  expect(findings).toContainEqual(FINDING);
  expect(score[0]).toBe(1);
});

it('is a hard finding on the board and before publishing, and a rule that a change of flights breaks', () => {
  const draft = { flights: TOGETHER, blocks, panels: [] };
  expect(boardFindings(PROBLEM, draft).findings).toContainEqual({ ...FINDING, blocks: [0] });
  expect(hardFindings(PROBLEM, draft)).toContainEqual(FINDING);
  expect(brokenRules(bookOf(PROBLEM), 'pair', ['with-ben', 'with-tom'])).toEqual([{ rule: 'person', by: 1 }]);
});
