import { expect, it } from 'vitest';
import { amountToPaste, paymentText } from './paymentText.ts';

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
