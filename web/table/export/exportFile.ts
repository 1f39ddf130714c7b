import { csvOf } from './csv.ts';
import type { ExportColumn } from './exportValue.ts';
import { fileName } from './fileName.ts';
import { rawRows, type RawRowsWork } from './rawRows.ts';
import { exportedSheet, type RawRow, type ExportedColumn } from './sheet.ts';
import { writeXlsx } from './writeXlsx.ts';

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
