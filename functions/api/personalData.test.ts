import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Context } from 'aws-lambda';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { RunningDynamo } from '../../local/dynamo/server.ts';
import { listen, type Listening } from '../../local/host/http/listen.ts';
import { respondWith } from '../../local/host/http/respondWith.ts';
import { SecretStore } from '../../local/secrets/secretStore.ts';
import { secretsManager } from '../../local/secrets/secretsServer.ts';
import { gatewayEvent, type CallParts } from '../../local/testing/gatewayEvent.ts';
import { startMemoryTable } from '../../local/testing/memoryTable.ts';
import { stagedEntry } from '../../local/testing/stagedEntry.ts';
import { startTestSes } from '../../local/testing/testSes.ts';
import { OVERDUE_MAILS } from '../../shared/contract/core/system/schedule.ts';
import type { Operation } from '../../shared/contract/routes.ts';
import { currentTime } from '../platform/clock.ts';
import { updateItem } from '../platform/table/writes.ts';
import { userKey } from '../store/keys.ts';
import { handler as entries } from './entering/entries/lambda.ts';
import { handler as authentication } from './people/authentication/lambda.ts';
import { handler as users } from './people/users/lambda.ts';
import { handler as schedule } from './public/outboxSchedule/lambda.ts';

/** In everything that a person types below, and in nothing else. */
const MARK = 'zyxwv';
const email = `${MARK}.parent@${MARK}.example`;
const password = `${MARK} has a long password`;
const viewer = { 'x-forwarded-for': '198.51.100.77', 'user-agent': `${MARK} browser` };

const folder = mkdtempSync(path.join(tmpdir(), 'rinkside-marked-'));
let dynamo: RunningDynamo;
let secrets: Listening;
let ses: Awaited<ReturnType<typeof startTestSes>>;

beforeAll(async () => {
  dynamo = await startMemoryTable();
  ses = await startTestSes();
  const store = new SecretStore(folder);
  store.ensure('session', 64);
  store.ensure('second-factors', 64);
  secrets = await listen(respondWith(secretsManager(store, dynamo.credential)));
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_SECRETS_MANAGER: `http://127.0.0.1:${String(secrets.port)}`,
    SESSION_SECRET_ID: 'session',
    SECOND_FACTOR_SECRET_ID: 'second-factors',
    PASSKEY_ORIGIN: 'https://rinkside.example',
    PASSWORD_COST: '1024',
    POWERTOOLS_METRICS_DISABLED: 'false',
    POWERTOOLS_METRICS_NAMESPACE: 'Rinkside-test',
  });
});

afterAll(async () => {
  ses.breakOff();
  await Promise.all([dynamo.close(), secrets.close()]);
  rmSync(folder, { recursive: true });
});

/** X-Ray's traces hold AWS's own facts of a call alone, so what a function writes is all that there is to look at. */
it('writes nothing that a person typed, whatever goes wrong, to logs and metrics', async () => {
  const written = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockReturnValue(true),
  );
  const context = { getRemainingTimeInMillis: () => 60_000, awsRequestId: 'round-1' } as Context;
  const call = (handler: typeof users, operation: Operation, parts: CallParts = {}) =>
    handler(gatewayEvent(operation, { ...parts, headers: { ...viewer, ...parts.headers } }), context);

  ses.answerBy(() => 'MessageRejected');
  const account = { email, name: `Mia ${MARK}`, password };
  const signedUp = await call(authentication, 'signUp', { body: account });
  expect(signedUp.statusCode).toBe(201);
  const cookie = signedUp.cookies?.[0]?.split(';')[0] ?? '';
  const { data } = JSON.parse(signedUp.body ?? '{}') as { readonly data: { readonly id: string } };

  await call(authentication, 'signUp', { body: { ...account, password: `another ${password}` } });
  await call(authentication, 'logIn', { body: { email, password: `wrong ${MARK}` } });
  await call(authentication, 'logIn', { body: { email, [MARK]: MARK } });
  await call(authentication, 'requestPasswordReset', { body: { email } });
  await call(authentication, 'verifyEmail', { body: { token: MARK } });
  await call(users, 'updateMyAccount', { cookie, body: { name: `Mia ${MARK}`, version: 99 } });
  await call(users, 'listUsers', { cookie, query: { q: MARK } });
  await call(users, 'listUsers', { cookie: `rinkside-session=${MARK}` });
  await call(authentication, 'currentUser', { cookie, headers: { origin: `https://${MARK}.example` } });
  await call(entries, 'submitIndividualEntry', { cookie, body: { skater: { name: MARK } } });
  await call(entries, 'getEntry', { cookie, params: { entryId: MARK } });

  await stagedEntry(currentTime(), { change: { name: `${MARK} Open` } });
  await schedule({ scheduled: OVERDUE_MAILS.scheduled }, context);
  // Stored wrongly, so that reading it fails: what is read is in the error's reach.
  await updateItem(userKey(data.id), {
    update: 'SET #name = :name, sessions = :name, addresses = :name, notificationAddresses = :name',
    names: { '#name': 'name' },
    values: { ':name': { [MARK]: MARK } },
  });
  await call(authentication, 'currentUser', { cookie });
  await call(users, 'downloadMyData', { cookie });
  vi.stubEnv('TABLE_NAME', 'no-such-table');
  await call(entries, 'listMyEntries', { cookie });
  await call(authentication, 'logIn', { body: { email, password } });
  vi.unstubAllEnvs();

  const lines = written.flatMap((stream) => stream.mock.calls.map(([line]) => String(line)));
  vi.restoreAllMocks();
  const text = lines.join('');
  for (const event of [
    '"answered"',
    '"refused"',
    '"failed"',
    '"mailNotSent"',
    '"OldestUnsentMinutes"',
    '"MailNotSent"',
  ])
    expect(text).toContain(event);
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.filter((line) => line.toLowerCase().includes(MARK) || line.includes('198.51.100.77'))).toEqual(
    [],
  );
});
