import { wrongField, type ApiError } from '../../../../platform/errors/apiError.ts';
import { retry } from '../../../../platform/retry.ts';
import {
  findEarlierRequest,
  idempotencyWrite,
  RepeatedRequest,
  type IdempotentRequest,
} from '../../../../platform/table/idempotency.ts';
import { getItems } from '../../../../platform/table/read.ts';
import { transact, type TransactItem } from '../../../../platform/table/transaction.ts';
import { createWrite } from '../../../../platform/table/writes.ts';
import type { LimitCounters } from '../../../../../shared/domain/entering/capacity/availability.ts';
import { storePupil } from '../../../../store/entering/coaches/pupils.ts';
import { limitCounters } from '../../../../store/entering/capacity/counters.ts';
import { capacityItemsOf } from '../../../../store/entering/capacity/repository.ts';
import {
  alreadyEntered,
  enteredItems,
  entryItem,
  submittedRecord,
  waitlistItems,
} from '../../../../store/entering/entries/items.ts';
import { numbersHeldByOthers } from '../../../../store/entering/entries/memberNumbers.ts';
import { NumberConflict, numberWrites } from '../../../../store/entering/entries/numberWrites.ts';
import { listRowWrites } from '../../../../store/entering/entries/listRows.ts';
import { countedEntry } from '../../../../store/entering/entries/people.ts';
import { entryById, findEntry } from '../../../../store/entering/entries/repository.ts';
import { rosterWrites } from '../../../../store/entering/entries/rosters.ts';
import { skaterEntryWrites } from '../../../../store/entering/entries/skaterEntries.ts';
import type { StoredEntry } from '../../../../store/entering/entries/storedEntry.ts';
import { notificationWrites } from '../../../../store/entering/notifications/notificationWrites.ts';
import { assignPlaces, type WhenFull } from '../capacity/assignPlaces.ts';
import { CapacityConflict, capacityWrites } from '../capacity/capacityWrites.ts';
import type { Limits } from '../../../../../shared/domain/entering/capacity/limits.ts';
import { familyShareWrites, type FamilyShare } from '../pricing/familyPrice.ts';
import { PriceStepConflict, priceStepWrites, type HoldersOfSkaters } from '../pricing/priceSteps.ts';
import { reprice } from '../pricing/reprice.ts';
import {
  homeRinkWrites,
  rememberRinkUse,
  RinkRemoved,
  RinkUseConflict,
  storeHomeRink,
} from '../save/homeRink.ts';

export interface StoreOptions {
  readonly limits: Limits;
  readonly idempotency: IdempotentRequest | null;
  /** The share of the family cap by which the price was checked; absent or null without a cap. */
  readonly family?: FamilyShare | null;
  readonly whenFull?: WhenFull;
  /** The entries that hold its skaters' price steps, as the price was checked; without them they are read. */
  readonly holders?: HoldersOfSkaters;
  /** Further writes of the transaction: the account or placeholder, limits, contacts. */
  readonly extraWrites?: readonly TransactItem[];
  /** Why an organiser entered late, for the history. */
  readonly reason?: string | null;
}

/** Other calls may cause these conflicts between the plan of an entry and its transaction. */
const CONFLICTS = [CapacityConflict, PriceStepConflict, RinkUseConflict, RinkRemoved, NumberConflict];

/**
 * Stores a new entry with a place in each event, or a position on the waitlist of the limit it meets. The
 * first plan assumes that there is room, as there nearly always is; further plans read the counters.
 * @returns the entry; or the one that the same submit stored at the same time
 * @throws {PriceStepTaken, FamilyPriceConflict} when the price is no longer the entry's
 * @throws {ApiError} ValidationFailed: event or partner AlreadyExist; event or competitionId MustAvailable
 * where it is full and `whenFull` is refuse, or where it can never fit; Busy
 */
