import { readFileSync } from 'node:fs';
import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../../shared/contract/core/languages.ts';
import { testInvoice, testInvoiced } from '../../../../shared/domain/receipts/invoice.testing.ts';
import { invoiceLayout } from '../../../../shared/domain/receipts/invoiceLayout.ts';
import { receiptLayout } from '../../../../shared/domain/receipts/receiptLayout.ts';
import { testReceipt } from '../../../../shared/domain/receipts/receipt.testing.ts';
import { filesWith } from './fontFiles.ts';
import { renderDocumentPdf } from './documentPdf.ts';

const drawn = async (receipt: ReturnType<typeof testReceipt>) =>
  PDFDocument.load(await renderDocumentPdf(receiptLayout(receipt), new Date(receipt.issuedAt)));

/** Every character of a document's texts; functions are left out. */
const charactersOf = (value: unknown) => new Set(JSON.stringify(value).normalize('NFC'));

describe('a receipt as PDF', () => {
  it.each(LANGUAGES)('has a font for every word in %s', (language) => {
    for (const character of charactersOf(receiptLayout(testReceipt({ language }))))
      for (const weight of [400, 700] as const)
        expect(
          filesWith([character.replace('\u202F', ' ').codePointAt(0) ?? 0], weight),
          character,
        ).not.toEqual([]);
  });

  it.each(LANGUAGES)('has a font for every word of an invoice in %s', (language) => {
    for (const character of charactersOf(invoiceLayout(testInvoice({ language, replacedBy: 4 }))))
      for (const weight of [400, 700] as const)
        expect(
          filesWith([character.replace('\u202F', ' ').codePointAt(0) ?? 0], weight),
          character,
        ).not.toEqual([]);
  });

  it('sets an invoice of many entries on as many pages as needed', async () => {
    const entries = Array.from({ length: 60 }, () => testInvoiced());
    const bytes = await renderDocumentPdf(invoiceLayout(testInvoice({}, entries)), new Date(0));
    const document = await PDFDocument.load(bytes);
    expect(document.getPageCount()).toBeGreaterThan(3);
    expect(document.getTitle()).toBe('Invoice no. 3 · Lakeside Skating Federation');
  });

  it('takes two pages for forty events, and states its language, title and issuer', async () => {
    const { lines } = testReceipt();
    const event = lines[0] ?? { what: 'event', event: null, amount: 0 };
    const long = await drawn(testReceipt({ lines: Array.from({ length: 40 }, () => event) }));
    expect(long.getPageCount()).toBe(2);
    expect(long.getTitle()).toBe('Receipt no. 12 · Lakeside Skating Federation');
    expect(long.getAuthor()).toBe('Lakeside Skating Federation');
    expect((await drawn(testReceipt())).getPageCount()).toBe(1);
  });

  it('draws names in every script, missing characters and words longer than a line', async () => {
    const name = '陳嘉欣 王小雨 山田さくら 김서연 สมหญิง ใจดี Nguyễn Озёрная Ελένη प्रिया 🙂 ';
    const entry = { ...testReceipt().entry, name: name + 'Ö'.repeat(200) };
    const document = await drawn(testReceipt({ entry, payer: '\u202E\u0000' }));
    expect(document.getPageCount()).toBe(2);
  });

  it('is on the federation’s letterhead, or on plain paper if the logo is no picture', async () => {
    const sizeWith = async (logo: Uint8Array | null) => {
      const layout = receiptLayout(testReceipt());
      return (await renderDocumentPdf(layout, new Date(0), { logo, accent: 'teal' })).length;
    };
    const plain = await sizeWith(null);
    expect(await sizeWith(readFileSync('local/demo/federation.png'))).toBeGreaterThan(plain + 2_000);
    expect(await sizeWith(new TextEncoder().encode('RIFF....WEBP'))).toBe(plain);
  });

  it('is small: only the characters in use are embedded', async () => {
    const bytes = await renderDocumentPdf(receiptLayout(testReceipt({ language: 'zh-Hant' })), new Date(0));
    expect(bytes.length).toBeLessThan(150_000);
  });
});
