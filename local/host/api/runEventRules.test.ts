import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Outbox } from '../../mail/outbox.ts';
import { runEventRules } from './runEventRules.ts';

const RULE = { functionName: 'Taker', pattern: { source: ['aws.ses'] } };
const BOUNCE = { source: 'aws.ses', detail: { eventType: 'Bounce' } };

let folder: string;
let outbox: Outbox;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rinkside-events-'));
  outbox = new Outbox(path.join(folder, 'outbox.sqlite'));
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  outbox.close();
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
});

/** Rules of one function, as a process of the host runs them. */
function started(handler: (event: unknown) => unknown) {
  const deployed = {
    name: 'Taker',
    entry: 'taker.ts',
    environment: {},
    timeoutSeconds: 1,
    memoryMegabytes: 1,
  };
  return runEventRules([RULE], new Map([['Taker', { deployed, handler }]]), outbox);
}

it('passes an event on, and keeps it no longer', async () => {
  const taken: unknown[] = [];
  const rules = started((event) => taken.push(event));
  rules.publish({ source: 'aws.s3' });
  rules.publish(BOUNCE);
  expect(outbox.waitingEvents()).toHaveLength(1);
  await expect.poll(() => taken).toEqual([BOUNCE]);
  await expect.poll(() => outbox.waitingEvents()).toEqual([]);
  await rules.stop();
});

it('gives an event that a process left to the next one', async () => {
  const tried: unknown[] = [];
  const killed = started((event) => {
    tried.push(event);
    throw new Error('The mail is not recorded yet');
  });
  killed.publish(BOUNCE);
  await expect.poll(() => tried).toHaveLength(1);
  await killed.stop();
  const taken: unknown[] = [];
  const rules = started((event) => taken.push(event));
  await expect.poll(() => taken).toEqual([BOUNCE]);
  await expect.poll(() => outbox.waitingEvents()).toEqual([]);
  await rules.stop();
});
