import { expect, it } from 'vitest';
import { cardMismatches } from './cardMismatches.ts';

const started = { sessionId: 'cs_1', amount: 95_000, currency: 'HKD', account: 'lake', isLive: true };

it.each([
  ['the same', {}, []],
  ['a refund, which says no amount', { sessionId: null, amount: null, currency: null }, []],
  ['another amount', { amount: 94_999 }, ['amount']],
  ['another currency', { currency: 'USD' }, ['currency']],
  ['another session', { sessionId: 'cs_2' }, ['session']],
  ['another account', { account: 'pond' }, ['account']],
  ['a test beside real money', { isLive: false }, ['mode']],
  [
    'nothing that fits',
    { ...started, amount: 1, currency: 'USD', isLive: false },
    ['mode', 'amount', 'currency'],
  ],
])('%s', (_, change, mismatches) => {
  expect(cardMismatches({ ...started, ...change }, started)).toEqual(mismatches);
});

it('knows no session before the provider’s answer is stored', () => {
  expect(cardMismatches(started, { ...started, sessionId: null })).toEqual([]);
});
