import type { ImportedSheet, UnreadableSheet } from './readSheet.ts';

/** The worker's one answer to a file. */
export type FromSheetWorker =
  | { readonly kind: 'sheet'; readonly sheet: ImportedSheet }
  | { readonly kind: 'problem'; readonly reason: UnreadableSheet['reason']; readonly row: number };
