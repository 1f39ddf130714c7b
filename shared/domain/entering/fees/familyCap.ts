import type { EntryKind } from '../../../contract/entering/competitions/forms.ts';
import type { Fee, FeeLine } from './fee.ts';

/*
 * A form may cap what a family, which is one account, pays for its skaters and couples in a competition. Each
 * entry costs what is left below the cap after the family's other entries; the rest is its family discount.
 */

/** Whether entries of this kind count towards the family cap: a team is entered by its coach. */
export function countsTowardsFamilyCap(kind: EntryKind): boolean {
  return kind !== 'team';
}

/** The lower of two caps, so that an entry keeps the best that it was promised; null for none. */
export function lowerCap(one: number | null | undefined, other: number | null | undefined): number | null {
  const caps = [one, other].filter((cap) => cap !== null && cap !== undefined);
  return caps.length === 0 ? null : Math.min(...caps);
}

/**
 * Computes the most that an entry may cost, in minor units; null without a cap.
 * @param others the total prices of the family's other entries that count
 */
export function familyRoom(cap: number | null | undefined, others: readonly number[]): number | null {
  if (cap === null || cap === undefined) return null;
  return Math.max(0, cap - others.reduce((sum, price) => sum + price, 0));
}

/**
 * The family discount of an entry, in minor units: what it costs beyond `room`. Amounts retained by the refund
 * policy are never discounted.
 */
export function familyDiscount(
  { charged, retained }: { readonly charged: number; readonly retained: number },
  room: number | null,
): number {
  if (room === null) return 0;
  return Math.max(0, Math.min(charged, charged + retained - room));
}

/** The line of a family discount; none for no discount. */
export function familyDiscountLines(discount: number): FeeLine[] {
  return discount > 0 ? [{ order: 'family', amount: -discount }] : [];
}

/** A new entry's cost within the room that the family cap leaves. */
export function withinFamilyCap({ lines, totalPrice }: Fee, room: number | null): Fee {
  const discount = familyDiscount({ charged: totalPrice, retained: 0 }, room);
  return { lines: [...lines, ...familyDiscountLines(discount)], totalPrice: totalPrice - discount };
}

interface FamilyEntry {
  readonly id: string;
  readonly kind: EntryKind;
  readonly totalPrice: number;
  readonly familyDiscount?: number | undefined;
}

/**
 * By how much the prices of a family's other entries rise when one of them costs `released` less: a discount
 * stays only while the family is at the cap.
 */
export function returnedDiscounts(others: readonly FamilyEntry[], released: number): number {
  const discounts = others.reduce((sum, { familyDiscount: discount = 0 }) => sum + discount, 0);
  return Math.min(discounts, Math.max(0, released));
}
