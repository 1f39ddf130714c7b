import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { respondWith } from '../../../local/host/http/respondWith.ts';
import { listen, type Listening } from '../../../local/host/http/listen.ts';
import type { RunningDynamo } from '../../../local/dynamo/server.ts';
import { Outbox } from '../../../local/mail/outbox.ts';
import { simpleEmailService } from '../../../local/mail/sesServer.ts';
import { startMemoryTable } from '../../../local/testing/memoryTable.ts';
import { stagedNotifications } from '../../../local/testing/stagedNotifications.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'rinkside-notices-'));
const outbox = new Outbox(path.join(folder, 'outbox.sqlite'));
let dynamo: RunningDynamo;
let working: Listening;
let refusing: Server;

beforeAll(async () => {
  dynamo = await startMemoryTable();
  working = await listen(respondWith(simpleEmailService(outbox, dynamo.credential)));
  refusing = createServer((_request, response) => {
    response.writeHead(400, { 'x-amzn-errortype': 'MessageRejected' });
    response.end(JSON.stringify({ message: 'Not today' }));
  });
  await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('MAIL_FROM', 'entries@rinkside.example');
  vi.stubEnv('PUBLIC_ORIGIN', 'https://rinkside.example');
});
beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterAll(async () => {
  await Promise.all([working.close(), dynamo.close()]);
  refusing.close();
  outbox.close();
  rmSync(folder, { recursive: true });
});

/** The module anew: its client keeps the endpoint it was made for. */
async function against(port: number) {
  vi.stubEnv('AWS_ENDPOINT_URL_SESV2', `http://127.0.0.1:${String(port)}`);
  vi.resetModules();
  return {
    ...(await import('./newMails.ts')),
    ...(await import('./unsentMails.ts')),
  };
}
const refusingPort = () => (refusing.address() as AddressInfo).port;

describe('sendNewMails', () => {
  it('sends a mail once, however many send it at the same time', async () => {
    const { keys, now, noticesOf } = await stagedNotifications();
    const { sendNewMails } = await against(working.port);
    const before = outbox.newest(100).length;
    await Promise.all(Array.from({ length: 6 }, () => sendNewMails(keys, now)));
    await sendNewMails(keys, now);
    expect(outbox.newest(100)).toHaveLength(before + 1);
    expect(await noticesOf()).toMatchObject([{ key: 'submitted', sentAt: now.toISOString(), failure: null }]);
  });

  it('keeps what mail refuses on record, in the list of what is unsent, until it is sent', async () => {
    const { keys, now, noticesOf, unsent } = await stagedNotifications();
    const refused = await against(refusingPort());
    await refused.sendNewMails(keys, now);
    expect(await noticesOf()).toMatchObject([{ sentAt: null, failure: 'refused' }]);
    expect(await unsent()).toEqual(['submitted']);
    const { sendNewMails } = await against(working.port);
    await sendNewMails(keys, now);
    expect(await noticesOf()).toMatchObject([{ sentAt: now.toISOString() }]);
    expect(await unsent()).toEqual([]);
  });

  it('lets a change stand where nothing answers at all', async () => {
    const { keys, now, unsent } = await stagedNotifications();
    const { sendNewMails } = await against(1);
    const start = performance.now();
    await sendNewMails(keys, now);
    expect(performance.now() - start).toBeLessThan(8_000);
    expect(await unsent()).toEqual(['submitted']);
  });
});

describe('sendOverdueMails', () => {
  const MINUTE = 60_000;
  const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);

  it('sends once what a call could not send, and leaves what may be under way or is a day old', async () => {
    const { keys, now, noticesOf, unsent } = await stagedNotifications();
    const refused = await against(refusingPort());
    await refused.sendNewMails(keys, now);
    const { sendOverdueMails } = await against(working.port);
    const before = outbox.newest(100).length;
    await sendOverdueMails(after(now, MINUTE));
    await sendOverdueMails(after(now, 25 * 60 * MINUTE));
    expect(await unsent()).toEqual(['submitted']);

    const due = after(now, 5 * MINUTE);
    await Promise.all([sendOverdueMails(due), sendOverdueMails(due), sendOverdueMails(due)]);
    await sendOverdueMails(after(now, 10 * MINUTE));
    expect(await unsent()).toEqual([]);
    expect(await noticesOf()).toMatchObject([{ sentAt: due.toISOString() }]);
    expect(outbox.newest(100)).toHaveLength(before + 1);
  });

  it('leaves a mail to a person that mail gave no answer about', async () => {
    const { keys, now, unsent } = await stagedNotifications();
    const silent = await against(1);
    await silent.sendNewMails(keys, now);
    const { sendOverdueMails } = await against(working.port);
    const before = outbox.newest(100).length;
    await sendOverdueMails(after(now, 5 * MINUTE));
    expect(outbox.newest(100)).toHaveLength(before);
    expect(await unsent()).toEqual(['submitted']);
  });
});

describe('sendUnsentMails', () => {
  it('counts a new mail as one that is leaving, until mail refused it or two minutes are over', async () => {
    const { keys, entry, now } = await stagedNotifications();
    const { sendNewMails, sendUnsentMails } = await against(refusingPort());
    const counted = (at: Date) => sendUnsentMails(entry.competitionId, { send: false }, at);
    const later = new Date(now.getTime() + 121_000);
    expect(await counted(now)).toMatchObject({ unsent: 0, unsure: 0 });
    expect(await counted(later)).toMatchObject({ unsent: 1, unsure: 0 });
    await sendNewMails(keys, now);
    expect(await counted(now)).toMatchObject({ unsent: 1, unsure: 0 });
  });
});
