import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { ADA, BEA, MESSAGE, testMailRelays } from '../testing/mailRelay.ts';
import { startMailSink, type SinkStep } from '../testing/mailSink.ts';

const { startSink, relayTo, failAt } = testMailRelays();

describe('a relay that takes mail', () => {
  it('gets both forms, with the product’s id and without a header from a subject', async () => {
    const sink = await startSink();
    expect(await relayTo().take(MESSAGE)).toEqual({ outcome: 'taken', returned: [] });
    expect(sink.taken).toMatchObject([{ from: 'entries@rinkside.example', to: [ADA] }]);
    const raw = sink.taken[0]?.raw ?? '';
    expect(raw).toContain('Message-ID: <0f3a@rinkside.example>');
    expect(raw).toContain('Date: Mon, 01 Mar 2027 10:00:00 +0000');
    expect(raw).toMatch(/text\/plain[^]*text\/html/);
    expect(raw).not.toMatch(/^Bcc:/m);
  });

  it('gets the same id in a repeat', async () => {
    const sink = await startSink();
    failAt('accepted', { code: 451 });
    const relay = relayTo();
    expect(await relay.take(MESSAGE)).toEqual({ outcome: 'deferred' });
    sink.failAt(() => undefined);
    await relay.take(MESSAGE);
    const ids = sink.taken.map(({ raw }) => /^Message-ID: (.*)$/m.exec(raw)?.[1]?.trim());
    expect(ids).toEqual(['<0f3a@rinkside.example>', '<0f3a@rinkside.example>']);
  });

  it('gets 20 mails at the same time, each once', async () => {
    const sink = await startSink();
    const relay = relayTo();
    const all = Array.from({ length: 20 }, (_, index) =>
      relay.take({ ...MESSAGE, messageId: `<${String(index)}@rinkside.example>` }),
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
    const sink = await startSink();
    failAt(step, { code });
    const relay = relayTo();
    expect(await relay.take(MESSAGE)).toEqual({ outcome });
    sink.failAt(() => undefined);
    expect(await relay.take(MESSAGE)).toEqual({ outcome: 'taken', returned: [] });
    expect(sink.taken).toHaveLength(1);
  });

  it.each<SinkStep>(['connect', 'sender', 'recipient', 'data'])(
    'by breaking off at %s: the next attempt is the only mail',
    async (step) => {
      const sink = await startSink();
      failAt(step, 'drops');
      const relay = relayTo();
      expect(await relay.take(MESSAGE)).toEqual({ outcome: 'unavailable' });
      sink.failAt(() => undefined);
      expect(await relay.take(MESSAGE)).toEqual({ outcome: 'taken', returned: [] });
      expect(sink.taken).toHaveLength(1);
    },
  );

  it('by breaking off between the text and its 250: two copies with one id', async () => {
    const sink = await startSink();
    failAt('accepted', 'drops');
    const relay = relayTo();
    expect(await relay.take(MESSAGE)).toEqual({ outcome: 'unavailable' });
    sink.failAt(() => undefined);
    expect(await relay.take(MESSAGE)).toEqual({ outcome: 'taken', returned: [] });
    expect(sink.taken).toHaveLength(2);
    expect(new Set(sink.taken.map(({ raw }) => /^Message-ID: (.*)$/m.exec(raw)?.[1])).size).toBe(1);
  });

  it('by not being there', async () => {
    const sink = await startSink();
    const { port } = sink;
    await sink.close();
    const relay = relayTo({ port });
    expect(await relay.take(MESSAGE)).toEqual({ outcome: 'unavailable' });
    expect(await relay.findFault()).toMatch(
      /^The mail relay 127\.0\.0\.1:\d+ does not answer \(ESOCKET at CONN\)/,
    );
  });

  it('by being slow: the call is answered in time, and its repeat is no second mail', async () => {
    await startSink();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const held: (() => void)[] = [];
    const slow = await startMailSink({
      onData: (stream, _session, next) => {
        stream.resume();
        stream.on('end', () => held.push(next));
      },
    });
    const relay = relayTo({ port: slow.port });
    const first = relay.take(MESSAGE);
    await vi.waitFor(() => {
      vi.advanceTimersByTime(200);
      expect(held).toHaveLength(1);
    });
    vi.advanceTimersByTime(3_500);
    expect(await first).toEqual({ outcome: 'deferred' });
    const repeat = relay.take(MESSAGE);
    vi.useRealTimers();
    held[0]?.();
    expect(await repeat).toEqual({ outcome: 'taken', returned: [] });
    // The repeat's caller, too, may have gone before its answer: the outbox then tries again.
    expect(await relay.take(MESSAGE)).toEqual({ outcome: 'taken', returned: [] });
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
    await startSink();
    failAt('recipient', { code, text });
    const [enhanced = ''] = /^\d\.\d+\.\d+/.exec(text) ?? [];
    expect(await relayTo().take(MESSAGE)).toEqual({
      outcome: 'taken',
      returned: [{ address: ADA, reply: `${String(code)} ${enhanced}`.trim(), isAddressDead }],
    });
  });

  it('the text: it comes back, and the address may live', async () => {
    await startSink();
    failAt('data', { code: 554, text: '5.7.1 Looks like spam' });
    expect(await relayTo().take({ ...MESSAGE, to: [ADA, BEA] })).toEqual({
      outcome: 'taken',
      returned: [ADA, BEA].map((address) => ({ address, reply: '554 5.7.1', isAddressDead: false })),
    });
  });

  it('one of two recipients: the other has the mail', async () => {
    const sink = await startSink();
    sink.failAt((step, address) => (step === 'recipient' && address === BEA ? { code: 550 } : undefined));
    expect(await relayTo().take({ ...MESSAGE, to: [ADA, BEA] })).toEqual({
      outcome: 'taken',
      returned: [{ address: BEA, reply: '550', isAddressDead: false }],
    });
    expect(sink.taken).toMatchObject([{ to: [ADA] }]);
  });
});

it('a peer that speaks no SMTP gets no mail', async () => {
  await startSink();
  const other = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  expect(await relayTo({ port }).take(MESSAGE)).toEqual({ outcome: 'unavailable' });
  other.close();
});
