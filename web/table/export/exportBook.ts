import { namedColumns, type ExportedFile, type SheetWords } from './exportFile.ts';
import type { ExportColumn } from './exportValue.ts';
import { fileName } from './fileName.ts';
import type { RawRow } from './sheet.ts';
import { writeXlsx } from './writeXlsx.ts';

/** One table of a file with several. */
export interface BookSheet {
  readonly title: string;
  readonly columns: readonly { readonly heading: string }[];
  readonly rows: readonly RawRow[];
}

export function bookSheet<Row>(
  title: string,
  columns: readonly ExportColumn<Row>[],
  rows: readonly Row[],
): BookSheet {
  return { title, columns, rows: rows.map((row) => columns.map(({ value }) => value(row))) };
}

interface Book {
  readonly title: string;
  readonly sheets: readonly BookSheet[];
  readonly words: SheetWords;
  readonly now: Date;
}

/**
 * Writes tables as the sheets of one XLSX file.
 * @throws an Error when the worker cannot start or write
 */
export async function exportBook({ title, sheets, words, now }: Book): Promise<ExportedFile> {
  const content = await writeXlsx(
    sheets.map((sheet) => ({
      title: sheet.title,
      columns: namedColumns(sheet.columns, words),
      parts: [sheet.rows],
    })),
    new AbortController().signal,
  );
  return { name: fileName(title, now, 'xlsx'), content };
}
