import { expect, it } from 'vitest';
import { accountLines, amountToPaste, paymentText } from './PaymentDetails.tsx';

it.each([
  [
    { scheme: 'fps', payee: 'Lantern Bay Club', account: '1234567', bic: null },
    [
      ['payee', 'Lantern Bay Club'],
      ['fps', '1234567'],
    ],
  ],
  [
    { scheme: 'epc', payee: 'Alster e.V.', account: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
    [
      ['payee', 'Alster e.V.'],
      ['epc', 'DE89 3704 0044 0532 0130 00'],
      ['bic', 'COBADEFFXXX'],
    ],
  ],
  [{ scheme: 'qris', payee: 'Klub Seluncur', account: '000201…', bic: null }, [['payee', 'Klub Seluncur']]],
] as const)('%j can be typed by payee and account', (bankQr, lines) => {
  expect(accountLines(bankQr).map(({ label, value }) => [label, value])).toEqual(lines);
});

it('writes an amount as a bank’s app takes it', () => {
  expect(amountToPaste(111_000, 'HKD', 'en-US')).toBe('1110.00');
  expect(amountToPaste(7_750, 'EUR', 'de-DE')).toBe('77,50');
  expect(amountToPaste(9_800, 'JPY', 'en-US')).toBe('9800');
});

it('copies one line for each part, and none for what the organiser left open', () => {
  const lines = [
    ['Reference', '1JMT-NMG2'],
    ['Amount', 'HK$950.00'],
    ['How to pay', null],
  ] as const;
  expect(paymentText(lines)).toBe('Reference: 1JMT-NMG2\nAmount: HK$950.00');
});