export async function storeNewEntry(entry: StoredEntry, options: StoreOptions): Promise<StoredEntry> {
  const { limits, idempotency, family = null, whenFull = 'refuse' } = options;
  const { competitionId } = entry;
  const now = new Date(entry.submittedAt);
  let counters: LimitCounters | null = null;
  let { homeRinkId } = entry;
  let { holders } = options;
  let heldByOthers: ReadonlySet<string> | undefined;

  const assignAndWrite = async () => {
    const placed = assignPlaces(null, { ...entry, homeRinkId }, { counters, limits, now });
    const assigned = reprice(placed, family?.room ?? null);
    const writes = [
      ...(await homeRinkWrites(assigned)),
      ...newEntryWrites(assigned, limits, idempotency, options.reason, heldByOthers),
      ...(options.extraWrites ?? []),
      ...(await priceStepWrites(null, assigned, holders)),
      ...familyShareWrites(family),
    ];
    try {
      await Promise.all([transact(writes), storeHomeRink(assigned), storePupil(assigned)]);
    } catch (error) {
      const isRepeat = error instanceof RepeatedRequest && idempotency;
      const earlier = isRepeat ? await entrySubmittedWith(submitterOf(entry), idempotency) : null;
      if (earlier) return earlier;
      if (error instanceof RinkRemoved) homeRinkId = null;
      if (error instanceof PriceStepConflict) holders = undefined;
      if (error instanceof NumberConflict) heldByOthers = await numbersHeldByOthers(entry);
      if (error instanceof CapacityConflict) {
        if (whenFull === 'refuse') throw wrongField(error.field, 'MustAvailable');
        counters = limitCounters(await capacityItemsOf(competitionId));
      }
      throw error;
    }
    rememberRinkUse(assigned);
    return assigned;
  };

  const isRetryable = (error: unknown) => CONFLICTS.some((conflict) => error instanceof conflict);
  return retry(assignAndWrite, { attempts: 8, isRetryable });
}

/**
 * The one transaction of a submit, without the price steps and the home rink's first use. At most 12 + 3 × events
 * writes of a skater or a couple, whatever the size of the competition; at most 48 more for a team's roster.
 */
export function newEntryWrites(
  entry: StoredEntry,
  limits: Limits,
  idempotency: IdempotentRequest | null,
  reason: string | null = null,
  heldByOthers?: ReadonlySet<string>,
): TransactItem[] {
  const now = new Date(entry.submittedAt);
  return [
    ...(idempotency ? [idempotencyWrite(idempotency, entry.id, now)] : []),
    createWrite(entryItem(entry)),
    ...listRowWrites(null, entry),
    createWrite(submittedRecord(entry, reason)),
    ...notificationWrites({ entry, notice: { what: 'submitted' } }, now),
    ...enteredItems(entry).map((item) => createWrite(item, () => alreadyEntered(item))),
    ...skaterEntryWrites(null, entry),
    ...rosterWrites(null, entry),
    ...numberWrites(null, entry, heldByOthers),
    ...capacityWrites(null, countedEntry(entry), limits),
    ...waitlistItems(entry).map((item) => createWrite(item)),
  ];
}

/** The account whose own entry it is; null for an entry made for a family, which may have changed hands. */
const submitterOf = ({ enteredBy, accountId }: StoredEntry) => (enteredBy ? null : accountId);

/**
 * The entry that an earlier submit with this key stored, or null.
 * @param accountId null for an entry that was made for a family
 * @throws {ApiError} IdempotencyKeyReused when that submit had another body
 */
export async function entrySubmittedWith(
  accountId: string | null,
  request: IdempotentRequest,
): Promise<StoredEntry | null> {
  const entryId = await findEarlierRequest(request);
  if (entryId === null) return null;
  return accountId === null ? entryById(entryId) : findEntry(accountId, entryId);
}

/** The refusal of an entry one of whose people is in one of its events already; null when none is. */
export async function alreadyEnteredError(entry: StoredEntry): Promise<ApiError | null> {
  const items = enteredItems(entry);
  const keys = items.map(({ pk, sk }) => ({ pk, sk }));
  const found = new Set((await getItems(keys, true)).map(({ pk, sk }) => `${String(pk)} ${String(sk)}`));
  const already = items.find(({ pk, sk }) => found.has(`${pk} ${sk}`));
  return already ? alreadyEntered(already) : null;
}
