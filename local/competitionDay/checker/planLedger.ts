import type { Plan, Problem } from '../../../shared/contract/core/planningFiles.ts';

/** A fault of a plan: the rule that is broken, and where. */
export interface Fault {
  readonly rule: string;
  readonly where: string;
}

export interface LedgerFlight {
  readonly id: string;
  readonly event: Problem['events'][number];
  readonly programmes: readonly Problem['programmes'][number][];
  readonly skaters: readonly string[];
  /** Where it is on the ice; null if it has no block. */
  readonly ice: {
    readonly surfaceId: string;
    readonly date: string;
    readonly from: number;
    readonly until: number;
  } | null;
}

/** A problem and its plan, looked up by id: what the checks of a plan read. It shares nothing with the planner. */
export interface Ledger {
  readonly problem: Problem;
  readonly plan: Plan;
  readonly flights: readonly LedgerFlight[];
  readonly flightOf: ReadonlyMap<string, LedgerFlight>;
  readonly coachOf: ReadonlyMap<string, Problem['coaches'][number]>;
}

export function openLedger(problem: Problem, plan: Plan): Ledger {
  const events = new Map(problem.events.map((event) => [event.id, event]));
  const programmes = new Map(problem.programmes.map((programme) => [programme.id, programme]));
  const flights = plan.flights.flatMap((flight): LedgerFlight[] => {
    const event = events.get(flight.eventId);
    if (!event) return [];
    const own = flight.programmes.flatMap((id) => programmes.get(id) ?? []);
    const block = plan.blocks.find(({ flightId }) => flightId === flight.id);
    const from = ledgerClock(block?.start ?? '00:00');
    return [
      {
        id: flight.id,
        event,
        programmes: own,
        skaters: [...new Set(own.flatMap(({ skaters }) => skaters))],
        ice: block
          ? { surfaceId: block.surfaceId, date: block.date, from, until: from + block.seconds }
          : null,
      },
    ];
  });
  return {
    problem,
    plan,
    flights,
    flightOf: new Map(flights.map((flight) => [flight.id, flight])),
    coachOf: new Map(problem.coaches.map((coach) => [coach.id, coach])),
  };
}

/** Seconds since midnight of `HH:MM` or `HH:MM:SS`. */
export function ledgerClock(time: string): number {
  const [hours = '0', minutes = '0', seconds = '0'] = time.split(':');
  return (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
}

/** The days of the surfaces, with the blocks that the plan puts there, by start. */
export function ledgerTracks({ problem, plan }: Ledger) {
  return problem.surfaces.flatMap(({ id, days }) =>
    days.map(({ date, opens, closes }) => ({
      surfaceId: id,
      date,
      name: `${id} ${date}`,
      opens: ledgerClock(opens),
      closes: ledgerClock(closes),
      blocks: plan.blocks
        .filter((block) => block.surfaceId === id && block.date === date)
        .map((block) => ({
          ...block,
          from: ledgerClock(block.start),
          until: ledgerClock(block.start) + block.seconds,
        }))
        .sort((one, other) => one.from - other.from),
    })),
  );
}
