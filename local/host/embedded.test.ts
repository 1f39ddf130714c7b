import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAccessCredential, type Credential } from '../access/credential.ts';
import { signingHeaders } from '../access/signedRequest.ts';
import { startEmbedded, type Embedded } from './embedded.ts';
import type { Deployment } from './template/deployment.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'rinkside-embedded-'));
const deployment = { secrets: [{ name: 'session', length: 64 }], buckets: ['pictures'] };
const credential = newAccessCredential();
let embedded: Embedded;

beforeAll(async () => {
  embedded = await startEmbedded(deployment as unknown as Deployment, folder, credential);
});

afterAll(async () => {
  await embedded.close();
  rmSync(folder, { recursive: true });
});

interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Private data of the body or of an answer to it. */
  readonly secret: RegExp;
}

/** A call of each service in its protocol, which none may answer unsigned. */
const CALLS: Readonly<Record<string, Call>> = {
  DYNAMODB: {
    method: 'POST',
    path: '/',
    headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': 'DynamoDB_20120810.ListTables' },
    body: '{}',
    secret: /TableNames/,
  },
  SECRETS_MANAGER: {
    method: 'POST',
    path: '/',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'secretsmanager.GetSecretValue',
    },
    body: '{"SecretId":"session"}',
    secret: /SecretString/,
  },
  SESV2: {
    method: 'POST',
    path: '/v2/email/outbound-emails',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      FromEmailAddress: 'a@x.example',
      Destination: { ToAddresses: ['b@x.example'] },
      Content: { Simple: { Subject: { Data: 'Hello' }, Body: { Text: { Data: 'x' } } } },
    }),
    secret: /MessageId/,
  },
  S3: {
    method: 'GET',
    path: '/pictures?list-type=2',
    headers: {},
    body: '',
    secret: /ListBucketResult/,
  },
};

function send(service: string, call: Call, headers: Record<string, string> = {}) {
  const url = new URL(embedded.environment[`AWS_ENDPOINT_URL_${service}`] ?? '');
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const options = { method: call.method, path: call.path, headers: { ...call.headers, ...headers } };
    request(url, options, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    })
      .on('error', reject)
      .end(call.body);
  });
}

/** Signs a POST of the body to the host. */
function signed(service: string, { path: target, headers, body }: Call, by: Credential, host?: string) {
  const url = new URL(target, embedded.environment[`AWS_ENDPOINT_URL_${service}`]);
  if (host !== undefined) url.host = host;
  return { ...signingHeaders({ url, body, headers }, by), host: url.host };
}

describe.each(Object.entries(CALLS))('the embedded %s', (service, call) => {
  async function expectRefused(headers: Record<string, string>, why: RegExp): Promise<void> {
    const { status, text } = await send(service, call, headers);
    expect([400, 403]).toContain(status);
    expect(text).toMatch(why);
    expect(text).not.toMatch(call.secret);
  }

  it('refuses unsigned calls', async () => {
    await expectRefused({}, /not signed/);
  });

  it('refuses the key of another start, and the right key id with another secret', async () => {
    const other = newAccessCredential();
    await expectRefused(signed(service, call, other), /access key/);
    const { accessKeyId } = credential;
    await expectRefused(signed(service, call, { ...other, accessKeyId }), /signature/i);
    await expectRefused({ authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/` }, /access key/);
  });

  it('refuses host names other than loopback’s, even when signed', async () => {
    const port = new URL(embedded.environment[`AWS_ENDPOINT_URL_${service}`] ?? '').port;
    for (const host of [
      `evil.example:${port}`,
      'evil.example',
      `127.0.0.1.evil.example:${port}`,
      '127.0.0.1:1',
    ])
      await expectRefused(signed(service, call, credential, host), /loopback/);
  });
});

describe('the embedded services', () => {
  it('do not accept a signature for another call or another body', async () => {
    const call = CALLS['SECRETS_MANAGER'];
    if (call === undefined) throw new Error('No call');
    const headers = signed('SECRETS_MANAGER', call, credential);
    expect((await send('SECRETS_MANAGER', call, headers)).status).toBe(200);
    const changed = { ...call, body: '{"SecretId":"session" }' };
    expect((await send('SECRETS_MANAGER', changed, headers)).text).toContain('InvalidSignatureException');
    const retargeted = { ...headers, 'x-amz-target': 'secretsmanager.ListSecrets' };
    expect((await send('SECRETS_MANAGER', call, retargeted)).text).toContain('InvalidSignatureException');
    const added = { ...headers, 'x-amz-more': 'yes' };
    expect((await send('SECRETS_MANAGER', call, added)).text).toContain('InvalidSignatureException');
  });

  it('answer the SDK with the credential', async () => {
    const settings = (service: string) => ({
      region: 'eu-west-1',
      endpoint: embedded.environment[`AWS_ENDPOINT_URL_${service}`] ?? '',
      credentials: credential,
    });
    const clients = {
      dynamo: new DynamoDBClient(settings('DYNAMODB')),
      secrets: new SecretsManagerClient(settings('SECRETS_MANAGER')),
      mail: new SESv2Client(settings('SESV2')),
      s3: new S3Client(settings('S3')),
    };
    expect((await clients.dynamo.send(new ListTablesCommand({}))).TableNames).toEqual([]);
    const secret = await clients.secrets.send(new GetSecretValueCommand({ SecretId: 'session' }));
    expect(secret.SecretString).toHaveLength(64);
    const mail = {
      FromEmailAddress: 'a@x.example',
      Destination: { ToAddresses: ['b@x.example'] },
      Content: { Simple: { Subject: { Data: 'Grüße' }, Body: { Text: { Data: '⛸' } } } },
    };
    await clients.mail.send(new SendEmailCommand(mail));
    expect(embedded.outbox.newest(9).map(({ subject }) => subject)).toEqual(['Grüße']);
    const listed = await clients.s3.send(new ListObjectsV2Command({ Bucket: 'pictures', Prefix: 'a b/é' }));
    expect(listed.KeyCount).toBe(0);
    for (const client of Object.values(clients)) client.destroy();
  });
});
