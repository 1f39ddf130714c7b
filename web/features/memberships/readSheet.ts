/** Rows of a sheet as text; row 1 is that of the headings. */
export type Sheet = readonly (readonly string[])[];

export const LARGEST_MEGABYTES = 30;

/** What cannot be read as a sheet; its message is a key of `memberships:import`. */
export class UnreadableSheet extends Error {
  readonly reason: 'unreadable' | 'tooLarge' | 'empty';

  constructor(reason: 'unreadable' | 'tooLarge' | 'empty') {
    super(reason);
    this.reason = reason;
  }
}

/**
 * The rows of a CSV or XLSX file; both readers are fetched when they are needed.
 * @throws {UnreadableSheet}
 */
export async function readSheet(file: File): Promise<Sheet> {
  if (file.size > LARGEST_MEGABYTES * 1024 * 1024) throw new UnreadableSheet('tooLarge');
  const rows = await (isWorkbook(file) ? readWorkbook(file) : readDelimited(file));
  if (rows.length < 2) throw new UnreadableSheet('empty');
  return rows;
}

const isWorkbook = ({ name }: File) => /\.xlsx$/i.test(name);

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
  return typeof cell === 'string' ? cell : String(cell as number | boolean);
}

async function readDelimited(file: File): Promise<Sheet> {
  const [{ default: papaparse }, text] = await Promise.all([import('papaparse'), decoded(file)]);
  const { data } = papaparse.parse<string[]>(text, { skipEmptyLines: false });
  return data;
}

/**
 * UTF-8 or UTF-16 by its byte-order mark; without one UTF-8, and where that cannot be, what Windows
 * writes in Western Europe and America.
 */
async function decoded(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const mark = `${String(bytes[0])} ${String(bytes[1])}`;
  if (mark === '255 254') return new TextDecoder('utf-16le').decode(bytes);
  if (mark === '254 255') return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
