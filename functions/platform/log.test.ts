import { afterEach, expect, it, vi } from 'vitest';
import { errorName, logError, logWarning, withRequestId } from './log.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

async function linesOf(work: () => unknown): Promise<unknown[]> {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await work();
  return written.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown);
}

const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string;

it('writes one line of JSON with level, time, event and fields, without those that are null', async () => {
  const lines = await linesOf(() => {
    logWarning('refused', { status: 403, account: null });
    logError('noticesNotSent', { error: errorName(new TypeError('to mia@family.example')) });
    logError('noticesNotSent', { error: errorName('mia@family.example') });
  });
  expect(lines).toEqual([
    { level: 'warn', timestamp, event: 'refused', status: 403 },
    { level: 'error', timestamp, event: 'noticesNotSent', error: 'TypeError' },
    { level: 'error', timestamp, event: 'noticesNotSent', error: 'unknown' },
  ]);
});

it('names the call of each line, of two that run at once', async () => {
  const call = async (requestId: string) =>
    withRequestId(requestId, async () => {
      logWarning('first');
      await Promise.resolve();
      logError('second');
    });
  const lines = await linesOf(() => Promise.all([call('request-1'), call('request-2')]));
  expect(lines).toMatchObject([
    { event: 'first', requestId: 'request-1' },
    { event: 'first', requestId: 'request-2' },
    { event: 'second', requestId: 'request-1' },
    { event: 'second', requestId: 'request-2' },
  ]);
});
