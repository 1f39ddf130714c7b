import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../contract/core/languages.ts';
import { testReceipt } from './receipt.testing.ts';
import { receiptLines } from './receiptLines.ts';
import { receiptLayout } from './receiptLayout.ts';
import { isSameReceipt } from './isSameReceipt.ts';

describe('receiptLines', () => {
  it('add up to the total for any entry', () => {
    const event = fc.record({
      format: fc.string(),
      level: fc.string(),
      price: fc.nat(100_000),
      state: fc.constantFrom('confirmed' as const, 'waiting' as const),
    });
    const entry = fc.record({
      events: fc.array(event),
      lateFee: fc.option(fc.record({ amount: fc.nat(100_000) })),
      retained: fc.nat(100_000),
    });
    fc.assert(
      fc.property(entry, ({ events, lateFee, retained }) => {
        const total = events.reduce((sum, { price }) => sum + price, 0) + (lateFee?.amount ?? 0) + retained;
        const lines = receiptLines({ events, lateFee, retained });
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
      }),
    );
  });
});

describe('isSameReceipt', () => {
  const receipt = testReceipt();

  it('ignores the day of issue, number, language and payment instructions', () => {
    const other = testReceipt({
      number: null,
      corrects: null,
      issuedAt: '',
      language: 'fr',
      paymentInstructions: null,
    });
    expect(isSameReceipt(receipt, other)).toBe(true);
  });

  it.each([
    ['name', { entry: { ...receipt.entry, name: 'Ada Frost' } }],
    ['withdrawal', { entry: { ...receipt.entry, state: 'withdrawn' as const } }],
    ['line', { lines: receipt.lines.slice(1) }],
    ['payment', { payments: receipt.payments.slice(1) }],
    ['tax line', { issuer: { ...receipt.issuer, taxLine: null } }],
  ])('detects another %s', (_, change) => {
    expect(isSameReceipt(receipt, testReceipt(change))).toBe(false);
  });
});

describe('receiptLayout', () => {
  const message = (changes: Parameters<typeof testReceipt>[0]) =>
    JSON.stringify(receiptLayout(testReceipt(changes)));

  it('shows names, each line, each payment and the balance, less refunds', () => {
    const text = message({});
    for (const words of [
      'Ada Lake',
      'Freestyle · Freestyle 4',
      'Late fee',
      'HK$660.00',
      '-HK$100.00',
      'HK$160.00',
    ])
      expect(text).toContain(words);
    expect(text).toContain('Amount due');
    expect(text).toContain('Corrects and replaces receipt no. 9.');
  });

  it('shows the refund due if too much was paid', () => {
    const text = message({ paid: 70_000, balance: -4_000 });
    expect(text).toContain('Refund due');
    expect(text).not.toContain('How to pay');
  });

  it('shows no decimals if the currency has none', () => {
    expect(message({ currency: 'JPY', totalPrice: 9_800 })).toContain('¥9,800');
  });

  it('states that a statement is no receipt', () => {
    const layout = receiptLayout(testReceipt({ number: null, corrects: null }));
    expect(layout.title).toBe('Statement');
    expect(layout.notes.at(-1)?.lines).toEqual(['This statement is not a receipt.']);
  });

  it('shows the date at the venue', () => {
    // 01:00 on 22 November in Hong Kong.
    expect(message({ issuedAt: '2026-11-21T17:00:00.000Z' })).toContain('November 22, 2026');
  });

  it('writes the days of a competition out in Chinese', () => {
    expect(message({ language: 'zh-Hant' })).toContain('2026年12月4日至2026年12月8日');
  });

  it('leaves no text untranslated', () => {
    const titles = LANGUAGES.map((language) => receiptLayout(testReceipt({ language, number: null })).title);
    expect(new Set(titles).size).toBe(LANGUAGES.length);
  });
});
