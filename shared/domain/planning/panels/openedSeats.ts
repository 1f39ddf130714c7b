import type { Plan, Problem } from '../../../contract/core/planningFiles.ts';
import type { BegunIds } from '../findings/panelFindings.ts';
import { PanelBook } from './panelBook.ts';
import { holds } from './runs.ts';
import type { SeatRule } from './seatRule.ts';

type Planned = Pick<Plan, 'flights' | 'blocks' | 'panels'>;

/** Seats that a change of the schedule leaves without somebody who can sit there. */
export interface OpenedSeats {
  readonly seats: number;
  /** Of them those in which nobody sits; in the others sits somebody who can't. */
  readonly empty: number;
  /** Of the panels of empty seats, those that are still to come, by start. */
  readonly flightIds: readonly string[];
  /** Who sits there and can’t any more; first the flights that are the reason, where only some are. */
  readonly judges: readonly {
    readonly coachId: string;
    readonly rule: SeatRule;
    readonly flightIds: readonly string[];
    /** The flight elsewhere for which the judge is due then; null where the reason is another. */
    readonly meanwhile: string | null;
  }[];
}

export const NO_SEATS: OpenedSeats = { seats: 0, empty: 0, flightIds: [], judges: [] };

/**
 * What a change does to the panels, as the page of panels would show it. Seats that were open before are not counted,
 * nor those of a competition that has no panels yet.
 * @param begun flights that keep their judges whatever changes
 */
export function openedSeats(problem: Problem, before: Planned, after: Planned, begun: BegunIds): OpenedSeats {
  if (before.panels.length === 0) return NO_SEATS;
  const was = seatsByFlight(bookOf(problem, before, begun));
  const book = bookOf(problem, after, begun);
  const panels = book.panels.map(({ panel, seats }) => {
    const flightIds = panel.flightIds.filter((id) => !begun.has(id));
    const known = flightIds.flatMap((id) => was.get(id) ?? []);
    const open = seats.filter((seat) => book.seatedOn(seat) === null).length;
    const opened = flightIds.length === 0 ? 0 : open - Math.max(0, ...known.map((own) => own.open));
    const judges = seats.flatMap((seat) => {
      const coachId = book.seatedOn(seat);
      const rule = coachId !== null && flightIds.length > 0 ? book.ruleAgainst(seat, coachId) : null;
      if (coachId === null || rule === null || !known.some(({ sat }) => sat.has(coachId))) return [];
      if (known.some(({ against }) => against.has(coachId))) return [];
      const clash = rule === 'pupil' || rule === 'otherPanel' ? book.clashAt(seat, coachId) : null;
      const faults =
        rule === 'certificate'
          ? uncertified(problem, after, { coachId, flightIds })
          : clash
            ? [clash.own]
            : [];
      return [
        {
          coachId,
          rule,
          flightIds: [...new Set([...faults, ...flightIds])],
          meanwhile: clash?.other ?? null,
        },
      ];
    });
    return { empty: Math.max(0, opened), flightIds, judges };
  });
  const empty = panels.reduce((sum, one) => sum + one.empty, 0);
  const judges = panels.flatMap((one) => one.judges);
  return {
    seats: empty + judges.length,
    empty,
    flightIds: panels.flatMap((one) => (one.empty > 0 ? one.flightIds : [])),
    judges,
  };
}

/** The flights of a panel whose events need a certificate that a coach lacks. */
function uncertified(
  { events, coaches }: Pick<Problem, 'events' | 'coaches'>,
  { flights }: Pick<Planned, 'flights'>,
  { coachId, flightIds }: { readonly coachId: string; readonly flightIds: readonly string[] },
): string[] {
  const certificates = coaches.find(({ id }) => id === coachId)?.certificates ?? [];
  const eventOf = new Map(flights.map(({ id, eventId }) => [id, eventId]));
  return flightIds.filter((id) => {
    const event = events.find((one) => one.id === eventOf.get(id));
    return event !== undefined && !holds(certificates, event.certificate);
  });
}

/** How many seats of flights to come are open, or have a judge who can’t sit there. */
export function seatsToFill(problem: Problem, plan: Planned, begun: BegunIds): number {
  if (plan.panels.length === 0) return 0;
  const book = bookOf(problem, plan, begun);
  const seats = book.panels
    .filter(({ panel }) => panel.flightIds.some((id) => !begun.has(id)))
    .flatMap((panel) => panel.seats);
  return seats.filter((seat) => {
    const coachId = book.seatedOn(seat);
    return coachId === null || book.ruleAgainst(seat, coachId) !== null;
  }).length;
}

const bookOf = (problem: Problem, { flights, blocks, panels }: Planned, begun: BegunIds) =>
  new PanelBook(
    problem,
    { flights, blocks, panels: panels.map((panel, index) => ({ ...panel, id: String(index) })) },
    new Set(flights.flatMap(({ id }) => (begun.has(id) ? id : []))),
  );

/** For each flight how many seats of its panel are open, and who sits there against a rule. */
function seatsByFlight(book: PanelBook) {
  return new Map(
    book.panels.flatMap(({ panel, seats }) => {
      const sat = seats.flatMap((seat) => book.seatedOn(seat) ?? []);
      const against = seats.flatMap((seat) => {
        const coachId = book.seatedOn(seat);
        return coachId !== null && book.ruleAgainst(seat, coachId) !== null ? [coachId] : [];
      });
      const own = { open: seats.length - sat.length, sat: new Set(sat), against: new Set(against) };
      return panel.flightIds.map((id) => [id, own] as const);
    }),
  );
}
