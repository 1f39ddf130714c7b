import type { Block, PlanCoach, Flight, Problem } from '../../../contract/core/planningFiles.ts';
import { peopleOfFlights, timeFlights, type TimedFlight } from '../planFacts.ts';
import { assignPanels } from './assignPanels.ts';
import { EligibleJudges } from './eligibleJudges.ts';
import { type FittedPanel, fitPanels } from './fitPanels.ts';
import { type Run, runsOf } from './runs.ts';
import { seatRuleAgainst, type SeatRule } from './seatRule.ts';
import { type OpenSeat, Seats, seatsOfPanel } from './seats.ts';

/** The taking or leaving of a seat. The judges of a panel are seats 0, 1, ..., the referee is the last. */
export interface SeatChange {
  readonly panelId: string;
  readonly seat: number;
  /** The judge of the seat when the change was made; null for none. */
  readonly before: string | null;
  readonly coachId: string | null;
}

export interface BookedPanel {
  readonly panel: FittedPanel;
  readonly run: Run;
  readonly seats: readonly OpenSeat[];
}

interface Planned {
  readonly flights: readonly Flight[];
  readonly blocks: readonly Block[];
  readonly panels: readonly FittedPanel[];
}

/** The panels of a draft, fitted to its runs, with who sits there and who could. */
export class PanelBook {
  readonly panels: readonly BookedPanel[];
  readonly timed: readonly TimedFlight[];
  private readonly problem: Problem;
  private readonly blocks: readonly Block[];
  private readonly seats: Seats;
  private readonly judges: EligibleJudges;
  private readonly coaches: ReadonlyMap<string, PlanCoach>;
  private readonly byId: ReadonlyMap<string, BookedPanel>;
  private readonly begun: ReadonlySet<string>;
  /** Without those that have started. */
  private readonly left: readonly TimedFlight[];

  /** @param begun flights that have started: they keep their judges, so no rule counts their seats (decision 0319) */
  constructor(
    problem: Problem,
    { flights, blocks, panels }: Planned,
    begun: ReadonlySet<string> = new Set(),
  ) {
    this.begun = begun;
    this.timed = timeFlights(peopleOfFlights(problem, flights), blocks);
    const fitted = fitPanels(problem, this.timed, blocks, panels, begun);
    const ids = new Map(fitted.map((panel) => [panel.flightIds[0], panel]));
    this.problem = { ...problem, fixed: { ...problem.fixed, panels: fitted } };
    this.blocks = blocks;
    const runs = runsOf(this.problem, this.timed, blocks);
    this.left = this.timed.filter(({ flight }) => !begun.has(flight.id));
    const runsLeft = new Map(
      runsOf(this.problem, this.left, blocks).flatMap((run) => run.flightIds.map((id) => [id, run] as const)),
    );
    const runLeft = (run: Run) => runsLeft.get(run.flightIds.find((id) => !begun.has(id)) ?? '') ?? run;
    this.seats = new Seats(this.problem, runs.map(runLeft), 'seats');
    // A coach is with pupils also in a flight that has started, as the board's findings have it.
    this.judges = new EligibleJudges(problem, this.timed);
    this.coaches = new Map(problem.coaches.map((coach) => [coach.id, coach]));
    this.panels = this.seats.panels.flatMap((open, index) => {
      const run = runs[index] ?? open.run;
      const panel = ids.get(run.flightIds[0]);
      return panel ? [{ panel, run, seats: seatsOfPanel(open) }] : [];
    });
    this.byId = new Map(this.panels.map((booked) => [booked.panel.id, booked]));
  }

  seatOf(panelId: string, seat: number): OpenSeat | null {
    return this.byId.get(panelId)?.seats[seat] ?? null;
  }

  /** The judge of the seat; null also for a person who is no coach of the competition any more. */
  seatedOn({ panel, index }: OpenSeat): string | null {
    return panel.seated[index]?.id ?? null;
  }

  /** The rule that keeps a coach from a seat; `certificate` for a coach who is not known. */
  ruleAgainst(seat: OpenSeat, coachId: string): SeatRule | null {
    const coach = this.coaches.get(coachId);
    return coach ? seatRuleAgainst(seat, coach, this.seats, this.judges) : 'certificate';
  }

