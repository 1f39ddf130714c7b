import { expect, it } from 'vitest';
import type { FamilyBalance } from '../../../../../shared/contract/entering/payments/familyBalance.ts';
import { isUnderWay } from './isUnderWay.ts';

const family = (state: NonNullable<FamilyBalance['cardPayment']>['state'], amount: number) => ({
  cardPayment: { state, amount } as NonNullable<FamilyBalance['cardPayment']>,
});

it.each([
  ['a bank that has not answered', family('waiting', 11_500), 11_500, true],
  ['a payment of more than one entry', family('waiting', 23_000), 11_500, true],
  ['a payment of less than is due', family('waiting', 11_500), 23_000, false],
  ['a page that is only open', family('open', 11_500), 11_500, false],
  ['no payment', { cardPayment: null }, 11_500, false],
  ['nothing known', undefined, 11_500, false],
])('%s', (_, known, amount, expected) => {
  expect(isUnderWay(known, amount)).toBe(expected);
});
