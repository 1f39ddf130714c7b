import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LoadedFunction } from './loadFunctions.ts';
import { runSchedules } from './runSchedules.ts';

const schedule = { functionName: 'clock', everySeconds: 300, event: { scheduled: 'work' } };

function functionOf(handler: LoadedFunction['handler']): ReadonlyMap<string, LoadedFunction> {
  const deployed = {
    name: 'clock',
    entry: 'clock.ts',
    environment: {},
    timeoutSeconds: 10,
    memoryMegabytes: 128,
  };
  return new Map([['clock', { deployed, handler }]]);
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('calls functions by schedule with its input, even after a failed call, until it is stopped', async () => {
  const notified = vi.spyOn(console, 'error').mockReturnValue();
  const events: unknown[] = [];
  const stop = runSchedules(
    [schedule],
    functionOf((event) => {
      events.push(event);
      if (events.length === 1) throw new Error('Not this time');
    }),
  );
  await vi.advanceTimersByTimeAsync(299_000);
  expect(events).toEqual([]);
  await vi.advanceTimersByTimeAsync(301_000);
  expect(events).toEqual([{ scheduled: 'work' }, { scheduled: 'work' }]);
  expect(notified).toHaveBeenCalledOnce();
  await stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(events).toHaveLength(2);
});

it('waits for the running call when it is stopped', async () => {
  let finish: () => void = () => undefined;
  const done: string[] = [];
  const stop = runSchedules(
    [schedule],
    functionOf(() => new Promise<void>((resolve) => (finish = resolve)).then(() => done.push('call'))),
  );
  await vi.advanceTimersByTimeAsync(300_000);
  const stopping = stop().then(() => done.push('stop'));
  finish();
  await stopping;
  expect(done).toEqual(['call', 'stop']);
});

it('refuses a schedule of a missing function', () => {
  expect(() => runSchedules([schedule], new Map())).toThrow('calls clock, which is not there');
});
