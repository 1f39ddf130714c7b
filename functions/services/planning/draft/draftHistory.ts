import type {
  DraftEvent,
  DraftFlight,
  ScheduleDraft,
} from '../../../../shared/contract/planning/draftParts.ts';
import { isSameOrder } from '../../../../shared/domain/planning/draft/startOrders.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import type { StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import { changeHistoryWrites, historyWrite } from '../../../store/core/history/changeRecord.ts';

interface Author {
  /** The account's id. */
  readonly by: string;
  readonly at: Date;
}

/**
 * Records in the competition's history what was done to flights, with the reason: which were frozen, made, drawn again
 * or changed by hand. Blocks that move are work on a draft; what families are told of is recorded when it is published.
 */
export function flightHistoryWrites(
  { id }: StoredCompetition,
  before: ScheduleDraft,
  after: { readonly events: readonly DraftEvent[]; readonly reason: string | null },
  author: Author,
): TransactItem[] {
  const had = new Map(before.events.map((event) => [event.eventId, event]));
  const changed = after.events.map((event) => ({ before: had.get(event.eventId), after: event }));
  return changeHistoryWrites({
    of: { subject: 'competition', id },
    subject: 'schedule',
    action: 'changed',
    ...author,
    before: Object.fromEntries(
      changed.map((one) => [one.after.eventId, recordedEvent(one.before, one.after)]),
    ),
    after: {
      ...Object.fromEntries(changed.map((one) => [one.after.eventId, recordedEvent(one.after, one.before)])),
      ...(after.reason !== null && { reason: after.reason }),
    },
  });
}

export const planHistoryWrite = ({ id }: StoredCompetition, author: Author): TransactItem =>
  historyWrite({
    of: { subject: 'competition', id },
    subject: 'schedule',
    action: 'planned',
    ...author,
  });

/** An event without names, which may have to be deleted: how many each flight has, and how its order came about. */
function recordedEvent(event: DraftEvent | undefined, other: DraftEvent | undefined) {
  const others = new Map(other?.flights.map((flight) => [flight.id, flight]));
  return {
    frozen: event?.isFrozen ?? false,
    ...Object.fromEntries(
      (event?.flights ?? []).map((flight) => [flight.id, recordedFlight(flight, others.get(flight.id))]),
    ),
  };
}

function recordedFlight({ programmes, drawn }: DraftFlight, other: DraftFlight | undefined) {
  const isReordered = other !== undefined && !isSameOrder(programmes, other.programmes);
  return {
    skaters: programmes.length,
    ...(isReordered && { startOrder: drawn ? `${drawn.seed ?? 'by hand'} ${drawn.at}` : 'none' }),
  };
}
