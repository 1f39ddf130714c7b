import { sumOf } from '../../../../../shared/domain/entering/fees/fee.ts';
import { eventPrices } from '../../../../../shared/domain/entering/fees/entryFee.ts';
import { familyDiscount } from '../../../../../shared/domain/entering/fees/familyCap.ts';
import { musicFeeOf } from '../../../../../shared/domain/entering/fees/musicFee.ts';
import { lateFeeOfEvents } from '../../../../../shared/domain/entering/fees/lateFeeOfEvents.ts';
import { rosterSize } from '../../../../../shared/domain/entering/entries/rules/teamEntryProblems.ts';
import { paymentState } from '../../../../../shared/domain/entering/balance/paymentState.ts';
import type { StoredEntry } from '../../../../store/entering/entries/storedEntry.ts';

/**
 * An entry with all that follows from its events, its prices and its payments: its state, what each
 * event costs, the late fees of entry and music, the family discount, the total, the word beside the amount. The total is the sum
 * of the lines.
 * @param room what the family cap leaves for the entry; null keeps the discount that it has
 */
export function reprice<Entry extends StoredEntry>(entry: Entry, room: number | null = null): Entry {
  const priced = {
    ...entry,
    ...(entry.withdrawnAt === null ? repriceEntered(entry) : repriceWithdrawn(entry)),
  };
  const eventsPrice = sumOf(priced.events.map(({ price }) => ({ amount: price })));
  const musicFee = entry.withdrawnAt === null ? musicFeeOf(priced.events) : 0;
  const charged = eventsPrice + (priced.lateFee?.amount ?? 0) + musicFee;
  const discount = discountOf(priced, charged, room);
  const totalPrice = charged + priced.retained - discount;
  const paid = { totalPrice, paymentState: paymentState({ ...priced, totalPrice }) };
  const { familyDiscount: _discount, musicFee: _fee, ...undiscounted } = priced;
  return {
    ...(undiscounted as Entry),
    ...paid,
    ...(musicFee > 0 && { musicFee }),
    ...(discount > 0 && { familyDiscount: discount }),
  };
}

function discountOf(entry: StoredEntry, charged: number, room: number | null): number {
  if (entry.withdrawnAt !== null) return 0;
  const { familyDiscount: kept = 0, retained } = entry;
  return room === null ? Math.min(kept, charged) : familyDiscount({ charged, retained }, room);
}

type RepricedFields = Partial<StoredEntry> & Pick<StoredEntry, 'state' | 'events' | 'lateFee'>;

function repriceWithdrawn({ events }: StoredEntry): RepricedFields {
  return {
    state: 'withdrawn',
    events: events.map((event) => ({ ...event, price: 0, waiting: null })),
    lateFee: null,
    iceSeconds: {},
  };
}

function repriceEntered(entry: StoredEntry): RepricedFields {
  const { kind, events, pricing } = entry;
  const confirmed = events.filter(({ state }) => state === 'confirmed').length;
  const state = confirmed > 0 ? 'confirmed' : 'waiting';
  if (!pricing) return { state, events, lateFee: entry.lateFee };
  const skaters = kind === 'team' ? rosterSize(entry.skaters) : 0;
  const prices = eventPrices(pricing, kind, skaters, events);
  return {
    state,
    events: events.map((event, index) => ({ ...event, price: prices[index] ?? 0 })),
    lateFee: lateFeeOfEvents(
      events.flatMap(({ state, late = pricing.lateFee, ownPrice }, index) => {
        const price = prices[index] ?? 0;
        // A team that pays nothing of its own pays nothing more for being late.
        const isCharged = state === 'confirmed' && (kind !== 'team' || price > 0);
        return isCharged ? [{ price, late, isOwn: ownPrice !== undefined }] : [];
      }),
    ),
  };
}
