import { describe, expect, it } from 'vitest';
import { ApiError } from './ApiError.ts';
import { waitBeforeRetry } from './busy.ts';

const busy = (headers: Record<string, string> = {}) =>
  ApiError.from(new Response('<html>Service Unavailable</html>', { status: 503, headers }));

describe('a call that was busy', () => {
  it('is repeated three times, after growing delays', async () => {
    const thrown = await busy();
    expect([1, 2, 3, 4].map((attempts) => waitBeforeRetry(thrown, attempts))).toEqual([
      1_000,
      2_000,
      4_000,
      null,
    ]);
  });

  it('is repeated after the answer’s delay, but not if that is too long', async () => {
    expect(waitBeforeRetry(await busy({ 'retry-after': '7' }), 1)).toBe(7_000);
    expect(waitBeforeRetry(await busy({ 'retry-after': '120' }), 1)).toBeNull();
  });

  it('is the only failed call that is repeated', async () => {
    expect(waitBeforeRetry(await ApiError.from(new Response('', { status: 500 })), 1)).toBeNull();
    expect(waitBeforeRetry(ApiError.unreachable(), 1)).toBeNull();
  });
});

describe('an answer without a problem of ours', () => {
  it.each([429, 502, 503, 504])('of status %i is busy', async (status) => {
    for (const body of ['', '<html>', '{"message":"Endpoint request timed out"}']) {
      expect((await ApiError.from(new Response(body, { status }))).code).toBe('Busy');
    }
  });

  it('of another status is unexpected, and a problem of ours keeps its code', async () => {
    expect((await ApiError.from(new Response('<html>', { status: 500 }))).code).toBe('Unexpected');
    const own = Response.json({ code: 'TooManyAttempts', retryAfterSeconds: 60 }, { status: 429 });
    expect(await ApiError.from(own)).toMatchObject({ code: 'TooManyAttempts', retryAfterSeconds: 60 });
  });
});
