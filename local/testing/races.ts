import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';

/**
 * Starts a call, lets `meanwhile` happen between what the call has read and its write, and returns the call's outcome.
 * @param texts that tell the call's write from every other: ids and the names of its attributes
 * @throws {Error} if the call ends without such a write
 */
export async function raced<Outcome>(
  texts: readonly string[],
  call: () => Promise<Outcome>,
  meanwhile: () => Promise<unknown>,
): Promise<Outcome> {
  const hold = new URL(inject('writeHolds'));
  hold.searchParams.set('id', randomUUID());
  for (const text of texts) hold.searchParams.append('text', text);
  await fetch(hold, { method: 'PUT' });
  const reached = fetch(hold);
  const running = call();
  try {
    const isHeld = await Promise.race([reached.then(() => true), running.then(() => false)]);
    if (!isHeld) throw new Error(`No write has ${texts.join(', ')}.`);
    await meanwhile();
  } finally {
    await fetch(hold, { method: 'DELETE' });
  }
  return running;
}
