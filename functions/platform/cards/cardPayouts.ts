import * as z from 'zod/mini';
import type { Payout, PayoutLine } from '../../../shared/domain/money/cards/matchPayout.ts';
import { callProvider, providerList } from './callProvider.ts';
import type { CardAccount } from './cardAccounts.ts';

const payout = z.object({
  id: z.string(),
  amount: z.number(),
  currency: z.string(),
  status: z.string(),
  arrival_date: z.number(),
  created: z.number(),
});

/** Charges, refunds and disputes name the money that they are about; what has no such source is the account's own. */
const source = z.object({
  payment_intent: z.optional(z.nullable(z.string())),
});

const line = z.object({
  id: z.string(),
  type: z.string(),
  amount: z.number(),
  fee: z.number(),
  net: z.number(),
  source: z.optional(z.nullable(z.union([z.string(), source]))),
});

interface Reading {
  /** When it must be over, by `performance.now()`. */
  readonly end: number;
}

const within = ({ end }: Reading) => ({ within: Math.max(1, Math.ceil(end - performance.now())) });

/** At most a hundred payouts are read: one a day in three months. */
const MOST = 100;

/**
 * What the provider has sent to the account's bank, or is about to.
 * @param since a UTC instant
 * @throws {CardsRefused}
 * @throws {CardsUnavailable}
 */
export async function readPayouts(account: CardAccount, since: Date, reading: Reading): Promise<Payout[]> {
  const from = String(Math.floor(since.getTime() / 1000));
  const path = `/v1/payouts?limit=${String(MOST)}&created[gte]=${from}`;
  const { data } = providerList(payout).parse(await callProvider(account, 'GET', path, within(reading)));
  return data.map((one) => ({
    id: one.id,
    amount: one.amount,
    currency: one.currency.toUpperCase(),
    state: STATES.get(one.status) ?? 'coming',
    arrivesOn: new Date(one.arrival_date * 1000).toISOString().slice(0, 10),
    at: new Date(one.created * 1000).toISOString(),
  }));
}

const STATES = new Map<string, Payout['state']>([
  ['paid', 'paid'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
]);

/**
 * The payments, refunds, disputes and fees that a payout is made of, without itself.
 * @throws {CardsRefused}
 * @throws {CardsUnavailable}
 */
export async function readPayoutLines(
  account: CardAccount,
  payoutId: string,
  reading: Reading,
): Promise<PayoutLine[]> {
  const lines: PayoutLine[] = [];
  const query = `payout=${encodeURIComponent(payoutId)}&limit=${String(MOST)}&expand[]=data.source`;
  for (let after = ''; ;) {
    const path = `/v1/balance_transactions?${query}${after}`;
    const page = providerList(line).parse(await callProvider(account, 'GET', path, within(reading)));
    lines.push(
      ...page.data
        .filter(({ type }) => type !== 'payout')
        .map(({ id, type, amount, fee, net, source: from }) => ({
          id,
          kind: KINDS.get(type) ?? ('other' as const),
          intent: (typeof from === 'object' ? from?.payment_intent : null) ?? null,
          amount,
          fee,
          net,
        })),
    );
    const last = page.data.at(-1);
    if (!page.has_more || !last) return lines;
    after = `&starting_after=${encodeURIComponent(last.id)}`;
  }
}

const KINDS = new Map<string, PayoutLine['kind']>([
  ['charge', 'payment'],
  ['payment', 'payment'],
  ['refund', 'refund'],
  ['payment_refund', 'refund'],
  ['refund_failure', 'refund'],
  ['payment_failure_refund', 'refund'],
  ['adjustment', 'dispute'],
]);
