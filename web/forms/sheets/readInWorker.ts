import { type ImportedSheet, UnreadableSheet } from './readSheet.ts';
import type { FromSheetWorker } from './sheetMessages.ts';

const LONGEST_MILLISECONDS = 30_000;

/**
 * Reads a sheet in a worker, so that the page stays usable; the worker ends with its answer, at a cancellation or
 * after half a minute.
 * @throws {UnreadableSheet}
 */
export async function readInWorker(file: File, signal: AbortSignal): Promise<ImportedSheet> {
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
