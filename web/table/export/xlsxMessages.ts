import type { RawRow, ExportedColumn } from './sheet.ts';

/** What the page sends to the worker: of each sheet its rows in parts, then its name and columns; after the last it writes. */
export type ToXlsxWorker =
  | { readonly kind: 'rows'; readonly rows: readonly RawRow[] }
  | { readonly kind: 'sheet'; readonly title: string; readonly columns: readonly ExportedColumn[] }
  | { readonly kind: 'end' };

/** What the worker answers, once. */
export type FromXlsxWorker = { readonly kind: 'file'; readonly content: Blob } | { readonly kind: 'failed' };
