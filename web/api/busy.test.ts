import { describe, expect, it } from 'vitest';
import { ApiError } from './ApiError.ts';
import { waitBeforeRetry } from './busy.ts';

const busy = (headers: Record<string, string> = {}) =>
  ApiError.from(new Response('<html>Service Unavailable</html>', { status: 503, headers }));

describe('before a call that was busy is tried again', () => {
  it('the page waits longer each time, three times', async () => {
    const thrown = await busy();
    expect([1, 2, 3, 4].map((attempts) => waitBeforeRetry(thrown, attempts))).toEqual([
      1_000,
      2_000,
      4_000,
      null,
    ]);
  });

  it('it waits as long as the answer asks, and gives up where that is too long', async () => {
    expect(waitBeforeRetry(await busy({ 'retry-after': '7' }), 1)).toBe(7_000);
    expect(waitBeforeRetry(await busy({ 'retry-after': '120' }), 1)).toBeNull();
  });

  it('nothing else is tried again', async () => {
    expect(waitBeforeRetry(await ApiError.from(new Response('', { status: 500 })), 1)).toBeNull();
    expect(waitBeforeRetry(ApiError.unreachable(), 1)).toBeNull();
  });
});

describe('an answer that is no problem of ours', () => {
  it.each([429, 502, 503, 504])('of status %i is busy', async (status) => {
    for (const body of ['', '<html>', '{"message":"Endpoint request timed out"}']) {
      expect((await ApiError.from(new Response(body, { status }))).code).toBe('Busy');
    }
  });

  it('of another status stays unexpected, and our own problem stays what it says', async () => {
    expect((await ApiError.from(new Response('<html>', { status: 500 }))).code).toBe('Unexpected');
    const own = Response.json({ code: 'TooManyAttempts', retryAfterSeconds: 60 }, { status: 429 });
    expect(await ApiError.from(own)).toMatchObject({ code: 'TooManyAttempts', retryAfterSeconds: 60 });
  });
});
