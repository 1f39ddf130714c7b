import statementHeadings from '../../../data/statementHeadings.json' with { type: 'json' };
import { nameOrder } from '../../core/nameOrder.ts';
import { typedDay } from '../../people/skaters/typedDay.ts';

/** The fields that a column of a bank statement may hold. Amounts are in one column, or in one each for credit and debit. */
export const STATEMENT_FIELDS = [
  'receivedOn',
  'amount',
  'credit',
  'debit',
  'sign',
  'currency',
  'payer',
  'text',
  'bankId',
] as const;

export type StatementField = (typeof STATEMENT_FIELDS)[number];

/** The field of each column, in order; null for an ignored column. */
export type StatementColumns = readonly (StatementField | null)[];

/**
 * Headings by field, as banks write them in English, German, French, Spanish, Italian, Dutch, the Nordic
 * languages, Chinese, Japanese and Korean. Earlier ones of a field take precedence.
 */
const HEADINGS: Readonly<Record<StatementField, readonly string[]>> = statementHeadings;

/** Fields that several columns of a statement may hold: their texts are joined. */
const REPEATED: readonly StatementField[] = ['text'];

/**
 * Guesses the field of each column by its heading, if its cells fit: "Valuta" is a day in German and a
 * currency in Italian. Of two columns for one field, the heading listed first wins.
 */
export function guessedColumns(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): StatementColumns {
  const columns: (StatementField | null)[] = headings.map(() => null);
  for (const [field, names] of Object.entries(HEADINGS) as [StatementField, readonly string[]][]) {
    const ranked = headings
      .map((heading, index) => ({ index, rank: names.indexOf(plainHeading(heading)) }))
      .filter(({ index, rank }) => rank >= 0 && columns[index] === null && fits(field, cellsOf(rows, index)))
      .sort((one, other) => one.rank - other.rank);
    for (const { index } of REPEATED.includes(field) ? ranked : ranked.slice(0, 1)) columns[index] = field;
  }
  return columns;
}

/** Removes what banks add to a heading: "Betrag (EUR)", "Montant en euros:", "DATE". */
function plainHeading(heading: string): string {
  return nameOrder(heading)
    .replaceAll(/\(.*?\)|\[.*?\]|[:"]/g, ' ')
    .replaceAll(/['’_.]/g, ' ')
    .replace(/ (?:in|en) (?:eur|euros?|usd|chf|gbp|hkd)$/, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(' / ', '/')
    .trim();
}

const cellsOf = (rows: readonly (readonly string[])[], index: number) =>
  rows.map((row) => row[index]?.trim() ?? '').filter((cell) => cell !== '');

function fits(field: StatementField, cells: readonly string[]): boolean {
  const most = (of: (cell: string) => boolean) => cells.filter(of).length * 2 >= cells.length;
  if (field === 'receivedOn') return most((cell) => dayOfCell(cell, 'dayFirst') !== null);
  if (field === 'currency') return most((cell) => /^[A-Z]{3}$/i.test(cell));
  if (field === 'amount' || field === 'credit' || field === 'debit') return most((cell) => /\d/.test(cell));
  return true;
}

/** Reads a day as statements write it, without the time that some banks add. */
export function dayOfCell(cell: string, slashes: 'dayFirst' | 'monthFirst'): string | null {
  return typedDay(cell.trim().replace(/[T ]\d{1,2}:\d\d.*$/, ''), { slashes });
}

/** The most lines (account, owner, period, balance) that may stand above the headings. */
const LINES_ABOVE = 30;

/**
 * The index of the line with the headings: the first with a day and an amount. 0 if there is none: the user
 * then chooses the columns.
 */
export function headingLine(lines: readonly (readonly string[])[]): number {
  const found = lines.slice(0, LINES_ABOVE).findIndex((line) => {
    const named = new Set(guessedColumns(line, []));
    return named.has('receivedOn') && (named.has('amount') || named.has('credit'));
  });
  return Math.max(0, found);
}
