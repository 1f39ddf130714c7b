import { sumOf } from './fee.ts';
import { lateFeeAmount, type LateFeeRule } from './lateFee.ts';

/** An event with a place, and the late fee in force when it was entered. */
export interface LateEvent {
  /** Minor units. */
  readonly price: number;
  readonly late: LateFeeRule | null;
  /** Whether the event has a price of its own, which its late fee then applies to. */
  readonly isOwn?: boolean;
}

/**
 * The late fee of an entry: each percentage applies to the events entered while it was in force; of the
 * fixed amounts only the highest is charged, once per entry. Several fees add up, dated by the last.
 * Earlier events take the first prices, so the order in which events are listed changes nothing.
 * @param events in the order in which they are priced
 */
export function lateFeeOfEvents(
  events: readonly LateEvent[],
): (LateFeeRule & { readonly amount: number }) | null {
  const groups = new Map<string, { fee: LateFeeRule; sum: number }>();
  const stepped = events.filter(({ isOwn }) => isOwn !== true);
  const inTime = stepped.map(({ late }) => late).sort(byTime);
  const paired = [
    ...stepped.map(({ price }, index) => ({ price, late: inTime[index] })),
    ...events.filter(({ isOwn }) => isOwn === true),
  ];
  for (const { price, late } of paired) {
    if (!late) continue;
    const key = `${late.from} ${late.kind} ${late.value}`;
    groups.set(key, { fee: late, sum: (groups.get(key)?.sum ?? 0) + price });
  }
  const parts = [...groups.values()].map(({ fee: { from, kind, value }, sum }) => ({
    from,
    kind,
    value,
    amount: lateFeeAmount({ from, kind, value }, sum),
  }));
  const fixed = parts.filter(({ kind }) => kind === 'amount').sort((one, other) => other.amount - one.amount);
  const charged = [...parts.filter(({ kind }) => kind === 'percent'), ...fixed.slice(0, 1)].filter(
    ({ amount }) => amount > 0,
  );
  const [only, another] = charged;
  if (!only || !another) return only ?? null;
  const amount = sumOf(charged);
  const from = charged.map((one) => one.from).sort((one, other) => Date.parse(one) - Date.parse(other));
  return { from: from.at(-1) ?? only.from, kind: 'amount', value: amount, amount };
}

function byTime(one: LateFeeRule | null, other: LateFeeRule | null): number {
  const [a, b] = [one, other].map((fee) => (fee ? Date.parse(fee.from) : Number.NEGATIVE_INFINITY));
  if (a !== b) return (a ?? 0) < (b ?? 0) ? -1 : 1;
  return (one?.value ?? 0) - (other?.value ?? 0);
}
