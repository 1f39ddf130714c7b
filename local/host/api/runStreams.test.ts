import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LoadedFunction } from './loadFunctions.ts';
import { runStreams } from './runStreams.ts';

const MAILS = {
  eventName: ['INSERT'],
  dynamodb: { NewImage: { type: { S: ['notice'] }, sentAt: { NULL: [true] } } },
};
const streams = [{ functionName: 'sender', patterns: [MAILS] }];

function functionOf(handler: LoadedFunction['handler']): ReadonlyMap<string, LoadedFunction> {
  const deployed = {
    name: 'sender',
    entry: 'sender.ts',
    environment: {},
    timeoutSeconds: 10,
    memoryMegabytes: 128,
  };
  return new Map([['sender', { deployed, handler }]]);
}

const key = { pk: { S: 'ENTRY#1' }, sk: { S: 'MAIL#submitted' } };
const unsent = { ...key, type: { S: 'notice' }, sentAt: { NULL: true } };
const sent = { ...key, type: { S: 'notice' }, sentAt: { S: '2027-01-05T02:00:00Z' } };
const written = (old: object | undefined, item: object | undefined) =>
  ({ key, old, item }) as Parameters<ReturnType<typeof runStreams>['take']>[0][number];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('calls the function for the items that its filter asks for, after the answers under way', async () => {
  const events: unknown[] = [];
  let isBusy = true;
  const running = runStreams(
    streams,
    functionOf((event) => events.push(event)),
    () => isBusy,
  );
  running.take([
    written(undefined, unsent),
    written(undefined, sent),
    written(unsent, sent),
    written(sent, unsent),
    written(sent, undefined),
    written(undefined, { ...unsent, type: { S: 'entry' } }),
  ]);
  running.take([written(undefined, sent)]);
  expect(events).toEqual([]);
  const finished = running.finished();
  await vi.advanceTimersByTimeAsync(500);
  expect(events).toEqual([]);
  isBusy = false;
  await vi.runAllTimersAsync();
  await finished;
  expect(events).toEqual([{ Records: [{ eventName: 'INSERT', dynamodb: { Keys: key, NewImage: unsent } }] }]);
});

it('logs a failed call and goes on, and waits for what a call writes itself', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  let calls = 0;
  const running = runStreams(
    streams,
    functionOf(() => {
      calls += 1;
      if (calls > 1) return;
      running.take([written(undefined, unsent)]);
      throw new Error('Not this time');
    }),
    () => true,
  );
  running.take([written(undefined, unsent)]);
  const finished = running.finished();
  await vi.runAllTimersAsync();
  await finished;
  expect([calls, logged.mock.calls.length]).toEqual([2, 1]);
});

it('refuses a stream of a missing function', () => {
  expect(() => runStreams(streams, new Map(), () => false)).toThrow('calls sender, which is not there');
});
