import { afterAll, expect, it, vi } from 'vitest';
import { startSilentCards } from '../../../../local/testing/silentCards.ts';
import { stagedAttempt } from '../../../../local/testing/stagedCards.ts';
import { stagedNotifications } from '../../../../local/testing/stagedNotifications.ts';
import { startTableWithMail } from '../../../../local/testing/tableWithMail.ts';
import { startTestPush } from '../../../../local/testing/testPush.ts';
import { findAttempt, storeAttempt } from '../../../store/money/cards/attemptRepository.ts';
import { payoutsOf } from '../../../store/money/cards/payoutRepository.ts';
import { compareCards } from './compareCards.ts';
import { matchPayouts } from './matchPayouts.ts';

await startTableWithMail();
await startTestPush();

const HOUR = 3_600_000;
const WHILE = 60_000;
const { cards, close } = await startSilentCards();
afterAll(close);

it('matches what reached the bank with a competition’s payments, refunds and fees, night by night', async () => {
  const { entry, now } = await stagedNotifications();
  const id = `A${entry.id}`;
  const currency = entry.currency.toLowerCase();
  const expiresAt = Math.floor(now.getTime() / 1000) + 3_600;
  const lines = [{ text: 'Lake Open', amount: 5_000 }];
  const session = cards.start(id, { attempt: id, amount: 5_000, currency, lines, returnTo: '', expiresAt });
  await storeAttempt({ ...stagedAttempt(entry, now), intent: null, sessionId: session.id }, [entry], null);
  cards.pay(session.id);
  const night = async (hours: number) => {
    const then = new Date(now.getTime() + hours * HOUR);
    await compareCards(then, WHILE);
    await matchPayouts(then, WHILE);
    return (await payoutsOf(entry.competitionId)).map(
      ({ payments, refunds, fees, net, amount, difference }) => ({
        payments,
        refunds,
        fees,
        net,
        amount,
        difference,
      }),
    );
  };

  // 3.4 % of 5,000 are 170.
  const first = { payments: 5_000, refunds: 0, fees: 170, net: 4_830, amount: 4_830, difference: 0 };
  expect(await night(2)).toEqual([first]);
  expect(await findAttempt(id)).toMatchObject({ payout: { id: expect.stringMatching(/^po_/) } });
  // The account is also paid for what is no competition's.
  const shop = cards.start('shop', { attempt: '', amount: 1_000, currency, lines, returnTo: '', expiresAt });
  cards.pay(shop.id);
  cards.refund('there', { intent: session.intent, amount: 2_000, metadata: {} });
  expect(await night(10)).toEqual([first]);

  vi.setSystemTime(new Date(now.getTime() + 24 * HOUR));
  // 1,000 less 34, less the refund.
  const second = { payments: 0, refunds: -2_000, fees: 0, net: -2_000, amount: -1_034, difference: 0 };
  const both = await night(26);
  expect(both).toHaveLength(2);
  expect(both).toEqual(expect.arrayContaining([first, second]));
  expect(await night(50)).toHaveLength(2);
});
