import type { RawRow, ExportedColumn } from './sheet.ts';

/** The page's messages to the worker: each sheet's rows in parts, its name and columns; after the last it writes. */
export type ToXlsxWorker =
  | { readonly kind: 'rows'; readonly rows: readonly RawRow[] }
  | { readonly kind: 'sheet'; readonly title: string; readonly columns: readonly ExportedColumn[] }
  | { readonly kind: 'end' };

/** The worker's one answer. */
export type FromXlsxWorker = { readonly kind: 'file'; readonly content: Blob } | { readonly kind: 'failed' };
