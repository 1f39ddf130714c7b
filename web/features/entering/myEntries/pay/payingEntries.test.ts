import { expect, it } from 'vitest';
import type { FamilyBalance } from '../../../../../shared/contract/entering/payments/familyBalance.ts';
import { leftToPay, payingEntries } from './payingEntries.ts';

type State = NonNullable<FamilyBalance['cardPayment']>['state'];

const entries = [
  { id: 'ada', balance: 11_500 },
  { id: 'ben', balance: 11_500 },
  { id: 'cleo', balance: 0 },
] as FamilyBalance['entries'];

const family = (state: State, amount: number, entryIds: string[]) => ({
  entries,
  cardPayment: { id: 'c', state, amount, entryIds, startedAt: '2026-10-01T08:00:00.000Z' },
});

it.each([
  ['a bank that pays for all', family('waiting', 23_000, ['ada', 'ben', 'cleo']), ['ada', 'ben'], []],
  ['a bank that pays for one', family('waiting', 11_500, ['ada']), ['ada'], ['ben']],
  ['a bank that pays less than is due by now', family('waiting', 10_000, ['ada']), [], ['ada', 'ben']],
  ['a page that is only open', family('open', 23_000, ['ada', 'ben']), [], ['ada', 'ben']],
  ['no payment', { entries, cardPayment: null }, [], ['ada', 'ben']],
])('%s', (_, known, paying, left) => {
  expect(payingEntries(known).map(({ id }) => id)).toEqual(paying);
  expect(leftToPay(known).map(({ id }) => id)).toEqual(left);
});

it('knows of no bank before the balance is there', () => {
  expect(payingEntries(undefined)).toEqual([]);
});
