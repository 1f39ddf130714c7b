import { judgeSeat, seatsOf, type Seat } from '../../entering/judgingRules/seats.ts';

/** Who sits on a panel for its flights, by coach; null for an open seat. */
export interface SeatedPanel {
  readonly id: string;
  readonly flightIds: readonly string[];
  readonly judges: readonly (string | null)[];
  readonly referee: string | null;
}

/** What is known of the flights that have started or have marks. */
export interface FlightsBegun {
  readonly size: number;
  readonly has: (flightId: string) => boolean;
  /** Whether a seat of the flight has a sheet, or the flight's result is approved. */
  readonly isWritten: (flightId: string, seat: string) => boolean;
}

/** Seats that were open when their flight started, and that the next version fills. */
export interface FilledSeats {
  readonly flightId: string;
  readonly seats: readonly string[];
}

/**
 * The panels of flights under way as the version before has them, where the next version seats others: a change on a
 * running day concerns the flights to come (decision 0319). A flight without a panel takes that of the next version, and
 * an open seat its judge, if nothing is written there yet.
 */
export function panelsToKeep<Panel extends SeatedPanel>(
  before: readonly Panel[],
  after: readonly Omit<SeatedPanel, 'id'>[],
  begun: FlightsBegun,
): Panel[] {
  const next = nextPanels(after);
  return before.flatMap((panel) => {
    const kept = panel.flightIds.flatMap((flightId) => {
      if (!begun.has(flightId)) return [];
      const filled = filledPanel(panel, next.get(flightId), flightId, begun);
      return isSeatedAlike(filled, next.get(flightId)) ? [] : [{ flightId, filled }];
    });
    const parts = Map.groupBy(kept, ({ filled: { judges, referee } }) => JSON.stringify([judges, referee]));
    return [...parts.values()].flatMap((own) => {
      const [first] = own;
      return first ? [{ ...first.filled, flightIds: own.map(({ flightId }) => flightId) }] : [];
    });
  });
}

/** The seats of flights under way that the next version fills: it holds only while nothing is written there. */
export function filledSeats(
  before: readonly SeatedPanel[],
  after: readonly Omit<SeatedPanel, 'id'>[],
  begun: FlightsBegun,
): FilledSeats[] {
  const next = nextPanels(after);
  return before.flatMap((panel) =>
    panel.flightIds
      .filter((flightId) => begun.has(flightId))
      .flatMap((flightId) => {
        const filled = coachesOf(filledPanel(panel, next.get(flightId), flightId, begun));
        const coaches = coachesOf(panel);
        const seats = seatsOf(panel.judges.length).filter((_, index) => coaches[index] !== filled[index]);
        return seats.length > 0 ? [{ flightId, seats }] : [];
      }),
  );
}

const nextPanels = (after: readonly Omit<SeatedPanel, 'id'>[]) =>
  new Map(after.flatMap((panel) => panel.flightIds.map((id) => [id, panel] as const)));

const coachesOf = ({ judges, referee }: Pick<SeatedPanel, 'judges' | 'referee'>) => [...judges, referee];

function filledPanel<Panel extends SeatedPanel>(
  panel: Panel,
  next: Omit<SeatedPanel, 'id'> | undefined,
  flightId: string,
  begun: FlightsBegun,
): Panel {
  const fill = (coachId: string | null, seat: Seat, by: string | null | undefined) =>
    coachId ?? (begun.isWritten(flightId, seat) ? null : (by ?? null));
  return {
    ...panel,
    judges: panel.judges.map((coachId, index) => fill(coachId, judgeSeat(index), next?.judges[index])),
    referee: fill(panel.referee, 'referee', next?.referee),
  };
}

function isSeatedAlike(one: SeatedPanel, other: Omit<SeatedPanel, 'id'> | undefined): boolean {
  return (
    other !== undefined &&
    one.referee === other.referee &&
    one.judges.length === other.judges.length &&
    one.judges.every((judge, index) => judge === other.judges[index])
  );
}

/** Panels where flights keep officials of their own: one panel then stands twice, each time with other flights. */
export function withKeptPanels<Panel extends SeatedPanel>(
  panels: readonly Panel[],
  kept: readonly Panel[],
): Panel[] {
  const isKept = new Set(kept.flatMap(({ flightIds }) => flightIds));
  const others = panels.map((panel) => ({
    ...panel,
    flightIds: panel.flightIds.filter((id) => !isKept.has(id)),
  }));
  return [...kept, ...others].filter(({ flightIds }) => flightIds.length > 0);
}

/** Each panel once with all of its flights, and with those who sit on it for the last of them. */
export function wholePanels<Panel extends SeatedPanel>(panels: readonly Panel[]): Panel[] {
  return [...Map.groupBy(panels, ({ id }) => id).values()].flatMap((parts) => {
    const last = parts.at(-1);
    return last ? [{ ...last, flightIds: parts.flatMap(({ flightIds }) => flightIds) }] : [];
  });
}
