import { createServer, type Server } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { credentialEnvironment, newCredential } from '../../../local/access/credential.ts';
import { respondWith } from '../../../local/host/http/respondWith.ts';
import { listen, type Listening } from '../../../local/host/http/listen.ts';
import { Outbox } from '../../../local/mail/outbox.ts';
import { simpleEmailService } from '../../../local/mail/sesServer.ts';
import type { sendMail, sendMailQuietly } from './sendMail.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'rinkside-send-'));
const outbox = new Outbox(path.join(folder, 'outbox.sqlite'));
const words = { subject: 'Ski och is ⛸', text: 'Grüße\n' };
const html = '<p>Grüße</p>';
const mail = { ...words, html: () => html };
const to = ['parent@family.example'];
const credential = newCredential();
let embedded: Listening;
let refusing: Server;
let silent: Server;

beforeAll(async () => {
  embedded = await listen(respondWith(simpleEmailService(outbox, credential)));
  refusing = createServer((_request, response) => {
    response.writeHead(400, { 'x-amzn-errortype': 'MessageRejected', 'x-amzn-requestid': 'r-1' });
    response.end(JSON.stringify({ message: `Email address is not verified: ${to.join()}` }));
  });
  silent = createServer(() => undefined);
  for (const server of [refusing, silent])
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('MAIL_FROM', 'entries@rinkside.example');
  vi.stubEnv('POWERTOOLS_METRICS_DISABLED', 'true');
  const settings = { AWS_REGION: 'local', ...credentialEnvironment(credential) };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
});

afterEach(() => {
  vi.restoreAllMocks();
});

afterAll(async () => {
  await embedded.close();
  for (const server of [refusing, silent]) {
    server.closeAllConnections();
    server.close();
  }
  outbox.close();
  rmSync(folder, { recursive: true });
});

/** The module anew, because its client keeps the endpoint it was made for. */
async function against(port: number): Promise<{
  sendMail: typeof sendMail;
  sendMailQuietly: typeof sendMailQuietly;
}> {
  vi.stubEnv('AWS_ENDPOINT_URL_SESV2', `http://127.0.0.1:${String(port)}`);
  vi.resetModules();
  return import('./sendMail.ts');
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

function logged(): () => string {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  return () => written.mock.calls.map(([line]) => String(line)).join('');
}

describe('sendMail', () => {
  it('hands SES the mail in both forms, from the product', async () => {
    const { sendMail } = await against(embedded.port);
    await sendMail({ to: [...to, 'other@family.example'], mail });
    expect(outbox.newest(1)).toMatchObject([
      { ...words, html, from: 'Rinkside <entries@rinkside.example>', to: [...to, 'other@family.example'] },
    ]);
  });

  it('throws what SES refuses', async () => {
    const { sendMail } = await against(portOf(refusing));
    await expect(sendMail({ to, mail })).rejects.toThrow('not verified');
  });
});

describe('sendMailQuietly', () => {
  it('says that SES took it', async () => {
    const { sendMailQuietly } = await against(embedded.port);
    expect(await sendMailQuietly({ to, mail })).toBe(true);
  });

  it('logs a refusal in one line, without the address that SES names and the subject', async () => {
    const log = logged();
    const { sendMailQuietly } = await against(portOf(refusing));
    expect(await sendMailQuietly({ to, mail })).toBe(false);
    expect(JSON.parse(log().trim().split('\n').at(-1) ?? '')).toEqual({
      level: 'error',
      timestamp: expect.any(String) as string,
      event: 'mailNotSent',
      recipients: 1,
      error: 'MessageRejected',
      sesRequestId: 'r-1',
    });
    expect(log()).not.toMatch(/parent|Ski/);
  });

  it('waits no longer than a call can', async () => {
    const log = logged();
    const { sendMailQuietly } = await against(portOf(silent));
    const start = performance.now();
    expect(await sendMailQuietly({ to, mail })).toBe(false);
    expect(performance.now() - start).toBeLessThan(8000);
    expect(log()).toContain('mailNotSent');
  });
});
