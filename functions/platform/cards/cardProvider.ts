import { cardReturnAddress } from '../../../shared/domain/core/money/cardReturn.ts';
import * as z from 'zod/mini';
import type { CardEvent } from '../../../shared/domain/money/cards/cardEvents.ts';
import type { CardAccount } from './cardAccounts.ts';
import { CardsRefused, providerList, callProvider } from './callProvider.ts';
import { dispute, disputeEvent, refund, refundEvent, session, sessionFacts } from './readNotice.ts';

/** What the provider's page asks a family to pay. No name of a skater leaves the product. */
export interface CardRequest {
  readonly attemptId: string;
  readonly currency: string;
  readonly lines: readonly { readonly text: string; readonly amount: number }[];
  /** Where the page leads afterwards. */
  readonly returnTo: string;
  /** A UTC instant. */
  readonly expiresAt: string;
}

export interface StartedSession {
  readonly sessionId: string;
  /** The provider's page. */
  readonly address: string;
}

/** What the provider knows of a payment, told as its events tell it. */
export interface CardFacts {
  readonly sessionId: string;
  readonly attemptId: string | null;
  readonly intent: string | null;
  readonly amount: number | null;
  readonly currency: string | null;
  readonly isLive: boolean;
  /** What the provider keeps of it, in minor units of its own currency; null until it says so. */
  readonly fee: { readonly amount: number; readonly currency: string } | null;
  readonly events: readonly CardEvent[];
}

/** Opens the provider's page. The same attempt opens the same page again, however often it is asked. */
export async function startCardSession(account: CardAccount, request: CardRequest): Promise<StartedSession> {
  const { attemptId, currency, lines, returnTo, expiresAt } = request;
  const started = session.parse(
    await callProvider(account, 'POST', '/v1/checkout/sessions', {
      idempotencyKey: `start-${attemptId}`,
      fields: [
        ['mode', 'payment'],
        ['client_reference_id', attemptId],
        ['metadata[attempt]', attemptId],
        ['payment_intent_data[metadata][attempt]', attemptId],
        ['success_url', cardReturnAddress(returnTo, 'done')],
        ['cancel_url', cardReturnAddress(returnTo, 'left')],
        ['expires_at', String(Math.floor(Date.parse(expiresAt) / 1000))],
        ...lines.flatMap(({ text, amount }, index): [string, string][] => [
          [`line_items[${String(index)}][quantity]`, '1'],
          [`line_items[${String(index)}][price_data][currency]`, currency.toLowerCase()],
          [`line_items[${String(index)}][price_data][unit_amount]`, String(amount)],
          [`line_items[${String(index)}][price_data][product_data][name]`, text],
        ]),
      ],
    }),
  );
  if (!started.url) throw new CardsRefused('The session has no page');
  return { sessionId: started.id, address: started.url };
}

/** Closes a page that nobody has paid on. @throws {CardsRefused} where somebody has, or where it is closed already */
export async function expireCardSession(account: CardAccount, sessionId: string): Promise<void> {
  await callProvider(account, 'POST', `/v1/checkout/sessions/${encodeURIComponent(sessionId)}/expire`, {
    idempotencyKey: `expire-${sessionId}`,
  });
}

/** Asks for a refund, once for its id. */
export async function refundCard(
  account: CardAccount,
  asked: {
    readonly id: string;
    readonly attemptId: string;
    readonly intent: string;
    readonly amount: number;
  },
  now: Date,
): Promise<CardEvent> {
  const { id, attemptId, intent, amount } = asked;
  const made = refund.parse(
    await callProvider(account, 'POST', '/v1/refunds', {
      idempotencyKey: `refund-${id}`,
      fields: [
        ['payment_intent', intent],
        ['amount', String(amount)],
        ['metadata[refund]', id],
        ['metadata[attempt]', attemptId],
      ],
    }),
  );
  return refundEvent(made, { id: `asked ${made.id} ${String(made.status)}`, at: now.toISOString() });
}

const transaction = z.object({ fee: z.number(), currency: z.string() });
const charged = z.object({
  payment_intent: z.optional(
    z.nullable(
      z.object({
        status: z.optional(z.string()),
        latest_charge: z.optional(
          z.nullable(z.object({ balance_transaction: z.optional(z.nullable(transaction)) })),
        ),
      }),
    ),
  ),
});

/**
 * All that the provider knows of a payment: its state, its refunds and its disputes.
 * @param within milliseconds for all calls together
 */
export async function readCardFacts(
  account: CardAccount,
  sessionId: string,
  { now, within }: { readonly now: Date; readonly within: number },
): Promise<CardFacts> {
  const end = performance.now() + within;
  const get = (path: string) =>
    callProvider(account, 'GET', path, { within: Math.max(1, Math.ceil(end - performance.now())) });
  const expand = 'expand[]=payment_intent.latest_charge.balance_transaction';
  const read = await get(`/v1/checkout/sessions/${encodeURIComponent(sessionId)}?${expand}`);
  const found = session.parse(read);
  const facts = sessionFacts(found);
  const at = now.toISOString();
  const events: CardEvent[] = [];
  const money = charged.safeParse(read).data?.payment_intent;
  const what = stateOf(found, money?.status);
  if (what) events.push({ what, id: `read ${found.id} ${what}`, at });
  if (facts.intent !== null) {
    const of = `payment_intent=${encodeURIComponent(facts.intent)}&limit=100`;
    const refunds = providerList(refund).parse(await get(`/v1/refunds?${of}`));
    const disputes = providerList(dispute).parse(await get(`/v1/disputes?${of}`));
    events.push(
      ...refunds.data.map((one) => refundEvent(one, reportOf(one.id, String(one.status), one.created))),
      ...disputes.data.map((one) => disputeEvent(one, reportOf(one.id, one.status, one.created))),
    );
  }
  const fee = money?.latest_charge?.balance_transaction;
  return {
    ...facts,
    isLive: found.livemode,
    fee: fee ? { amount: fee.fee, currency: fee.currency.toUpperCase() } : null,
    events,
  };
}

const reportOf = (id: string, status: string, created: number) => ({
  id: `read ${id} ${status}`,
  at: new Date(created * 1000).toISOString(),
});

/** A bank that said no leaves the session complete, and its money without a way to be paid. */
function stateOf({ status, payment_status: paid }: z.output<typeof session>, money: string | undefined) {
  const isRefused = money === 'requires_payment_method' || money === 'canceled';
  if (status === 'complete') return paid === 'paid' ? 'paid' : isRefused ? 'failed' : 'waiting';
  return status === 'expired' ? 'expired' : null;
}
