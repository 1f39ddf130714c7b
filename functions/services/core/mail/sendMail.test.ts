import { createServer, type Server } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { credentialEnvironment, newAccessCredential } from '../../../../local/access/credential.ts';
import { respondWith } from '../../../../local/host/http/respondWith.ts';
import { listen, type Listening } from '../../../../local/host/http/listen.ts';
import { Outbox } from '../../../../local/mail/outbox.ts';
import { simpleEmailService } from '../../../../local/mail/sesServer.ts';
import type { attemptMail } from './sendMail.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'rinkside-send-'));
const outbox = new Outbox(path.join(folder, 'outbox.sqlite'));
const words = { subject: 'Ski och is ⛸', text: 'Grüße\n' };
const html = '<p>Grüße</p>';
const mail = { ...words, html: () => html };
const to = ['parent@family.example'];
const credential = newAccessCredential();
let embedded: Listening;
const REFUSED = 'Message contains a virus';
let refusal = REFUSED;
let refusing: Server;
let silent: Server;

beforeAll(async () => {
  embedded = await listen(respondWith(simpleEmailService(outbox, credential)));
  refusing = createServer((_request, response) => {
    response.writeHead(400, { 'x-amzn-errortype': 'MessageRejected', 'x-amzn-requestid': 'r-1' });
    response.end(JSON.stringify({ message: `${refusal}: ${to.join()}` }));
  });
  silent = createServer(() => undefined);
  for (const server of [refusing, silent])
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('PUBLIC_ORIGIN', 'https://rinkside.example');
  vi.stubEnv('MAIL_FROM', 'entries@rinkside.example');
  vi.stubEnv('MAIL_CONFIGURATION', 'Rinkside-test');
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
  attemptMail: typeof attemptMail;
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

const messageId = 'the-same-in-every-attempt';

describe('attemptMail', () => {
  it('hands SES the mail in both forms, from the product, and says that SES took it', async () => {
    const { attemptMail } = await against(embedded.port);
    const sent = await attemptMail(
      { to: [...to, 'other@family.example'], mail, messageId, itemId: 'a' },
      4_000,
    );
    expect(sent).toBe('sent');
    expect(outbox.newest(1)).toMatchObject([
      { ...words, html, from: 'Rinkside <entries@rinkside.example>', to: [...to, 'other@family.example'] },
    ]);
  });

  it('waits where SES does not know the sender yet: that is mended in the account', async () => {
    refusal = 'Email address is not verified';
    const { attemptMail } = await against(portOf(refusing));
    expect(await attemptMail({ to, mail, messageId, itemId: 'a' }, 4_000)).toBe('unavailable');
    refusal = REFUSED;
  });

  it('logs a refusal in one line, without the address that SES names and the subject', async () => {
    const log = logged();
    const { attemptMail } = await against(portOf(refusing));
    expect(await attemptMail({ to, mail, messageId, itemId: 'a' }, 4_000)).toBe('refused');
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

  it('waits no longer than it may', async () => {
    const log = logged();
    const { attemptMail } = await against(portOf(silent));
    const start = performance.now();
    expect(await attemptMail({ to, mail, messageId, itemId: 'a' }, 1_000)).toBe('noAnswer');
    expect(performance.now() - start).toBeLessThan(8000);
    expect(log()).toContain('mailNotSent');
  });
});
