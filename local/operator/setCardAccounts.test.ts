import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addDemoAccount, refuseDemoCards } from '../cards/demoCardSecret.ts';
import { localName } from '../host/template/intrinsics.ts';
import { SecretStore } from '../secrets/secretStore.ts';
import { setCardAccounts } from './setCardAccounts.ts';

const NAME = localName('CardsSecret');
let folder: string;
let secrets: SecretStore;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rinkside-cards-'));
  secrets = new SecretStore(folder);
  secrets.ensure(NAME, 64);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => rm(folder, { recursive: true }));

const accounts = (key: string) =>
  JSON.stringify({ accounts: [{ name: 'lake', payee: 'Lake Club', key, signing: ['whsec_of_the_lake'] }] });

it('keeps accounts in a file of their owner alone', async () => {
  setCardAccounts(secrets, accounts('sk_test_1'));
  expect(secrets.read(NAME)?.current).toBe(accounts('sk_test_1'));
  expect((await stat(path.join(folder, `${NAME}.json`))).mode & 0o777).toBe(0o600);
});

it.each([
  ['no text', ''],
  ['another text', '{"accounts":[]}'],
  ['a publishable key', accounts('pk_live_1')],
  ['a key of the demo', accounts('demo_1')],
])('refuses %s, and keeps what there is', (_, text) => {
  const before = secrets.read(NAME)?.current;
  expect(() => setCardAccounts(secrets, text)).toThrow(/accounts of card payments|is the demo’s/);
  expect(secrets.read(NAME)?.current).toBe(before);
});

it('a demo has keys of its own with each start, and a product without demo data does not start with them', () => {
  const [first, second] = [addDemoAccount(secrets), addDemoAccount(secrets)];
  expect(first?.key).toMatch(/^demo_\w{36}$/);
  expect(second?.key).not.toBe(first?.key);
  expect(() => refuseDemoCards(secrets)).toThrow(/takes cards by the demo/);
});

it('a demo leaves test accounts alone, and does not start beside real money', () => {
  setCardAccounts(secrets, accounts('sk_test_1'));
  expect(addDemoAccount(secrets)).toBeNull();
  expect(() => refuseDemoCards(secrets)).not.toThrow();
  setCardAccounts(secrets, accounts('rk_live_1'));
  expect(() => addDemoAccount(secrets)).toThrow(/takes no real money/);
});
