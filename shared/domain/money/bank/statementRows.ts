import type { StatementRow } from '../../../contract/money/payments/bankRows.ts';
import { isCurrency } from '../../core/money/currencies.ts';
import { isAmbiguous, orderOfSlashes, type DayOrder } from '../../people/skaters/typedDay.ts';
import { withRepeats } from './bankRowId.ts';
import { decimalMarkOf, isOutgoing, statementAmount, type DecimalMark } from './statementAmounts.ts';
import { dayOfCell, type StatementColumns, type StatementField } from './statementColumns.ts';

type Cells = readonly string[];

/** How to read a statement's cells; null where the file leaves it open and the organiser must choose. */
export interface StatementFormat {
  readonly days: DayOrder | null;
  readonly decimals: DecimalMark | null;
}

/** Detects the format from the columns. `days` is also set if no date is ambiguous. */
export function detectFormat(rows: readonly Cells[], columns: StatementColumns): StatementFormat {
  const cells = (fields: readonly StatementField[]) =>
    rows.flatMap((row) => row.filter((_, index) => fields.some((field) => field === columns[index])));
  const days = cells(['receivedOn']).map((cell) => cell.trim().replace(/[T ]\d{1,2}:\d\d.*$/, ''));
  const amounts = cells(['amount', 'credit', 'debit']);
  const isGrouped = amounts.some((cell) => /\d[.,]\d{3}(?!\d)/.test(cell));
  return {
    days: orderOfSlashes(days) ?? (days.some(isAmbiguous) ? null : 'dayFirst'),
    decimals: decimalMarkOf(amounts) ?? (isGrouped ? null : '.'),
  };
}

export const UNREAD_REASONS = ['day', 'amount', 'currency'] as const;

/** A line that could not be read, and why: a closing sum, or a pending transaction. */
export interface UnreadLine {
  /** Counted from 1 below the headings. */
  readonly line: number;
  readonly cells: Cells;
  readonly why: (typeof UNREAD_REASONS)[number];
}

export interface ReadStatement {
  /** Incoming transactions. */
  readonly rows: readonly StatementRow[];
  /** Number of lines with outgoing or zero amounts. */
  readonly outgoing: number;
  readonly unread: readonly UnreadLine[];
}

interface StatementReading {
  readonly columns: StatementColumns;
  readonly days: DayOrder;
  readonly decimals: DecimalMark;
  /** Used for rows that name no currency. */
  readonly currency: string;
}

/** Reads the incoming transactions of a statement, in order. */
export function statementRows(lines: readonly Cells[], reading: StatementReading): ReadStatement {
  const rows: Omit<StatementRow, 'repeat'>[] = [];
  const unread: UnreadLine[] = [];
  let outgoing = 0;
  for (const [index, cells] of lines.entries()) {
    const read = rowOf(cells, reading);
    if (typeof read === 'string') unread.push({ line: index + 1, cells, why: read });
    else if (read === null) outgoing++;
    else rows.push(read);
  }
  return { rows: withRepeats(rows), outgoing, unread };
}

function rowOf(cells: Cells, { columns, days, decimals, currency: usual }: StatementReading) {
  const all = (field: StatementField) =>
    cells.filter((_, index) => columns[index] === field).map((cell) => cell.replaceAll(/\s+/g, ' ').trim());
  const one = (field: StatementField) => all(field)[0] ?? '';
  const receivedOn = dayOfCell(one('receivedOn'), days);
  if (receivedOn === null) return 'day';
  const currency = one('currency').toUpperCase() || usual;
  if (!isCurrency(currency)) return 'currency';
  const amountIn = (field: StatementField) => statementAmount(one(field), currency, decimals);
  const isSplit = columns.includes('credit');
  const amount = amountIn(isSplit ? 'credit' : 'amount');
  if (amount === null) return isSplit && amountIn('debit') !== null ? null : 'amount';
  if (amount <= 0 || (!isSplit && isOutgoing(one('sign')))) return null;
  return {
    receivedOn,
    amount,
    currency,
    payer: shortenedText(one('payer'), 200),
    text: shortenedText(all('text').join(' '), 500),
    bankId: shortenedText(one('bankId'), 100),
  };
}

/** Strips control and format characters, which banks use as padding. */
function shortenedText(text: string, longest: number): string | null {
  const plain = text.replaceAll(/[\p{Cc}\p{Cs}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(plain)
    ? plain
        .slice(0, longest)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trim()
    : null;
}
