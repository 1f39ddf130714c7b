import type { Block, PlanFinding, Problem, Score } from '../../contract/core/planningFiles.ts';
import { tracksOf } from '../entering/onIce/bound.ts';
import { coachFindings } from './findings/coachFindings.ts';
import { openSeatFindings } from './findings/openSeatFindings.ts';
import { type BegunIds, NONE_BEGUN, panelFindings } from './findings/panelFindings.ts';
import { restFindings } from './findings/restFindings.ts';
import type { Seats } from './panels/seats.ts';
import type { TimedFlight } from './planFacts.ts';
import { secondsOfTime } from '../core/dates/times.ts';

/** Points for each day of a skater beyond the first. */
const FURTHER_DAY = 240;

/**
 * Everything that is wrong with a plan and what it costs, counted from its blocks alone, whoever made it.
 * @param flights of the plan, by date and start
 * @returns the findings, the worst first, and the score `[hard findings, seconds after closing, medium minutes, soft points]`
 */
export function scorePlan(
  problem: Problem,
  flights: readonly TimedFlight[],
  blocks: readonly Block[],
  seats: Seats,
  begun: BegunIds = NONE_BEGUN,
): { findings: PlanFinding[]; score: Score } {
  const rests = restFindings(problem.rules, flights);
  const coaches = coachFindings(problem, flights);
  const judging = [
    ...panelFindings(problem, flights, seats, begun),
    ...openSeatFindings(problem, flights, seats),
  ];
  const late = lateTracks(problem, blocks);
  const findings = [...rests, ...judging, ...late.findings, ...coaches];
  const order = ['hard', 'hours', 'medium', 'soft'];
  findings.sort((one, other) => order.indexOf(one.severity) - order.indexOf(other.severity));
  const minutes = [...rests, ...coaches].reduce((sum, finding) => sum + finding.minutes, 0);
  const hard = findings.filter(({ severity }) => severity === 'hard').length;
  return { findings, score: [hard, late.seconds, minutes, softPoints(flights)] };
}

function lateTracks(
  problem: Problem,
  blocks: readonly Block[],
): { findings: PlanFinding[]; seconds: number } {
  let total = 0;
  const findings = tracksOf(problem).flatMap(({ surfaceId, date, closes }): PlanFinding[] => {
    const onTrack = blocks.filter((block) => block.surfaceId === surfaceId && block.date === date);
    const end = Math.max(0, ...onTrack.map(({ start, seconds }) => secondsOfTime(start) + seconds));
    if (end <= closes) return [];
    total += end - closes;
    const flightIds = onTrack
      .filter(({ start, seconds }) => secondsOfTime(start) + seconds > closes)
      .flatMap(({ flightId }) => flightId ?? []);
    const minutes = Math.ceil((end - closes) / 60);
    return [{ rule: 'closing', severity: 'hours', skaters: [], coaches: [], flightIds, minutes }];
  });
  return { findings, seconds: total };
}

/** Sums what families pay for: further days, and the minutes of each day from the first warm-up to the last mark. */
function softPoints(flights: readonly TimedFlight[]): number {
  const days = new Map<string, Map<string, { from: number; until: number }>>();
  for (const { skaters, date, start, end } of flights) {
    for (const skater of skaters) {
      const own = days.get(skater) ?? new Map<string, { from: number; until: number }>();
      const day = own.get(date) ?? { from: start, until: end };
      own.set(date, { from: Math.min(day.from, start), until: Math.max(day.until, end) });
      days.set(skater, own);
    }
  }
  let points = 0;
  for (const own of days.values()) {
    points += (own.size - 1) * FURTHER_DAY;
    for (const { from, until } of own.values()) points += Math.ceil((until - from) / 60);
  }
  return points;
}
