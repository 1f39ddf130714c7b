import { createServer, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SINK_CERTIFICATE, startMailSink, type SinkFault, type SinkStep } from '../testing/mailSink.ts';
import type { Message } from './outbox.ts';
import { smtpRelay, type SmtpRelay } from './smtpRelay.ts';
import type { SmtpSettings } from './smtpSettings.ts';

const PASSWORD = 's3cret/pass';
const FROM = 'Rinkside <entries@rinkside.example>';
const [ADA, BEA] = ['ada@family.example', 'bea@family.example'];

const message: Message = {
  id: 'a',
  sentAt: '2027-03-01T10:00:00.000Z',
  from: FROM,
  to: [ADA],
  subject: 'Your entry ⛸\r\nBcc: all@other.example',
  text: 'Grüße',
  html: '<p>Grüße</p>',
  messageId: '<0f3a@rinkside.example>',
};

let sink: Awaited<ReturnType<typeof startMailSink>>;
const relays: SmtpRelay[] = [];
let log: string;

beforeEach(() => {
  log = '';
  vi.spyOn(console, 'warn').mockImplementation((line: string) => {
    log += line;
  });
});

afterEach(async () => {
  vi.useRealTimers();
  for (const relay of relays.splice(0)) relay.close();
  await sink.close();
  vi.restoreAllMocks();
});

const settings = (own: Partial<SmtpSettings> = {}): SmtpSettings => ({
  host: '127.0.0.1',
  port: sink.port,
  isImplicitTls: false,
  needsTls: false,
  login: null,
  from: 'entries@rinkside.example',
  rate: 14,
  ...own,
});

function relayTo(own: Partial<SmtpSettings> = {}, trusted?: string): SmtpRelay {
  const relay = smtpRelay(settings(own), trusted);
  relays.push(relay);
  return relay;
}

const failAt = (step: SinkStep, fault: SinkFault) => {
  sink.failAt((at) => (at === step ? fault : undefined));
};

describe('a relay that takes mail', () => {
  it('gets both forms, with the product’s id and without a header from a subject', async () => {
    sink = await startMailSink();
    expect(await relayTo().take(message)).toEqual({ outcome: 'taken', returned: [] });
    expect(sink.taken).toMatchObject([{ from: 'entries@rinkside.example', to: [ADA] }]);
    const raw = sink.taken[0]?.raw ?? '';
    expect(raw).toContain('Message-ID: <0f3a@rinkside.example>');
    expect(raw).toContain('Date: Mon, 01 Mar 2027 10:00:00 +0000');
    expect(raw).toMatch(/text\/plain[^]*text\/html/);
    expect(raw).not.toMatch(/^Bcc:/m);
  });

  it('gets the same id in a repeat', async () => {
    sink = await startMailSink();
    failAt('accepted', { code: 451 });
    const relay = relayTo();
    expect(await relay.take(message)).toEqual({ outcome: 'deferred' });
    sink.failAt(() => undefined);
    await relay.take(message);
    const ids = sink.taken.map(({ raw }) => /^Message-ID: (.*)$/m.exec(raw)?.[1]?.trim());
    expect(ids).toEqual(['<0f3a@rinkside.example>', '<0f3a@rinkside.example>']);
  });

  it('gets 20 mails at the same time, each once', async () => {
    sink = await startMailSink();
    const relay = relayTo();
    const all = Array.from({ length: 20 }, (_, index) =>
      relay.take({ ...message, messageId: `<${String(index)}@rinkside.example>` }),
    );
    expect(new Set((await Promise.all(all)).map(({ outcome }) => outcome))).toEqual(new Set(['taken']));
    expect(new Set(sink.taken.map(({ raw }) => /^Message-ID: (.*)$/m.exec(raw)?.[1])).size).toBe(20);
    expect(sink.taken).toHaveLength(20);
  });
});

