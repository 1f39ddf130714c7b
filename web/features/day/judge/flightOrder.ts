import { REFEREE } from '../../../../shared/domain/day/sheets/marks.ts';
import type { JudgingDay } from './store/judgingServer.ts';
import { sheetKeyOf } from './store/sheetKey.ts';
import { type SheetCopy, viewOfSheet } from './store/sheetView.ts';

type ListedFlight = JudgingDay['flights'][number];

/** An own sheet in the list of a day. */
export interface MySheet {
  readonly key: string;
  readonly flight: ListedFlight;
  readonly seat: string;
  readonly isDone: boolean;
  /** Marks that only this device has. */
  readonly waiting: number;
  readonly conflicts: number;
}

/** Own sheets by what to do with them: for now is the one of the flight on the ice, else the first that is not handed in. */
export interface FlightOrder {
  /** For the referee: of a posted or approved result. */
  readonly toConfirm: readonly MySheet[];
  readonly now: readonly MySheet[];
  /** Not handed in, although a later flight is on the ice. */
  readonly left: readonly MySheet[];
  readonly next: readonly MySheet[];
  readonly done: readonly MySheet[];
}

/** The order of the ice decides, not the clock, which may be wrong and knows no delay. */
export function orderFlights(
  competitionId: string,
  flights: readonly ListedFlight[],
  sheets: ReadonlyMap<string, SheetCopy>,
): FlightOrder {
  const own = flights.flatMap((flight) =>
    flight.seats
      .filter(({ isOwn }) => isOwn)
      .map(({ seat, isHandedIn }): MySheet => {
        const key = sheetKeyOf({ competitionId, flightId: flight.id, seat });
        const copy = sheets.get(key);
        const view = copy && viewOfSheet(copy);
        return {
          key,
          flight,
          seat,
          isDone: view ? view.handIn !== 'open' || view.isClosed : isHandedIn || flight.isApproved,
          waiting: view?.waiting ?? 0,
          conflicts: view?.conflicts ?? 0,
        };
      }),
  );
  const isToConfirm = ({ flight, seat }: MySheet) => flight.hasProposal && seat === REFEREE;
  const open = own.filter((sheet) => !sheet.isDone && !isToConfirm(sheet));
  const now = Math.max(
    0,
    open.findLastIndex(({ flight }) => flight.isOnIce),
  );
  return {
    toConfirm: own.filter(isToConfirm),
    now: open.slice(now, now + 1),
    left: open.slice(0, now),
    next: open.slice(now + 1),
    done: own.filter((sheet) => sheet.isDone && !isToConfirm(sheet)),
  };
}
