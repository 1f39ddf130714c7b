import {
  PAYMENT_METHODS,
  type PaymentMethod,
  type RefundMethod,
} from '../../../contract/entering/payments/payments.ts';
import {
  moneySums,
  rinkBalances,
  type MoneyEntry,
  type RinkBalance,
  type MoneySums,
} from './rinkBalances.ts';

/** The fields of a payment or refund that the report uses. */
export interface MoneyRecord {
  readonly entryId: string;
  readonly kind: 'payment' | 'refund';
  readonly method: RefundMethod;
  readonly amount: number;
  /** `YYYY-MM-DD` */
  readonly receivedOn: string;
  /** For a refund: the method of the refunded payment. */
  readonly paidBy: PaymentMethod | null;
}

/** Incoming and outgoing amounts; `net` is `received - corrected - refunded`. Minor units. */
export interface MoneyFlow {
  readonly received: number;
  /** Payments recorded by mistake: no money moved. */
  readonly corrected: number;
  readonly refunded: number;
  readonly net: number;
}

export interface TreasurersReport<Entry extends MoneyEntry> {
  readonly total: MoneySums;
  readonly flow: MoneyFlow;
  readonly rinks: readonly RinkBalance<Entry>[];
  readonly methods: readonly ({ readonly method: PaymentMethod } & MoneyFlow)[];
  /** Days with records, in order. */
  readonly days: readonly ({ readonly day: string } & MoneyFlow)[];
  /**
   * Entries whose records differ from their paid amount because a payment was recorded while the report
   * was read. A second reading clears them.
   */
  readonly differing: readonly string[];
}

const NONE: MoneyFlow = { received: 0, corrected: 0, refunded: 0, net: 0 };

/**
 * Sums charges, payments and refunds by rink, method and day. All three add up to the same amounts, to
 * the minor unit, as long as `differing` is empty.
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
    methods: PAYMENT_METHODS.filter((method) => method !== 'card' || methods.has(method)).map((method) => ({
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

/** A correction reduces the method of the payment that it voids. */
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
