import type { ExportColumn } from './exportValue.ts';
import type { RawRow } from './sheet.ts';

/** Milliseconds after which the page gets a turn: a frame at sixty a second. */
const TURN_MS = 16;

/** Rows between two looks at the clock. */
const PART = 50;

/** Progress and cancellation of writing a file. */
export interface RawRowsWork {
  readonly signal: AbortSignal;
  /** Called with the number of rows so far. */
  readonly onProgress: (rows: number) => void;
}

/**
 * The values of all rows, in parts: the page can be used in between.
 * @throws the signal's reason after a cancellation
 */
export async function* rawRows<Row>(
  columns: readonly ExportColumn<Row>[],
  rows: readonly Row[],
  { signal, onProgress }: RawRowsWork,
): AsyncGenerator<readonly RawRow[]> {
  let turnBegan = performance.now();
  for (let start = 0; start < rows.length; start += PART) {
    const part = rows.slice(start, start + PART);
    yield part.map((row) => columns.map(({ value }) => value(row)));
    if (performance.now() - turnBegan < TURN_MS) continue;
    onProgress(start + part.length);
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    turnBegan = performance.now();
  }
  onProgress(rows.length);
}
