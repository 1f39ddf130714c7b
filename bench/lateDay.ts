import { INSTANCES } from '../local/competitionDay/invented/instances.ts';
import { inventProblem } from '../local/competitionDay/invented/inventProblem.ts';
import { secondsOfTime } from '../shared/domain/core/dates/times.ts';
import type { LateDay } from '../shared/domain/planning/late/layLateDay.ts';
import { type LateProposal, lateProposals } from '../shared/domain/planning/late/lateProposals.ts';
import { planCompetition } from '../shared/domain/planning/planCompetition.ts';
import { atMost, reported, seconds, type Row } from './row.ts';

/** So late is each surface after its first flight, in seconds. */
const DELAY = 40 * 60;
/** A plan good enough to be late: the search for a better one is not what is measured. */
const MOVES = 20_000;

/** The fullest of four days of an invented competition of 550 skaters, forty minutes late after its first flights. */
export function lateDay(): Row[] {
  const invention = INSTANCES.a;
  const problem = inventProblem(invention);
  const plan = planCompetition(problem, { seed: 7, moves: MOVES, onProgress: () => true });
  const byDay = [...Map.groupBy(plan.blocks, ({ date }) => date)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  const [date = '', blocks = []] = byDay[0] ?? [];
  const flights = blocks.filter(({ flightId }) => flightId !== undefined);
  const firsts = [...Map.groupBy(flights, ({ surfaceId }) => surfaceId)].flatMap(([surfaceId, own]) => {
    const [first] = own.toSorted((one, other) => secondsOfTime(one.start) - secondsOfTime(other.start));
    const start = secondsOfTime(first?.start ?? '0') + DELAY;
    return first?.flightId === undefined
      ? []
      : [[first.flightId, { surfaceId, start, end: start + first.seconds }] as const];
  });
  const now = Math.min(...firsts.map(([, { end }]) => end));
  const published = flights.map(({ flightId = '', start }) => [flightId, secondsOfTime(start)] as const);
  const day: LateDay = { date, now, fixed: new Map(firsts), published: new Map(published) };
  const started = process.cpuUsage();
  const proposals = lateProposals(problem, plan, day);
  const { user, system } = process.cpuUsage(started);
  const what = `a late day of ${invention.skaters} skaters, ${flights.length} flights:`;
  return [
    atMost(`${what} processor time of all proposals`, (user + system) / 1e6, 5, seconds),
    ...proposals.map((one) => reported(`${what} ${one.catchUp}`, priceOf(one))),
  ];
}

const priceOf = ({ price: { waiting, averageMinutes, longestMinutes, rests, moved } }: LateProposal) =>
  `${waiting} late by ${averageMinutes} min, at most ${longestMinutes}; ${rests.length} rests; ${moved.length} moved`;
