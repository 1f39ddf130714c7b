import { expect, it } from 'vitest';
import type { ListedJudge, ListedPanel } from '../../../../shared/contract/planning/panels.ts';
import { changesOfLeaving, judgesWithSeats, replacementsFor } from './leavingJudge.ts';

const judge = (id: string, duties = 0, state: ListedJudge['state'] = null) =>
  ({ id, name: id, duties, seconds: 0, state }) as unknown as ListedJudge;

const seat = (coachId: string | null, ...excluded: string[]) => ({
  coachId,
  broken: null,
  sharesRink: false,
  excluded: [{ rule: 'pupil', coachIds: excluded }],
});

/** A panel of one flight, which has started or not. */
const panel = (id: string, hasBegun: boolean, seats: ReturnType<typeof seat>[]) =>
  ({
    id,
    flights: [{ id: `${id}-flight` }],
    begun: hasBegun ? [{ flightId: `${id}-flight`, seats: [] }] : [],
    seats,
  }) as unknown as ListedPanel;

const PANELS = [
  panel('over', true, [seat('ada')]),
  panel('next', false, [seat('ada'), seat('ben')]),
  panel('last', false, [seat(null), seat('ada', 'cam')]),
];
const JUDGES = [judge('ada', 3), judge('ben', 1), judge('cam'), judge('dot', 2), judge('eve', 0, 'declined')];

it('puts one judge in place of another for all seats to come, and leaves open what that one cannot take', () => {
  const withSeats = judgesWithSeats(PANELS, JUDGES);
  expect(withSeats.map((one) => [one.judge.id, one.seats.length])).toEqual([
    ['ada', 2],
    ['ben', 1],
  ]);
  const [ada] = withSeats;
  if (!ada) throw new Error('Ada has seats');
  const others = replacementsFor(ada, JUDGES);
  expect(others.map((one) => [one.judge.id, one.seats.length])).toEqual([
    ['ben', 2],
    ['dot', 2],
    ['cam', 1],
  ]);
  expect(changesOfLeaving(ada, others.at(-1))).toEqual([
    { panelId: 'next', seat: 0, before: 'ada', coachId: 'cam' },
    { panelId: 'last', seat: 1, before: 'ada', coachId: null },
  ]);
  expect(changesOfLeaving(ada, undefined).map(({ coachId }) => coachId)).toEqual([null, null]);
});
