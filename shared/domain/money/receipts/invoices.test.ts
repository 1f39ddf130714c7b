import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../contract/core/languages.ts';
import { testInvoice, testInvoiced } from './invoice.testing.ts';
import { invoicedEntries, invoiceSums } from './invoicedEntries.ts';
import { invoiceLayout } from './invoiceLayout.ts';
import { isSameInvoice } from './isSameInvoice.ts';

describe('invoicedEntries', () => {
  it('lists lines that add up for any entry, and sums that add up to the entries', () => {
    const event = fc.record({
      format: fc.string(),
      level: fc.string(),
      price: fc.nat(100_000),
      state: fc.constantFrom('confirmed' as const, 'waiting' as const),
    });
    const entry = fc
      .record({
        state: fc.constantFrom('confirmed' as const, 'waiting' as const, 'withdrawn' as const),
        events: fc.array(event),
        lateFee: fc.option(fc.record({ amount: fc.nat(100_000) })),
        retained: fc.nat(100_000),
        paid: fc.nat(100_000),
      })
      .map((fields) => {
        const isWithdrawn = fields.state === 'withdrawn';
        const events = fields.events.map((one) => ({ ...one, price: isWithdrawn ? 0 : one.price }));
        const lateFee = isWithdrawn ? null : fields.lateFee;
        const totalPrice =
          events.reduce((sum, { price }) => sum + price, 0) + (lateFee?.amount ?? 0) + fields.retained;
        return testInvoiced({ ...fields, events, lateFee, totalPrice });
      });
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const invoiced = invoicedEntries(entries);
        for (const { lines, totalPrice } of invoiced)
          expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(totalPrice);
        const { charged, paid, due } = invoiceSums(invoiced);
        expect(charged).toBe(entries.reduce((sum, { totalPrice }) => sum + totalPrice, 0));
        expect(due).toBe(entries.reduce((sum, { totalPrice }) => sum + totalPrice, 0) - paid);
      }),
    );
  });

  it('leaves out entries withdrawn before any payment, and keeps refunds due', () => {
    const withdrawn = { state: 'withdrawn' as const, events: [], lateFee: null, retained: 0, totalPrice: 0 };
    expect(invoicedEntries([testInvoiced({ ...withdrawn, paid: 0 })])).toEqual([]);
    expect(invoicedEntries([testInvoiced({ ...withdrawn, paid: 100 })])).toMatchObject([
      { lines: [], paid: 100 },
    ]);
  });
});

describe('isSameInvoice', () => {
  const invoice = testInvoice();

  it('ignores number, day, language, payment instructions and the spelling of the rink', () => {
    const rink = { ...invoice.rink, name: 'lakeside  ARENA' };
    const other = { number: null, replaces: null, issuedAt: '', language: 'fr' as const };
    expect(isSameInvoice(invoice, testInvoice({ ...other, paymentInstructions: null, rink }))).toBe(true);
  });

  it.each([
    ['payment', { paid: 60_000 }],
    ['name', { name: 'Ada Frost' }],
    ['line', { lateFee: null, totalPrice: 59_000 }],
    [
      'withdrawal',
      { state: 'withdrawn' as const, events: [], lateFee: null, retained: 100, totalPrice: 100 },
    ],
  ])('detects another %s', (_, change) => {
    expect(isSameInvoice(invoice, testInvoice({}, [testInvoiced(change)]))).toBe(false);
  });

  it('detects another entry, another address of the rink and another issuer', () => {
    const more = testInvoice({}, [testInvoiced(), testInvoiced({ id: 'second' })]);
    const moved = testInvoice({ rink: { ...invoice.rink, place: 'Hillside, Canada' } });
    const other = testInvoice({ issuer: { ...invoice.issuer, taxLine: null } });
    for (const one of [more, moved, other]) expect(isSameInvoice(invoice, one)).toBe(false);
  });
});

describe('invoiceLayout', () => {
  it('shows the recipient, each entry with its reference and lines, and the amount due', () => {
    const text = JSON.stringify(invoiceLayout(testInvoice()));
    for (const words of ['Invoice no. 3', 'Replaces invoice no. 1.', 'Lakeside Arena', 'RS-7K3M-9QXA'])
      expect(text).toContain(words);
    for (const words of [
      'Freestyle · Freestyle 4 · HK$590.00',
      'Late fee · HK$59.00',
      'HK$649.00',
      'HK$149.00',
    ])
      expect(text).toContain(words);
    expect(text).toContain('Amount due');
  });

  it('states that a draft is no invoice, and that an overpayment is to be refunded', () => {
    const layout = invoiceLayout(testInvoice({ number: null }, [testInvoiced({ paid: 70_000 })]));
    expect(layout.notes.flatMap(({ lines }) => lines)).toEqual(['This draft is not an invoice.']);
    expect(layout.sections.at(-1)?.sums.at(-1)).toEqual({
      label: 'Refund due',
      amount: 'HK$51.00',
      strong: true,
    });
  });

  it('leaves no text untranslated', () => {
    const message = LANGUAGES.map((language) =>
      JSON.stringify(invoiceLayout(testInvoice({ language, number: null }))),
    );
    expect(new Set(message).size).toBe(LANGUAGES.length);
  });
});
