import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { labelSheet, LABEL_SHEETS } from '../../../../../shared/domain/core/documents/labelSheets.ts';
import { renderLabels, renderTestPage } from './labelPdf.ts';
import { readPdf } from '../../../../platform/documents/readPdf.testing.ts';

const HEAD = { title: 'Labels', drawnAt: new Date(0) };
const start = { offsetX: 0, offsetY: 0, first: 1 };
const millimetres = (points: number) => (points / 72) * 25.4;

/**
 * From the maker's table, in millimetres: the upper left corner of the first label and the lower right corner of the
 * last one, from the upper left corner of the sheet.
 */
const CORNERS = {
  '5160': [[3.97, 12.7], [211.93, 266.7], 30],
  '5163': [[4.13, 12.7], [212.09, 266.7], 10],
  '5371': [[19.05, 12.7], [196.85, 266.7], 10],
  '5395': [[17.46, 14.82], [198.44, 264.57], 8],
  L7160: [[7.48, 15.49], [203.55, 282.19], 21],
  L7163: [[3.35, 15.17], [205.46, 281.87], 14],
  L7165: [[4.67, 13.04], [205.37, 283.96], 8],
  L4785: [[18, 13], [193, 283], 10],
} as const;

describe('a sheet of labels', () => {
  it.each(LABEL_SHEETS)('%s is as the maker cut it, within half a millimetre in the file', async (id) => {
    const sheet = labelSheet(id);
    const bytes = await renderTestPage({ ...HEAD, sheet, start });
    const page = (await PDFDocument.load(bytes)).getPage(0);
    const { boxes } = await readPdf(bytes);
    const [[left, top], [right, bottom], count] = CORNERS[id];
    expect(boxes).toHaveLength(count);
    const [first, last] = [boxes[0], boxes.at(-1)];
    const fromTop = (y: number) => millimetres(page.getHeight() - y);
    const measured = [
      [millimetres(first?.x ?? 0), left],
      [fromTop(first?.y ?? 0), top],
      [millimetres((last?.x ?? 0) + (last?.width ?? 0)), right],
      [fromTop((last?.y ?? 0) - (last?.height ?? 0)), bottom],
    ];
    for (const [found = 0, wanted = 0] of measured) expect(Math.abs(found - wanted)).toBeLessThan(0.5);
    for (const { x, y, width, height } of boxes) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y - height).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(page.getWidth());
      expect(y).toBeLessThanOrEqual(page.getHeight());
    }
  });

  it('is moved by tenths of a millimetre, and begins at the label that is still there', async () => {
    const sheet = labelSheet('L7160');
    const labels = Array.from({ length: 4 }, (_, index) => [`Skater ${String(index + 1)}`]);
    const at = async (rest: Partial<typeof start>) =>
      (await readPdf(await renderLabels(labels, { ...HEAD, sheet, start: { ...start, ...rest } }))).places;
    const [usual, moved] = [await at({}), await at({ offsetX: 15, offsetY: -7 })];
    expect(millimetres((moved[0]?.x ?? 0) - (usual[0]?.x ?? 0))).toBeCloseTo(1.5, 2);
    expect(millimetres((moved[0]?.y ?? 0) - (usual[0]?.y ?? 0))).toBeCloseTo(0.7, 2);
    // Twenty-one to a page: the 20th, the 21st, and two on the next page.
    const bytes = await renderLabels(labels, { ...HEAD, sheet, start: { ...start, first: 20 } });
    expect((await PDFDocument.load(bytes)).getPageCount()).toBe(2);
    const late = await at({ first: 20 });
    expect((late[0]?.x ?? 0) - (usual[0]?.x ?? 0)).toBeCloseTo(187.2, 1);
    expect(late[2]).toEqual(usual[0]);
  });

  it('has every name whole on its label, the longest and in every script', async () => {
    const sheet = labelSheet('5160');
    const names = [
      '陳嘉欣',
      'Nguyễn Thị Mai',
      'Озёрная Ольга',
      'สมหญิง ใจดี',
      'Maximiliana Konstantinopel '.repeat(2),
    ];
    const rest = [
      'Yarraville Skating Club',
      'Freestyle · Freestyle 4',
      'Flight 2 of 3 · Friday, 4 December 2026',
      'Lantern Bay Invitational and Team Championships 2026',
    ];
    const labels = names.map((name) => [name, ...rest]);
    const { text, places } = await readPdf(await renderLabels(labels, { ...HEAD, sheet, start }));
    const read = text.replaceAll(/\s/g, '');
    for (const line of rest) expect(read.split(line.replaceAll(/\s/g, ''))).toHaveLength(names.length + 1);
    for (const name of names) expect(read).toContain(name.replaceAll(/\s/g, ''));
    const edge = (index: number) => sheet.left + (index % 3) * sheet.pitchX;
    for (const { x } of places)
      expect([0, 1, 2].some((column) => x >= edge(column) && x < edge(column) + sheet.width)).toBe(true);
  });
});
