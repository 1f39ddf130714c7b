import { PDFDocument } from '@cantoo/pdf-lib';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { renderCertificates, type PrintedCertificate } from './certificatePdf.ts';
import { readPdf } from '../../../../platform/documents/readPdf.testing.ts';

const certificate = (name: string, rest: Partial<PrintedCertificate> = {}): PrintedCertificate => ({
  name,
  place: 1,
  placeText: '1st place',
  event: 'Freestyle · Freestyle 4',
  date: 'Friday, 4 December 2026',
  link: 'https://rinkside.example/certificates/01KDEM0MEET000000000000007/f1/abcdefghij0123456789',
  ...rest,
});
const HEAD = { competition: 'Lantern Bay Open', background: null, drawnAt: new Date(0) } as const;

/** A PNG of one dark blue point, which fills the page. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgYPgPAAEDAQAIicLsAAAAAElFTkSuQmCC',
  'base64',
);

describe('certificates', () => {
  const names = [
    '陳嘉欣',
    'Nguyễn Thị Mai',
    'Озёрная Ольга',
    'สมหญิง ใจดี',
    '김서연',
    'Maximiliana '.repeat(9),
  ];

  it.each([
    ['a4', 841.89, 595.28],
    ['letter', 792, 612],
  ] as const)('have every name whole on a landscape page of %s', async (size, width, height) => {
    const bytes = await renderCertificates(
      names.map((name) => certificate(name)),
      { ...HEAD, size },
    );
    const document = await PDFDocument.load(bytes);
    expect(document.getPages().map((page) => Math.round(page.getWidth()))).toEqual(
      names.map(() => Math.round(width)),
    );
    expect(Math.round(document.getPage(0).getHeight())).toBe(Math.round(height));
    const { text, places } = await readPdf(bytes);
    const read = text.replaceAll(/\s/g, '');
    for (const name of names) expect(read).toContain(name.replaceAll(/\s/g, ''));
    for (const { x, y } of places) {
      expect(x).toBeGreaterThanOrEqual(61.9);
      expect(x).toBeLessThan(width - 62);
      expect(y).toBeGreaterThanOrEqual(45);
    }
  });

  it('have the code of their own address, also on a picture of the competition’s', async () => {
    const { link, name } = certificate('Ada Frost');
    const bytes = await renderCertificates([certificate(name)], { ...HEAD, size: 'a4', background: PICTURE });
    const dark = encode(link, { ecc: 'M', border: 4 }).data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`${String(x)} ${String(y)}`] : [])),
    );
    const { squares, links } = await readPdf(bytes);
    expect(squares).toEqual(new Set(dark));
    expect(links).toEqual([link]);
  });
});
