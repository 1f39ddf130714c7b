import { ulid } from 'ulidx';
import { remainingVerification } from '../../../../shared/domain/entries/changes/remainingVerification.ts';
import { ApiError, wrongField } from '../../../platform/errors/apiError.ts';
import { numberWrites } from '../../../store/entries/memberNumbers.ts';
import { rosterWrites } from '../../../store/entries/rosters.ts';
import { tableName } from '../../../platform/table/read.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { alreadyEntered, enteredItems, entryItem, waitlistItems } from '../../../store/entries/items.ts';
import { entryHistoryWrite, type EntryChangeRecord } from '../../../store/entries/history.ts';
import { transactWithPriceSteps } from '../pricing/priceSteps.ts';
import { NO_LIMITS, type Limits } from '../../../../shared/domain/capacity/limits.ts';
import { capacityWrites } from '../capacity/capacityWrites.ts';
import type { ListRevisions } from '../capacity/conditions.ts';
import { reprice } from '../pricing/reprice.ts';
import type { StoredEntry } from '../../../store/entries/storedEntry.ts';

/** Who changes an entry, and what goes with it. */
export interface EntryUpdate extends EntryChangeRecord {
  /** What the competition lets in; needed where events come, go, wait or get a place. */
  readonly limits?: Limits;
  readonly listRevisions?: ListRevisions;
  /** Further steps of the same transaction, made of the entry as it will be stored. */
  readonly extraWrites?: (changed: StoredEntry) => readonly TransactItem[];
}

/** DynamoDB takes so many writes in one transaction. */
const MAX_WRITES = 100;

/**
 * The one way in which a stored entry is changed: in one transaction the entry (while it has the version
 * that was read), a record of its history, who is in which event, every counter by the difference, who
 * waits where, and what the caller adds. State, prices and the word for what is paid follow from the rest.
 * @param after its version does not matter
 * @returns the entry as it is stored
 * @throws {PriceStepTaken} when another entry has got a step of the ladder that this one takes
 * @throws {CapacityConflict} when there is no room, or none yet, for an event that takes a place
 * @throws {ApiError} VersionConflict; ValidationFailed: event or partner AlreadyExist, event MustWithin for
 * a change too large to be made at once
 */
export async function saveEntry<Entry extends StoredEntry>(
  before: Entry,
  after: Entry,
  change: EntryUpdate,
): Promise<Entry> {
  const verified = remainingVerification(before, after);
  const changed = { ...reprice(after), verified, version: before.version + 1 };
  const extra = change.extraWrites?.(changed) ?? [];
  const record = entryHistoryWrite(before, changed, change, ulid(change.now.getTime()));
  const writes = (priceStepItems: readonly TransactItem[]) => [
    entryWrite(before, changed),
    record,
    ...itemWrites(enteredItems(before), enteredItems(changed), alreadyEntered),
    ...rosterWrites(before, changed),
    ...numberWrites(before, changed),
    ...capacityWrites(before, changed, change.limits ?? NO_LIMITS, change.listRevisions),
    ...itemWrites(waitlistItems(before), waitlistItems(changed), () => new ApiError('VersionConflict')),
    ...priceStepItems,
    ...extra,
  ];
  await transactWithPriceSteps(before, changed, (priceStepItems) => {
    const all = writes(priceStepItems);
    if (all.length > MAX_WRITES) throw wrongField('event', 'MustWithin');
    return all;
  });
  return changed;
}

function entryWrite(before: StoredEntry, changed: StoredEntry): TransactItem {
  return {
    write: {
      Put: {
        TableName: tableName(),
        Item: entryItem(changed),
        ConditionExpression: '#version = :read',
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: { ':read': before.version },
      },
    },
    refusal: () => new ApiError('VersionConflict'),
  };
}

interface Keyed {
  readonly pk: string;
  readonly sk: string;
  readonly entryId: string;
}

/** The entry's own alone: what another one wrote there since is not touched. */
function deleteWrite({ pk, sk, entryId }: Keyed): TransactItem {
  return {
    write: {
      Delete: {
        TableName: tableName(),
        Key: { pk, sk },
        ConditionExpression: 'attribute_not_exists(pk) OR entryId = :entry',
        ExpressionAttributeValues: { ':entry': entryId },
      },
    },
    refusal: () => new ApiError('VersionConflict'),
  };
}

/** Removes what is no more and puts what is new; what stays is not touched. */
function itemWrites<Item extends Keyed>(
  before: readonly Item[],
  after: readonly Item[],
  refusal: (item: Item) => Error,
): TransactItem[] {
  const nameOf = ({ pk, sk }: Keyed) => `${pk} ${sk}`;
  const [oldKeys, newKeys] = [new Set(before.map(nameOf)), new Set(after.map(nameOf))];
  const removed = before.filter((item) => !newKeys.has(nameOf(item)));
  const added = after.filter((item) => !oldKeys.has(nameOf(item)));
  return [
    ...removed.map(deleteWrite),
    ...added.map((Item): TransactItem => ({
      write: { Put: { TableName: tableName(), Item, ConditionExpression: 'attribute_not_exists(pk)' } },
      refusal: () => refusal(Item),
    })),
  ];
}

/** Tries of a change that does not depend on what a person saw. */
const MAX_ATTEMPTS = 6;

/**
 * Repeats a change of an entry that somebody else changed in between: each time with what is stored then.
 * For a promotion or a payment; who changes what they saw gets the conflict instead.
 * @throws {ApiError} Busy when others are always faster
 */
export async function retryOnVersionConflict<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let tries = 0; tries < MAX_ATTEMPTS; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'VersionConflict')) throw error;
    }
  }
  throw new ApiError('Busy');
}
