import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asDay, asInstant, asMoney } from './exportValue.ts';
import type { ExportValue } from './exportValue.ts';
import { readXlsx } from './readXlsx.testing.ts';
import { sheetName, xlsxOf } from './xlsx.ts';

async function read(rows: readonly (readonly ExportValue[])[], headings: readonly string[] = ['A', 'B']) {
  return readXlsx(await xlsxOf({ title: 'Skaters of Winter Cup', headings, rows }));
}

async function cell(value: ExportValue) {
  const { cells } = await read([[value]]);
  return cells.get('A2');
}

/** A date as sheets count it: days since 30 December 1899. */
const serial = (instant: string) => Date.parse(instant) / 86_400_000 + 25_569;

describe('an XLSX file', () => {
  it('has bold, frozen headings, and columns as wide as their content', async () => {
    const { cells, xml, name } = await read([['A skater whose name is long', 7]], ['Skater', 'Age']);
    expect(name).toBe('Skaters of Winter Cup');
    expect(cells.get('A1')).toMatchObject({ type: 'text', value: 'Skater', bold: true });
    expect(cells.get('A2')).toMatchObject({ type: 'text', bold: false });
    expect(xml).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
    expect([...xml.matchAll(/<col [^>]*width="(\d+)"/g)].map(([, width]) => width)).toEqual(['29', '8']);
  });

  it.each([
    [asDay('2014-02-28'), '2014-02-28T00:00Z', 'yyyy-mm-dd'],
    [asInstant('2026-11-22T22:30:00Z', 'Asia/Hong_Kong'), '2026-11-23T06:30Z', 'yyyy-mm-dd hh:mm'],
    [asInstant('2026-07-01T22:30:00Z'), '2026-07-01T22:30Z', 'yyyy-mm-dd hh:mm'],
  ])('writes %j as a date', async (value, shown, format) => {
    const found = await cell(value);
    expect(found).toMatchObject({ type: 'number', format });
    expect(Number(found?.value)).toBeCloseTo(serial(shown), 6);
  });

  it.each([
    [12, '12', ''],
    [-0.5, '-0.5', ''],
    [asMoney(59_000, 'HKD'), '590', '#,##0.00'],
    [asMoney(-9800, 'JPY'), '-9800', '#,##0'],
    [asMoney(12_345, 'KWD'), '12.345', '#,##0.000'],
  ])('writes %j as a number with its decimals', async (value, number, format) => {
    expect(await cell(value)).toMatchObject({ type: 'number', value: number, format });
  });

  it.each([[null], [''], [Number.NaN]])('leaves %j empty', async (value) => {
    expect(await cell(value)).toBeUndefined();
  });

  it.each(['=1+1', '+358 40 123', '@SUM(A1)', '\t=A1', '＝A1'])(
    'keeps %j text, even after an edit',
    async (text) => {
      expect(await cell(text)).toMatchObject({ type: 'text', value: text, format: '@' });
    },
  );

  it.each(['007', '2014-02-28', 'TRUE', '_x0041_', '<b>&amp;</b>', 'Ö 田中 🧊', ' two\nlines '])(
    'preserves %j',
    async (text) => {
      expect(await cell(text)).toMatchObject({ type: 'text', value: text, format: '' });
    },
  );

  it('writes a day before sheets count as text', async () => {
    expect(await cell(asDay('1899-12-31'))).toMatchObject({ type: 'text', value: '1899-12-31' });
  });

  it('preserves all text except what XML cannot contain, and never as a formula', async () => {
    const part = fc.constantFrom(
      '=',
      '+1',
      '<',
      '&',
      '"',
      '_x',
      '0041_',
      '\u0000',
      '\r',
      '\n',
      '\uFFFF',
      '\uD800',
      'Ä',
      '🧊',
    );
    const text = fc.array(part, { minLength: 1, maxLength: 10 }).map((parts) => `a${parts.join('')}`);
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 20, maxLength: 60 }), async (texts) => {
        const { cells, xml } = await read(texts.map((one) => [one, `=${one}`]));
        expect(xml).not.toContain('<f');
        for (const [index, one] of texts.entries()) {
          const kept = one
            .replaceAll(/\r\n?/g, '\n')
            .replaceAll(/[\p{Cs}\uFFFF]/gu, '')
            .replaceAll('\0', '');
          expect(cells.get(`A${index + 2}`)).toMatchObject({ type: 'text', value: kept });
          expect(cells.get(`B${index + 2}`)).toMatchObject({ type: 'text', value: `=${kept}` });
        }
      }),
      { numRuns: 40 },
    );
  });

  it('truncates text that no cell can contain', async () => {
    const found = await cell('x'.repeat(40_000));
    expect(found?.value).toHaveLength(32_767);
  });
});

it.each([
  ["'Entries' of [2026]: A/B?'", "Entries' of 2026 A B"],
  ['Skaters of the very long named Winter Cup', 'Skaters of the very long named'],
  ['History', 'Sheet 1'],
  [' ', 'Sheet 1'],
])('a sheet of %j is named %j', (title, name) => {
  expect(sheetName(title)).toBe(name);
});
