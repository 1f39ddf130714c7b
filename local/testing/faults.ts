import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';

/** What goes wrong at the tests' host. */
export interface Fault {
  readonly part: 'table' | 'objects';
  /** The part refuses a request, fails at it, answers it late, carries it out and loses the answer, or refuses all writes. */
  readonly goes: 'throttled' | 'failed' | 'slow' | 'lost' | 'full';
  /** Of the requests that it can meet, each so many: 1 for all. */
  readonly every: number;
  /** So many that it leaves alone at first. */
  readonly after: number;
}

/**
 * Lets this go wrong for the requests that have all the texts: ids of the calling test's own, because others share the host.
 * @returns ends it
 */
export async function beginFault(fault: Fault, texts: readonly string[]): Promise<() => Promise<void>> {
  const address = new URL('/faults', inject('writeHolds'));
  address.searchParams.set('id', randomUUID());
  for (const [name, value] of Object.entries(fault)) address.searchParams.set(name, String(value));
  for (const text of texts) address.searchParams.append('text', text);
  await fetch(address, { method: 'PUT' });
  return async () => {
    await fetch(address, { method: 'DELETE' });
  };
}
