import { execFileSync } from 'node:child_process';
import * as z from 'zod/mini';
import { COMPETITION_IDS } from '../local/demo/competitions.ts';
import { ProductClient } from './client.ts';
import { HOST_COMMAND, startHost } from './localHost.ts';
import { atMost, mebibytes, type Row } from './row.ts';

const REQUESTS = 500;

/** A small rented machine has 1 GiB; half of it is left to the system and its file cache. */
const BUDGET = 512 * 1024 ** 2;

/** Resident memory of the product's process: idle after start, and after many list pages. */
export async function memory(dataDirectory: string): Promise<Row[]> {
  const host = await startHost(HOST_COMMAND, dataDirectory);
  const client = await new ProductClient(host.origin).logIn('superadmin@demo.rinkside.example');
  try {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    const idle = residentBytes(host.pid);
    await readPages(client, REQUESTS);
    const after = residentBytes(host.pid);
    return [
      atMost('memory when idle after the start', idle, BUDGET, mebibytes),
      atMost(`memory after ${REQUESTS} list requests`, after, BUDGET, mebibytes),
    ];
  } finally {
    client.close();
    await host.stop();
  }
}

const page = z.object({ nextCursor: z.nullable(z.string()) });

/** Reads the largest list page by page, and starts again at its end. */
async function readPages(client: ProductClient, requests: number): Promise<void> {
  let cursor: string | null = null;
  for (let request = 0; request < requests; request++) {
    const query: string = cursor === null ? '' : `?cursor=${encodeURIComponent(cursor)}`;
    const answer = await client.get(`/api/competitions/${COMPETITION_IDS.open}/skaters${query}`);
    cursor = page.parse(answer).nextCursor;
  }
}

const residentBytes = (pid: number) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024;
