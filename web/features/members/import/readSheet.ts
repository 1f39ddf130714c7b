/** Rows of a sheet as text; the first is row 1. */
export type Sheet = readonly (readonly string[])[];

export const LARGEST_MEGABYTES = 30;

type Reason = 'unreadable' | 'tooLarge' | 'empty' | 'openQuote';

/** What cannot be read as a sheet; its reason is a key of `members:import`. */
export class UnreadableSheet extends Error {
  readonly reason: Reason;
  /** Where it begins to be unreadable; 0 for the file as a whole. */
  readonly row: number;

  constructor(reason: Reason, row = 0) {
    super(reason);
    this.reason = reason;
    this.row = row;
  }
}

/**
 * The rows of a CSV or XLSX file; both readers are fetched when they are needed.
 * @throws {UnreadableSheet}
 */
export async function readSheet(file: File): Promise<Sheet> {
  if (file.size > LARGEST_MEGABYTES * 1024 * 1024) throw new UnreadableSheet('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  // What old Excel wrote begins like this; read as text it is nothing but strange letters.
  if (begins(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw new UnreadableSheet('unreadable');
  const rows = await (isWorkbook(file, bytes) ? readWorkbook(file) : readDelimited(bytes));
  if (rows.length < 2) throw new UnreadableSheet('empty');
  return rows;
}

const begins = (bytes: Uint8Array, signs: readonly number[]) => signs.every((sign, at) => bytes[at] === sign);

/** By its name, or by what is in it: a workbook is a ZIP file, whatever somebody has called it. */
function isWorkbook({ name }: File, bytes: Uint8Array): boolean {
  return /\.xlsx$/i.test(name) || begins(bytes, [0x50, 0x4b, 0x03, 0x04]);
}

async function readWorkbook(file: File): Promise<Sheet> {
  const { readSheet: readFirst } = await import('read-excel-file/browser');
  try {
    const rows = await readFirst(file);
    return rows.map((cells) => cells.map(textOf));
  } catch {
    throw new UnreadableSheet('unreadable');
  }
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  // A date of a workbook has no time zone: it is read as one in UTC.
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'string' ? cell : String(cell);
}

/** What Excel is told the separator by; it shows no row for it. */
const SEPARATOR = /^\uFEFF?sep=(.)\r?\n/i;

async function readDelimited(bytes: Uint8Array): Promise<Sheet> {
  const { default: papaparse } = await import('papaparse');
  const text = decoded(bytes);
  const [line = '', delimiter] = SEPARATOR.exec(text) ?? [];
  const { data, errors } = papaparse.parse<string[]>(text.slice(line.length), {
    skipEmptyLines: false,
    ...(delimiter !== undefined && { delimiter }),
  });
  // A quotation mark that is never closed swallows every row below it.
  const quote = errors.find(({ type }) => type === 'Quotes');
  if (quote) throw new UnreadableSheet('openQuote', (quote.row ?? 0) + 1);
  return data;
}

/**
 * UTF-8 or UTF-16 by its byte-order mark; without one UTF-8, and where that cannot be, what Windows
 * writes in Western Europe and America.
 */
function decoded(bytes: Uint8Array): string {
  const mark = `${String(bytes[0])} ${String(bytes[1])}`;
  if (mark === '255 254') return new TextDecoder('utf-16le').decode(bytes);
  if (mark === '254 255') return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
