import Papa from 'papaparse';

/** A federation's account has a few megabytes a year; a larger file is no statement. */
const LARGEST_BYTES = 5_000_000;

/**
 * The cells of a CSV file as banks write them: with or without byte order mark, in UTF-8, UTF-16 or the
 * Western code page of older programs, parted by commas, semicolons or tabs, with quotes or without.
 * @returns null for what is no such list
 */
export async function readCsv(file: Blob): Promise<string[][] | null> {
  if (file.size > LARGEST_BYTES) return null;
  const text = decoded(new Uint8Array(await file.arrayBuffer()));
  // Binary files, such as PDFs, have characters that no statement has.
  if (text.includes('\0') || text.startsWith('%PDF') || text.startsWith('PK')) return null;
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' });
  return data.some((row) => row.length > 1) ? data : null;
}

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
