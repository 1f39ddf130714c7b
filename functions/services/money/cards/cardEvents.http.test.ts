import { beforeAll, describe, expect, inject, it } from 'vitest';
import {
  eventText,
  newEventId,
  sendEvent,
  signingSecret,
  startCard,
  type SentEvent,
} from '../../../../local/testing/cards.ts';
import { currentTime } from '../../../../local/clock.ts';
import type { Caller } from '../../../../local/testing/caller.ts';
import { entryBody, newCompetition, type Staged } from '../../../../local/testing/competitions.ts';
import { cardSignature } from '../../../platform/cards/signature.ts';
import { demoAccount, newFamily } from '../../../../local/testing/people.ts';

let admin: Caller;
let secret: string;
let staged: Staged;
beforeAll(async () => {
  [admin, secret, staged] = await Promise.all([demoAccount('superadmin'), signingSecret(), newCompetition()]);
});

let skaters = 0;

/** A payment of $115.00 that was started, and the objects that the provider sends about it. */
async function started(of: Staged = staged) {
  const family = await newFamily();
  const params = { competitionId: of.competition.id };
  const name = `Lee ${'O'.repeat((skaters += 1))}`;
  const { id: entryId } = await family.data('submitIndividualEntry', { body: entryBody(of, 3, name) });
  const address = await startCard(family, params.competitionId);
  const payments = await admin.data('listCardPayments', { params });
  const attempt = payments.find(({ parts }) => parts.some((part) => part.entryId === entryId));
  if (!attempt) throw new Error('No payment was started');
  const sessionId = address.slice(address.lastIndexOf('/') + 1);
  const intent = `pi_${newEventId()}`;
  const session = {
    id: sessionId,
    client_reference_id: attempt.id,
    payment_intent: intent,
    payment_status: 'paid',
    status: 'complete',
    amount_total: attempt.amount,
    currency: attempt.currency.toLowerCase(),
    livemode: false,
  };
  const refund = { id: `re_${newEventId()}`, payment_intent: intent, metadata: {}, created: 1_800_000_000 };
  const dispute = { id: `dp_${newEventId()}`, payment_intent: intent, created: 1_800_000_000 };
  const paid = async () => (await admin.data('listPayments', { params: { ...params, entryId } })).entry.paid;
  const state = async () => (await family.data('getFamilyBalance', { params })).cardPayment?.state;
  const kept = async (id: string) => {
    const { kept: list } = await admin.data('getCardAccounts', { params });
    return list.find((one) => one.id === id)?.reasons;
  };
  return { session, refund, dispute, paid, state, kept, amount: attempt.amount };
}

type Started = Awaited<ReturnType<typeof started>>;

/** What the provider says, with what the ledger then has of a payment of 11,500 (of 4,000 refunded). */
const EVENTS: Readonly<
  Record<
    string,
    { readonly make: (of: Started) => SentEvent; readonly alone: number; readonly after: number }
  >
> = {
  completed: {
    make: ({ session }) => ({ type: 'checkout.session.completed', object: session }),
    alone: 11_500,
    after: 11_500,
  },
  async_payment_succeeded: {
    make: ({ session }) => ({ type: 'checkout.session.async_payment_succeeded', object: session }),
    alone: 11_500,
    after: 11_500,
  },
  async_payment_failed: {
    make: ({ session }) => ({
      type: 'checkout.session.async_payment_failed',
      object: { ...session, payment_status: 'unpaid' },
    }),
    alone: 0,
    after: 11_500,
  },
  expired: {
    make: ({ session }) => ({
      type: 'checkout.session.expired',
      object: { ...session, payment_status: 'unpaid', payment_intent: null, status: 'expired' },
    }),
    alone: 0,
    after: 11_500,
  },
  'refund.created': {
    make: ({ refund }) => ({
      type: 'refund.created',
      object: { ...refund, amount: 4_000, status: 'succeeded' },
    }),
    alone: 0,
    after: 7_500,
  },
  'refund.updated to failed': {
    make: ({ refund }) => ({
      type: 'refund.updated',
      object: { ...refund, amount: 4_000, status: 'failed' },
    }),
    alone: 0,
    after: 11_500,
  },
  'refund.failed': {
    make: ({ refund }) => ({ type: 'refund.failed', object: { ...refund, amount: 4_000, status: 'failed' } }),
    alone: 0,
    after: 11_500,
  },
  'charge.dispute.created': {
    make: ({ dispute }) => ({
      type: 'charge.dispute.created',
      object: { ...dispute, amount: 11_500, status: 'needs_response' },
    }),
    alone: 0,
    after: 11_500,
  },
  'charge.dispute.closed as lost': {
    make: ({ dispute }) => ({
      type: 'charge.dispute.closed',
      object: { ...dispute, amount: 11_500, status: 'lost' },
    }),
    alone: 0,
    after: 0,
  },
};

const completed = ({ session }: Started) =>
  eventText({ type: 'checkout.session.completed', object: session });

