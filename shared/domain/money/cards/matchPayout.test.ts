import { expect, it } from 'vitest';
import { matchPayout, type PayoutLine } from './matchPayout.ts';

const payout = (amount: number) => ({
  id: 'po_1',
  amount,
  currency: 'HKD',
  state: 'paid' as const,
  arrivesOn: '2027-01-09',
  at: '2027-01-07T00:00:00.000Z',
});

const line = (kind: PayoutLine['kind'], intent: string | null, amount: number, fee = 0): PayoutLine => ({
  id: `${kind} ${String(intent)} ${String(amount)}`,
  kind,
  intent,
  amount,
  fee,
  net: amount - fee,
});

const parts = new Map([
  ['pi_ada', { attemptId: 'ada', competitionId: 'lake' }],
  ['pi_ben', { attemptId: 'ben', competitionId: 'lake' }],
  ['pi_cleo', { attemptId: 'cleo', competitionId: 'pond' }],
]);

const LINES = [
  line('payment', 'pi_ada', 50_000, 1_700),
  line('payment', 'pi_ben', 20_000, 680),
  line('refund', 'pi_ben', -5_000),
  line('dispute', 'pi_ada', -50_000, 8_000),
  line('payment', 'pi_cleo', 30_000, 1_020),
  // The rink's shop sells by the same account.
  line('payment', 'pi_shop', 9_000, 300),
  line('other', null, -1_000),
];

it('gives each competition its payments, refunds, disputes and fees, and adds up', () => {
  // 48,300 + 19,320 - 5,000 - 58,000 + 28,980 + 8,700 - 1,000
  const { shares, difference } = matchPayout(payout(41_300), LINES, (intent) => parts.get(intent));
  expect(difference).toBe(0);
  expect(shares).toEqual([
    {
      competitionId: 'lake',
      payments: 70_000,
      refunds: -5_000,
      disputes: -50_000,
      fees: 10_380,
      net: 4_620,
      attemptIds: ['ada', 'ben'],
    },
    {
      competitionId: 'pond',
      payments: 30_000,
      refunds: 0,
      disputes: 0,
      fees: 1_020,
      net: 28_980,
      attemptIds: ['cleo'],
    },
  ]);
});

it('says what cannot be explained', () => {
  expect(matchPayout(payout(41_250), LINES, (intent) => parts.get(intent)).difference).toBe(-50);
});

it('of other business alone is no competition’s', () => {
  expect(matchPayout(payout(8_700), [line('payment', 'pi_shop', 9_000, 300)], () => undefined)).toEqual({
    shares: [],
    difference: 0,
  });
});
