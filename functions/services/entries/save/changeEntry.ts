import { ulid } from 'ulidx';
import { keptVerification } from '../../../../shared/domain/entries/changes/keptVerification.ts';
import { ApiError, wrongField } from '../../../platform/errors/apiError.ts';
import { numberSteps } from '../../../store/entries/numberSteps.ts';
import { rosterSteps } from '../../../store/entries/rosterSteps.ts';
import { tableName } from '../../../platform/table/read.ts';
import type { Step } from '../../../platform/table/transaction.ts';
import { enteredAlready, enteredItems, entryItem, waitingItems } from '../../../store/entries/entryItems.ts';
import { historyRecord, type ChangeRecord } from '../../../store/entries/historyRecord.ts';
import { transactWithLadders } from '../pricing/ladder.ts';
import { NO_LIMITS, type Limits } from '../capacity/limits.ts';
import { placeSteps, type Orders } from '../capacity/placeSteps.ts';
import { settled } from '../pricing/settled.ts';
import type { StoredEntry } from '../../../store/entries/storedEntry.ts';

/** Who changes an entry, and what goes with it. */
export interface EntryChange extends ChangeRecord {
  /** What the competition lets in; needed where events come, go, wait or get a place. */
  readonly limits?: Limits;
  readonly orders?: Orders;
  /** Further steps of the same transaction, made of the entry as it will be stored. */
  readonly extra?: (changed: StoredEntry) => readonly Step[];
}

/** DynamoDB takes so many writes in one transaction. */
const MOST_STEPS = 100;

/**
 * The one way in which a stored entry is changed: in one transaction the entry (while it has the version
 * that was read), a record of its history, who is in which event, every counter by the difference, who
 * waits where, and what the caller adds. State, prices and the word for what is paid follow from the rest.
 * @param after its version does not matter
 * @returns the entry as it is stored
 * @throws {LadderTaken} when another entry has got a step of the ladder that this one takes
 * @throws {PlacesChanged} when there is no room, or none yet, for an event that takes a place
 * @throws {ApiError} VersionConflict; ValidationFailed: event or partner AlreadyExist, event MustWithin for
 * a change too large to be made at once
 */
export async function changeEntry<Entry extends StoredEntry>(
  before: Entry,
  after: Entry,
  change: EntryChange,
): Promise<Entry> {
  const verified = keptVerification(before, after);
  const changed = { ...settled(after), verified, version: before.version + 1 };
  const extra = change.extra?.(changed) ?? [];
  const record = historyRecord(before, changed, change, ulid(change.now.getTime()));
  const steps = (ladders: readonly Step[]) => [
    entryStep(before, changed),
    record,
    ...itemSteps(enteredItems(before), enteredItems(changed), enteredAlready),
    ...rosterSteps(before, changed),
    ...numberSteps(before, changed),
    ...placeSteps(before, changed, change.limits ?? NO_LIMITS, change.orders),
    ...itemSteps(waitingItems(before), waitingItems(changed), () => new ApiError('VersionConflict')),
    ...ladders,
    ...extra,
  ];
  await transactWithLadders(before, changed, (ladders) => {
    const all = steps(ladders);
    if (all.length > MOST_STEPS) throw wrongField('event', 'MustWithin');
    return all;
  });
  return changed;
}

function entryStep(before: StoredEntry, changed: StoredEntry): Step {
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
function remove({ pk, sk, entryId }: Keyed): Step {
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
function itemSteps<Item extends Keyed>(
  before: readonly Item[],
  after: readonly Item[],
  refusal: (item: Item) => Error,
): Step[] {
  const nameOf = ({ pk, sk }: Keyed) => `${pk} ${sk}`;
  const [had, has] = [new Set(before.map(nameOf)), new Set(after.map(nameOf))];
  const gone = before.filter((item) => !has.has(nameOf(item)));
  const come = after.filter((item) => !had.has(nameOf(item)));
  return [
    ...gone.map(remove),
    ...come.map((Item): Step => ({
      write: { Put: { TableName: tableName(), Item, ConditionExpression: 'attribute_not_exists(pk)' } },
      refusal: () => refusal(Item),
    })),
  ];
}

/** Tries of a change that does not depend on what a person saw. */
const TRIES = 6;

/**
 * Repeats a change of an entry that somebody else changed in between: each time with what is stored then.
 * For a promotion or a payment; who changes what they saw gets the conflict instead.
 * @throws {ApiError} Busy when others are always faster
 */
export async function withLatest<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let tries = 0; tries < TRIES; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'VersionConflict')) throw error;
    }
  }
  throw new ApiError('Busy');
}
