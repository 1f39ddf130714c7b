import type { Problem } from '../../../contract/core/planningFiles.ts';
import { type PeopledFlight, timeFlights } from '../planFacts.ts';
import { layOutTrack } from '../search/layOut.ts';
import { type Model, at } from '../search/model.ts';
import { type Move, type Schedule, reverse } from '../search/schedule.ts';
import type { TrackRules } from '../search/timeTrack.ts';
import { assignPanels } from './assignPanels.ts';
import { EligibleJudges } from './eligibleJudges.ts';
import type { OpenSeat, Seats } from './seats.ts';

/** The most that a filled seat may cost, in soft points: minutes that families wait longer. */
const WORTH_OF_A_SEAT = 1_500;
/** How many moves of a flight are looked at with the panels that they lead to. */
const PANELS_PER_FLIGHT = 8;
/** For how many moves of the search the panels of each day are made once. */
const MOVES_PER_TRY = 1_000;

/**
 * Moves flights of certified coaches away from runs that lack a judge, as long as that fills seats, breaks no rest and
 * needs no coach twice. It changes the schedule.
 * @param people by flight
 * @param moves of the search: a longer one looks longer for room
 */
export function makeRoom(
  problem: Problem,
  model: Model,
  schedule: Schedule,
  rules: readonly TrackRules[],
  people: ReadonlyMap<string, PeopledFlight>,
  moves: number,
): void {
  const tries = Math.ceil(moves / MOVES_PER_TRY);
  for (let day = 0; day < model.days; day += 1) {
    new DayRoom(problem, model, schedule, rules, people, day).fillSeats(tries);
  }
}

interface DayPanels {
  readonly seats: Seats;
  readonly judges: EligibleJudges;
  readonly open: readonly OpenSeat[];
}

class DayRoom {
  private readonly problem: Problem;
  private readonly model: Model;
  private readonly schedule: Schedule;
  private readonly rules: readonly TrackRules[];
  private readonly people: ReadonlyMap<string, PeopledFlight>;
  private readonly tracks: readonly number[];
  private readonly indexes: ReadonlyMap<string, number>;
  private tries = 0;

  constructor(
    problem: Problem,
    model: Model,
    schedule: Schedule,
    rules: readonly TrackRules[],
    people: ReadonlyMap<string, PeopledFlight>,
    day: number,
  ) {
    this.problem = problem;
    this.model = model;
    this.schedule = schedule;
    this.rules = rules;
    this.people = people;
    this.tracks = [...model.dayOf.keys()].filter((track) => at(model.dayOf, track) === day);
    this.indexes = new Map(model.flights.map(({ id }, index) => [id, index]));
  }

  fillSeats(tries: number): void {
    this.tries = tries;
    let panels = this.panels();
    for (let isBetter = true; isBetter && panels.open.length > 0 && this.tries > 0;) {
      isBetter = false;
      for (const seat of panels.open) {
        const better = this.makeRoomFor(seat, panels);
        if (!better) continue;
        panels = better;
        isBetter = true;
        break;
      }
    }
  }

  /** Tries each coach whom only own pupils keep from the seat. */
  private makeRoomFor(seat: OpenSeat, panels: DayPanels): DayPanels | null {
    const { run } = seat.panel;
    const coaches = this.problem.coaches
      .filter((coach) => panels.judges.exclusionOf(coach, run, seat.kind) === 'pupil')
      .map((coach) =>
        panels.judges.meanwhile(coach, run).map(({ flight }) => this.indexes.get(flight.id) ?? -1),
      )
      .filter((flights) => flights.length <= 2 && flights.every((flight) => this.schedule.isMovable(flight)))
      .sort((one, other) => one.length - other.length);
    for (const flights of coaches) {
      const better = this.moveAway(flights, seat, panels.open.length);
      if (better) return better;
      if (this.tries <= 0) return null;
    }
    return null;
  }

  /** Moves one or two flights out of the time of a run. */
  private moveAway([first = -1, second]: readonly number[], seat: OpenSeat, open: number): DayPanels | null {
    for (const move of this.movesAway(first, seat)) {
      this.schedule.propose(move);
      const further = second === undefined ? null : this.movesAway(second, seat)[0];
      if (further) this.schedule.propose(further);
      if (further !== undefined) {
        const panels = this.panels();
        if (panels.open.length < open) return panels;
      }
      if (further) this.schedule.propose(reverse(further));
      this.schedule.propose(reverse(move));
      if (this.tries <= 0) return null;
    }
    return null;
  }

  /** The cheapest changes of place with flights of the day that stand outside the time of the run. */
  private movesAway(flight: number, { panel }: OpenSeat): Move[] {
    const { schedule, model } = this;
    const track = at(schedule.trackOf, flight);
    const place = at(schedule.placeOf, flight);
    const before = schedule.score;
    const comfort = before[3] + schedule.guide;
    const moves: { move: Move; cost: number }[] = [];
    for (const toTrack of this.tracks) {
      for (const [toPlace, other] of (schedule.orders[toTrack] ?? []).entries()) {
        const start = at(schedule.start, other);
        const isMeanwhile = start < panel.run.end && panel.run.start < start + at(model.length, flight);
        if (isMeanwhile || other === flight) continue;
        for (const kind of ['swap', 'insert'] as const) {
          const move = { kind, track, place, toTrack, toPlace };
          schedule.propose(move);
          const [hard, hours, medium, soft] = schedule.score;
          const cost = soft + schedule.guide - comfort;
          schedule.reject();
          const isAllowed = hard <= before[0] && hours <= before[1] && medium <= before[2];
          if (isAllowed && cost <= WORTH_OF_A_SEAT) moves.push({ move, cost });
        }
      }
    }
    moves.sort((one, other) => one.cost - other.cost);
    return moves.slice(0, PANELS_PER_FLIGHT).map(({ move }) => move);
  }

  private panels(): DayPanels {
    this.tries -= 1;
    const blocks = this.tracks.flatMap((track) => {
      const rules = this.rules[track];
      return rules ? layOutTrack(this.model, rules, track, this.schedule.orders[track] ?? []) : [];
    });
    const flights = timeFlights(this.people, blocks);
    const seats = assignPanels(this.problem, flights, blocks);
    const open = seats.openSeats().filter(({ panel }) => !panel.run.fixed);
    return { seats, judges: new EligibleJudges(this.problem, flights), open };
  }
}
