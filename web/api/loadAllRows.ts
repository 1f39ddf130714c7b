import { shouldRetry } from './shouldRetry.ts';

interface Page<Row> {
  readonly data: readonly Row[];
  readonly nextCursor: string | null;
}

/** Progress and cancellation of loading a whole list. */
export interface EveryRowWork {
  readonly signal: AbortSignal;
  /** Called after each page with the number of rows so far. */
  readonly onProgress: (rows: number) => void;
}

const PAUSE_MS = 400;

/**
 * Every row of a paged list: the rows already loaded, then the remaining pages one after the other. A page
 * without an answer is requested up to three times. Rejects with the signal's reason after a cancellation,
 * otherwise with the call's error.
 */
export async function loadAllRows<Row>(
  loaded: readonly Page<Row>[],
  fetchPage: (cursor: string | undefined, signal: AbortSignal) => Promise<Page<Row>>,
  { signal, onProgress }: EveryRowWork,
  pauseMs = PAUSE_MS,
): Promise<readonly Row[]> {
  const rows = loaded.flatMap(({ data }) => data);
  let cursor = loaded.length === 0 ? undefined : (loaded.at(-1)?.nextCursor ?? null);
  while (cursor !== null) {
    onProgress(rows.length);
    const page = await fetchPageWithRetry(cursor, fetchPage, signal, pauseMs);
    rows.push(...page.data);
    cursor = page.nextCursor;
  }
  return rows;
}

async function fetchPageWithRetry<Row>(
  cursor: string | undefined,
  fetchPage: (cursor: string | undefined, signal: AbortSignal) => Promise<Page<Row>>,
  signal: AbortSignal,
  pauseMs: number,
): Promise<Page<Row>> {
  for (let failures = 0; ; failures += 1) {
    signal.throwIfAborted();
    try {
      return await fetchPage(cursor, signal);
    } catch (thrown) {
      signal.throwIfAborted();
      if (!shouldRetry(failures, thrown)) throw thrown;
      await new Promise((resolve) => setTimeout(resolve, pauseMs * 2 ** failures));
    }
  }
}
