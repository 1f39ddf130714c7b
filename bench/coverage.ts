import type { Profiler } from 'node:inspector';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.join(import.meta.dirname, '..');

/** The functions called in one source file; the path is relative to the root of the repository. */
export interface CalledFile {
  readonly file: string;
  /** Function names in source order; an unnamed function is listed by its offset. */
  readonly functions: readonly string[];
}

export interface Coverage {
  /** The functions called since the last reading. */
  take(): Promise<CalledFile[]>;
  close(): void;
}

interface Answer {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/** Lets a local V8 inspector attach to the process. */
export const WATCHED = '--inspect=127.0.0.1:0';

/**
 * Counts, function by function, the calls of a process that was started with `WATCHED`.
 * @param printed the process's output until it was ready, with the address of its inspector
 * @param folders the folders below the root to report
 */
export async function startCoverage(printed: string, folders: readonly string[]): Promise<Coverage> {
  const address = /^Debugger listening on (ws:\S+)$/m.exec(printed)?.[1];
  if (!address) throw new Error('The host did not say where its inspector is');
  const { call, close } = await inspector(address);
  await call('Profiler.enable');
  await call('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  return {
    async take() {
      const { result } = (await call(
        'Profiler.takePreciseCoverage',
      )) as Profiler.TakePreciseCoverageReturnType;
      return result.flatMap((script) => calledFile(script, folders)).sort(byFile);
    },
    close,
  };
}

const byFile = (one: CalledFile, other: CalledFile) => (one.file < other.file ? -1 : 1);

function calledFile({ url, functions }: Profiler.ScriptCoverage, folders: readonly string[]): CalledFile[] {
  if (!url.startsWith('file:')) return [];
  const file = path.relative(ROOT, fileURLToPath(url)).split(path.sep).join('/');
  if (!folders.some((folder) => file.startsWith(`${folder}/`))) return [];
  // A module's own body appears as an unnamed function at the start of the file.
  const called = functions.filter(({ functionName, ranges: [range] }) => {
    if (range === undefined || range.count === 0) return false;
    return functionName !== '' || range.startOffset > 0;
  });
  if (called.length === 0) return [];
  const names = called.map(({ functionName, ranges }) => functionName || `(${ranges[0]?.startOffset})`);
  return [{ file, functions: names }];
}

async function inspector(address: string) {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error(`No inspector at ${address}`)), { once: true });
  });
  let last = 0;
  const call = (method: string, params: object = {}) =>
    new Promise<unknown>((resolve, reject) => {
      const id = ++last;
      waiting.set(id, ({ result, error }) => {
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result);
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  return { call, close: () => socket.close() };
}
