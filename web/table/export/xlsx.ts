import writeExcelFile from 'write-excel-file/universal';
import type { CellObject } from 'write-excel-file/universal';
import { minorUnitDigits, toDecimal } from '../../../shared/domain/core/money/currency.ts';
import { venueTimeOf } from '../../../shared/domain/core/dates/venueTime.ts';
import type { ExportValue } from './exportValue.ts';
import { looksLikeFormula } from './formula.ts';
import type { ExportedSheet } from './sheet.ts';

/** Limits of a cell's text and of a sheet's name. */
const LONGEST_TEXT = 32_767;
const LONGEST_NAME = 31;

const WIDEST = 48;
const NARROWEST = 8;

/**
 * Tables as the sheets of an XLSX file: the headings bold and frozen, days and instants as dates (instants on their
 * zone's clock, since a cell knows no zone), numbers and amounts as numbers, text as text and never as a
 * formula.
 */
export async function xlsxOf(...sheets: readonly ExportedSheet[]): Promise<Blob> {
  return writeExcelFile(
    sheets.map(({ title, headings, rows }) => {
      const head = headings.map((heading): CellObject => ({ ...textCell(heading), fontWeight: 'bold' }));
      return {
        data: [head, ...rows.map((cells) => cells.map(cellOf))],
        sheet: sheetName(title),
        stickyRowsCount: 1,
        columns: headings.map((heading, index) => ({ width: widthOf(heading, rows, index) })),
      };
    }),
  ).toBlob();
}

function cellOf(value: ExportValue): CellObject | null {
  if (value === null || value === '') return null;
  if (typeof value === 'string') return textCell(value);
  if (typeof value === 'number') {
    return Number.isFinite(value) ? { type: Number, value } : null;
  }
  if (value.kind === 'money') return amountCell(value.amount, value.currency);
  if (value.kind === 'day') return dateCell(`${value.day}T00:00Z`, 'yyyy-mm-dd') ?? textCell(value.day);
  return dateCell(`${venueTimeOf(value.instant, value.timeZone)}Z`, 'yyyy-mm-dd hh:mm');
}

function amountCell(amount: number, currency: string): CellObject {
  const digits = minorUnitDigits(currency);
  const format = digits === 0 ? '#,##0' : `#,##0.${'0'.repeat(digits)}`;
  return { type: Number, value: Number(toDecimal(amount, currency)), format };
}

/** Sheets count days from 1900, so earlier days are text. */
function dateCell(instant: string, format: string): CellObject | null {
  const value = new Date(instant);
  return value.getTime() >= Date.UTC(1900, 2, 1) ? { type: Date, value, format } : null;
}

/** The format "text" keeps it text when someone edits the cell. */
function textCell(text: string): CellObject {
  const value = writable(text.slice(0, LONGEST_TEXT));
  return { type: String, value, ...(looksLikeFormula(value) ? { format: '@' } : {}) };
}

/**
 * Text as XML can hold it. `_x0041_` would be read as an escaped letter (ECMA-376, ST_Xstring): its first
 * underscore is written as an escape itself.
 */
function writable(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?![\n\t])\p{Cc}|\p{Cs}|[\uFFFD-\uFFFF]/gu, '')
    .replaceAll(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');
}

/** A valid sheet name: 31 characters, without those of references. */
export function sheetName(title: string): string {
  const name = title
    .replaceAll(/[[\]*?:\\/\p{C}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .slice(0, LONGEST_NAME)
    .toWellFormed()
    .replaceAll(/^[' ]+|[' ]+$/g, '');
  return name === '' || name.toLowerCase() === 'history' ? 'Sheet 1' : name;
}

/** In characters, by content; long texts are cut. */
function widthOf(heading: string, rows: ExportedSheet['rows'], index: number): number {
  const longest = rows.reduce(
    (most, cells) => Math.max(most, lengthOf(cells[index] ?? null)),
    heading.length,
  );
  return Math.min(WIDEST, Math.max(NARROWEST, longest + 2));
}

function lengthOf(value: ExportValue): number {
  if (value === null) return 0;
  if (typeof value === 'object') return value.kind === 'instant' ? 16 : 11;
  return String(value).length;
}
