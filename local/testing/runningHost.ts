import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the product under test answers. */
    origin: string;
    /** Where it keeps its data. */
    dataDirectory: string;
  }
}

/** Starts the whole product, demo data included, in a process and a data folder of its own. */
export default async function runningHost(project: TestProject): Promise<() => Promise<void>> {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'rinkside-test-'));
  const host = spawn(process.execPath, ['local/host/command.ts'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDirectory },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  project.provide('origin', await readyOrigin(host));
  project.provide('dataDirectory', dataDirectory);
  return async () => {
    if (host.exitCode === null) {
      const stopped = once(host, 'exit');
      host.kill('SIGTERM');
      await stopped;
    }
    await rm(dataDirectory, { recursive: true, force: true });
  };
}

async function readyOrigin(host: ReturnType<typeof spawn>): Promise<string> {
  if (!host.stdout) throw new Error('The output of the local host cannot be read');
  for await (const line of createInterface({ input: host.stdout })) {
    const ready = /^Rinkside is ready on (http:\S+)$/.exec(line);
    if (ready?.[1]) return ready[1];
  }
  throw new Error('The local host stopped before it was ready');
}