  /**
   * The flight of the seat's panel and the one elsewhere, of a pupil or of another panel, for which a coach is due at the
   * same time, or without the time to come over; null where none keeps the coach from it.
   */
  clashAt({ panel }: OpenSeat, coachId: string): { readonly own: string; readonly other: string } | null {
    const coach = this.coaches.get(coachId);
    if (!coach) return null;
    const elsewhere = this.seats
      .collisions(coach, panel.run)
      .flatMap((duty) => (duty.panel === panel ? [] : this.timedOf(duty.panel.run)));
    const others = [...this.judges.meanwhile(coach, panel.run), ...elsewhere];
    const pairs = this.timedOf(panel.run).flatMap((own) => others.map((other) => ({ own, other })));
    const apart = ({ own, other }: (typeof pairs)[number]) =>
      Math.max(own.start, other.start) - Math.min(own.end, other.end);
    const [nearest] = pairs.toSorted((one, two) => apart(one) - apart(two));
    return nearest ? { own: nearest.own.flight.id, other: nearest.other.flight.id } : null;
  }

  private timedOf({ flightIds }: Run): readonly TimedFlight[] {
    return this.timed.filter(({ flight }) => flightIds.includes(flight.id));
  }

  /** Whether a coach has another seat of the same panel, whatever other rule keeps the coach from it. */
  sitsTwice({ panel, index }: OpenSeat, coachId: string): boolean {
    return panel.seated.some((other, seat) => seat !== index && other?.id === coachId);
  }

  /** The certificates of a coach on every day; none for an unknown coach. */
  certificatesOf(coachId: string): PlanCoach['certificates'] {
    return this.coaches.get(coachId)?.certificates ?? [];
  }

  /** Whether another judge of the panel is of the same rink: allowed, yet three rinks are wanted. */
  sharesRink({ panel, index, kind }: OpenSeat, coachId: string): boolean {
    const rinkId = this.coaches.get(coachId)?.rinkId ?? null;
    if (kind === 'referee' || rinkId === null) return false;
    return panel.seated
      .slice(0, -1)
      .some((other, seat) => seat !== index && other?.id !== coachId && other?.rinkId === rinkId);
  }

  /** The seats of a coach, by date and start. */
  dutiesOf(coachId: string): readonly OpenSeat[] {
    return this.panels.flatMap(({ seats }) => seats.filter((seat) => this.seatedOn(seat) === coachId));
  }

  /** The panels as they are stored after changes; a change of an unknown seat is left out. */
  panelsAfter(changes: readonly SeatChange[]): FittedPanel[] {
    return this.panels.map(({ panel, seats }): FittedPanel => {
      const ids = seats.map((seat) => {
        const change = changes.findLast((one) => one.panelId === panel.id && one.seat === seat.index);
        return change ? change.coachId : this.seatedOn(seat);
      });
      return { ...panel, judges: ids.slice(0, -1), referee: ids.at(-1) ?? null };
    });
  }

  /** The book after changes. */
  after(changes: readonly SeatChange[]): PanelBook {
    const flights = this.timed.map(({ flight }) => flight);
    const panels = this.panelsAfter(changes);
    return new PanelBook(this.problem, { flights, blocks: this.blocks, panels }, this.begun);
  }

  /**
   * The changes that fill open seats of flights to come: by them alone, so that no flight that has started keeps a judge
   * from the next ones. Nobody who sits anywhere leaves a seat.
   */
  changesToFill(): SeatChange[] {
    const { panels } = assignPanels(this.problem, this.left, this.blocks, 'seats', this.judges);
    const filled = new Map(panels.flatMap((open) => open.run.flightIds.map((id) => [id, open] as const)));
    return this.panels.flatMap(({ panel, seats }) => {
      const own = filled.get(panel.flightIds.find((id) => !this.begun.has(id)) ?? '');
      return seats.flatMap((seat): SeatChange[] => {
        const coachId = own?.seated[seat.index]?.id ?? null;
        if (this.seatedOn(seat) !== null || coachId === null) return [];
        return [{ panelId: panel.id, seat: seat.index, before: null, coachId }];
      });
    });
  }
}
