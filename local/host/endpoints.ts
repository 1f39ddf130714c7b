import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { dataPaths } from './dataPaths.ts';

const endpoints = z.object({
  /** The address of the embedded database. */
  dynamo: z.string(),
  /** The address of the embedded object store. */
  objects: z.string(),
  /** The address of the product. */
  origin: z.string(),
  /** The address of the outbox on this machine. */
  outbox: z.string(),
  credential: z.object({ accessKeyId: z.string(), secretAccessKey: z.string() }),
});

/** The endpoints by which an operator's command reaches a running host on the same data folder. */
export type Endpoints = z.output<typeof endpoints>;

/** Writes the endpoints into the data folder while the host runs; returns a function that removes them. */
export function announceEndpoints(directory: string, running: Endpoints): () => void {
  writeFileSync(dataPaths(directory).endpoints, JSON.stringify(running), { mode: 0o600, flag: 'wx' });
  return () => {
    forgetEndpoints(directory);
  };
}

/** A killed host leaves its file behind; the next host removes it before it starts. */
export function forgetEndpoints(directory: string): void {
  rmSync(dataPaths(directory).endpoints, { force: true });
}

/**
 * The endpoints of the host that has locked the folder.
 * @throws Error in one sentence if it has not written them yet
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
