import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startMailSink } from '../testing/mailSink.ts';

const data = mkdtempSync(path.join(tmpdir(), 'rinkside-relayed-'));
let sink: Awaited<ReturnType<typeof startMailSink>>;
let host: ChildProcess;
let origin: string;

/** Starts the product with a relay. @throws Error with its output if it ends before it is ready */
function start(environment: Record<string, string>): Promise<string> {
  const command = path.join(import.meta.dirname, 'command.ts');
  host = spawn(process.execPath, [command, '--no-pages'], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: data,
      DEMO_DATA: 'off',
      // A hash at the usual cost outlasts the call on a busy machine.
      PASSWORD_COST: String(2 ** 10),
      RINKSIDE_MAIL_FROM: 'entries@club.example',
      ...environment,
    },
  });
  let printed = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const ready = /^Rinkside is ready on (\S+)$/m.exec(printed)?.[1];
      if (ready !== undefined) resolve(ready);
    };
    host.stdout?.on('data', read);
    host.stderr?.on('data', read);
    host.once('exit', () => {
      reject(new Error(printed.trim()));
    });
  });
}

beforeAll(async () => {
  sink = await startMailSink();
  origin = await start({ RINKSIDE_SMTP_URL: `smtp://127.0.0.1:${String(sink.port)}` });
});

afterAll(async () => {
  host.kill('SIGKILL');
  await sink.close();
  rmSync(data, { recursive: true, force: true });
});

/** A client with the session of a new account, and the place of its account. */
async function signedUp(email: string) {
  const headers = { 'x-requested-with': 'test', 'idempotency-key': randomUUID() };
  const body = JSON.stringify({ name: 'Robin Winter', email, password: 'a password of ours' });
  const answer = await fetch(`${origin}/api/auth/signup`, { method: 'POST', headers, body });
  expect(answer.status).toBe(201);
  const cookie = answer.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
  const call = (path: string, method = 'GET') =>
    fetch(`${origin}${path}`, { method, headers: { 'x-requested-with': 'test', cookie } });
  const suppressed = async () => {
    const { data: account } = (await (await call('/api/users/me')).json()) as {
      data: { suppressed: unknown };
    };
    return account.suppressed;
  };
  return { call, suppressed };
}

it('an address that the relay refuses is named to its owner, who confirms it by a link', async () => {
  const email = 'gone@family.example';
  sink.failAt((step) => (step === 'recipient' ? { code: 550, text: '5.1.1 No such user' } : undefined));
  const { call, suppressed } = await signedUp(email);
  await expect.poll(suppressed).toEqual([{ email, reason: 'bounced' }]);
  sink.failAt(() => undefined);
  sink.taken.length = 0;
  expect((await call('/api/users/me/verification', 'POST')).status).toBe(200);
  await expect.poll(() => sink.taken.length).toBe(1);
  const text = sink.taken[0]?.raw.replace(/=\r\n/g, '').replace(/=3D/g, '=') ?? '';
  const token = /token=([\w-]+)/.exec(text)?.[1];
  const confirmed = await fetch(`${origin}/api/auth/verify-email`, {
    method: 'POST',
    headers: { 'x-requested-with': 'test' },
    body: JSON.stringify({ token }),
  });
  expect(confirmed.status).toBe(200);
  expect(await suppressed()).toEqual([]);
});

it('a sign-up’s mail leaves by the relay, and none is kept for others to read', async () => {
  sink.taken.length = 0;
  await signedUp('robin@family.example');
  await expect.poll(() => sink.taken.length).toBe(1);
  const [mail] = sink.taken;
  expect(mail).toMatchObject({ from: 'entries@club.example', to: ['robin@family.example'] });
  expect(mail?.raw).toContain('From: Rinkside <entries@club.example>');
  expect(mail?.raw).toMatch(/^Message-ID: <[0-9a-f]{32}@127\.0\.0\.1>/m);
  for (const page of ['/_outbox', '/_outbox.json', '/_outbox/1'])
    expect([page, (await fetch(origin + page)).status]).toEqual([page, 404]);
});

it.each([
  [
    { RINKSIDE_SMTP_URL: 'smtp://club:s3cret@', RINKSIDE_MAIL_FROM: 'a@b.example' },
    'RINKSIDE_SMTP_URL must be like',
  ],
  [{ RINKSIDE_SMTP_URL: 'smtp://mail.club.example', RINKSIDE_MAIL_FROM: '' }, 'Set RINKSIDE_MAIL_FROM'],
  [{ RINKSIDE_SMTP_URL: 'smtp://mail.club.example', DEMO_DATA: '' }, 'The demo’s mails must not leave'],
])('%j is refused in one sentence', async (environment, sentence) => {
  const running = host;
  const error: unknown = await start({ ...environment, DATA_DIR: `${data}-other` }).catch(
    (thrown: unknown) => thrown,
  );
  host = running;
  expect(String(error)).toContain(sentence);
  expect(String(error)).not.toContain('s3cret');
  expect(String(error).split('\n')).toHaveLength(1);
});
