import { afterEach, expect, it } from 'vitest';
import { earlyAnswer } from './earlyAnswers.ts';

afterEach(() => {
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

it('keeps no answer past a change, after which the account may be another one', () => {
  asked('/api/users/me', '/api/auth/users');
  expect(earlyAnswer('/api/users/me', 'PUT')).toBeUndefined();
  expect(earlyAnswer('/api/users/me')).toBeUndefined();
  expect(earlyAnswer('/api/auth/users')).toBeUndefined();
});
