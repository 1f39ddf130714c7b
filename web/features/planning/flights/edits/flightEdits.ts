import type { ScheduleDraft } from '../../../../../shared/contract/planning/draftParts.ts';
import type { Flight, Problem } from '../../../../../shared/contract/core/planningFiles.ts';
import { addProgramme } from '../../../../../shared/domain/planning/byHand/lateChanges.ts';
import {
  type FlightChange,
  changeFlights,
} from '../../../../../shared/domain/planning/flights/changeFlights.ts';
import { loneSkaters } from '../../../../../shared/domain/planning/flights/loneSkaters.ts';
import { newFlightIds } from '../../../../../shared/domain/planning/flights/newFlightIds.ts';
import { rebuildFlights } from '../../../../../shared/domain/planning/flights/rebuildFlights.ts';
import {
  type DraftEdit,
  type Occasion,
  withEvents,
  withFlightBlocks,
  withFlights,
} from '../../draft/index.ts';
import { planOfDraft } from '../../../../../shared/domain/planning/draft/planOfDraft.ts';

/** Why an edit cannot be made any more: the flight, the skater or the order is another one by now. */
export type EditFault = 'frozen' | 'changedSince' | 'noRoom';

/** Builds events by rule; those that are frozen stay, and flights that have begun. */
export function buildEdit(
  problem: Problem,
  eventIds: ReadonlySet<string>,
  begun: ReadonlySet<string>,
  occasion: Occasion,
): DraftEdit {
  return (draft) => {
    const frozen = frozenEvents(draft);
    const free = new Set([...eventIds].filter((id) => !frozen.has(id)));
    const { flights } = planOfDraft(draft);
    return withFlights(problem, draft, rebuildFlights(problem, flights, free, begun), occasion);
  };
}

/** Merges, splits or moves. */
export function changeEdit(problem: Problem, change: FlightChange, occasion: Occasion): DraftEdit {
  return (draft) => {
    const { flights } = planOfDraft(draft);
    const after = changeFlights(problem, flights, change);
    if ('fault' in after) return { fault: 'changedSince' };
    return ifFree(draft, flights, after.flights) ?? withFlights(problem, draft, after.flights, occasion);
  };
}

export function freezeEdit(eventId: string, isFrozen: boolean): DraftEdit {
  return (draft) => ({
    ...draft,
    events: draft.events.map((event) => (event.eventId === eventId ? { ...event, isFrozen } : event)),
  });
}

/** Gives drawn start orders; flights whose skaters changed since the draw keep theirs. */
export function orderEdit(
  problem: Problem,
  orders: readonly Flight[],
  seed: number,
  { at, reason }: Occasion,
): DraftEdit {
  const byId = new Map(orders.map((flight) => [flight.id, flight.programmes]));
  return (draft) => {
    const { flights } = planOfDraft(draft);
    const flightIds = new Set<string>();
    const after = flights.map((flight) => {
      const programmes = byId.get(flight.id);
      if (!programmes || !isSameCrowd(programmes, flight.programmes)) return flight;
      flightIds.add(flight.id);
      return { ...flight, programmes };
    });
    const draw = { seed, flightIds };
    return ifFree(draft, flights, after) ?? withFlights(problem, draft, after, { at, reason, draw });
  };
}

/** Puts a skater who came later into the flight that suits best, or into one of their own. */
export function takeInEdit(problem: Problem, programmeId: string, occasion: Occasion): DraftEdit {
  return (draft) => {
    const plan = planOfDraft(draft);
    const programme = problem.programmes.find(({ id }) => id === programmeId);
    if (!programme || plan.flights.some(({ programmes }) => programmes.includes(programmeId))) {
      return { fault: 'changedSince' };
    }
    const { eventId } = programme;
    if (frozenEvents(draft).has(eventId)) return { fault: 'frozen' };
    const id = newFlightIds(plan.flights)();
    const own = plan.flights.filter((flight) => flight.eventId === eventId);
    const isOnBoard = plan.blocks.some(({ flightId }) => own.some((flight) => flight.id === flightId));
    if (isOnBoard) {
      const late = addProgramme(problem, plan, programmeId, id);
      if (!late) return { fault: 'noRoom' };
      return withFlightBlocks(withEvents(draft, late.flights, occasion), [...late.blocks]);
    }
    const alone = { id, eventId, programmes: [programmeId] };
    const host = loneSkaters(problem, [alone, ...own])[0]?.joinable[0]?.flightId;
    const flights = plan.flights.map((flight) =>
      flight.id === host ? { ...flight, programmes: [...flight.programmes, programmeId] } : flight,
    );
    return withEvents(draft, host === undefined ? [...flights, alone] : flights, occasion);
  };
}

/** Takes a skater who withdrew out of the flight, which ends earlier; a frozen event lets them go too. */
export function takeOutEdit(problem: Problem, programmeId: string, occasion: Occasion): DraftEdit {
  return (draft) => {
    const { flights } = planOfDraft(draft);
    const after = flights
      .map((flight) =>
        flight.programmes.includes(programmeId)
          ? { ...flight, programmes: flight.programmes.filter((id) => id !== programmeId) }
          : flight,
      )
      .filter(({ programmes }) => programmes.length > 0);
    const isEntered = problem.programmes.some(({ id }) => id === programmeId);
    return (isEntered ? ifFree(draft, flights, after) : null) ?? withFlights(problem, draft, after, occasion);
  };
}

/** Gives a flight's block the time that the flight takes, after its programmes became longer or shorter. */
export function refitEdit(problem: Problem, flightId: string, occasion: Occasion): DraftEdit {
  return (draft) => withFlights(problem, draft, planOfDraft(draft).flights, occasion, new Set([flightId]));
}

/** Frozen events refuse other flights. */
function ifFree(
  draft: ScheduleDraft,
  before: readonly Flight[],
  after: readonly Flight[],
): { readonly fault: EditFault } | null {
  const contentOf = (flights: readonly Flight[], eventId: string) =>
    JSON.stringify(
      flights.filter((flight) => flight.eventId === eventId).map(({ id, programmes }) => [id, programmes]),
    );
  const isTouched = [...frozenEvents(draft)].some(
    (eventId) => contentOf(before, eventId) !== contentOf(after, eventId),
  );
  return isTouched ? { fault: 'frozen' } : null;
}

const frozenEvents = ({ events }: Pick<ScheduleDraft, 'events'>): ReadonlySet<string> =>
  new Set(events.flatMap(({ eventId, isFrozen }) => (isFrozen ? [eventId] : [])));

const isSameCrowd = (one: readonly string[], other: readonly string[]) =>
  one.toSorted().join('\n') === other.toSorted().join('\n');
