import { createECDH, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importJWK, jwtVerify } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { newAccessCredential, credentialEnvironment } from '../../../local/access/credential.ts';
import { listen, type Listening } from '../../../local/host/http/listen.ts';
import { respondWith } from '../../../local/host/http/respondWith.ts';
import { Outbox } from '../../../local/mail/outbox.ts';
import { pushService } from '../../../local/mail/pushServer.ts';
import { SecretStore } from '../../../local/secrets/secretStore.ts';
import { secretsManager } from '../../../local/secrets/secretsServer.ts';
import { pushPublicKey } from './pushKeys.ts';
import { sendPush } from './sendPush.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'rinkside-push-'));
const store = new SecretStore(folder);
const credential = newAccessCredential();
const outbox = new Outbox(path.join(folder, 'outbox.sqlite'));
const attempt = { now: new Date('2027-01-09T10:00:00Z'), keepSeconds: 600, within: 2_000 };
const text = {
  title: 'Ada L. skates at 14:35',
  body: 'Freestyle 3',
  tag: 'soon-1',
  path: '/my-day',
} as const;
let secrets: Listening;
let keptHere: Listening;

beforeAll(async () => {
  store.ensure('session', 64);
  secrets = await listen(respondWith(secretsManager(store, credential)));
  keptHere = await listen(respondWith(pushService(outbox, '/secret')));
});

beforeEach(() => {
  const values = {
    ...credentialEnvironment(credential),
    AWS_REGION: 'us-east-1',
    AWS_ENDPOINT_URL_SECRETS_MANAGER: `http://127.0.0.1:${String(secrets.port)}`,
    SESSION_SECRET_ID: 'session',
    MAIL_FROM: 'entries@rinkside.example',
    PUSH_SERVICE: 'browsers',
  };
  for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value);
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

afterAll(async () => {
  await Promise.all([secrets.close(), keptHere.close()]);
  outbox.close();
  rmSync(folder, { recursive: true });
});

async function newTarget(endpoint = 'https://fcm.googleapis.com/fcm/send/a') {
  const p256dh = createECDH('prime256v1').generateKeys().toString('base64url');
  return {
    endpoint,
    p256dh,
    auth: randomBytes(16).toString('base64url'),
    publicKey: await pushPublicKey(),
  };
}

/** The push services of browsers, which no test may call. */
function answerWith(answer: () => Response | Promise<Response>) {
  const calls: { readonly address: string; readonly request: RequestInit }[] = [];
  vi.stubGlobal('fetch', (address: string, request: RequestInit) => {
    calls.push({ address, request });
    return Promise.resolve(answer());
  });
  return calls;
}

describe('a push to a browser', () => {
  it('is a POST to its endpoint, signed for that service, and follows nobody elsewhere', async () => {
    const calls = answerWith(() => new Response(null, { status: 201 }));
    const target = await newTarget();
    expect(await sendPush(target, text, attempt)).toBe('sent');
    const [{ address, request } = { address: '', request: {} }] = calls;
    expect([calls.length, address, request.method, request.redirect]).toEqual([
      1,
      target.endpoint,
      'POST',
      'manual',
    ]);
    const { authorization = '', ...headers } = request.headers as Record<string, string>;
    expect(headers).toEqual({
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: '600',
      urgency: 'high',
      topic: 'soon-1',
    });
    const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(authorization) ?? [];
    expect(key).toBe(target.publicKey);
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
    const { payload } = await jwtVerify(token, await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'), {
      currentDate: attempt.now,
      audience: 'https://fcm.googleapis.com',
    });
    expect(payload).toEqual({
      aud: 'https://fcm.googleapis.com',
      sub: 'mailto:entries@rinkside.example',
      exp: attempt.now.getTime() / 1000 + 12 * 60 * 60,
    });
  });

  it.each([
    [201, 'sent'],
    [204, 'sent'],
    [302, 'refused'],
    [400, 'refused'],
    [403, 'refused'],
    [404, 'gone'],
    [410, 'gone'],
    [413, 'refused'],
    [429, 'throttled'],
    [500, 'unavailable'],
    [503, 'unavailable'],
  ] as const)('answered with %i is %s', async (status, outcome) => {
    answerWith(() => new Response(null, { status }));
    expect(await sendPush(await newTarget(), text, attempt)).toBe(outcome);
  });

  it('without an answer may have arrived', async () => {
    answerWith(() => Promise.reject(new TypeError('fetch failed')));
    expect(await sendPush(await newTarget(), text, attempt)).toBe('noAnswer');
  });

  it('never leaves for a host that nobody reviewed, whatever is stored', async () => {
    const calls = answerWith(() => new Response(null, { status: 201 }));
    for (const endpoint of ['https://169.254.169.254/latest', 'https://fcm.googleapis.com@evil.example/a'])
      expect(await sendPush(await newTarget(endpoint), text, attempt)).toBe('gone');
    expect(calls).toEqual([]);
  });

  it('is gone where the browser subscribed with a key that nobody has any more', async () => {
    const foreign = createECDH('prime256v1').generateKeys().toString('base64url');
    const calls = answerWith(() => new Response(null, { status: 201 }));
    expect(await sendPush({ ...(await newTarget()), publicKey: foreign }, text, attempt)).toBe('gone');
    expect(calls).toEqual([]);
  });

  it('stays among the mails of a machine that relays none', async () => {
    vi.stubEnv('PUSH_SERVICE', `http://127.0.0.1:${String(keptHere.port)}/secret`);
    expect(await sendPush(await newTarget(), text, attempt)).toBe('sent');
    expect(outbox.newest(9)).toMatchObject([
      { to: ['Notification (fcm.googleapis.com)'], subject: text.title, messageId: 'soon-1' },
    ]);
    expect(outbox.newest(9)[0]?.text).toContain('Freestyle 3\n\n/my-day');
    vi.stubEnv('PUSH_SERVICE', `http://127.0.0.1:${String(keptHere.port)}/guess`);
    expect(await sendPush(await newTarget(), text, attempt)).toBe('gone');
    expect(outbox.newest(9)).toHaveLength(1);
  });
});
