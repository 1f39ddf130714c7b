import type { PaymentMethod, RefundMethod } from '../../contract/payments/payments.ts';
import {
  moneySums,
  rinkBalances,
  type MoneyEntry,
  type RinkBalance,
  type MoneySums,
} from './rinkBalances.ts';

/** A payment or a refund as far as the report goes. */
export interface MoneyRecord {
  readonly entryId: string;
  readonly kind: 'payment' | 'refund';
  readonly method: RefundMethod;
  readonly amount: number;
  /** `YYYY-MM-DD` */
  readonly receivedOn: string;
  /** Of a refund: how the payment had come that it gives back. */
  readonly paidBy: PaymentMethod | null;
}

/** What came and went; `net` is `received - corrected - refunded`. Minor units. */
export interface MoneyFlow {
  readonly received: number;
  /** Payments that were recorded by mistake: no money moved. */
  readonly corrected: number;
  readonly refunded: number;
  readonly net: number;
}

export interface TreasurersReport<Entry extends MoneyEntry> {
  readonly total: MoneySums;
  readonly flow: MoneyFlow;
  readonly rinks: readonly RinkBalance<Entry>[];
  readonly methods: readonly ({ readonly method: PaymentMethod } & MoneyFlow)[];
  /** Days on which something was recorded, in order. */
  readonly days: readonly ({ readonly day: string } & MoneyFlow)[];
  /**
   * Entries whose records do not come to what they say is paid: somebody recorded something while the
   * report was read. Empty as soon as it is read again.
   */
  readonly differing: readonly string[];
}

const NONE: MoneyFlow = { received: 0, corrected: 0, refunded: 0, net: 0 };

/**
 * What was charged, paid and given back, by rink, by method and by day. Each of the three comes to the
 * same sum to the minor unit, as long as nothing `differing` is named.
 */
export function treasurersReport<Entry extends MoneyEntry>(
  entries: readonly Entry[],
  records: readonly MoneyRecord[],
): TreasurersReport<Entry> {
  const methods = grouped(records, methodOf);
  const days = grouped(records, ({ receivedOn }) => receivedOn);
  const byEntry = grouped(records, ({ entryId }) => entryId);
  const known = new Set(entries.map(({ id }) => id));
  return {
    total: moneySums(entries),
    flow: flowOf(records),
    rinks: rinkBalances(entries),
    methods: (['cash', 'cheque', 'transfer'] as const).map((method) => ({
      method,
      ...flowOf(methods.get(method) ?? []),
    })),
    days: [...days]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([day, ofDay]) => ({ day, ...flowOf(ofDay) })),
    differing: [
      ...entries.filter(({ id, paid }) => flowOf(byEntry.get(id) ?? []).net !== paid).map(({ id }) => id),
      ...[...byEntry.keys()].filter((id) => !known.has(id)),
    ],
  };
}

/** A correction takes back what the mistaken payment had added to its method. */
function methodOf({ method, paidBy }: MoneyRecord): PaymentMethod {
  return method === 'correction' ? (paidBy ?? 'cash') : method;
}

function flowOf(records: readonly MoneyRecord[]): MoneyFlow {
  return records.reduce((flow, { kind, method, amount }) => {
    if (kind === 'payment') {
      return { ...flow, received: flow.received + amount, net: flow.net + amount };
    }
    const part = method === 'correction' ? 'corrected' : 'refunded';
    return { ...flow, [part]: flow[part] + amount, net: flow.net - amount };
  }, NONE);
}

function grouped(
  records: readonly MoneyRecord[],
  keyOf: (record: MoneyRecord) => string,
): Map<string, MoneyRecord[]> {
  const groups = new Map<string, MoneyRecord[]>();
  for (const record of records) {
    const group = groups.get(keyOf(record));
    if (group) group.push(record);
    else groups.set(keyOf(record), [record]);
  }
  return groups;
}
