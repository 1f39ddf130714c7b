import type { RawRow, SheetColumn } from './sheet.ts';

/** What the page sends to the worker: the rows in parts, then the rest, after which the worker writes the file. */
export type ToXlsxWorker =
  | { readonly kind: 'rows'; readonly rows: readonly RawRow[] }
  | { readonly kind: 'end'; readonly title: string; readonly columns: readonly SheetColumn[] };

/** What the worker answers, once. */
export type FromXlsxWorker = { readonly kind: 'file'; readonly content: Blob } | { readonly kind: 'failed' };
