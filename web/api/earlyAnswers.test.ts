import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { earlyAnswer, readAnswer, readEarlyAnswers } from './earlyAnswers.ts';

// The page's own clock: the test's process may have run for longer than an answer is kept.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  globalThis.rinksideEarly = undefined;
});

const asked = (...addresses: string[]) => {
  globalThis.rinksideEarly = new Map(
    addresses.map((address) => [address, Promise.resolve(new Response(address))]),
  );
};

it('hands an answer out once', async () => {
  asked('/api/competitions');
  expect(await (await earlyAnswer('/api/competitions'))?.text()).toBe('/api/competitions');
  expect(earlyAnswer('/api/competitions')).toBeUndefined();
});

it('ends its wait with the call’s', async () => {
  globalThis.rinksideEarly = new Map([['/api/users/me', new Promise<Response>(() => undefined)]]);
  const signal = AbortSignal.timeout(5);
  await expect(earlyAnswer('/api/users/me', { signal })).rejects.toMatchObject({ name: 'TimeoutError' });
});

it('keeps no answer past a change, after which the account may be another one', () => {
  asked('/api/users/me', '/api/auth/users');
  expect(earlyAnswer('/api/users/me', { method: 'PUT' })).toBeUndefined();
  expect(earlyAnswer('/api/users/me')).toBeUndefined();
  expect(earlyAnswer('/api/auth/users')).toBeUndefined();
});

it('keeps no answer for longer than a minute', () => {
  asked('/api/users/me');
  vi.advanceTimersByTime(60_001);
  expect(earlyAnswer('/api/users/me')).toBeUndefined();
});

it('has the body of an answer that is there, once, and none that is on its way', async () => {
  globalThis.rinksideEarly = new Map([
    ['/api/competitions', Promise.resolve(Response.json({ data: [] }))],
    ['/api/rinks', new Promise<Response>(() => undefined)],
    ['/api/forms/1', Promise.resolve(new Response('<html>', { status: 200 }))],
    ['/api/users/me', Promise.resolve(Response.json({}, { status: 401 }))],
  ]);
  readEarlyAnswers();
  await vi.waitFor(() => {
    expect(readAnswer('/api/competitions')).toEqual({ data: [] });
  });
  expect(earlyAnswer('/api/competitions')).toBeUndefined();
  for (const address of ['/api/rinks', '/api/forms/1', '/api/users/me']) {
    expect(readAnswer(address)).toBeUndefined();
    expect(earlyAnswer(address)).toBeInstanceOf(Promise);
  }
});

it('has no body past a change, nor of an answer that a call has taken', async () => {
  globalThis.rinksideEarly = new Map(
    ['/api/competitions', '/api/rinks'].map((address) => [
      address,
      Promise.resolve(Response.json({ data: address })),
    ]),
  );
  readEarlyAnswers();
  expect(await (await earlyAnswer('/api/competitions'))?.json()).toEqual({ data: '/api/competitions' });
  expect(readAnswer('/api/competitions')).toBeUndefined();
  expect(earlyAnswer('/api/users/me', { method: 'PUT' })).toBeUndefined();
  expect(readAnswer('/api/rinks')).toBeUndefined();
});
