import {
  moveInLine,
  type WaitlistMove,
} from '../../../../../shared/domain/entering/capacity/waitlistOrder.ts';
import { ApiError } from '../../../../platform/errors/apiError.ts';
import type { TransactItem } from '../../../../platform/table/transaction.ts';
import { updateWrite } from '../../../../platform/table/writes.ts';
import { counterKey, limitCounters } from '../../../../store/entering/capacity/counters.ts';
import { capacityItemsOf, waitlistRows } from '../../../../store/entering/capacity/repository.ts';
import { findEntry } from '../../../../store/entering/entries/repository.ts';
import type { StoredEntry } from '../../../../store/entering/entries/storedEntry.ts';
import { followUpWrite, type FollowUp } from '../../../../store/entering/followUps/followUp.ts';
import { saveEntry } from '../save/saveEntry.ts';

interface MoveRequest {
  readonly list: string;
  readonly entryId: string;
  /** Counted from 1 by entries; beyond the end it is the end. */
  readonly place: number;
  readonly reason: string;
  /** The account's id. */
  readonly by: string;
  readonly now: Date;
}

/**
 * Moves an entry to another place of a waitlist, with all its events of that list. No other entry is rewritten.
 * @returns what that leaves to do; null where it stands there already
 * @throws {ApiError} NotFound when the entry is not on the list; VersionConflict when the list was reordered, or
 * the entry changed, at the same moment
 */
export async function moveInWaitlist(competitionId: string, request: MoveRequest): Promise<FollowUp | null> {
  const { list, entryId, place, reason, by, now } = request;
  const [counters, rows] = await Promise.all([
    capacityItemsOf(competitionId).then(limitCounters),
    waitlistRows(competitionId, list),
  ]);
  const row = rows.find((one) => one.entryId === entryId);
  const entry = row && (await findEntry(row.accountId, entryId));
  if (!entry) throw new ApiError('NotFound');

  const move = moveInLine(rows, entryId, place);
  if (!move) return null;

  const change = `${entryId}.${String(entry.version + 1)}.moved`;
  const left = { of: competitionId, change, promotes: true, accountId: null };
  const revision = counters.get(list)?.['reordered'] ?? 0;
  await saveEntry(entry, withPositions(entry, move), {
    action: 'moved',
    by,
    reason,
    now,
    extraFields: { from: { place: move.from }, to: { place: move.to } },
    extraWrites: () => [reorderWrite(competitionId, list, revision), followUpWrite(left, now)],
  });
  return left;
}

function withPositions(entry: StoredEntry, { positions }: WaitlistMove): StoredEntry {
  const events = entry.events.map((event) => {
    const position = positions.get(event.id);
    return event.waiting && position ? { ...event, waiting: { ...event.waiting, position } } : event;
  });
  return { ...entry, events };
}

/**
 * Counts that the list was reordered. Races: two moves at once, of which the second must see the first's
 * order; and a promotion of the head that was read before this move (`headOfListCondition`).
 */
function reorderWrite(competitionId: string, list: string, read: number): TransactItem {
  return updateWrite(counterKey(competitionId, list), {
    update: 'SET reordered = :next',
    condition: read === 0 ? 'attribute_not_exists(reordered)' : 'reordered = :read',
    values: { ':next': read + 1, ...(read > 0 && { ':read': read }) },
    onConflict: () => new ApiError('VersionConflict'),
  });
}
