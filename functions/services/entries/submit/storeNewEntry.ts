import { ApiError } from '../../../platform/errors/apiError.ts';
import { getItem, getItems } from '../../../platform/table/read.ts';
import { alreadyEntered, enteredItems } from '../../../store/entries/items.ts';
import { findEntry } from '../../../store/entries/repository.ts';
import type { StoredEntry } from '../../../store/entries/storedEntry.ts';
import { idempotencyKey } from '../../../store/keys.ts';
import type { Limits } from '../../../../shared/domain/capacity/limits.ts';
import { assignPlaces, retryOnCapacityConflict, type WhenFull } from '../capacity/assignPlaces.ts';
import { transactWithPriceSteps } from '../pricing/priceSteps.ts';
import { countHomeRink } from '../save/countHomeRink.ts';
import { RepeatedSubmitError, submissionWrites, type Idempotency } from './submissionWrites.ts';

/** The refusal of an entry one of whose people is in one of its events already; null where none is. */
export async function alreadyEnteredError(entry: StoredEntry): Promise<ApiError | null> {
  const items = enteredItems(entry);
  const found = new Set(
    (
      await getItems(
        items.map(({ pk, sk }) => ({ pk, sk })),
        true,
      )
    ).map(({ pk, sk }) => `${String(pk)} ${String(sk)}`),
  );
  const already = items.find(({ pk, sk }) => found.has(`${pk} ${sk}`));
  return already ? alreadyEntered(already) : null;
}

/**
 * The entry that an earlier submit with this key made, or null.
 * @throws {ApiError} IdempotencyKeyReused when that submit said something else
 */
export async function entrySubmittedWith(accountId: string, { key, requestHash }: Idempotency) {
  const record = await getItem(idempotencyKey(accountId, key));
  if (!record) return null;
  if (record['requestHash'] !== requestHash) throw new ApiError('IdempotencyKeyReused');
  return findEntry(accountId, String(record['entryId']));
}

/**
 * Stores a new entry with a place in each event, or in the waiting list of the limit it meets; or returns
 * the one that the same submit stored at the same time.
 * @throws {ApiError} ValidationFailed: event or partner AlreadyExist; event or competitionId MustAvailable
 * for what is full where nobody wants to wait, or never fits
 */
export async function storeSubmission(
  entry: StoredEntry,
  limits: Limits,
  idempotency: Idempotency | null,
  whenFull: WhenFull = 'refuse',
): Promise<StoredEntry> {
  const now = new Date(entry.submittedAt);
  try {
    return await retryOnCapacityConflict(entry.competitionId, whenFull, (counters) =>
      countHomeRink(assignPlaces(null, entry, { counters, limits, now }), async (kept, use) => {
        const steps = submissionWrites(kept, limits, idempotency);
        await transactWithPriceSteps(null, kept, (ladders) => [...use, ...steps, ...ladders]);
      }),
    );
  } catch (error) {
    const first =
      error instanceof RepeatedSubmitError && idempotency
        ? await entrySubmittedWith(entry.accountId, idempotency)
        : null;
    if (first) return first;
    throw error;
  }
}
