import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningDynamo } from '../../local/dynamo/server.ts';
import { respondWith } from '../../local/host/http/respondWith.ts';
import { listen, type Listening } from '../../local/host/http/listen.ts';
import { SecretStore } from '../../local/secrets/secretStore.ts';
import { secretsManager } from '../../local/secrets/secretsServer.ts';
import { startMemoryTable } from '../../local/testing/memoryTable.ts';
import { gatewayEvent } from '../../local/testing/gatewayEvent.ts';
import { stagedNotifications } from '../../local/testing/stagedNotifications.ts';
import { authenticatorCode } from '../../local/testing/secondFactors.ts';
import type { Role } from '../../shared/contract/core/roles.ts';
import { routeOf, type Operation } from '../../shared/contract/routes.ts';
import { newRehearsalId } from '../../shared/domain/core/competitions/rehearsalId.ts';
import { createAccount, newAccount } from '../store/people/accounts/accounts.ts';
import { hashPassword } from '../platform/passwords/password.ts';
import { putItem } from '../platform/table/writes.ts';
import { competitionItem, getCompetition } from '../store/entering/competitions/repository.ts';
import type { Event } from '../platform/http/requestContext.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'rinkside-required-'));
const password = 'a password of ours';
let dynamo: RunningDynamo;
let secrets: Listening;
let passwordHash: string;

beforeAll(async () => {
  dynamo = await startMemoryTable();
  const store = new SecretStore(folder);
  for (const name of ['session', 'factors']) store.ensure(name, 64);
  secrets = await listen(respondWith(secretsManager(store, dynamo.credential)));
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_SECRETS_MANAGER: `http://127.0.0.1:${String(secrets.port)}`,
    // No server listens there: a mail that is not sent is one line of the log.
    AWS_ENDPOINT_URL_SESV2: 'http://127.0.0.1:9',
    SESSION_SECRET_ID: 'session',
    SECOND_FACTOR_SECRET_ID: 'factors',
    PUBLIC_ORIGIN: 'https://rinkside.example',
    PASSKEY_ORIGIN: 'https://rinkside.example',
    MAIL_FROM: 'entries@rinkside.example',
    MAIL_CONFIGURATION: 'Rinkside-test',
    MAIL_RATE: '100000',
    PASSWORD_COST: '1024',
  });
  passwordHash = await hashPassword(password, 'account');
});

afterAll(async () => {
  await Promise.all([dynamo.close(), secrets.close()]);
  rmSync(folder, { recursive: true });
});

interface Reply {
  readonly status: number;
  readonly body: { readonly data?: Record<string, unknown>; readonly code?: string };
}

async function lambdaOf(resource: string) {
  if (resource === 'rinks') return import('./people/rinks/lambda.ts');
  if (resource === 'competitions') return import('./entering/competitions/lambda.ts');
  return import('./people/authentication/lambda.ts');
}

/** Somebody who calls the functions as API Gateway does. */
class Member {
  #cookie = '';

  async call(operation: Operation, body: object = {}, params: Record<string, string> = {}): Promise<Reply> {
    const { resource } = routeOf(operation);
    const headers = { origin: 'https://rinkside.example' };
    const event: Event = gatewayEvent(operation, { params, body, headers, cookie: this.#cookie });
    const { handler } = await lambdaOf(resource);
    const answer: APIGatewayProxyStructuredResultV2 = await handler(event, {} as Context);
    const set = answer.cookies?.[0]?.split(';')[0];
    if (set !== undefined) this.#cookie = set;
    return { status: answer.statusCode ?? 0, body: JSON.parse(answer.body ?? '{}') as Reply['body'] };
  }
}

async function member(role: Role): Promise<{ readonly who: Member; readonly user: Reply['body']['data'] }> {
  const email = `${role.toLowerCase()}-${String(Math.random()).slice(2)}@test.example`;
  const assignment = role === 'MANAGER' ? { competitionId: 'one' } : {};
  await createAccount(newAccount({ email, name: 'Kim Lake', role, passwordHash, ...assignment }, new Date()));
  const who = new Member();
  const { body } = await who.call('logIn', { email, password });
  return { who, user: body.data };
}

/** A rehearsal of the competition that the managers run, at a new rink; resolves to its id. */
async function storeRehearsal(admin: Member): Promise<string> {
  const { body } = await admin.call('createRink', { name: 'Pond', city: 'Lakeside', country: 'Canada' });
  const { entry } = await stagedNotifications();
  const competition = await getCompetition(entry.competitionId);
  const id = newRehearsalId('one', 'a-secret-of-22-letters');
  await putItem(competitionItem({ ...competition, id, ring: String(body.data?.['id']) }));
  return id;
}

describe('a federation that asks for a second factor', () => {
  it('asks nobody until it says so, then super administrators and managers, who can do nothing before', async () => {
    const { who: admin, user } = await member('SUPER_ADMIN');
    expect(user).not.toHaveProperty('secondFactorMissing');
    expect((await admin.call('createRink')).status).toBe(400);
    const rehearsal = { competitionId: await storeRehearsal(admin) };
    const { who: manager } = await member('MANAGER');
    const rehearsed = async () => (await manager.call('getCompetition', {}, rehearsal)).status;
    expect(await rehearsed()).toBe(200);
    const settings = { secondFactorRequired: true, version: 1 };
    expect((await admin.call('updateSignInSettings', settings)).status).toBe(200);

    // A session that had begun, and those that begin.
    const callers = [admin];
    for (const role of ['SUPER_ADMIN', 'MANAGER'] as const) {
      const { who, user: entered } = await member(role);
      expect(entered).toMatchObject({ role, secondFactorMissing: true });
      callers.push(who);
    }
    for (const caller of callers) {
      expect((await caller.call('currentUser')).body.data).toMatchObject({ secondFactorMissing: true });
      expect((await caller.call('listMySecondFactors')).body.data).toMatchObject({ required: true });
    }
    for (const caller of [admin, callers[1]]) {
      const refused = await caller?.call('createRink');
      expect([refused?.status, refused?.body.code]).toEqual([403, 'SecondFactorRequired']);
    }
    // A public route asks for no log-in, so it answers as if there were no rehearsal.
    expect(await rehearsed()).toBe(404);
    for (const role of ['HEAD_COACH', 'SKATER'] as const) {
      expect((await member(role)).user).not.toHaveProperty('secondFactorMissing');
    }

    const begun = await admin.call('beginAuthenticator', { currentPassword: password });
    const { challenge, secret } = begun.body.data ?? {};
    const code = await authenticatorCode(String(secret));
    expect((await admin.call('addAuthenticator', { challenge, code })).status).toBe(200);
    expect((await admin.call('createRink')).status).toBe(400);
    expect((await admin.call('currentUser')).body.data).not.toHaveProperty('secondFactorMissing');

    expect((await admin.call('updateSignInSettings', settings)).body.code).toBe('VersionConflict');
    const remove = () =>
      admin.call('removeSecondFactor', { currentPassword: password }, { factorId: 'authenticator' });
    const last = await remove();
    expect([last.status, last.body.code]).toEqual([409, 'LastSecondFactor']);
    await admin.call('updateSignInSettings', { secondFactorRequired: false, version: 2 });
    expect((await remove()).status).toBe(200);
  });
});
