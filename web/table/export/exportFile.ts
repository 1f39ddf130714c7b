import { toDecimal } from '../../../shared/domain/core/money/currency.ts';
import { venueTimeOf } from '../../../shared/domain/core/dates/venueTime.ts';
import type { ExportColumn, ExportValue } from './exportValue.ts';
import { fileName } from './fileName.ts';
import { looksLikeFormula } from './formula.ts';
import { exportedSheet, type RawRow, type ExportedColumn, type ExportedSheet } from './sheet.ts';
import { writeXlsx } from './writeXlsx.ts';

/** Milliseconds after which the page gets a turn: a frame at sixty a second. */
const TURN_MS = 16;

/** Rows between two looks at the clock. */
const PART = 50;

/** Spreadsheets recognise UTF-8 by it. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

export type ExportFormat = 'csv' | 'xlsx';

export interface ExportedFile {
  readonly name: string;
  readonly content: Blob;
}

/** Of short files, which are written in one turn. */
const UNWATCHED: RawRowsWork = { signal: new AbortController().signal, onProgress: () => undefined };

/** Headings of the columns for currency and time zone. */
export interface SheetWords {
  readonly currencyOf: (heading: string) => string;
  readonly zoneOf: (heading: string) => string;
}

interface ExportOrder<Row> {
  readonly format: ExportFormat;
  readonly title: string;
  readonly columns: readonly ExportColumn<Row>[];
  readonly rows: readonly Row[];
  readonly words: SheetWords;
  readonly now: Date;
  readonly work?: RawRowsWork;
}

/**
 * Writes rows as a file; XLSX in a worker.
 * @throws the signal's reason after a cancellation
 */
export async function exportFile<Row>(order: ExportOrder<Row>): Promise<ExportedFile> {
  const { format, title, columns, rows, words, now, work = UNWATCHED } = order;
  const named = namedColumns(columns, words);
  const parts = rawRows(columns, rows, work);
  const content =
    format === 'csv'
      ? new Blob([csvOf(exportedSheet(title, named, await collect(parts)))], {
          type: 'text/csv;charset=utf-8',
        })
      : await writeXlsx([{ title, columns: named, parts }], work.signal);
  return { name: fileName(title, now, format), content };
}

/** Headings with those of the columns for their currency and time zone. */
export const namedColumns = (
  columns: readonly { readonly heading: string }[],
  words: SheetWords,
): ExportedColumn[] =>
  columns.map(({ heading }) => ({
    heading,
    currency: words.currencyOf(heading),
    zone: words.zoneOf(heading),
  }));

async function collect(parts: AsyncIterable<readonly RawRow[]>): Promise<RawRow[]> {
  const rows: RawRow[] = [];
  for await (const part of parts) rows.push(...part);
  return rows;
}

/** Offers a file for download. */
export function saveFile({ name, content }: ExportedFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Some browsers read the URL after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/**
 * A table as CSV by RFC 4180, with the byte order mark. Days are `YYYY-MM-DD`, instants
 * `YYYY-MM-DD HH:mm` on their zone's clock, amounts have their currency's decimals.
 */
export function csvOf({ headings, rows }: ExportedSheet): string {
  const lines = [headings, ...rows].map((cells) => cells.map(fieldOf).join(','));
  return `${BYTE_ORDER_MARK}${lines.map((line) => `${line}${LINE_END}`).join('')}`;
}

function fieldOf(value: ExportValue): string {
  if (value === null) return '';
  if (typeof value === 'string') return textField(value);
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  if (value.kind === 'day') return textField(value.day);
  if (value.kind === 'money') return toDecimal(value.amount, value.currency);
  return venueTimeOf(value.instant, value.timeZone).replace('T', ' ');
}

/** Text that no spreadsheet runs: an apostrophe precedes what looks like a formula. */
function textField(text: string): string {
  const whole = text.toWellFormed();
  return quoted(looksLikeFormula(whole) ? `'${whole}` : whole);
}

function quoted(text: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Progress and cancellation of writing a file. */
interface RawRowsWork {
  readonly signal: AbortSignal;
  /** Called with the number of rows so far. */
  readonly onProgress: (rows: number) => void;
}

/**
 * The values of all rows, in parts: the page can be used in between.
 * @throws the signal's reason after a cancellation
 */
export async function* rawRows<Row>(
  columns: readonly ExportColumn<Row>[],
  rows: readonly Row[],
  { signal, onProgress }: RawRowsWork,
): AsyncGenerator<readonly RawRow[]> {
  let turnBegan = performance.now();
  for (let start = 0; start < rows.length; start += PART) {
    const part = rows.slice(start, start + PART);
    yield part.map((row) => columns.map(({ value }) => value(row)));
    if (performance.now() - turnBegan < TURN_MS) continue;
    onProgress(start + part.length);
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    turnBegan = performance.now();
  }
  onProgress(rows.length);
}
