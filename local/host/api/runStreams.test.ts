import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LoadedFunction } from './loadFunctions.ts';
import { runStreams } from './runStreams.ts';

const MAILS = {
  eventName: ['INSERT'],
  dynamodb: { NewImage: { type: { S: ['notice'] }, sentAt: { NULL: [true] } } },
};
const streams = [
  {
    functionName: 'sender',
    patterns: [MAILS],
    batchSize: 4,
    retryAttempts: 2,
    bisects: true,
    answersEach: true,
  },
];

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
    functionOf((event) => void events.push(event)),
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
  await vi.advanceTimersByTimeAsync(500);
  expect(events).toEqual([]);
  isBusy = false;
  await vi.runAllTimersAsync();
  await running.finished();
  expect(events).toEqual([
    { Records: [{ eventName: 'INSERT', dynamodb: { Keys: key, NewImage: unsent, SequenceNumber: '1' } }] },
  ]);
});

it('calls the function at once where somebody waits for what it does, whatever calls are under way', async () => {
  const events: unknown[] = [];
  const running = runStreams(
    streams,
    functionOf((event) => void events.push(event)),
    () => true,
  );
  running.take([written(undefined, unsent)]);
  await running.finished();
  expect(events).toHaveLength(1);
  running.take([written(undefined, unsent)]);
  await vi.advanceTimersByTimeAsync(500);
  expect(events).toHaveLength(1);
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
  expect([calls, logged.mock.calls.length]).toEqual([3, 1]);
});

/** Calls of a function with so many new items, each as the numbers of its records. */
async function callsFor(
  items: number,
  answer: (numbers: readonly string[]) => unknown,
): Promise<readonly string[]> {
  const calls: string[] = [];
  const running = runStreams(
    streams,
    functionOf((event) => {
      const { Records } = event as { Records: { dynamodb: { SequenceNumber: string } }[] };
      const numbers = Records.map(({ dynamodb }) => dynamodb.SequenceNumber);
      calls.push(numbers.join(' '));
      return answer(numbers);
    }),
    () => false,
  );
  running.take(Array.from({ length: items }, () => written(undefined, unsent)));
  const finished = running.finished();
  await vi.runAllTimersAsync();
  await finished;
  return calls;
}

const failuresAt = (...failed: string[]) => ({
  batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })),
});

it('gives the records from the first failed one on again, and gives one up after its attempts', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const calls = await callsFor(4, (numbers) => failuresAt(...numbers.filter((one) => one === '3')));
  expect(calls).toEqual(['1 2 3 4', '3 4', '3', '3', '4']);
  expect(logged.mock.calls.map(([line]) => String(line))).toEqual([
    'sender.ts gave up 1 records of its stream.',
  ]);
});

it('calls in batches, and halves one that fails as a whole', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const calls = await callsFor(5, (numbers) => {
    if (numbers.includes('2')) throw new Error('A poisoned record');
    return {};
  });
  expect(calls.toSorted()).toEqual(['1', '1 2', '1 2 3 4', '2', '2', '2', '3 4', '5']);
});

it('takes an unknown record in an answer as a failure of the whole batch', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const calls = await callsFor(1, () => failuresAt('unknown'));
  expect(calls).toEqual(['1', '1', '1']);
});

it('refuses a stream of a missing function', () => {
  expect(() => runStreams(streams, new Map(), () => false)).toThrow('calls sender, which is not there');
});
