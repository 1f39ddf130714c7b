import type { LateFeeLine } from './lateFee.ts';

/** Events, skaters or teams at one price. Minor units. */
export interface PriceLine {
  readonly order: 'first' | 'second' | 'additional' | 'team' | 'teamSkater';
  readonly count: number;
  /** The price of one. */
  readonly price: number;
  /** `count` times `price`. */
  readonly amount: number;
}

/** The part that the refund policy retained of withdrawn events. */
export interface RetainedLine {
  readonly order: 'retained';
  readonly amount: number;
}

/** Events of one format at one price of their own. Minor units. */
export interface FixedPriceLine {
  readonly order: 'own';
  readonly format: string;
  readonly count: number;
  readonly price: number;
  readonly amount: number;
}

/** Late music files. */
export interface MusicFeeLine {
  readonly order: 'music';
  /** Minor units. */
  readonly amount: number;
}

/** The family cap's discount. */
export interface FamilyDiscountLine {
  readonly order: 'family';
  /** Below zero. */
  readonly amount: number;
}

export type FeeLine =
  | PriceLine
  | FixedPriceLine
  | LateFeeLine
  | MusicFeeLine
  | RetainedLine
  | FamilyDiscountLine;

/** The price of an entry, line by line; the total is always the sum of the lines. */
export interface Fee {
  readonly lines: readonly FeeLine[];
  readonly totalPrice: number;
}

export function feeOf(lines: readonly FeeLine[]): Fee {
  return { lines, totalPrice: sumOf(lines) };
}

export function sumOf(lines: readonly { readonly amount: number }[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

/** The late fee of these lines, in the form that an entry stores. */
export function lateFeeOf({ lines }: Fee): Omit<LateFeeLine, 'order'> | null {
  const late = lines.find((line) => line.order === 'late');
  return late ? { from: late.from, kind: late.kind, value: late.value, amount: late.amount } : null;
}
