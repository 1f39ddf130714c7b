import { sumOf } from '../../../../shared/domain/fees/fee.ts';
import { eventPrices } from '../../../../shared/domain/fees/entryFee.ts';
import { lateFeeOfEvents } from '../../../../shared/domain/fees/lateFeeOfEvents.ts';
import { rosterSize } from '../../../../shared/domain/entries/rules/teamEntryProblems.ts';
import { paymentState } from '../../../../shared/domain/payments/paymentState.ts';
import type { StoredEntry } from '../../../store/entries/storedEntry.ts';

/**
 * An entry with all that follows from its events, its prices and its payments: its state, what each
 * event costs, the late fee, the total, the word beside the amount. The total is the sum of the lines.
 */
export function reprice<Entry extends StoredEntry>(entry: Entry): Entry {
  const priced = {
    ...entry,
    ...(entry.withdrawnAt === null ? repriceEntered(entry) : repriceWithdrawn(entry)),
  };
  const totalPrice = sumOf(priced.events.map(({ price }) => ({ amount: price })));
  const total = totalPrice + (priced.lateFee?.amount ?? 0) + priced.retained;
  return { ...priced, totalPrice: total, paymentState: paymentState({ ...priced, totalPrice: total }) };
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
      events.flatMap(({ state, late = pricing.lateFee }, index) => {
        const price = prices[index] ?? 0;
        // A team that pays nothing of its own pays nothing more for being late.
        const isCharged = state === 'confirmed' && (kind !== 'team' || price > 0);
        return isCharged ? [{ price, late }] : [];
      }),
    ),
  };
}