describe('a relay that fails', () => {
  it.each<[SinkStep, number, string]>([
    ['connect', 421, 'busy'],
    ['connect', 554, 'unavailable'],
    ['sender', 421, 'busy'],
    ['sender', 452, 'busy'],
    ['sender', 550, 'senderRefused'],
    ['recipient', 450, 'deferred'],
    ['recipient', 421, 'busy'],
    ['data', 451, 'deferred'],
    ['data', 421, 'busy'],
  ])('at %s by %i: the mail is %s, and not lost', async (step, code, outcome) => {
    sink = await startMailSink();
    failAt(step, { code });
    const relay = relayTo();
    expect(await relay.take(message)).toEqual({ outcome });
    sink.failAt(() => undefined);
    expect(await relay.take(message)).toEqual({ outcome: 'taken', returned: [] });
    expect(sink.taken).toHaveLength(1);
  });

  it.each<SinkStep>(['connect', 'sender', 'recipient', 'data'])(
    'by breaking off at %s: the next attempt is the only mail',
    async (step) => {
      sink = await startMailSink();
      failAt(step, 'drops');
      const relay = relayTo();
      expect(await relay.take(message)).toEqual({ outcome: 'unavailable' });
      sink.failAt(() => undefined);
      expect(await relay.take(message)).toEqual({ outcome: 'taken', returned: [] });
      expect(sink.taken).toHaveLength(1);
    },
  );

  it('by breaking off between the text and its 250: two copies with one id', async () => {
    sink = await startMailSink();
    failAt('accepted', 'drops');
    const relay = relayTo();
    expect(await relay.take(message)).toEqual({ outcome: 'unavailable' });
    sink.failAt(() => undefined);
    expect(await relay.take(message)).toEqual({ outcome: 'taken', returned: [] });
    expect(sink.taken).toHaveLength(2);
    expect(new Set(sink.taken.map(({ raw }) => /^Message-ID: (.*)$/m.exec(raw)?.[1])).size).toBe(1);
  });

  it('by not being there', async () => {
    sink = await startMailSink();
    const { port } = sink;
    await sink.close();
    const relay = relayTo({ port });
    expect(await relay.take(message)).toEqual({ outcome: 'unavailable' });
    expect(await relay.findFault()).toMatch(
      /^The mail relay 127\.0\.0\.1:\d+ does not answer \(ESOCKET at CONN\)/,
    );
  });

  it('by being slow: the call is answered in time, and its repeat is no second mail', async () => {
    sink = await startMailSink();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const held: (() => void)[] = [];
    const slow = await startMailSink({
      onData: (stream, _session, next) => {
        stream.resume();
        stream.on('end', () => held.push(next));
      },
    });
    const relay = relayTo({ port: slow.port });
    const first = relay.take(message);
    await vi.waitFor(() => {
      vi.advanceTimersByTime(200);
      expect(held).toHaveLength(1);
    });
    vi.advanceTimersByTime(3_500);
    expect(await first).toEqual({ outcome: 'deferred' });
    const repeat = relay.take(message);
    vi.useRealTimers();
    held[0]?.();
    expect(await repeat).toEqual({ outcome: 'taken', returned: [] });
    // The repeat's caller, too, may have gone before its answer: the outbox then tries again.
    expect(await relay.take(message)).toEqual({ outcome: 'taken', returned: [] });
    expect(held).toHaveLength(1);
    relay.close();
    await slow.close();
  });
});

describe('a relay that refuses for good', () => {
  it.each<[number, string, boolean]>([
    [550, '5.1.1 No such user', true],
    [550, 'No such user', false],
    [550, '5.1.8 Sender address rejected', false],
    [521, 'The host takes no mail', true],
    [556, '5.1.10 The domain takes no mail', true],
    [550, '5.7.1 Relaying denied', false],
    [552, '5.2.2 Mailbox full', false],
    [554, 'Rejected', false],
  ])('a recipient by %i %s: it comes back; the address is dead: %s', async (code, text, isAddressDead) => {
    sink = await startMailSink();
    failAt('recipient', { code, text });
    const [enhanced = ''] = /^\d\.\d+\.\d+/.exec(text) ?? [];
    expect(await relayTo().take(message)).toEqual({
      outcome: 'taken',
      returned: [{ address: ADA, reply: `${String(code)} ${enhanced}`.trim(), isAddressDead }],
    });
  });

  it('the text: it comes back, and the address may live', async () => {
    sink = await startMailSink();
    failAt('data', { code: 554, text: '5.7.1 Looks like spam' });
    expect(await relayTo().take({ ...message, to: [ADA, BEA] })).toEqual({
      outcome: 'taken',
      returned: [ADA, BEA].map((address) => ({ address, reply: '554 5.7.1', isAddressDead: false })),
    });
  });

  it('one of two recipients: the other has the mail', async () => {
    sink = await startMailSink();
    sink.failAt((step, address) => (step === 'recipient' && address === BEA ? { code: 550 } : undefined));
    expect(await relayTo().take({ ...message, to: [ADA, BEA] })).toEqual({
      outcome: 'taken',
      returned: [{ address: BEA, reply: '550', isAddressDead: false }],
    });
    expect(sink.taken).toMatchObject([{ to: [ADA] }]);
  });
});

