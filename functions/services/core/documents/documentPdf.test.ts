import { readFileSync } from 'node:fs';
import { PDFDocument } from '@cantoo/pdf-lib';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../../shared/contract/core/languages.ts';
import { testInvoice, testInvoiced } from '../../../../shared/domain/money/receipts/invoice.testing.ts';
import { invoiceLayout } from '../../../../shared/domain/money/receipts/invoiceLayout.ts';
import { receiptLayout } from '../../../../shared/domain/money/receipts/receiptLayout.ts';
import { testReceipt } from '../../../../shared/domain/money/receipts/receipt.testing.ts';
import { readPdf } from '../../../platform/documents/readPdf.testing.ts';
import { filesWith } from '../../../platform/documents/fontFiles.ts';
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

  it('shows a statement’s sum for the family, and the code of a bank app', async () => {
    const statement = testReceipt({
      number: null,
      corrects: null,
      family: { reference: 'K7QM-2F9D', due: 31_000, entries: 2 },
      bankQr: { scheme: 'fps', payee: 'Lantern Bay Club', account: '1234567', bic: null },
    });
    const layout = receiptLayout(statement);
    const code =
      '00020101021226270012hk.com.hkicl020712345675204000053033445406160.005802HK5916Lantern Bay Club6002HK62160512RS-7K3M-9QXA6304CF28';
    expect(layout.highlight.howToPay?.code?.text).toBe(code);
    const letterhead = { logo: readFileSync('local/demo/federation.png'), accent: null };
    const bytes = await renderDocumentPdf(layout, new Date(0), letterhead);
    expect((await PDFDocument.load(bytes)).getPageCount()).toBe(1);
    const { text, squares } = await readPdf(bytes);
    expect(text).toContain('Please quote the entry reference RS-7K3M-9QXA.');
    expect(text.replaceAll('\n', ' ')).toContain(
      'Both unpaid entries together: HK$310.00, reference K7QM-2F9D.',
    );
    expect(text).toContain('Scan with your bank app');
    const { data } = encode(code, { ecc: 'M', border: 4 });
    const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])));
    expect(squares).toEqual(new Set(dark));
  });

  it('asks for no more than the entry where nobody else owes, and has no code unless it is switched on', async () => {
    const { text, squares } = await readPdf(
      await renderDocumentPdf(receiptLayout(testReceipt({ number: null })), new Date(0)),
    );
    expect(text).toContain('HK$160.00');
    expect(text).not.toMatch(/together|Scan/);
    expect(squares).toEqual(new Set());
  });

  it('is small: only the characters in use are embedded', async () => {
    const bytes = await renderDocumentPdf(receiptLayout(testReceipt({ language: 'zh-Hant' })), new Date(0));
    expect(bytes.length).toBeLessThan(150_000);
  });
});
