import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RunningDynamo } from '../../../../local/dynamo/server.ts';
import { respondWith } from '../../../../local/host/http/respondWith.ts';
import { listen, type Listening } from '../../../../local/host/http/listen.ts';
import { SecretStore } from '../../../../local/secrets/secretStore.ts';
import { secretsManager } from '../../../../local/secrets/secretsServer.ts';
import { startMemoryTable } from '../../../../local/testing/memoryTable.ts';
import { createAccount, newAccount } from '../../../store/people/accounts/accounts.ts';
import { endSessionOfToken, renewSession, readSession, startSession } from './session.ts';
import { tokenIn } from '../../../platform/http/session.ts';
import { sessionsOf } from '../../../store/core/sessions/sessionRecords.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'rinkside-session-'));
const started = new Date('2027-01-09T10:00:00Z');
const later = (minutes: number) => new Date(started.getTime() + minutes * 60_000);
const viewer = { address: '192.0.2.1', userAgent: 'A browser', country: 'CA' };
const user = newAccount({ email: 'a@b.example', name: 'A', role: 'SKATER', passwordHash: 'none' }, started);

const store = new SecretStore(folder);
let dynamo: RunningDynamo;
let secrets: Listening;

beforeAll(async () => {
  dynamo = await startMemoryTable();
  store.ensure('session', 64);
  secrets = await listen(respondWith(secretsManager(store, dynamo.credential)));
  process.env['AWS_ENDPOINT_URL_SECRETS_MANAGER'] = `http://127.0.0.1:${String(secrets.port)}`;
  process.env['SESSION_SECRET_ID'] = 'session';
  process.env['PUBLIC_ORIGIN'] = 'https://rinkside.example';
  await createAccount(user);
});

afterAll(async () => {
  await Promise.all([dynamo.close(), secrets.close()]);
  rmSync(folder, { recursive: true });
});

const tokenOf = (cookie: string) => tokenIn([cookie.split(';')[0] ?? '']) ?? '';

async function renewed(token: string, now: Date): Promise<string> {
  const found = await readSession(token, now);
  if (!found) throw new Error('This session has ended');
  return renewSession(found, now);
}

describe('a session on https', () => {
  it('lives in a cookie bound to its host', async () => {
    const cookie = await startSession(user, viewer, started);
    expect(cookie).toMatch(
      /^__Host-rinkside-session=\S+; Path=\/; Max-Age=7200; HttpOnly; SameSite=Lax; Secure$/,
    );
  });

  it('lasts two hours from its last use, and asks to be renewed after ten minutes', async () => {
    const token = tokenOf(await startSession(user, viewer, started));
    expect(await readSession(token, later(9))).toMatchObject({ renew: false });
    expect(await readSession(token, later(119))).toMatchObject({ renew: true, session: { id: user.id } });
    expect(await readSession(token, later(121))).toBeNull();
  });

  it('stays the same session when it is renewed', async () => {
    const first = tokenOf(await startSession(user, viewer, started));
    const { sessionId } = (await readSession(first, started)) ?? {};
    const second = tokenOf(await renewed(first, later(60)));
    expect(await readSession(second, later(179))).toMatchObject({ sessionId });
    const listed = await sessionsOf(user, later(100));
    expect(listed.find(({ id }) => id === sessionId)).toMatchObject({
      startedAt: started.toISOString(),
      lastUsedAt: later(60).toISOString(),
      country: 'CA',
    });
  });

  it('ends 30 days after it began, however often it is renewed', async () => {
    const lastMinute = 30 * 24 * 60 - 1;
    let cookie = await startSession(user, viewer, started);
    const renewals = Array.from({ length: 363 }, (_, renewal) => (renewal + 1) * 119);
    for (const minutes of [...renewals, lastMinute]) cookie = await renewed(tokenOf(cookie), later(minutes));
    expect(cookie).toContain('; Max-Age=60;');
    expect(await readSession(tokenOf(cookie), later(lastMinute))).not.toBeNull();
    expect(await readSession(tokenOf(cookie), later(lastMinute + 1))).toBeNull();
    expect(await sessionsOf(user, later(lastMinute + 1))).toEqual([]);
  });

  it('ends with log-out, also for who has kept its token, and no renewal brings it back', async () => {
    const token = tokenOf(await startSession(user, viewer, started));
    const found = await readSession(token, started);
    if (!found) throw new Error('The session did not begin');
    await endSessionOfToken(token, later(1));
    const late = tokenOf(await renewSession(found, later(2)));
    for (const kept of [token, late]) expect(await readSession(kept, later(2))).toBeNull();
  });

  it('is not believed when another key has signed it, or none', async () => {
    const [header, claims] = tokenOf(await startSession(user, viewer, started)).split('.');
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
    for (const forged of [`${header}.${claims}.AAAA`, `${unsigned}.${claims}.`, 'nonsense']) {
      expect(await readSession(forged, started)).toBeNull();
    }
  });
});

describe('the token of a session', () => {
  it('has one spelling', async () => {
    const token = tokenOf(await startSession(user, viewer, started));
    const [header = '', claims = '', signature = ''] = token.split('.');
    // The last of 43 letters holds four bits, so four letters decode to the same byte.
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const last = letters[letters.indexOf(signature.at(-1) ?? '') + 1] ?? '';
    const others = [
      `${token}=`,
      `${token}==`,
      `${header}=.${claims}.${signature}`,
      `${token.slice(0, -1)}${last}`,
    ];
    for (const other of others) expect(await readSession(other, started), other).toBeNull();
    expect(await readSession(token, started)).not.toBeNull();
  });
});

describe('a rotation of the signing key', () => {
  afterAll(() => vi.useRealTimers());

  it('logs nobody out; the one after it does', async () => {
    const old = tokenOf(await startSession(user, viewer, started));
    store.rotate('session', { keepPrevious: true });
    // A running function asks for the keys again after five minutes.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 });
    expect(await readSession(old, later(1))).toMatchObject({ session: { id: user.id } });
    const fresh = tokenOf(await startSession(user, viewer, started));
    expect(fresh.split('.')[0]).not.toBe(old.split('.')[0]);
    store.rotate('session', { keepPrevious: true });
    vi.setSystemTime(Date.now() + 6 * 60_000);
    expect(await readSession(old, later(1))).toBeNull();
    expect(await readSession(fresh, later(1))).not.toBeNull();
  });
});
