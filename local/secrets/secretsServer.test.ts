import {
  GetSecretValueCommand,
  ListSecretsCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAccessCredential } from '../access/credential.ts';
import { respondWith } from '../host/http/respondWith.ts';
import type { Listening } from '../host/http/listen.ts';
import { listen } from '../host/http/listen.ts';
import { SecretStore } from './secretStore.ts';
import { secretsManager } from './secretsServer.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'rinkside-secrets-'));
const store = new SecretStore(folder);
const credential = newAccessCredential();
let server: Listening;
let client: SecretsManagerClient;

beforeAll(async () => {
  store.ensure('session-secret', 64);
  server = await listen(respondWith(secretsManager(store, credential)));
  client = new SecretsManagerClient({
    region: 'eu-west-1',
    endpoint: `http://127.0.0.1:${String(server.port)}`,
    credentials: credential,
    maxAttempts: 1,
  });
});

afterAll(async () => {
  client.destroy();
  await server.close();
  rmSync(folder, { recursive: true });
});

const read = (SecretId: string, VersionStage?: 'AWSCURRENT' | 'AWSPREVIOUS') =>
  client.send(new GetSecretValueCommand({ SecretId, VersionStage }));

describe('the secrets of the local host', () => {
  it('are generated once, as long as the template specifies, and read by name or ARN', async () => {
    const first = await read('session-secret');
    expect(first.SecretString).toMatch(/^[A-Za-z0-9]{64}$/);
    new SecretStore(folder).ensure('session-secret', 64);
    const again = await read('arn:aws:local:eu-west-1:000000000000:session-secret', 'AWSCURRENT');
    expect(again.SecretString).toBe(first.SecretString);
  });

  it('are readable by their owner alone', () => {
    expect(statSync(path.join(folder, 'session-secret.json')).mode & 0o777).toBe(0o600);
  });

  it('have no previous value before a rotation', async () => {
    await expect(read('session-secret', 'AWSPREVIOUS')).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
    });
  });

  it('have the value before a rotation as the previous one, unless that is removed as well', async () => {
    const before = await read('session-secret');
    store.rotate('session-secret', { keepPrevious: true });
    const after = await read('session-secret');
    expect(after.SecretString).toMatch(/^[A-Za-z0-9]{64}$/);
    expect(after.SecretString).not.toBe(before.SecretString);
    expect((await read('session-secret', 'AWSPREVIOUS')).SecretString).toBe(before.SecretString);
    store.rotate('session-secret', { keepPrevious: false });
    expect((await read('session-secret')).SecretString).not.toBe(after.SecretString);
    await expect(read('session-secret', 'AWSPREVIOUS')).rejects.toThrow("can't find");
    expect(() => {
      store.rotate('unknown', { keepPrevious: true });
    }).toThrow('made at the first start');
  });

  it.each(['unknown', '../session-secret', '../../etc/passwd'])('are not found under %s', async (id) => {
    await expect(read(id)).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  });

  it('report an unsupported call', async () => {
    await expect(client.send(new ListSecretsCommand({}))).rejects.toThrow('not supported');
  });
});
