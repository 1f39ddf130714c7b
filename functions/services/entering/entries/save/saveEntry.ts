import { ulid } from 'ulidx';
import { remainingVerification } from '../../../../../shared/domain/entering/entries/changes/remainingVerification.ts';
import { ApiError, wrongField } from '../../../../platform/errors/apiError.ts';
import { retry } from '../../../../platform/retry.ts';
import { transact, type TransactItem } from '../../../../platform/table/transaction.ts';
import { createWrite, deleteWrite, replaceWrite } from '../../../../platform/table/writes.ts';
import { entryHistoryWrite, type EntryChangeRecord } from '../../../../store/entering/entries/history.ts';
import {
  alreadyEntered,
  enteredItems,
  entryItem,
  waitlistItems,
} from '../../../../store/entering/entries/items.ts';
import { labelWrites } from '../../../../store/entering/entries/labels.ts';
import { listRowWrites } from '../../../../store/entering/entries/listRows.ts';
import { numbersHeldByOthers } from '../../../../store/entering/entries/memberNumbers.ts';
import { NumberConflict, numberWrites } from '../../../../store/entering/entries/numberWrites.ts';
import { countedEntry } from '../../../../store/entering/entries/people.ts';
import { rosterWrites } from '../../../../store/entering/entries/rosters.ts';
import { skaterEntryWrites } from '../../../../store/entering/entries/skaterEntries.ts';
import type { StoredEntry } from '../../../../store/entering/entries/storedEntry.ts';
import { followUpWrite, type FollowUp } from '../../../../store/entering/followUps/followUp.ts';
import { withKeptIdentities } from '../../../../store/entering/duplicates/identities.ts';
import { aliasWrites } from '../../../../store/entering/duplicates/repository.ts';
import { capacityWrites } from '../capacity/capacityWrites.ts';
import type { ListRevisions } from '../capacity/conditions.ts';
import { leftToDo } from './leftToDo.ts';
import { NO_LIMITS, type Limits } from '../../../../../shared/domain/entering/capacity/limits.ts';
import {
  familyCapOf,
  FamilyPriceConflict,
  familyShareWrites,
  readFamilyShare,
  type FamilyShare,
} from '../pricing/familyPrice.ts';
import { PriceStepConflict, priceStepWrites } from '../pricing/priceSteps.ts';
import { reprice } from '../pricing/reprice.ts';

/** The record of a change, and what belongs to its transaction. */
export interface EntryUpdate extends EntryChangeRecord {
  /** Needed when events are added or removed, or move between a place and the waitlist. */
  readonly limits?: Limits;
  readonly listRevisions?: ListRevisions;
  /** By which share of the family cap the price was checked; without it the share is read here. */
  readonly family?: FamilyShare | null;
  /** Further writes of the transaction, made from the entry as it will be stored. */
  readonly extraWrites?: (changed: StoredEntry) => readonly TransactItem[];
}

/** DynamoDB's limit for one transaction. */
const MAX_WRITES = 100;

/**
 * The only way to change a stored entry: one transaction with the entry (if it still has the version that was
 * read), its list row, its history, its people in each event, the counters, the waitlists, the price steps, what it leaves
 * to do (doFollowUps) and the caller's own writes. Status, prices and payment status are computed from the rest.
 * @param after its version does not matter
 * @returns the entry as it is stored
 * @throws {PriceStepTaken} when another entry holds a price step that this one takes
 * @throws {FamilyPriceConflict} when the given share of the family cap is no longer so
 * @throws {CapacityConflict} when the counters changed between reading and writing
 * @throws {ApiError} VersionConflict; ValidationFailed: event or partner AlreadyExist, event MustWithin for
 * a change too large for one transaction; Busy
 */
