import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import type { Credential } from '../access/credential.ts';

const command = join(import.meta.dirname, 'command.ts');

/** Starts the server as a program of its own and waits for its ready line. */
export async function startProcess(...args: string[]) {
  const child = spawn(process.execPath, [command, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const lines: string[] = [];
  const ready = Promise.withResolvers<unknown>();
  createInterface(child.stdout).on('line', (line) => {
    if (lines.push(line) === 2) ready.resolve(lines);
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const exited = once(child, 'exit') as Promise<[number | null, string | null]>;
  await Promise.race([ready.promise, exited]);
  return {
    lines,
    errors: () => errors,
    url: lines[0]?.split(' ').at(-1) ?? '',
    credential: credentialIn(lines[1] ?? ''),
    exited,
    async stop(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL') {
      child.kill(signal);
      return exited;
    },
  };
}

/** `AWS_ACCESS_KEY_ID=… AWS_SECRET_ACCESS_KEY=…`, as the command prints it. */
export function credentialIn(line: string): Credential {
  const [accessKeyId = '', secretAccessKey = ''] = line.split(' ').map((pair) => pair.split('=')[1]);
  return { accessKeyId, secretAccessKey };
}