describe('a mail to two addresses', () => {
  const both = { ...message, to: [ADA, BEA] };
  const recipients = () => sink.taken.map(({ to }) => to).toSorted();

  it('leaves for each by itself, and both readers see whom it went to', async () => {
    sink = await startMailSink();
    expect(await relayTo().take(both)).toEqual({ outcome: 'taken', returned: [] });
    expect(recipients()).toEqual([[ADA], [BEA]]);
    for (const { raw } of sink.taken) expect(raw).toContain(`To: ${ADA}, ${BEA}`);
  });

  it('is repeated to the one that the relay puts off, and never to the one that has it', async () => {
    sink = await startMailSink();
    sink.failAt((step, address) => (step === 'recipient' && address === BEA ? { code: 451 } : undefined));
    const relay = relayTo();
    for (let times = 0; times < 2; times += 1)
      expect(await relay.take(both)).toEqual({ outcome: 'deferred' });
    expect(recipients()).toEqual([[ADA]]);
    sink.failAt(() => undefined);
    for (let times = 0; times < 2; times += 1)
      expect(await relay.take(both)).toEqual({ outcome: 'taken', returned: [] });
    expect(recipients()).toEqual([[ADA], [BEA]]);
  });

  it('comes back once from a dead one, although the other may still take it', async () => {
    sink = await startMailSink();
    let code = 451;
    let tried = 0;
    sink.failAt((step, address) => {
      if (step !== 'recipient') return undefined;
      if (address === BEA) return code > 0 ? { code } : undefined;
      tried += 1;
      return { code: 550, text: '5.1.1 No such user' };
    });
    const relay = relayTo();
    const dead = [{ address: ADA, reply: '550 5.1.1', isAddressDead: true }];
    expect(await relay.take(both)).toEqual({ outcome: 'deferred', dead });
    expect(await relay.take(both)).toEqual({ outcome: 'deferred' });
    expect(tried).toBe(1);
    code = 0;
    expect(await relay.take(both)).toEqual({ outcome: 'taken', returned: [] });
    // Whoever sends it again on purpose, has it tried again.
    expect(await relay.take(both)).toEqual({ outcome: 'taken', returned: dead });
    expect(recipients()).toEqual([[BEA]]);
  });
});

describe('TLS', () => {
  const encrypted = { ...SINK_CERTIFICATE, disabledCommands: [] as string[], authOptional: true };

  it('is refused to be missing', async () => {
    sink = await startMailSink();
    expect(await relayTo({ needsTls: true }).take(message)).toEqual({ outcome: 'unavailable' });
    expect(sink.taken).toEqual([]);
    expect(log).toMatch(/ at STARTTLS/);
  });

  it('is begun by STARTTLS, before the password', async () => {
    sink = await startMailSink({
      ...encrypted,
      onAuth: ({ username, password }, session, next) => {
        next(session.secure && password === PASSWORD ? null : new Error('No'), { user: username });
      },
    });
    const login = { user: 'club', pass: PASSWORD };
    const relay = relayTo({ needsTls: true, login }, SINK_CERTIFICATE.cert);
    expect(await relay.findFault()).toBeNull();
    expect(await relay.take(message)).toEqual({ outcome: 'taken', returned: [] });
    expect(sink.taken).toMatchObject([{ isEncrypted: true, user: 'club' }]);
  });

  it('begins with the connection of smtps, even on this machine', async () => {
    sink = await startMailSink({ ...encrypted, secure: true });
    const relay = relayTo({ isImplicitTls: true }, SINK_CERTIFICATE.cert);
    expect(await relay.take(message)).toEqual({ outcome: 'taken', returned: [] });
    expect(sink.taken).toMatchObject([{ isEncrypted: true }]);
  });

  it.each([
    ['STARTTLS', { needsTls: true }, {}],
    ['smtps', { isImplicitTls: true }, { secure: true }],
  ])('by %s with a certificate that nobody trusts gets no mail', async (_, own, served) => {
    sink = await startMailSink({ ...encrypted, ...served });
    expect(await relayTo(own).take(message)).toEqual({ outcome: 'unavailable' });
    expect(sink.taken).toEqual([]);
  });

  it('a wrong password waits for the right one, and is in no line', async () => {
    sink = await startMailSink({
      ...encrypted,
      onAuth: (_auth, _session, next) => {
        next(Object.assign(new Error(`Bad password ${PASSWORD}`), { responseCode: 535 }));
      },
    });
    const relay = relayTo({ needsTls: true, login: { user: 'club', pass: PASSWORD } }, SINK_CERTIFICATE.cert);
    expect(await relay.take(message)).toEqual({ outcome: 'unavailable' });
    const fault = await relay.findFault();
    expect(fault).toMatch(/answers 535 at AUTH/);
    expect(log + (fault ?? '')).not.toContain('s3cret');
    expect(log).not.toContain(ADA);
  });
});

it('a peer that speaks no SMTP gets no mail', async () => {
  sink = await startMailSink();
  const other = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  expect(await relayTo({ port }).take(message)).toEqual({ outcome: 'unavailable' });
  other.close();
});
