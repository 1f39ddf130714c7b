import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { dataPaths } from './dataPaths.ts';

const endpoints = z.object({
  /** Where the embedded database answers. */
  dynamo: z.string(),
  /** Where people open the product. */
  origin: z.string(),
  /** Where the mails are read at this machine. */
  outbox: z.string(),
  /** What the database takes. */
  credential: z.object({ accessKeyId: z.string(), secretAccessKey: z.string() }),
});

/** How a running host is reached by an operator's command on the same data folder. */
export type Endpoints = z.output<typeof endpoints>;

/** Leaves word in the data folder for as long as the host runs; returns what takes it back. */
export function announceEndpoints(directory: string, running: Endpoints): () => void {
  writeFileSync(dataPaths(directory).endpoints, JSON.stringify(running), { mode: 0o600, flag: 'wx' });
  return () => {
    forgetEndpoints(directory);
  };
}

/** A host that was killed has left its word behind; the next one takes it back before it starts. */
export function forgetEndpoints(directory: string): void {
  rmSync(dataPaths(directory).endpoints, { force: true });
}

/**
 * The endpoints of the host that has locked the folder.
 * @throws Error in one sentence when it has left no word yet
 */
export function announcedEndpoints(directory: string): Endpoints {
  try {
    return endpoints.parse(JSON.parse(readFileSync(dataPaths(directory).endpoints, 'utf8')));
  } catch (cause) {
    throw new Error(`No Rinkside has said yet that it works on ${directory}: start it, or try again.`, {
      cause,
    });
  }
}
