import { expect, it } from 'vitest';
import { accountLines } from './accountLines.ts';

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
