import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningDynamo } from '../../../../local/dynamo/server.ts';
import { startMemoryTable } from '../../../../local/testing/memoryTable.ts';
import { ApiError, wrongField } from '../../../platform/errors/apiError.ts';
import { countAttempt, LIMITS, WINDOW_SECONDS } from './attempts.ts';
import { attemptWithin } from './reservations.ts';

const now = new Date('2027-02-01T12:10:00Z');
let dynamo: RunningDynamo;

beforeAll(async () => {
  dynamo = await startMemoryTable();
});
afterAll(() => dynamo.close());

const asked = (who: string, at = now) => countAttempt({ what: 'membershipByAddress', who }, at);

it('lets no more of a burst through than the window has, and says when the next one begins', async () => {
  const burst = Array.from({ length: 2 * LIMITS.membershipByAddress }, () => asked('192.0.2.7'));
  const refused = (await Promise.allSettled(burst)).filter(({ status }) => status === 'rejected');

  expect(refused).toHaveLength(LIMITS.membershipByAddress);
  const [first] = refused;
  expect(first).toMatchObject({ reason: { code: 'TooManyAttempts', details: { retryAfterSeconds: 300 } } });
});

it('counts every address by itself, and anew in the next window', async () => {
  await Promise.allSettled(Array.from({ length: LIMITS.membershipByAddress }, () => asked('192.0.2.8')));
  await expect(asked('192.0.2.8')).rejects.toThrow('TooManyAttempts');
  await expect(asked('192.0.2.9')).resolves.toBeUndefined();
  const nextWindow = new Date(now.getTime() + WINDOW_SECONDS * 1000);
  await expect(asked('192.0.2.8', nextWindow)).resolves.toBeUndefined();
});

describe('a limit of failures', () => {
  const rink = { what: 'logInByAddress', who: '192.0.2.10' } as const;
  const account = { what: 'logInFromHere', who: 'robin@test.example 192.0.2.11' } as const;
  const wrong = () => Promise.reject(wrongField('password', 'MustCorrect'));

  it('lets everybody in who comes from one rink at once with the right password', async () => {
    const people = Array.from({ length: 120 }, (_, index) => index);
    const tried = people.map((person) => attemptWithin([rink], now, async () => person));
    expect(await Promise.all(tried)).toEqual(people);
  });

  it('does eight things of one network address at a time, and lets another address by', async () => {
    const crowd = { what: 'logInByAddress', who: '192.0.2.20' } as const;
    const other = { what: 'logInByAddress', who: '192.0.2.21' } as const;
    let running = 0;
    let most = 0;
    let letGo = () => {};
    const gate = new Promise<void>((resolve) => (letGo = resolve));
    const held = async () => {
      most = Math.max(most, ++running);
      await gate;
      running--;
    };
    const burst = Promise.all(Array.from({ length: 40 }, () => attemptWithin([crowd], now, held)));
    await expect.poll(() => running).toBeGreaterThanOrEqual(8);
    await expect(attemptWithin([other], now, async () => 'in')).resolves.toBe('in');
    letGo();
    await burst;
    expect(most).toBe(8);
  });

  it('tries exactly so many of a burst, and none of the next one', async () => {
    const burst = (size: number) =>
      Promise.allSettled(Array.from({ length: size }, () => attemptWithin([account], now, wrong)));
    const codes = (await burst(24)).map((one) => one.status === 'rejected' && String(one.reason));
    expect(codes.filter((code) => code === 'ApiError: ValidationFailed')).toHaveLength(10);
    expect(codes.filter((code) => code === 'ApiError: TooManyAttempts')).toHaveLength(14);
    await expect(attemptWithin([account], now, async () => null)).rejects.toMatchObject({
      code: 'TooManyAttempts',
      details: { retryAfterSeconds: 300 },
    });
  });

  it('counts nothing against anybody when the fault is ours', async () => {
    const here = { what: 'logInFromHere', who: 'kim@test.example 192.0.2.12' } as const;
    const busy = () => Promise.reject(new ApiError('Busy'));
    for (let n = 0; n < 12; n++) await expect(attemptWithin([here], now, busy)).rejects.toThrow('Busy');
    await expect(attemptWithin([here], now, async () => 'in')).resolves.toBe('in');
  });
});
