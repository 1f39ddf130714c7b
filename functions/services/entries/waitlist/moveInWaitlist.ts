import { positionBetween } from '../../../../shared/domain/capacity/position.ts';
import { parseWaitlistName } from '../../../../shared/domain/capacity/waitlists.ts';
import { saveEntry } from '../save/saveEntry.ts';
import { limitCounters } from '../../../store/capacity/limitCounters.ts';
import { findEntry } from '../../../store/entries/repository.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { formatIceKey, placesKey, totalKey } from '../../../store/keys.ts';
import type { Key } from '../../../platform/table/key.ts';
import { tableName } from '../../../platform/table/read.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { capacityItemsOf, waitlistRows } from '../../../store/capacity/repository.ts';
import { inLine } from '../../../store/capacity/waitlistPositions.ts';

interface WaitlistMove {
  readonly list: string;
  readonly entryId: string;
  /** Where to stand, counted from 1 by entries; beyond the end it is the end. */
  readonly place: number;
  readonly reason: string;
  /** The account's id. */
  readonly by: string;
  readonly now: Date;
}

/**
 * Puts an entry at another place of a list, with all its events in it; nobody else is rewritten.
 * @throws {ApiError} NotFound when the entry does not wait there; VersionConflict when the list was
 * reordered, or the entry changed, in this moment
 */
export async function moveInWaitlist(competitionId: string, move: WaitlistMove): Promise<void> {
  const { list, entryId, place, reason, by, now } = move;
  const [counters, waiting] = await Promise.all([
    capacityItemsOf(competitionId).then(limitCounters),
    waitlistRows(competitionId, list),
  ]);
  const own = waiting.filter((one) => one.entryId === entryId);
  const [first] = own;
  const entry = first && (await findEntry(first.accountId, entryId));
  if (!entry) throw new ApiError('NotFound');
  const turn = inLine(waiting);
  const was = turn.indexOf(entryId) + 1;
  const is = Math.min(place, turn.length);
  if (was === is) return;

  const others = waiting.filter((one) => one.entryId !== entryId);
  const behind = inLine(others)[place - 1];
  const index = behind === undefined ? others.length : others.findIndex((one) => one.entryId === behind);
  const positions = positionBetweenRows(
    others[index - 1]?.position ?? null,
    others[index]?.position ?? null,
    own.length,
  );
  const moved = new Map(own.map(({ eventId }, turn) => [eventId, positions[turn]]));
  const events = entry.events.map((event) => {
    const position = moved.get(event.id);
    return event.waiting && position ? { ...event, waiting: { ...event.waiting, position } } : event;
  });
  const read = counters.get(list)?.['reordered'] ?? 0;
  await saveEntry(
    entry,
    { ...entry, events },
    {
      action: 'moved',
      by,
      reason,
      now,
      extraFields: { from: { place: was }, to: { place: is } },
      extraWrites: () => [reorderWrite(competitionId, list, read)],
    },
  );
}

/** So many positions one behind the other, between two others. */
function positionBetweenRows(before: string | null, after: string | null, count: number): string[] {
  const positions: string[] = [];
  for (let last = before; positions.length < count;) {
    last = positionBetween(last, after);
    positions.push(last);
  }
  return positions;
}

/** The list's order is another one now: what was read of its head no longer holds. */
function reorderWrite(competitionId: string, list: string, read: number): TransactItem {
  return {
    write: {
      Update: {
        TableName: tableName(),
        Key: waitlistCounterKey(competitionId, list),
        UpdateExpression: 'SET reordered = :next',
        ConditionExpression: read === 0 ? 'attribute_not_exists(reordered)' : 'reordered = :read',
        ExpressionAttributeValues: { ':next': read + 1, ...(read > 0 && { ':read': read }) },
      },
    },
    refusal: () => new ApiError('VersionConflict'),
  };
}

function waitlistCounterKey(competitionId: string, name: string): Key {
  const list = parseWaitlistName(name);
  if (list.of === 'event') return placesKey(competitionId, list.eventId);
  return list.of === 'format' ? formatIceKey(competitionId, list.formatId) : totalKey(competitionId);
}
