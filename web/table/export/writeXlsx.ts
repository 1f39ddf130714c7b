import type { RawRow, ExportedColumn } from './sheet.ts';
import type { FromXlsxWorker, ToXlsxWorker } from './xlsxMessages.ts';

/** A table whose rows come as they become ready. */
export interface WrittenSheet {
  readonly title: string;
  readonly columns: readonly ExportedColumn[];
  readonly parts: AsyncIterable<readonly RawRow[]> | Iterable<readonly RawRow[]>;
}

/**
 * Writes tables as an XLSX file in a worker: ten thousand rows would hold the page for seconds.
 * @throws the signal's reason after a cancellation; an Error when the worker cannot start or write
 */
export async function writeXlsx(sheets: readonly WrittenSheet[], signal: AbortSignal): Promise<Blob> {
  const worker = new Worker(new URL('./xlsxWorker.ts', import.meta.url), { type: 'module' });
  try {
    const file = answerOf(worker, signal);
    // Handled below; a worker that fails while rows are being sent must not count as an unhandled error.
    file.catch(() => undefined);
    const send = (message: ToXlsxWorker) => worker.postMessage(message);
    for (const { title, columns, parts } of sheets) {
      for await (const rows of parts) send({ kind: 'rows', rows });
      send({ kind: 'sheet', title, columns });
    }
    send({ kind: 'end' });
    return await file;
  } finally {
    worker.terminate();
  }
}

function answerOf(worker: Worker, signal: AbortSignal): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('The worker wrote no file'));
    worker.addEventListener('message', ({ data }: MessageEvent<FromXlsxWorker>) => {
      if (data.kind === 'file') resolve(data.content);
      else fail();
    });
    worker.addEventListener('error', fail);
    signal.addEventListener('abort', fail);
  });
}
