import { useEffect, useRef, useState } from 'react';
import { type ApiError, isApiError } from '../../api/ApiError.ts';

/** A list on its way to the server in parts, with the results so far. */
export interface PartsRun<Result> {
  readonly dryRun: boolean;
  /** How many rows have been processed. */
  readonly done: number;
  readonly all: number;
  readonly results: readonly Result[];
  readonly state: 'running' | 'stopped' | 'failed' | 'finished';
  /** Why it failed. */
  readonly error?: ApiError;
}

interface PartsOptions<Row, Result> {
  readonly rows: readonly Row[];
  readonly partSize: number;
  readonly send: (part: readonly Row[], dryRun: boolean) => Promise<readonly Result[]>;
  /** Runs after rows were written, also when the run stopped or failed. */
  readonly onWritten?: () => void;
  /** Whether the run goes on when the page is left; otherwise it stops after its part. */
  readonly goesOnAfterLeaving?: boolean;
}

export interface Parts<Result> {
  /** Null before the first run and after `clear`. */
  readonly run: PartsRun<Result> | null;
  readonly start: (dryRun: boolean) => Promise<PartsRun<Result>>;
  readonly goOn: () => Promise<void>;
  readonly stop: () => void;
  readonly clear: () => void;
}

/**
 * Sends the rows of a file in parts, one after the other. A stopped or failed run continues after the last
 * part answered; sending a part twice must change nothing.
 */
export function useParts<Row, Result>(options: PartsOptions<Row, Result>): Parts<Result> {
  const { rows, partSize, send, onWritten, goesOnAfterLeaving = false } = options;
  const [run, setRun] = useState<PartsRun<Result> | null>(null);
  const stopped = useRef(false);
  useEffect(
    () => () => {
      stopped.current = !goesOnAfterLeaving;
    },
    [goesOnAfterLeaving],
  );

  const goOn = async (from: PartsRun<Result>): Promise<PartsRun<Result>> => {
    stopped.current = false;
    let now: PartsRun<Result> = { ...from, state: 'running' };
    setRun(now);
    try {
      while (now.done < rows.length && !stopped.current) {
        const part = rows.slice(now.done, now.done + partSize);
        const results = await send(part, now.dryRun);
        now = { ...now, done: now.done + part.length, results: [...now.results, ...results] };
        setRun(now);
      }
      now = { ...now, state: now.done < rows.length ? 'stopped' : 'finished' };
    } catch (thrown) {
      if (!isApiError(thrown)) throw thrown;
      now = { ...now, state: 'failed', error: thrown };
    } finally {
      if (!from.dryRun) onWritten?.();
    }
    setRun(now);
    return now;
  };

  return {
    run,
    start: (dryRun: boolean) => goOn({ dryRun, done: 0, all: rows.length, results: [], state: 'running' }),
    goOn: async () => {
      if (run) await goOn(run);
    },
    stop: () => {
      stopped.current = true;
    },
    clear: () => setRun(null),
  };
}
