const END_OF_DIRECTORY = 0x06054b50;
const LONG_DIRECTORY = 0x07064b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_LENGTH = 22;
const LONG_LENGTH = 20;
const ENTRY_LENGTH = 46;
const LONGEST_COMMENT = 65_535;

/** Rows of a sheet as text; the first is row 1. */
export type ImportedSheet = readonly (readonly string[])[];

export const LARGEST_MEGABYTES = 30;

/** A few kilobytes of a workbook may hold hundreds of megabytes. */
const LARGEST_UNPACKED_BYTES = 50 * 1024 * 1024;

type Reason = 'unreadable' | 'tooLarge' | 'tooMuch' | 'empty' | 'openQuote';

/** A file that cannot be read as a sheet; its reason is a key of the importing page's texts. */
export class UnreadableSheet extends Error {
  readonly reason: Reason;
  /** The row of the error; 0 for the whole file. */
  readonly row: number;

  constructor(reason: Reason, row = 0) {
    super(reason);
    this.reason = reason;
    this.row = row;
  }
}

/**
 * Reads the rows of a CSV or XLSX file. Each parser is loaded on demand.
 * @throws {UnreadableSheet}
 */
export async function readSheet(file: File): Promise<ImportedSheet> {
  if (file.size > LARGEST_MEGABYTES * 1024 * 1024) throw new UnreadableSheet('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  // The signature of an XLS file of old Excel, which as text would be garbage.
  if (begins(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw new UnreadableSheet('unreadable');
  const rows = await (isWorkbook(file, bytes) ? readWorkbook(bytes) : readDelimited(bytes));
  if (rows.length < 2) throw new UnreadableSheet('empty');
  return rows;
}

const begins = (bytes: Uint8Array, signs: readonly number[]) => signs.every((sign, at) => bytes[at] === sign);

/** By name or by content: a workbook is a ZIP file, whatever its name. */
function isWorkbook({ name }: File, bytes: Uint8Array): boolean {
  return /\.xlsx$/i.test(name) || begins(bytes, [0x50, 0x4b, 0x03, 0x04]);
}

async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<ImportedSheet> {
  const size = unpackedSize(bytes);
  if (size === null) throw new UnreadableSheet('unreadable');
  if (size > LARGEST_UNPACKED_BYTES) throw new UnreadableSheet('tooMuch');
  const { readSheet: readFirst } = await import('read-excel-file/universal');
  try {
    const rows = await readFirst(bytes.buffer);
    return rows.map((cells) => cells.map(textOf));
  } catch {
    throw new UnreadableSheet('unreadable');
  }
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  // A workbook's dates have no time zone; the parser returns them as UTC.
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'string' ? cell : String(cell);
}

/** The line that sets Excel's separator; Excel does not show it as a row. */
const SEPARATOR = /^\uFEFF?sep=(.)\r?\n/i;

async function readDelimited(bytes: Uint8Array): Promise<ImportedSheet> {
  const { default: papaparse } = await import('papaparse');
  const text = decodedText(bytes);
  const [line = '', delimiter] = SEPARATOR.exec(text) ?? [];
  const { data, errors } = papaparse.parse<string[]>(text.slice(line.length), {
    skipEmptyLines: false,
    ...(delimiter !== undefined && { delimiter }),
  });
  // An unclosed quotation mark swallows every row below it.
  const quote = errors.find(({ type }) => type === 'Quotes');
  if (quote) throw new UnreadableSheet('openQuote', (quote.row ?? 0) + 1);
  return data;
}

/**
 * Decodes UTF-8 or UTF-16 by byte-order mark; without one UTF-8, or Windows-1252 if the bytes are not valid
 * UTF-8.
 */
export function decodedText(bytes: Uint8Array): string {
  const mark = `${String(bytes[0])} ${String(bytes[1])}`;
  if (mark === '255 254') return new TextDecoder('utf-16le').decode(bytes);
  if (mark === '254 255') return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * The bytes that the files of a ZIP archive say they unpack to, which is all the room that the unpacker gives them.
 * Infinity for an archive of more than 4 GB; null without a readable directory.
 */
function unpackedSize({ buffer, byteOffset, byteLength }: Uint8Array): number | null {
  const view = new DataView(buffer, byteOffset, byteLength);
  const end = endOfDirectory(view);
  if (end === null) return null;
  if (end >= LONG_LENGTH && view.getUint32(end - LONG_LENGTH, true) === LONG_DIRECTORY) return Infinity;
  const entries = view.getUint16(end + 8, true);
  let size = 0;
  let at = view.getUint32(end + 16, true);
  for (let entry = 0; entry < entries; entry += 1) {
    if (at + ENTRY_LENGTH > byteLength || view.getUint32(at, true) !== DIRECTORY_ENTRY) return null;
    size += view.getUint32(at + 24, true);
    const named = view.getUint16(at + 28, true) + view.getUint16(at + 30, true);
    at += ENTRY_LENGTH + named + view.getUint16(at + 32, true);
  }
  return size;
}

/** It stands at the end, before a comment. */
function endOfDirectory(view: DataView): number | null {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  }
  return null;
}
