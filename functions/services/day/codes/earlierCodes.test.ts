import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningDynamo } from '../../../../local/dynamo/server.ts';
import { listen, type Listening } from '../../../../local/host/http/listen.ts';
import { respondWith } from '../../../../local/host/http/respondWith.ts';
import { SecretStore } from '../../../../local/secrets/secretStore.ts';
import { secretsManager } from '../../../../local/secrets/secretsServer.ts';
import { startMemoryTable } from '../../../../local/testing/memoryTable.ts';
import { stagedEntry } from '../../../../local/testing/stagedEntry.ts';
import { slowCodeHash } from '../../../platform/passwords/codeHash.ts';
import { storeCode } from '../../../store/day/codes/repository.ts';
import type { StoredCode } from '../../../store/day/codes/storedCodes.ts';
import { openCode } from './openCode.ts';

const now = new Date('2027-01-09T10:00:00Z');
const folder = mkdtempSync(path.join(tmpdir(), 'rinkside-codes-'));
let dynamo: RunningDynamo;
let secrets: Listening;

beforeAll(async () => {
  dynamo = await startMemoryTable();
  const store = new SecretStore(folder);
  store.ensure('session', 64);
  secrets = await listen(respondWith(secretsManager(store, dynamo.credential)));
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_SECRETS_MANAGER: `http://127.0.0.1:${String(secrets.port)}`,
    SESSION_SECRET_ID: 'session',
    PUBLIC_ORIGIN: 'https://rinkside.example',
  });
});

afterAll(async () => {
  await Promise.all([dynamo.close(), secrets.close()]);
  rmSync(folder, { recursive: true });
});

const open = (code: string) =>
  openCode({
    body: { code, name: 'Lou Field' },
    viewer: { address: '192.0.2.1', userAgent: '', country: null },
    deviceToken: null,
    setCookie: () => undefined,
    now,
  } as unknown as Parameters<typeof openCode>[0]);

it('opens a code that an earlier version made, until sixty wrong ones came from its address', async () => {
  const { competitionId } = await stagedEntry(now);
  const code: StoredCode = {
    type: 'code',
    id: 'EARLIER1',
    competitionId,
    kind: 'checkIn',
    panelId: null,
    seat: null,
    label: 'Front desk',
    endsAt: '2027-01-10T10:00:00.000Z',
    createdAt: '2027-01-08T10:00:00.000Z',
    createdBy: 'Kim Lake',
  };
  await storeCode(code, await slowCodeHash('ABCD2345'));
  expect(await open('abcd 2345')).toMatchObject({ id: 'EARLIER1', name: 'Lou Field' });
  for (let n = 0; n < 59; n++) await expect(open('ABCD2346')).rejects.toThrow('ValidationFailed');
  await expect(open('ABCD2346')).rejects.toThrow('TooManyAttempts');
  await expect(open('ABCD2345')).rejects.toThrow('TooManyAttempts');
});
