import { csvOf } from './csv.ts';
import type { ExportColumn } from './exportValue.ts';
import { fileName } from './fileName.ts';
import { sheetOf } from './sheet.ts';
import type { SheetWords } from './sheet.ts';

export type ExportFormat = 'csv' | 'xlsx';

export interface ExportedFile {
  readonly name: string;
  readonly content: Blob;
}

interface ExportOrder<Row> {
  readonly format: ExportFormat;
  readonly title: string;
  readonly columns: readonly ExportColumn<Row>[];
  readonly rows: readonly Row[];
  readonly words: SheetWords;
  readonly now: Date;
}

/** Writes rows as a file; the XLSX writer is loaded on demand. */
export async function exportFile<Row>(order: ExportOrder<Row>): Promise<ExportedFile> {
  const { format, title, columns, rows, words, now } = order;
  const sheet = sheetOf(title, columns, rows, words);
  const content =
    format === 'csv'
      ? new Blob([csvOf(sheet)], { type: 'text/csv;charset=utf-8' })
      : await (await import('./xlsx.ts')).xlsxOf(sheet);
  return { name: fileName(title, now, format), content };
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
