import type { DayRuns, RunFlight } from '../../../../shared/contract/day/running/dayRuns.ts';
import type { Problem } from '../../../../shared/contract/core/planningFiles.ts';
import type { ScheduleDraft } from '../../../../shared/contract/planning/draftParts.ts';
import { lateDayOf } from '../../../../shared/domain/day/running/lateDay.ts';
import { longerFlights } from '../../../../shared/domain/day/running/longerFlights.ts';
import { unpublishedMoves } from '../../../../shared/domain/day/running/unpublishedMoves.ts';
import { planOfDraft } from '../../../../shared/domain/planning/draft/planOfDraft.ts';
import { withWalkOns } from '../../../../shared/domain/planning/published/withWalkOns.ts';
import { withoutScratched } from './withoutScratched.ts';

export const runFlightsOf = ({
  runs,
}: Pick<DayRuns, 'runs'>): (RunFlight & { readonly surfaceId: string })[] =>
  runs.flatMap(({ surfaceId, flights }) => flights.map((flight) => ({ ...flight, surfaceId })));

interface Asked {
  readonly problem: Problem;
  readonly day: DayRuns;
  readonly draft: ScheduleDraft;
  readonly keptMinutes: number;
  /** Whether moves of the draft stand that nobody has published yet. */
  readonly keepsMoves: boolean;
  readonly now: Date;
}

/** A late day for the search of ways to go on: with its walk-ons and their minutes, without who does not skate. */
export function lateQuestion({ problem, day, draft, keptMinutes, keepsMoves, now }: Asked) {
  const flights = runFlightsOf(day);
  const { date, competition, lostIce } = day;
  const plan = withWalkOns(planOfDraft(draft), walkOnsIn(flights));
  const longer = longerFlights(problem, flights);
  const late = lateDayOf(flights, {
    date,
    timeZone: competition.timeZone,
    now,
    keptMinutes,
    lostIce,
    longer,
  });
  const moves = unpublishedMoves(flights, plan.blocks, late);
  const keptMoves = new Set(keepsMoves ? moves.map(({ flightId }) => flightId) : []);
  return {
    problem: withoutScratched(problem, day),
    plan,
    draft,
    day: { ...late, keptMoves },
    moves,
    askedAt: now,
  };
}

const walkOnsIn = (flights: readonly RunFlight[]) =>
  new Map(
    flights.map(({ id, starters }) => [
      id,
      starters.filter(({ isWalkOn }) => isWalkOn).map(({ programmeId }) => programmeId),
    ]),
  );
