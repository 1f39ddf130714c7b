import type { Block, PlanCoach, Problem } from '../../../contract/core/planningFiles.ts';
import { type TimedFlight, compareText } from '../planFacts.ts';
import { EligibleJudges } from './eligibleJudges.ts';
import { runsOf } from './runs.ts';
import { type FixedPart, type OpenSeat, Seats } from './seats.ts';

/** How long a chain of coaches who change their seats may be. */
const LONGEST_CHAIN = 7;

/**
 * Judges and a referee for each run: Gold for the first seat, rinks apart, duties balanced. If nobody is free for a seat,
 * somebody leaves another seat that a further coach can take, and so on. Only then does a seat stay open.
 * @param flights of the plan, by date and start
 * @param kept of fixed panels: the whole panel with its open seats, or only the seats that are taken
 * @param judges who may sit, where pupils of other flights count too
 * @returns the seats; those that were kept are as they were
 */
export function assignPanels(
  problem: Problem,
  flights: readonly TimedFlight[],
  blocks: readonly Block[],
  kept: FixedPart = 'panels',
  judges = new EligibleJudges(problem, flights),
): Seats {
  const seats = new Seats(problem, runsOf(problem, flights, blocks), kept);
  const filler = new SeatFiller(seats, judges);
  // A later change of seats can make an earlier one possible.
  for (let open = Infinity; ;) {
    const left = filler.fillAll();
    if (left === 0 || left >= open) return seats;
    open = left;
  }
}

class SeatFiller {
  private readonly seats: Seats;
  private readonly judges: EligibleJudges;
  private readonly candidates = new Map<string, readonly PlanCoach[]>();

  constructor(seats: Seats, judges: EligibleJudges) {
    this.seats = seats;
    this.judges = judges;
  }

  /** First the Gold seats, then the judges, then the referees; of each, those with the fewest candidates first. */
  fillAll(): number {
    const ranks = { first: 0, judge: 1, referee: 2 };
    const open = this.seats
      .openSeats()
      .filter((seat) => !this.seats.isKept(seat))
      .map((seat) => ({ seat, rank: ranks[seat.kind], candidates: this.candidatesFor(seat).length }))
      .sort((one, other) => one.rank - other.rank || one.candidates - other.candidates);
    return open.filter(({ seat }) => !this.fill(seat, LONGEST_CHAIN, new Set())).length;
  }

  /** Fills a seat, if need be with somebody whose other seats are taken over. */
  private fill(seat: OpenSeat, chain: number, asked: Set<string>): boolean {
    const before = seat.panel.seated[seat.index];
    const candidates = this.candidatesFor(seat)
      .filter((coach) => coach !== before && !asked.has(keyOf(seat, coach)))
      .filter((coach) => !this.seats.isOneRink(seat, coach))
      .map((coach) => ({ coach, misfit: this.seats.misfit(seat, coach) }))
      .sort((one, other) => one.misfit - other.misfit || compareText(one.coach.id, other.coach.id));
    const free = candidates.find(({ coach }) => this.seats.collisions(coach, seat.panel.run).length === 0);
    if (free) {
      this.seats.sit(seat, free.coach);
      return true;
    }
    if (chain === 0) return false;
    for (const { coach } of candidates) {
      asked.add(keyOf(seat, coach));
      if (!this.freeFor(seat, coach, chain, asked)) continue;
      this.seats.sit(seat, coach);
      return true;
    }
    return false;
  }

  /** Finds others for the seats that keep a coach from taking this one. */
  private freeFor(seat: OpenSeat, coach: PlanCoach, chain: number, asked: Set<string>): boolean {
    for (const collision of this.seats.collisions(coach, seat.panel.run)) {
      if (this.seats.isKept(collision) || !this.fill(collision, chain - 1, asked)) return false;
    }
    // A change further down the chain may have seated the coach again, or others of the same rink.
    return this.seats.collisions(coach, seat.panel.run).length === 0 && !this.seats.isOneRink(seat, coach);
  }

  private candidatesFor({ panel, kind }: OpenSeat): readonly PlanCoach[] {
    const { surfaceId, date, start } = panel.run;
    const key = `${surfaceId} ${date} ${start} ${kind}`;
    const known = this.candidates.get(key) ?? this.judges.of(panel.run, kind);
    this.candidates.set(key, known);
    return known;
  }
}

const keyOf = ({ panel, index }: OpenSeat, { id }: PlanCoach) =>
  `${panel.run.surfaceId} ${panel.run.date} ${panel.run.start} ${index} ${id}`;
