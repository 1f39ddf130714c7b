import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rename, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { backUp } from '../host/backup.ts';

export interface SeparateHost {
  /** The host's address. */
  readonly origin: string;
  /** Where tests hold its writes (writeHolds.ts). */
  readonly writeHolds: string;
  /** Its data folder, until it is stopped. */
  readonly dataDirectory: string;
  readonly stop: () => Promise<void>;
}

/** Of a hash in some 5 ms: the tests make and log in to hundreds of accounts. */
const CHEAP: NodeJS.ProcessEnv = { PASSWORD_COST: String(2 ** 10) };

/**
 * Starts the whole product, demo data included, in a process and a data folder of its own. Passwords are
 * hashed quickly unless `environment` is given in place of that.
 */
export async function startSeparateHost(environment = CHEAP): Promise<SeparateHost> {
  const dataDirectory = await mkdtemp(path.join(await quickFolder(), 'rinkside-test-'));
  const seeded = environment === CHEAP ? process.env['SEEDED_DEMO'] : undefined;
  if (seeded !== undefined && existsSync(seeded)) await cp(seeded, dataDirectory, { recursive: true });
  const host = spawn(process.execPath, ['local/testing/heldHost.ts'], {
    env: { ...process.env, ...environment, PORT: '0', DATA_DIR: dataDirectory },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    if (host.exitCode === null) {
      const stopped = once(host, 'exit');
      host.kill('SIGTERM');
      await stopped;
    }
    await rm(dataDirectory, { recursive: true, force: true });
  };
  const addresses = await readyAddresses(host);
  if (seeded !== undefined && !existsSync(seeded)) await keepSeeded(dataDirectory, seeded);
  return { ...addresses, dataDirectory, stop };
}

/** Keeps a new host's data for the next ones of a run: making the demo takes longer than all else of their start. */
async function keepSeeded(dataDirectory: string, seeded: string): Promise<void> {
  const unfinished = `${seeded}.${String(process.pid)}`;
  await backUp(dataDirectory, unfinished);
  // Another host may have been first.
  await rename(unfinished, seeded).catch(() => rm(unfinished, { recursive: true }));
}

const MEMORY = '/dev/shm';
const ROOM_BYTES = 512 * 1024 ** 2;

/** Linux's folder in memory, if it has room: each of a test's writes would wait for the disk. */
async function quickFolder(): Promise<string> {
  const memory = await statfs(MEMORY).catch(() => null);
  return memory !== null && memory.bavail * memory.bsize >= ROOM_BYTES ? MEMORY : tmpdir();
}

async function readyAddresses(
  host: ReturnType<typeof spawn>,
): Promise<Pick<SeparateHost, 'origin' | 'writeHolds'>> {
  if (!host.stdout) throw new Error('The output of the local host cannot be read');
  let writeHolds = '';
  for await (const line of createInterface({ input: host.stdout })) {
    const [, held, ready] =
      /^(?:Writes are held on (http:\S+)|Rinkside is ready on (http:\S+))$/.exec(line) ?? [];
    if (held) writeHolds = held;
    if (ready) return { origin: ready, writeHolds };
  }
  throw new Error('The local host stopped before it was ready');
}
