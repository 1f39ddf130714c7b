import { expect, it } from 'vitest';
import type { PlanCoach } from '../../../contract/core/planningFiles.ts';
import { at, block, DATE, flightOf, problemOf, publishedOf } from './lateProblem.testing.ts';
import { lateProposals } from './lateProposals.ts';

const judge = (id: string): PlanCoach => ({
  id,
  rinkId: null,
  certificates: ['gold'],
  skaterId: null,
  available: null,
});
const seats = (from: number) => [0, 1, 2].map((seat) => `j${from + seat}`);
const panel = (surfaceId: string, flights: readonly number[], from: number) => ({
  surfaceId,
  date: DATE,
  flightIds: flights.map((number) => `f${number}`),
  judges: seats(from),
  referee: `j${from + 3}`,
});

/** On A one flight is behind another that ended 90 minutes late; on B the ice is free after one at eleven. */
function lateDay(onB: '11:00' | '13:30', coachId: string | null = null) {
  const skaters = problemOf(['ann', 'bo', 'cy', 'di', 'ed', 'fay']);
  const problem = {
    ...skaters,
    programmes: skaters.programmes.map((one) => (one.id === 'p2' ? { ...one, coachId } : one)),
    coaches: Array.from({ length: 8 }, (_, index) => judge(`j${index}`)),
  };
  const blocks = [
    block('A', '10:00', 20, 0),
    block('A', '10:20', 20, 1),
    block('B', onB, 20, 2),
    block('B', onB === '11:00' ? '11:20' : '13:15', 15, 'resurfacing'),
  ];
  return {
    problem,
    plan: {
      flights: [flightOf(0, [0]), flightOf(1, [1, 3, 4, 5]), flightOf(2, [2])],
      blocks,
      panels: [panel('A', [0, 1], 0), panel('B', [2], 4)],
    },
    day: {
      date: DATE,
      now: at('10:30'),
      published: publishedOf(blocks),
      fixed: new Map([['f0', { surfaceId: 'A', start: at('10:00'), end: at('11:50') }]]),
    },
  };
}

const pricesOf = ({ problem, plan, day }: ReturnType<typeof lateDay>) =>
  lateProposals(problem, plan, day).map(({ catchUp, price }) => ({ catchUp, opened: price.opened }));

it('counts the seats of a panel that a flight leaves behind', () => {
  const [later, other] = pricesOf(lateDay('13:30'));
  expect(later?.opened).toEqual({ seats: 0, empty: 0, flightIds: [], judges: [] });
  expect(other).toMatchObject({ catchUp: 'otherIce', opened: { seats: 4, flightIds: ['f1'], judges: [] } });
  // Where it comes to the run of a panel, that panel judges it.
  const [, joined] = pricesOf(lateDay('11:00'));
  expect(joined).toMatchObject({ catchUp: 'otherIce', opened: { seats: 0 } });
});

it('names the judge of a run whom a later flight brings to a pupil', () => {
  const { problem, plan, day } = lateDay('13:30', 'j1');
  const late = { ...day, fixed: new Map([['f0', { surfaceId: 'A', start: at('10:00'), end: at('13:25') }]]) };
  const [later] = lateProposals(problem, plan, late);
  expect(later?.price.opened).toEqual({
    seats: 1,
    empty: 0,
    flightIds: [],
    judges: [{ coachId: 'j1', rule: 'pupil', flightIds: ['f1'], meanwhile: 'f2' }],
  });
});

it('leaves a flight with its judges where waiting a little is less than finding four others', () => {
  const { problem, plan, day } = lateDay('13:30');
  const soon = { ...day, fixed: new Map([['f0', { surfaceId: 'A', start: at('10:00'), end: at('10:40') }]]) };
  const alone = { ...plan, flights: [flightOf(0, [0]), flightOf(1, [1]), flightOf(2, [2])] };
  expect(lateProposals(problem, alone, soon).map(({ catchUp }) => catchUp)).toEqual(['later']);
  const withoutPanels = { ...alone, panels: [] };
  expect(lateProposals(problem, withoutPanels, soon).map(({ catchUp }) => catchUp)).toContain('otherIce');
});
