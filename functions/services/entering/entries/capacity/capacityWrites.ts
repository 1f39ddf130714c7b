import type { EntryPlaces } from '../../../../../shared/domain/entering/capacity/availability.ts';
import {
  countsToChange,
  type CountedEntry,
} from '../../../../../shared/domain/entering/capacity/entryCounts.ts';
import type { Limits } from '../../../../../shared/domain/entering/capacity/limits.ts';
import {
  activeEvents,
  COMPETITION_WAITLIST,
  waitlistedEvents,
} from '../../../../../shared/domain/entering/capacity/waitlists.ts';
import { addExpression } from '../../../../platform/table/addExpression.ts';
import type { TransactItem } from '../../../../platform/table/transaction.ts';
import { updateWrite } from '../../../../platform/table/writes.ts';
import { counterKey } from '../../../../store/entering/capacity/counters.ts';
import { counterConditions, type ListRevisions } from './conditions.ts';

/** The counters changed between reading and writing. */
export class CapacityConflict extends Error {
  /** Which field of the request the limit belongs to. */
  readonly field: 'event' | 'competitionId';

  constructor(field: 'event' | 'competitionId') {
    super(`The capacity of ${field} has changed`);
    this.field = field;
  }
}

/** An entry with all that the counters count of it. */
type CapacityEntry = CountedEntry & EntryPlaces & { readonly competitionId: string };

/**
 * The counters' part of the transaction that changes an entry: each counter moves by the difference, under the
 * conditions of its limit. A condition that fails throws `CapacityConflict`.
 * @param before null for a new entry
 * @param listRevisions of the lists from which an event is promoted
 */
export function capacityWrites(
  before: CapacityEntry | null,
  after: CapacityEntry,
  limits: Limits,
  listRevisions: ListRevisions = new Map(),
): TransactItem[] {
  const reordered = reorderedLists(before, after);
  const counters = [...countsToChange(before, after, limits.competition)];
  return counters.map(([list, add]) => {
    const conditions = counterConditions(list, add, { before, after, limits, listRevisions });
    const added = addExpression({ ...add, ...(reordered.has(list) && { reordered: 1 }) });
    return updateWrite(counterKey(after.competitionId, list), {
      update: added.UpdateExpression,
      names: added.ExpressionAttributeNames,
      values: {
        ...added.ExpressionAttributeValues,
        ...Object.fromEntries(conditions.flatMap(({ values }) => Object.entries(values))),
      },
      ...(conditions.length > 0 && { condition: conditions.map(({ text }) => text).join(' AND ') }),
      onConflict: () => new CapacityConflict(list === COMPETITION_WAITLIST ? 'competitionId' : 'event'),
    });
  });
}

/** Lists in which this change puts an event at another place than the end, so that their head may change. */
function reorderedLists(before: CapacityEntry | null, after: CapacityEntry): Set<string> {
  const waitingBefore = new Map(activeEvents(before).map(({ id, waiting }) => [id, waiting]));
  const moved = waitlistedEvents(after).filter(({ id, waiting }) => {
    const was = waitingBefore.get(id);
    return was && (was.list !== waiting.list || was.position !== waiting.position);
  });
  return new Set(moved.map(({ waiting }) => waiting.list));
}
