import { useEffect, useRef, useState } from 'react';
import { type ImportedSheet, UnreadableSheet } from './readSheet.ts';
import type { FromSheetWorker } from './sheetMessages.ts';

const LONGEST_MILLISECONDS = 30_000;

/**
 * Reads a sheet in a worker, so that the page stays usable; the worker ends with its answer, at a cancellation or
 * after half a minute.
 * @throws {UnreadableSheet}
 */
async function readInWorker(file: File, signal: AbortSignal): Promise<ImportedSheet> {
  const worker = new Worker(new URL('./sheetWorker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<ImportedSheet>((resolve, reject) => {
      const fail = () => reject(new UnreadableSheet('unreadable'));
      timer = setTimeout(() => reject(new UnreadableSheet('tooMuch')), LONGEST_MILLISECONDS);
      worker.addEventListener('message', ({ data }: MessageEvent<FromSheetWorker>) => {
        if (data.kind === 'sheet') resolve(data.sheet);
        else reject(new UnreadableSheet(data.reason, data.row));
      });
      worker.addEventListener('error', fail);
      signal.addEventListener('abort', fail);
      worker.postMessage(file);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}

/** The files that `readSheet` reads, for a file chooser. */
export const SHEET_FILES = '.csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values';

/** A chosen file; without a sheet and a problem it is still being read. */
interface ChosenSheet {
  readonly name: string;
  readonly sheet: ImportedSheet | null;
  readonly problem: UnreadableSheet | null;
}

type ReadFile = (file: File, signal: AbortSignal) => Promise<ImportedSheet>;

/**
 * The list that an import reads from a file, and `choose` for another file.
 * @param read throws UnreadableSheet
 */
export function useChosenSheet(read: ReadFile = readInWorker): {
  readonly chosen: ChosenSheet | null;
  readonly choose: (file: File) => Promise<void>;
  readonly clear: () => void;
} {
  const [chosen, setChosen] = useState<ChosenSheet | null>(null);
  const reading = useRef(new AbortController());
  useEffect(() => () => reading.current.abort(), []);
  const choose = async (file: File) => {
    reading.current.abort();
    const { signal } = (reading.current = new AbortController());
    setChosen({ name: file.name, sheet: null, problem: null });
    try {
      const sheet = await read(file, signal);
      setChosen({ name: file.name, sheet, problem: null });
    } catch (thrown) {
      // Another file was chosen meanwhile, or the page was left.
      if (signal.aborted) return;
      const problem = thrown instanceof UnreadableSheet ? thrown : new UnreadableSheet('unreadable');
      setChosen({ name: file.name, sheet: null, problem });
    }
  };
  return { chosen, choose, clear: () => setChosen(null) };
}
