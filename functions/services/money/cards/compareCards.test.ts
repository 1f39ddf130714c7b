import { afterAll, describe, expect, it } from 'vitest';
import { startSilentCards } from '../../../../local/testing/silentCards.ts';
import { stagedAttempt } from '../../../../local/testing/stagedCards.ts';
import { stagedNotifications } from '../../../../local/testing/stagedNotifications.ts';
import { startTableWithMail } from '../../../../local/testing/tableWithMail.ts';
import { startTestPush } from '../../../../local/testing/testPush.ts';
import { findAttempt, storeAttempt } from '../../../store/money/cards/attemptRepository.ts';
import { keptEvents } from '../../../store/money/cards/eventRepository.ts';
import { paymentsOf } from '../../../store/money/payments/payments.ts';
import { compareCards } from './compareCards.ts';

await startTableWithMail();
await startTestPush();

const HOUR = 3_600_000;
const WHILE = 60_000;
const { cards, close } = await startSilentCards();
afterAll(close);

/** A payment of 5,000 that was started, with what the ledger has of it. */
async function started(amount = 5_000) {
  const { entry, now } = await stagedNotifications();
  const id = `A${entry.id}`;
  const expiresAt = Math.floor(now.getTime() / 1000) + 3_600;
  const lines = [{ text: 'Lake Open', amount }];
  const currency = entry.currency.toLowerCase();
  const session = cards.start(id, {
    attempt: id,
    amount,
    currency,
    lines,
    returnTo: '',
    expiresAt,
  });
  await storeAttempt({ ...stagedAttempt(entry, now), intent: null, sessionId: session.id }, [entry], null);
  const compare = (hours: number) => compareCards(new Date(now.getTime() + hours * HOUR), WHILE);
  const ledger = async () =>
    (await paymentsOf(entry.id)).map(({ kind, method, amount: sum }) => [kind, method, sum]).sort();
  return { id, session, compare, ledger };
}

describe('the comparison with the provider', () => {
  it('finds a payment whose event was lost, and what the provider keeps of it', async () => {
    const { id, session, compare, ledger } = await started();
    cards.pay(session.id);
    await compare(2);
    expect(await ledger()).toEqual([['payment', 'card', 5_000]]);
    // 3.4 % of 5,000.
    expect(await findAttempt(id)).toMatchObject({ state: 'paid', fee: { amount: 170 } });
  });

  it('finds a refund and a lost dispute on later nights, each once', async () => {
    const { session, compare, ledger } = await started();
    cards.pay(session.id);
    await compare(2);
    cards.refund('there', { intent: session.intent, amount: 2_000, metadata: {} });
    await compare(24);
    await compare(48);
    expect(await ledger()).toEqual([
      ['payment', 'card', 5_000],
      ['refund', 'card', 2_000],
    ]);
    cards.openDispute(session.id);
    cards.closeDispute(session.id, false);
    await compare(72);
    await compare(96);
    expect((await ledger()).slice(2)).toEqual([['refund', 'card', 3_000]]);
  });

  it('finds that a bank refused, and that a page was closed', async () => {
    const [refused, closed] = [await started(), await started()];
    cards.payLater(refused.session.id);
    cards.answer(refused.session.id, false);
    cards.expire(closed.session.id);
    await refused.compare(2);
    expect([(await findAttempt(refused.id))?.state, (await findAttempt(closed.id))?.state]).toEqual([
      'failed',
      'expired',
    ]);
    expect([...(await refused.ledger()), ...(await closed.ledger())]).toEqual([]);
  });

  it('keeps a payment of another amount for a person, and stops at none', async () => {
    const [other, next] = [await started(4_999), await started()];
    cards.pay(other.session.id);
    cards.pay(next.session.id);
    await other.compare(2);
    expect(await other.ledger()).toEqual([]);
    expect(await keptEvents()).toMatchObject([{ reasons: ['amount'], sessionId: other.session.id }]);
    expect(await next.ledger()).toHaveLength(1);
  });

  it('asks nothing of a page that is still open, nor twice in a night', async () => {
    const { id, session, compare } = await started();
    await compare(0.5);
    expect((await findAttempt(id))?.comparedAt).toBeNull();
    cards.pay(session.id);
    await compare(2);
    const { comparedAt } = (await findAttempt(id)) ?? {};
    await compare(20);
    expect((await findAttempt(id))?.comparedAt).toBe(comparedAt);
  });
});
