import Papa from 'papaparse';
import { type ImportedSheet, decodedText, UnreadableSheet } from '../../../../forms/sheets/readSheet.ts';

/** A federation's account has a few megabytes a year; a larger file is no statement. */
const LARGEST_BYTES = 5_000_000;

/**
 * The cells of a CSV file as banks write them: with or without byte order mark, in UTF-8, UTF-16 or the
 * Western code page of older programs, parted by commas, semicolons or tabs, with quotes or without.
 * @throws {UnreadableSheet} for what is no such list
 */
export async function readCsv(file: Blob): Promise<ImportedSheet> {
  if (file.size > LARGEST_BYTES) throw new UnreadableSheet('unreadable');
  const text = decodedText(new Uint8Array(await file.arrayBuffer()));
  // Binary files, such as PDFs, have characters that no statement has.
  if (text.includes('\0') || text.startsWith('%PDF') || text.startsWith('PK'))
    throw new UnreadableSheet('unreadable');
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' });
  if (!data.some((row) => row.length > 1)) throw new UnreadableSheet('unreadable');
  if (data.length < 2) throw new UnreadableSheet('empty');
  return data;
}
