/** One row of a spreadsheet, copied or saved as text. */
export interface DelimitedRow {
  /** The spreadsheet's row number: from 1, empty rows counted. */
  readonly row: number;
  /** Without quotes, and with all white space as single spaces. */
  readonly cells: readonly string[];
  /** The original text; all sources joined by line feeds give the whole text again. */
  readonly source: string;
}

const SEPARATORS = ['\t', ';', ','] as const;

/**
 * Splits text into rows and cells by tabs, semicolons or commas, whichever most lines have. A quoted cell
 * may contain separators, line ends and doubled quotes; a quote that is never closed is an ordinary
 * character, so that a slip affects no other row.
 */
export function delimitedRows(text: string): DelimitedRow[] {
  const written = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const separator = separatorOf(written);
  const rows: DelimitedRow[] = [];
  let start = 0;
  let cells: string[] = [];
  for (let at = 0; at <= written.length;) {
    const { cell, end } = cellAt(written, at, separator);
    cells.push(cell.replaceAll(/\s+/g, ' ').trim());
    if (written[end] !== separator) {
      rows.push({ row: rows.length + 1, cells, source: written.slice(start, end) });
      cells = [];
      start = end + 1;
    }
    at = end + 1;
  }
  return rows;
}

/** The cell that begins at `start`, and the index of its separator, its line end or the end of the text. */
function cellAt(text: string, start: number, separator: string): { cell: string; end: number } {
  const quoted = quotedAt(text, start, separator);
  if (quoted) return quoted;
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== '\n') end += 1;
  return { cell: text.slice(start, end), end };
}

function quotedAt(text: string, start: number, separator: string): { cell: string; end: number } | null {
  if (text[start] !== '"') return null;
  let close = start + 1;
  while (close < text.length && (text[close] !== '"' || text[close + 1] === '"')) {
    close += text[close] === '"' ? 2 : 1;
  }
  const end = close + 1;
  const isClosed = end === text.length || text[end] === separator || text[end] === '\n';
  if (close >= text.length || !isClosed) return null;
  return { cell: text.slice(start + 1, close).replaceAll('""', '"'), end };
}

function separatorOf(text: string): string {
  // Quoted cells may contain any separator.
  const lines = text
    .replaceAll(/"(?:[^"]|"")*"/g, '')
    .split('\n')
    .filter((line) => line !== '');
  const isUsual = (separator: string) =>
    lines.filter((line) => line.includes(separator)).length * 2 >= lines.length;
  return SEPARATORS.find(isUsual) ?? ',';
}
