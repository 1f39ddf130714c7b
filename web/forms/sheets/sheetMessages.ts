import type { ImportedSheet, UnreadableSheet } from './readSheet.ts';

/** What the worker answers to a file, once. */
export type FromSheetWorker =
  | { readonly kind: 'sheet'; readonly sheet: ImportedSheet }
  | { readonly kind: 'problem'; readonly reason: UnreadableSheet['reason']; readonly row: number };