export async function saveEntry<Entry extends StoredEntry>(
  before: Entry,
  after: Entry,
  change: EntryUpdate,
): Promise<Entry> {
  const verified = remainingVerification(before, after);
  const known = await withKeptIdentities(before, after);
  const recordId = ulid(change.now.getTime());
  let heldByOthers: ReadonlySet<string> | undefined;

  const write = async () => {
    const family = change.family ?? (await familyShareOf(before, known));
    const repriced = reprice(known, family?.room ?? null);
    const changed = { ...repriced, verified, numberItems: true, version: before.version + 1 };
    const writes = [
      replaceWrite(entryItem(changed), before.version, versionConflict),
      ...listRowWrites(before, changed),
      entryHistoryWrite(before, changed, change, recordId),
      ...itemWrites(enteredItems(before), enteredItems(changed), alreadyEntered),
      ...skaterEntryWrites(before, changed),
      ...aliasWrites(before, changed),
      ...rosterWrites(before, changed),
      ...numberWrites(before, changed, heldByOthers),
      ...labelWrites(before, changed),
      ...capacityWrites(
        countedEntry(before),
        countedEntry(changed),
        change.limits ?? NO_LIMITS,
        change.listRevisions,
      ),
      ...itemWrites(waitlistItems(before), waitlistItems(changed), versionConflict),
      ...(await priceStepWrites(before, changed)),
      ...familyShareWrites(family),
      ...followUpWrites(leftToDo(before, changed), change.now),
      ...(change.extraWrites?.(changed) ?? []),
    ];
    if (writes.length > MAX_WRITES) throw wrongField('event', 'MustWithin');
    try {
      await transact(writes);
    } catch (error) {
      if (error instanceof NumberConflict) heldByOthers = await numbersHeldByOthers(changed);
      throw error;
    }
    return changed;
  };
  const isRetryable = (error: unknown) =>
    error instanceof PriceStepConflict ||
    error instanceof NumberConflict ||
    (!change.family && error instanceof FamilyPriceConflict);
  return retry(write, { attempts: 6, isRetryable });
}

/** The share of an entry whose price changes under a family cap; null for any other. */
async function familyShareOf(before: StoredEntry, after: StoredEntry): Promise<FamilyShare | null> {
  const cap = familyCapOf(after);
  const isRepriced = priceWithoutDiscount(before) !== priceWithoutDiscount(reprice(after));
  return cap !== null && isRepriced ? readFamilyShare(after, cap, after.id) : null;
}

const followUpWrites = (left: FollowUp | null, now: Date) => (left ? [followUpWrite(left, now)] : []);

const priceWithoutDiscount = ({ totalPrice, familyDiscount = 0 }: StoredEntry) => totalPrice + familyDiscount;

const versionConflict = () => new ApiError('VersionConflict');

interface EntryPart {
  readonly pk: string;
  readonly sk: string;
  readonly entryId: string;
}

/** Deletes the items that the entry no longer has and creates its new ones. */
function itemWrites<Item extends EntryPart>(
  before: readonly Item[],
  after: readonly Item[],
  refusal: (item: Item) => Error,
): TransactItem[] {
  const nameOf = ({ pk, sk }: EntryPart) => `${pk} ${sk}`;
  const [oldKeys, newKeys] = [new Set(before.map(nameOf)), new Set(after.map(nameOf))];
  const removed = before.filter((item) => !newKeys.has(nameOf(item)));
  const added = after.filter((item) => !oldKeys.has(nameOf(item)));
  return [
    ...removed.map(({ pk, sk, entryId }) =>
      // An item that another entry has written since must stay.
      deleteWrite(
        { pk, sk },
        {
          condition: 'attribute_not_exists(pk) OR entryId = :entry',
          values: { ':entry': entryId },
          onConflict: versionConflict,
        },
      ),
    ),
    ...added.map((item) => createWrite(item, () => refusal(item))),
  ];
}

/**
 * Reads and changes an entry again after another change came in between. For promotions and payments, which
 * hold for any version; a person who saw an older version gets the conflict instead.
 * @throws {ApiError} Busy
 */
export async function retryOnVersionConflict<Result>(attempt: () => Promise<Result>): Promise<Result> {
  return retry(attempt, { attempts: 6, isRetryable: isVersionConflict });
}

const isVersionConflict = (error: unknown) => error instanceof ApiError && error.code === 'VersionConflict';
