import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Context } from 'aws-lambda';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { RunningDynamo } from '../../local/dynamo/server.ts';
import { respondWith } from '../../local/host/http/respondWith.ts';
import { listen, type Listening } from '../../local/host/http/listen.ts';
import { SecretStore } from '../../local/secrets/secretStore.ts';
import { secretsManager } from '../../local/secrets/secretsServer.ts';
import { startMemoryTable } from '../../local/testing/memoryTable.ts';
import { gatewayEvent, type CallParts } from '../../local/testing/gatewayEvent.ts';
import type { Operation } from '../../shared/contract/routes.ts';
import { createAccount, newAccount } from '../store/people/accounts/accounts.ts';
import { handler as authentication } from './people/authentication/lambda.ts';
import { hashPassword } from '../platform/passwords/password.ts';
import { currentTime } from '../platform/clock.ts';
import { handler as coaches } from './entering/coaches/lambda.ts';
import { handler as users } from './people/users/lambda.ts';
import type { Event } from '../platform/http/requestContext.ts';
import { startSession } from '../services/core/sessions/session.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'rinkside-refusals-'));
const store = new SecretStore(folder);
const email = 'mia.parent@family.example';
let dynamo: RunningDynamo;
let secrets: Listening;
let account: string;
let cookie: string;

beforeAll(async () => {
  dynamo = await startMemoryTable();
  store.ensure('session', 64);
  secrets = await listen(respondWith(secretsManager(store, dynamo.credential)));
  process.env['AWS_ENDPOINT_URL_SECRETS_MANAGER'] = `http://127.0.0.1:${String(secrets.port)}`;
  process.env['SESSION_SECRET_ID'] = 'session';
  process.env['PASSWORD_COST'] = '1024';
  process.env['PUBLIC_ORIGIN'] = 'https://rinkside.example';
  const passwordHash = await hashPassword('a password of ours', 'account');
  const user = newAccount({ email, name: 'Mia Parent', role: 'SKATER', passwordHash }, currentTime());
  await createAccount(user);
  account = user.id;
  const viewer = { address: '192.0.2.1', userAgent: 'A browser', country: null };
  cookie = (await startSession(user, viewer, currentTime())).split(';')[0] ?? '';
});

afterEach(() => {
  vi.restoreAllMocks();
});

afterAll(async () => {
  await Promise.all([dynamo.close(), secrets.close()]);
  rmSync(folder, { recursive: true });
});

const event = (operation: Operation, asked: CallParts = {}): Event => {
  const called: Event = gatewayEvent(operation, asked);
  called.requestContext.requestId = 'request-1';
  return called;
};

const context = { getRemainingTimeInMillis: () => 60_000 } as Context;

/** The lines that a call logs. */
async function linesOf(call: () => unknown): Promise<unknown[]> {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await call();
  const lines = written.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown);
  written.mockRestore();
  return lines;
}

const refused = (operation: Operation, status: number, code: string, account?: string) => ({
  level: 'warn',
  timestamp: expect.any(String) as string,
  event: 'refused',
  requestId: 'request-1',
  operation,
  status,
  code,
  ...(account !== undefined && { account }),
});

it('logs a call without a session', async () => {
  const lines = await linesOf(() => users(event('listUsers'), context));
  expect(lines).toEqual([refused('listUsers', 401, 'NotAuthenticated')]);
});

it('logs a wrong role, by the account', async () => {
  const lines = await linesOf(() => users(event('listUsers', { cookie }), context));
  expect(lines).toEqual([refused('listUsers', 403, 'Forbidden', account)]);
});

it('logs a call from another site', async () => {
  const foreign = { cookie, headers: { origin: 'https://other.example' } };
  const lines = await linesOf(() => users(event('logOutEverywhere', foreign), context));
  expect(lines).toEqual([refused('logOutEverywhere', 403, 'ForeignOrigin', account)]);
});

it('logs too many wrong passwords, by the account that is tried and not by its address', async () => {
  const body = { email, password: 'not this one' };
  const logIn = () => authentication(event('logIn', { body }), context);
  for (let n = 0; n < 10; n++) await logIn();
  const lines = await linesOf(logIn);
  expect(lines).toEqual([refused('logIn', 429, 'TooManyAttempts', account)]);
  expect(JSON.stringify(lines)).not.toMatch(/Mia|parent|192\.0/i);
});

it('logs nothing of a form with wrong fields', async () => {
  const wrong = event('logIn', { body: {} });
  expect(await linesOf(() => authentication(wrong, context))).toEqual([]);
});

it('logs a failure of ours with its cause, and the call', async () => {
  vi.stubEnv('TABLE_NAME', '');
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const lines = await linesOf(() => coaches(event('listCoaches', { cookie }), context));
  expect(lines).toMatchObject([{ level: 'error', event: 'failed', requestId: 'request-1', error: 'Error' }]);
  const calls = written.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown);
  written.mockRestore();
  vi.unstubAllEnvs();
  expect(calls).toMatchObject([
    { level: 'info', event: 'answered', requestId: 'request-1', operation: 'listCoaches', status: 500 },
  ]);
  expect(JSON.stringify([lines, calls])).not.toMatch(/Mia|parent|192\.0/i);
});
