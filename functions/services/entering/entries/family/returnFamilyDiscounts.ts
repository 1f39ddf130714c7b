import { findEntry } from '../../../../store/entering/entries/repository.ts';
import type { StoredEntry } from '../../../../store/entering/entries/storedEntry.ts';
import { notificationWrites } from '../../../../store/entering/notifications/notificationWrites.ts';
import { familyCapOf, familyEntriesUnderCap, readFamilyShare } from '../pricing/familyPrice.ts';
import { retryOnPriceConflict } from '../pricing/priceSteps.ts';
import { reprice } from '../pricing/reprice.ts';
import { retryOnVersionConflict, saveEntry } from '../save/saveEntry.ts';

const NOTICE = { what: 'familyPrice' } as const;

/**
 * Ends family discounts that the cap no longer asks for: raises the prices of a family's discounted entries to what
 * the cap leaves, the oldest first, each in a transaction of its own with a mail to the family. A repeat continues where
 * one stopped or failed.
 * @throws {ApiError} Busy
 */
export async function returnAllFamilyDiscounts(
  family: Pick<StoredEntry, 'accountId' | 'competitionId'>,
  now: Date,
): Promise<void> {
  const entries = await familyEntriesUnderCap(family);
  const discounted = entries.filter(({ familyDiscount = 0 }) => familyDiscount > 0);
  for (const { accountId, id } of discounted)
    await retryOnPriceConflict(() => retryOnVersionConflict(() => returnDiscount(accountId, id, now)));
}

/** Does nothing where the entry keeps its price. */
async function returnDiscount(accountId: string, entryId: string, now: Date): Promise<void> {
  const entry = await findEntry(accountId, entryId);
  const cap = entry && familyCapOf(entry);
  if (!entry || cap === null) return;
  const family = await readFamilyShare(entry, cap, entryId);
  if (reprice(entry, family.room).totalPrice <= entry.totalPrice) return;
  await saveEntry(entry, entry, {
    action: 'familyPrice',
    by: null,
    now,
    family,
    extraWrites: (changed) => notificationWrites({ entry: changed, notice: NOTICE }, now),
  });
}
