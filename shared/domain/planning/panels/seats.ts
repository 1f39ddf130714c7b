import type { PlanCoach, Panel, Problem } from '../../../contract/core/planningFiles.ts';
import type { SeatKind } from './eligibleJudges.ts';
import { type Run, holds } from './runs.ts';

/** A seat of a panel that is being made: the judges are 0, 1, ..., the referee comes last. */
export interface OpenSeat {
  readonly panel: OpenPanel;
  readonly index: number;
  readonly kind: SeatKind;
}

/** A panel that is being made. */
export interface OpenPanel {
  readonly run: Run;
  /** The judges, then the referee; null where nobody sits. */
  readonly seated: (PlanCoach | null)[];
}

/** The part of fixed panels that stays: all of them, or only the seats that somebody has. */
export type FixedPart = 'panels' | 'seats';

/** The judges of all seats: a coach has several panels, but never two at once. */
export class Seats {
  readonly panels: readonly OpenPanel[];
  private readonly moveSeconds: number;
  private readonly kept: FixedPart;
  private readonly duties = new Map<string, OpenSeat[]>();

  constructor(
    {
      rules,
      coaches,
    }: Pick<Problem, 'coaches'> & { readonly rules: Pick<Problem['rules'], 'judges' | 'judgeMoveMinutes'> },
    runs: readonly Run[],
    kept: FixedPart = 'panels',
  ) {
    this.kept = kept;
    this.moveSeconds = rules.judgeMoveMinutes * 60;
    const byId = new Map(coaches.map((coach) => [coach.id, coach]));
    this.panels = runs.map((run) => {
      const judges = run.fixed?.judges ?? Array.from({ length: rules.judges }, () => null);
      return { run, seated: [...judges, run.fixed?.referee ?? null].map((id) => byId.get(id ?? '') ?? null) };
    });
    for (const panel of this.panels) {
      for (const seat of seatsOfPanel(panel)) {
        const coach = panel.seated[seat.index];
        if (coach) this.duties.set(coach.id, [...this.dutiesOf(coach), seat]);
      }
    }
  }

  dutiesOf({ id }: PlanCoach): readonly OpenSeat[] {
    return this.duties.get(id) ?? [];
  }

  /** The seats of a coach that a seat of another panel would collide with. */
  collisions(coach: PlanCoach, run: Run): OpenSeat[] {
    return this.dutiesOf(coach).filter(({ panel }) => {
      const other = panel.run;
      if (other.date !== run.date) return false;
      const between = other.surfaceId === run.surfaceId ? 0 : this.moveSeconds;
      return other.start < run.end + between && run.start < other.end + between;
    });
  }

  /** Whether all judges of a panel would be of one rink. A rink that is not known is nobody else's. */
  isOneRink({ panel, index, kind }: OpenSeat, coach: PlanCoach): boolean {
    const others = panel.seated.slice(0, -1).filter((_, seat) => seat !== index);
    if (kind === 'referee' || others.length === 0) return false;
    return others.every((other) => other !== null && other.rinkId !== null && other.rinkId === coach.rinkId);
  }

  sit(seat: OpenSeat, coach: PlanCoach): void {
    const before = seat.panel.seated[seat.index];
    if (before) {
      this.duties.set(
        before.id,
        this.dutiesOf(before).filter(({ panel, index }) => panel !== seat.panel || index !== seat.index),
      );
    }
    seat.panel.seated[seat.index] = coach;
    this.duties.set(coach.id, [...this.dutiesOf(coach), seat]);
  }

  /**
   * How well a coach fits a seat, the lowest best: another rink than the other judges, Gold kept for first seats and
   * Silver for whom it is needed, few duties.
   */
  misfit({ panel, index, kind }: OpenSeat, coach: PlanCoach): number {
    const others = panel.seated.filter((_, seat) => seat !== index && seat < panel.seated.length - 1);
    const sameRink =
      kind !== 'referee' && coach.rinkId !== null && others.some((other) => other?.rinkId === coach.rinkId);
    const spare =
      kind === 'first'
        ? 0
        : holds(coach.certificates, 'gold')
          ? 2
          : holds(coach.certificates, 'silver')
            ? 1
            : 0;
    return (sameRink ? 1_000 : 0) + spare * 300 + this.dutiesOf(coach).length * 10;
  }

  openSeats(): OpenSeat[] {
    return this.panels.flatMap((panel) =>
      seatsOfPanel(panel).filter(({ index }) => panel.seated[index] === null),
    );
  }

  /** Whether nobody may be seated or unseated here. */
  isKept({ panel, index }: OpenSeat): boolean {
    const { fixed } = panel.run;
    if (!fixed) return false;
    return this.kept === 'panels' || [...fixed.judges, fixed.referee][index] !== null;
  }

  toPanels(): Panel[] {
    return this.panels.map(({ run, seated }): Panel => {
      if (run.fixed && this.kept === 'panels') return run.fixed;
      const ids = seated.map((coach) => coach?.id ?? null);
      const { surfaceId, date, flightIds } = run;
      return {
        surfaceId,
        date,
        flightIds: [...flightIds],
        judges: ids.slice(0, -1),
        referee: ids.at(-1) ?? null,
      };
    });
  }
}

export function seatsOfPanel(panel: OpenPanel): OpenSeat[] {
  const last = panel.seated.length - 1;
  return panel.seated.map((_, index) => ({
    panel,
    index,
    kind: index === last ? 'referee' : index === 0 ? 'first' : 'judge',
  }));
}
