import { ListEmailIdentitiesCommand, SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAccessCredential } from '../access/credential.ts';
import { respondWith } from '../host/http/respondWith.ts';
import type { Listening } from '../host/http/listen.ts';
import { listen } from '../host/http/listen.ts';
import { Outbox } from './outbox.ts';
import { outboxPages } from './outboxPages.ts';
import { simpleEmailService } from './sesServer.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'rinkside-mail-'));
const outbox = new Outbox(path.join(folder, 'outbox.sqlite'));
const pages = outboxPages(outbox);
const credential = newAccessCredential();
let server: Listening;
let client: SESv2Client;

beforeAll(async () => {
  server = await listen(respondWith(simpleEmailService(outbox, credential)));
  client = new SESv2Client({
    region: 'eu-west-1',
    endpoint: `http://127.0.0.1:${String(server.port)}`,
    credentials: credential,
    maxAttempts: 1,
  });
});

afterAll(async () => {
  client.destroy();
  await server.close();
  outbox.close();
  rmSync(folder, { recursive: true });
});

const mail = (subject: string, body: { text?: string; html?: string }, to = ['parent@family.example']) =>
  new SendEmailCommand({
    FromEmailAddress: 'entries@rinkside.example',
    Destination: { ToAddresses: to },
    Content: {
      Simple: {
        Subject: { Data: subject },
        Body: {
          ...(body.text === undefined ? {} : { Text: { Data: body.text } }),
          ...(body.html === undefined ? {} : { Html: { Data: body.html } }),
        },
      },
    },
  });

it('publishes once the bounce of a dead address, although the relay puts off the mail', async () => {
  const dead = [{ address: 'ada@family.example', reply: '550 5.1.1', isAddressDead: true }];
  const published: object[] = [];
  const backEnd = { take: () => ({ outcome: 'deferred', dead }) as const };
  const relayed = await listen(
    respondWith(simpleEmailService(backEnd, credential, (event) => published.push(event))),
  );
  const endpoint = `http://127.0.0.1:${String(relayed.port)}`;
  const sender = new SESv2Client({ region: 'eu-west-1', endpoint, credentials: credential, maxAttempts: 1 });
  const to = ['ada@family.example', 'bounce@simulator.amazonses.com'];
  await expect(sender.send(mail('Your entry', { text: '-' }, to))).rejects.toThrow('does not take');
  const bouncedRecipients = [expect.objectContaining({ emailAddress: 'ada@family.example' })];
  const bounce = expect.objectContaining({ bounceType: 'Permanent', bouncedRecipients });
  expect(published).toMatchObject([{ detail: { eventType: 'Bounce', bounce } }]);
  sender.destroy();
  await relayed.close();
});

describe('the mail of the local host', () => {
  it('is in the outbox, and on disk', async () => {
    const { MessageId } = await client.send(mail('Your entry', { text: 'Thank you.' }));
    const again = new Outbox(path.join(folder, 'outbox.sqlite'));
    expect(again.find(MessageId ?? '')).toMatchObject({ subject: 'Your entry', text: 'Thank you.' });
    again.close();
    expect(JSON.parse(pages('/_outbox.json').body.toString())).toMatchObject({
      data: [{ id: MessageId, to: ['parent@family.example'] }],
    });
  });

  it('runs no script of a mail', async () => {
    const evil = '<script>steal()</script>"><img src=x onerror=steal()>';
    const { MessageId } = await client.send(mail(evil, { text: evil, html: evil }));
    for (const address of ['/_outbox', `/_outbox/${MessageId ?? ''}`]) {
      const { body, headers } = pages(address);
      expect(body.toString()).toContain('&lt;script&gt;steal()');
      expect(body.toString()).not.toMatch(/<script>steal|<img/);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    }
    expect(pages(`/_outbox/${MessageId ?? ''}`).body.toString()).toContain(
      '<iframe sandbox="allow-popups allow-popups-to-escape-sandbox"',
    );
  });

  it('refuses a mail without recipients', async () => {
    await expect(client.send(mail('Hello', { text: 'x' }, []))).rejects.toThrow('no recipient');
  });

  it('refuses an address that is not ASCII', async () => {
    const refused = client.send(mail('Hello', { text: 'x' }, ['zoë@family.example']));
    await expect(refused).rejects.toThrow('Local address contains');
  });

  it('reports a missing mail', () => {
    expect(pages('/_outbox/none').status).toBe(404);
  });

  it('reports an unsupported call', async () => {
    await expect(client.send(new ListEmailIdentitiesCommand({}))).rejects.toThrow('Only SendEmail');
  });
});