describe.each(Object.entries(EVENTS))('%s', (_, { make, alone, after }) => {
  it('once', async () => {
    const of = await started();
    expect(await sendEvent(eventText(make(of)), { secret })).toBe(200);
    expect(await of.paid()).toBe(alone);
  });

  it('three times at once, and once more', async () => {
    const of = await started();
    const text = eventText(make(of));
    const sent = await Promise.all([1, 2, 3].map(() => sendEvent(text, { secret })));
    // One that met another at the same entry is sent again by its provider.
    for (const status of sent) expect([200, 503]).toContain(status);
    expect(await sendEvent(text, { secret })).toBe(200);
    expect(await of.paid()).toBe(alone);
  });

  it('after the payment, and before it', async () => {
    const [first, second] = [await started(), await started()];
    await sendEvent(completed(first), { secret });
    await sendEvent(eventText(make(first)), { secret });
    await sendEvent(eventText(make(second)), { secret });
    await sendEvent(completed(second), { secret });
    expect([await first.paid(), await second.paid()]).toEqual([after, after]);
  });

  it.each([
    ['tampered', (text: string) => `${text} `, 0],
    ['301 seconds old', null, 301],
    // A busy machine takes the call some seconds later: signature.test.ts has the second.
    ['five and a half minutes ahead', null, -330],
  ] as const)('%s is refused', async (_name, change, late) => {
    const of = await started();
    const text = eventText(make(of));
    if (change === null) expect(await sendEvent(text, { secret, late })).toBe(400);
    else expect(await sendTampered(text, change(text))).toBe(400);
    expect(await of.paid()).toBe(0);
  });

  it('of another mode is kept for a person', async () => {
    const of = await started();
    await sendEvent(completed(of), { secret });
    const before = await of.paid();
    const id = newEventId();
    expect(await sendEvent(eventText({ ...make(of), id, isLive: true }), { secret })).toBe(200);
    expect(await of.kept(id)).toEqual(['mode']);
    expect(await of.paid()).toBe(before);
  });
});

/** The signature of one text over another. */
async function sendTampered(text: string, other: string): Promise<number> {
  const time = Math.floor(currentTime().getTime() / 1000);
  const url = new URL('/api/payments/cards/events', inject('origin'));
  const headers = { 'stripe-signature': `t=${String(time)},v1=${cardSignature(text, secret, time)}` };
  const response = await fetch(url, { method: 'POST', headers, body: other });
  await response.body?.cancel();
  return response.status;
}

describe('an event of a session', () => {
  it.each([
    ['another amount', { amount_total: 11_499 }, ['amount']],
    ['another currency', { currency: 'eur' }, ['currency']],
    ['another session', { id: 'cs_of_somebody' }, ['session']],
    ['no payment of ours', { client_reference_id: 'nobody' }, ['unknownPayment']],
    ['no reference at all', { client_reference_id: null }, ['unknownPayment']],
  ])('with %s is kept for a person, and pays nothing', async (_, change, reasons) => {
    const of = await started();
    const id = newEventId();
    const object = { ...of.session, ...change };
    expect(await sendEvent(eventText({ type: 'checkout.session.completed', object, id }), { secret })).toBe(
      200,
    );
    expect(await of.kept(id)).toEqual(reasons);
    expect(await of.paid()).toBe(0);
  });

  it('of a type that nobody knows is kept, and answered', async () => {
    const of = await started();
    const id = newEventId();
    expect(await sendEvent(eventText({ type: 'invoice.paid', object: of.session, id }), { secret })).toBe(
      200,
    );
    expect(await of.kept(id)).toEqual(['unknownType']);
    const close = () => admin.call('closeCardEvent', { params: { eventId: id } });
    expect([(await close()).status, await of.kept(id)]).toEqual([200, undefined]);
    // What was looked at does not come back with another telling.
    await sendEvent(eventText({ type: 'invoice.paid', object: of.session, id }), { secret });
    expect(await of.kept(id)).toBeUndefined();
    const unknown = await admin.call('closeCardEvent', { params: { eventId: 'evt_of_nobody' } });
    expect(unknown.status).toBe(404);
  });

  it('is no text of another sort, nor a large one', async () => {
    expect(await sendEvent('[]', { secret })).toBe(400);
    expect(await sendEvent('not json', { secret })).toBe(400);
    expect(await sendEvent(JSON.stringify({ id: 'x'.repeat(257 * 1024) }), { secret })).toBe(413);
  });
});

it.each([
  ['JPY', 11_500],
  ['KRW', 11_500],
  ['HKD', 11_500],
  ['KWD', 11_500],
  ['BHD', 11_500],
])('%s is paid in its own minor units', async (currency, sum) => {
  const of = await started(await newCompetition({ currency }));
  expect(of.amount).toBe(sum);
  await sendEvent(completed(of), { secret });
  expect(await of.paid()).toBe(sum);
});

it('says what refunds wait for a payment that is told of later, and forgets that once it is', async () => {
  const of = await started();
  const id = newEventId();
  const object = { ...of.refund, amount: 4_000, status: 'succeeded' };
  await sendEvent(eventText({ type: 'refund.created', object, id }), { secret });
  expect(await of.kept(id)).toEqual(['unknownPayment']);
  await sendEvent(completed(of), { secret });
  expect(await of.kept(id)).toBeUndefined();
  expect(await of.paid()).toBe(7_500);
});
