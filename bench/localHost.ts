import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '..');

export interface HostProcess {
  readonly origin: string;
  /** The process that was started: the product itself, or the script of `npm start`. */
  readonly pid: number;
  /** The output until it was ready. */
  readonly printed: string;
  /** Time from the start of the process to its ready line. */
  readonly seconds: number;
  stop(): Promise<void>;
  /** Ends it in the middle of whatever it does. */
  kill(): Promise<void>;
}

/** Starts it as `npm start` does. */
export const NPM_START = ['scripts/start.mjs'];
/** Starts the product's own process, without the script that finds a Node. */
export const HOST_COMMAND = ['local/host/command.ts'];

/**
 * Starts the product in a process of its own on a free port and waits for its ready line.
 * @throws Error with the output if the process ends first
 */
export async function startHost(
  command: readonly string[],
  dataDirectory: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<HostProcess> {
  const started = performance.now();
  const child = spawn(process.execPath, command, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: '0', ...environment, DATA_DIR: dataDirectory },
  });
  const { origin, printed } = await ready(child);
  const seconds = (performance.now() - started) / 1000;
  return {
    origin,
    printed,
    pid: child.pid ?? 0,
    seconds,
    stop: () => stopped(child, 'SIGTERM'),
    kill: () => stopped(child, 'SIGKILL'),
  };
}

function ready(child: ChildProcess): Promise<Pick<HostProcess, 'origin' | 'printed'>> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const origin = /Rinkside is ready on (http:\/\/\S+)\n/.exec(printed)?.[1];
      if (origin) resolve({ origin, printed });
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (status) => {
      reject(new Error(`The local host ended with ${status}:\n${printed}`));
    });
  });
}

async function stopped(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}
