import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';

const command = join(import.meta.dirname, 'command.ts');

/** Starts the server as a program of its own and waits until it says that it is ready. */
export async function startProcess(...args: string[]) {
  const child = spawn(process.execPath, [command, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const lines: string[] = [];
  createInterface(child.stdout).on('line', (line) => lines.push(line));
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const exited = once(child, 'exit') as Promise<[number | null, string | null]>;
  await Promise.race([once(child.stdout, 'data'), exited]);
  return {
    lines,
    errors: () => errors,
    url: lines[0]?.split(' ').at(-1) ?? '',
    exited,
    async stop(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL') {
      child.kill(signal);
      return exited;
    },
  };
}
