import { rinkIdentity } from '../../people/rinks/rinkIdentity.ts';
import { nameOrder } from '../../core/nameOrder.ts';

/** The amounts of an entry. Minor units of one currency. */
export interface MoneyEntry {
  readonly id: string;
  readonly homeIsiRink: string;
  readonly homeRinkId: string | null;
  readonly totalPrice: number;
  /** Payments less refunds and corrections. */
  readonly paid: number;
  /** The sum of all refunds. */
  readonly refunded: number;
}

export interface MoneySums {
  readonly entries: number;
  readonly charged: number;
  /** Payments less corrections. */
  readonly received: number;
  readonly refunded: number;
  /** `received` less `refunded`. */
  readonly paid: number;
  /** The sum of the balances still to pay. */
  readonly open: number;
  /** The sum of the refunds due. Never negative. */
  readonly overpaid: number;
}

/** `charged - paid` is always `open - overpaid`. */
export function moneySums(entries: readonly MoneyEntry[]): MoneySums {
  const sum = (of: (entry: MoneyEntry) => number) => entries.reduce((total, entry) => total + of(entry), 0);
  const [paid, refunded] = [sum((entry) => entry.paid), sum((entry) => entry.refunded)];
  return {
    entries: entries.length,
    charged: sum(({ totalPrice }) => totalPrice),
    received: paid + refunded,
    refunded,
    paid,
    open: sum((entry) => Math.max(0, entry.totalPrice - entry.paid)),
    overpaid: sum((entry) => Math.max(0, entry.paid - entry.totalPrice)),
  };
}

export interface RinkBalance<Entry extends MoneyEntry> extends MoneySums {
  /** The result of `rinkIdentity`. */
  readonly key: string;
  readonly name: string;
  readonly rows: readonly Entry[];
}

/** The sums of each home rink's entries, sorted by the rink's name. */
export function rinkBalances<Entry extends MoneyEntry>(entries: readonly Entry[]): RinkBalance<Entry>[] {
  const rinks = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = rinkIdentity(entry);
    const rows = rinks.get(key);
    if (rows) rows.push(entry);
    else rinks.set(key, [entry]);
  }
  return [...rinks]
    .map(([key, rows]) => ({ key, name: rows[0]?.homeIsiRink ?? '', rows, ...moneySums(rows) }))
    .sort((one, other) => (nameOrder(one.name) < nameOrder(other.name) ? -1 : 1));
}
