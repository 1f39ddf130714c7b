import type { LateFeeLine } from './lateFee.ts';

/** So many events (or skaters, or teams) at one price. Minor units. */
export interface PriceLine {
  readonly order: 'first' | 'second' | 'additional' | 'team' | 'teamSkater';
  readonly count: number;
  /** Of one. */
  readonly price: number;
  /** Of all of the line. */
  readonly amount: number;
}

/** What the refund policy kept of events that were given up. */
export interface RetainedLine {
  readonly order: 'retained';
  readonly amount: number;
}

export type FeeLine = PriceLine | LateFeeLine | RetainedLine;

/** What an entry costs, line by line; the total is their sum and nothing else. */
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

/** The late fee among the lines, as an entry keeps it. */
export function chargedLateFee({ lines }: Fee): Omit<LateFeeLine, 'order'> | null {
  const late = lines.find((line) => line.order === 'late');
  return late ? { from: late.from, kind: late.kind, value: late.value, amount: late.amount } : null;
}
