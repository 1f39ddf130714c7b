import type { EntryKind, Form } from '../../../../../shared/contract/entering/competitions/forms.ts';
import { countsTowardsFamilyCap, familyRoom } from '../../../../../shared/domain/entering/fees/familyCap.ts';
import type { Fee } from '../../../../../shared/domain/entering/fees/fee.ts';
import { newEntryFee } from '../../../../../shared/domain/entering/fees/newEntryFee.ts';

export interface PreviewedEntry {
  readonly kind: EntryKind;
  /** Ids of the ticked events. */
  readonly ticked: readonly string[];
  /** Number of events; those beyond the ticked ones have no price of their own. */
  readonly count: number;
  /** Skaters of a team. */
  readonly skaters: number;
  /** Which entry of its family it is, from 1; the earlier ones have the same events. */
  readonly nth: number;
}

export interface PreviewedFee {
  readonly fee: Fee;
  /** The family's price for this entry and those before it, in minor units. */
  readonly familyTotal: number;
}

/** The price of an entry by the rule of the entry form: price steps, own prices, late fee and family cap. */
export function previewFee(form: Form, entry: PreviewedEntry, now: Date): PreviewedFee {
  const { kind, ticked, count, skaters, nth } = entry;
  const others = Array.from(
    { length: Math.max(0, count - ticked.length) },
    (_, index) => `other-${String(index)}`,
  );
  const event = kind === 'team' ? ticked : [...ticked, ...others];
  const cap = countsTowardsFamilyCap(kind) ? form.familyCap : null;
  const feeAfter = (prices: readonly number[]) =>
    newEntryFee(form, { kind, event, skaters }, { free: null, familyRoom: familyRoom(cap, prices), now });
  const prices: number[] = [];
  while (prices.length < nth - 1) prices.push(feeAfter(prices).totalPrice);
  const fee = feeAfter(prices);
  return { fee, familyTotal: prices.reduce((sum, price) => sum + price, fee.totalPrice) };
}
