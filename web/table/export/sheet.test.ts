import { describe, expect, it } from 'vitest';
import { asInstant, asMoney } from './exportValue.ts';
import type { ExportColumn } from './exportValue.ts';
import { exportedSheet as sheetOfRaw } from './sheet.ts';

function sheetOf<Row>(title: string, columns: readonly ExportColumn<Row>[], rows: readonly Row[]) {
  const named = columns.map(({ heading }) => ({
    heading,
    currency: `${heading}, currency`,
    zone: `${heading}, time zone`,
  }));
  const raw = rows.map((row) => columns.map(({ value }) => value(row)));
  return sheetOfRaw(title, named, raw);
}
const columns = [
  { heading: 'Total', value: ({ currency }: { currency: string }) => asMoney(500, currency) },
  { heading: 'Name', value: () => 'Aoi' },
];

describe('a sheet', () => {
  it('names the currency in the heading if all amounts share it', () => {
    const sheet = sheetOf('Entries', columns, [{ currency: 'HKD' }, { currency: 'HKD' }]);
    expect(sheet.headings).toEqual(['Total (HKD)', 'Name']);
    expect(sheet.rows[1]).toEqual([{ kind: 'money', amount: 500, currency: 'HKD' }, 'Aoi']);
  });

  it('has a currency column beside amounts in different currencies', () => {
    const sheet = sheetOf('Entries', columns, [{ currency: 'HKD' }, { currency: 'JPY' }]);
    expect(sheet.headings).toEqual(['Total', 'Total, currency', 'Name']);
    expect(sheet.rows.map((cells) => cells[1])).toEqual(['HKD', 'JPY']);
  });

  it('does the same with time zones, and leaves cells without a zone empty', () => {
    const closes = [
      {
        heading: 'Closes',
        value: ({ zone }: { zone: string | null }) => zone && asInstant('2026-11-22T10:00:00Z', zone),
      },
    ];
    const one = sheetOf('Competitions', closes, [{ zone: 'Europe/Helsinki' }, { zone: null }]);
    expect(one.headings).toEqual(['Closes (Europe/Helsinki)']);
    expect(one.rows[1]).toEqual([null]);
    const two = sheetOf('Competitions', closes, [{ zone: 'Europe/Helsinki' }, { zone: 'UTC' }]);
    expect(two.headings).toEqual(['Closes', 'Closes, time zone']);
  });

  it('has its headings without any row', () => {
    expect(sheetOf('Entries', columns, [])).toEqual({
      title: 'Entries',
      headings: ['Total', 'Name'],
      rows: [],
    });
  });
});
