import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CardsRefused, CardsUnavailable } from './callProvider.ts';
import { refundCard, startCardSession } from './cardProvider.ts';
import { readCardAccounts } from './cardAccounts.ts';

interface Asked {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const asked: Asked[] = [];
let status = 200;
let answer: object = {};
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    asked.push({ path: `${request.method ?? ''} ${request.url ?? ''}`, headers: request.headers, body });
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('CARDS_DEMO', `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`);
});
afterAll(() => server.close());

const account = { name: 'lake', payee: 'Lake Club', key: 'demo_key', signing: ['whsec_of_the_lake'] };
const now = new Date('2027-02-01T12:00:00Z');

/** In the shape of Stripe's documented answers, shortened: none was recorded from its service. */
const SESSION = {
  id: 'cs_test_a1',
  object: 'checkout.session',
  amount_total: 95_000,
  client_reference_id: 'A1',
  currency: 'hkd',
  livemode: false,
  payment_intent: null,
  payment_method_types: ['card', 'alipay'],
  payment_status: 'unpaid',
  status: 'open',
  url: 'https://checkout.stripe.com/c/pay/cs_test_a1',
};

describe('the calls of the card provider', () => {
  it('start a page with a version, a key of its own for each attempt, and no name of a skater', async () => {
    [status, answer, asked.length] = [200, SESSION, 0];
    const lines = [{ text: 'Lake Open · K7QM-2R4T', amount: 95_000 }];
    const expiresAt = '2027-02-01T13:00:00Z';
    const request = { attemptId: 'A1', currency: 'HKD', lines, returnTo: 'https://a.example/e', expiresAt };
    expect(await startCardSession(account, request)).toEqual({
      sessionId: 'cs_test_a1',
      address: 'https://checkout.stripe.com/c/pay/cs_test_a1',
    });
    const [call] = asked;
    expect(call?.path).toBe('POST /v1/checkout/sessions');
    expect(call?.headers).toMatchObject({
      authorization: 'Bearer demo_key',
      'stripe-version': '2025-03-31.basil',
      'idempotency-key': 'start-A1',
      'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
    });
    expect(Object.fromEntries(new URLSearchParams(call?.body))).toEqual({
      mode: 'payment',
      client_reference_id: 'A1',
      'metadata[attempt]': 'A1',
      'payment_intent_data[metadata][attempt]': 'A1',
      success_url: 'https://a.example/e?card=done',
      cancel_url: 'https://a.example/e?card=left',
      expires_at: '1801486800',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'hkd',
      'line_items[0][price_data][unit_amount]': '95000',
      'line_items[0][price_data][product_data][name]': 'Lake Open · K7QM-2R4T',
    });
  });

  it('refund once for an id, and read how it ended', async () => {
    const refund = { id: 're_1', amount: 2_000, status: 'pending', payment_intent: 'pi_1', created: 1 };
    [status, answer, asked.length] = [200, { ...refund, metadata: { refund: 'R1' } }, 0];
    const wanted = { id: 'R1', attemptId: 'A1', intent: 'pi_1', amount: 2_000 };
    expect(await refundCard(account, wanted, now)).toMatchObject({ ours: 'R1', status: 'pending' });
    expect(asked[0]?.headers['idempotency-key']).toBe('refund-R1');
  });

  it.each([
    [400, CardsRefused],
    [402, CardsRefused],
    [401, CardsUnavailable],
    [409, CardsUnavailable],
    [429, CardsUnavailable],
    [500, CardsUnavailable],
    [503, CardsUnavailable],
  ])('%i: %o', async (given, error) => {
    [status, answer] = [given, { error: {} }];
    const wanted = { id: 'R1', attemptId: 'A1', intent: 'pi_1', amount: 2_000 };
    await expect(refundCard(account, wanted, now)).rejects.toBeInstanceOf(error);
  });
});

describe('the secret of accounts', () => {
  const text = (more: object) => JSON.stringify({ accounts: [account], ...more });

  it('names accounts, and the one of every competition', () => {
    expect(readCardAccounts(text({ everywhere: 'lake' }))).toEqual({
      accounts: [account],
      everywhere: 'lake',
    });
    expect(readCardAccounts(text({})).everywhere).toBeNull();
  });

  it.each([
    '',
    '{',
    '{"accounts":[]}',
    JSON.stringify({ accounts: [{ ...account, key: 'pk_live_1' }] }),
    JSON.stringify({ accounts: [{ ...account, signing: [] }] }),
  ])('%s has none', (wrong) => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(readCardAccounts(wrong).accounts).toEqual([]);
  });
});
