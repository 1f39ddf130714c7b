import { sumOf } from '../../../../shared/domain/entering/fees/fee.ts';
import { returnedDiscounts } from '../../../../shared/domain/entering/fees/familyCap.ts';
import { mapInParallel } from '../../../platform/runInParallel.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import { leaveEvent, type LeavingEntry } from '../../entering/entries/cancelled/cancelledEntries.ts';
import { familyCapOf, familyEntriesUnderCap } from '../../entering/entries/pricing/familyPrice.ts';
import { reprice } from '../../entering/entries/pricing/reprice.ts';

/** Entries or families that are computed at the same time. */
const CONCURRENCY = 8;

interface CancellationRefunds {
  /** What families get back, less what their other entries then cost more, in minor units. */
  readonly refundDue: number;
  /** What other entries cost more, because a family below its cap keeps no discount. */
  readonly returnedDiscount: number;
}

interface Leaving extends LeavingEntry {
  readonly before: StoredEntry;
}

/** What the families of entries get back once these leave an event. */
export async function cancellationRefunds(
  entries: readonly StoredEntry[],
  eventId: string,
  facts: Parameters<typeof leaveEvent>[2],
): Promise<CancellationRefunds> {
  const leaving = await mapInParallel(entries, CONCURRENCY, async (before) => ({
    before,
    ...(await leaveEvent(before, eventId, facts)),
  }));
  const families = [...Map.groupBy(leaving, ({ before }) => before.accountId).values()];
  const sums = await mapInParallel(families, CONCURRENCY, refundOfFamily);
  return {
    refundDue: sumOf(sums.map(({ refundDue }) => ({ amount: refundDue }))),
    returnedDiscount: sumOf(sums.map(({ returnedDiscount }) => ({ amount: returnedDiscount }))),
  };
}

async function refundOfFamily(leaving: readonly Leaving[]): Promise<CancellationRefunds> {
  const refund = sumOf(leaving.map((one) => ({ amount: one.refund })));
  const capped = leaving.filter(({ before }) => familyCapOf(before) !== null);
  const [first] = capped;
  if (!first) return { refundDue: refund, returnedDiscount: 0 };
  const after = new Map(capped.map((one) => [one.before.id, reprice(one.after, one.room)]));
  const released = sumOf(
    capped.map(({ before }) => ({
      amount: before.totalPrice - (after.get(before.id)?.totalPrice ?? before.totalPrice),
    })),
  );
  const others = (await familyEntriesUnderCap(first.before)).map((entry) => after.get(entry.id) ?? entry);
  const rise = returnedDiscounts(others, released);
  return { refundDue: Math.max(0, refund - rise), returnedDiscount: rise };
}
