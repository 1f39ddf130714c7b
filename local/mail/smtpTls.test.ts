import { describe, expect, it } from 'vitest';
import { ADA, MESSAGE, testMailRelays } from '../testing/mailRelay.ts';
import { SINK_CERTIFICATE } from '../testing/mailSink.ts';

const PASSWORD = 's3cret/pass';

const { startSink, relayTo, log } = testMailRelays();

describe('TLS', () => {
  const encrypted = { ...SINK_CERTIFICATE, disabledCommands: [] as string[], authOptional: true };

  it('is refused to be missing', async () => {
    const sink = await startSink();
    expect(await relayTo({ needsTls: true }).take(MESSAGE)).toEqual({ outcome: 'unavailable' });
    expect(sink.taken).toEqual([]);
    expect(log()).toMatch(/ at STARTTLS/);
  });

  it('is begun by STARTTLS, before the password', async () => {
    const sink = await startSink({
      ...encrypted,
      onAuth: ({ username, password }, session, next) => {
        next(session.secure && password === PASSWORD ? null : new Error('No'), { user: username });
      },
    });
    const login = { user: 'club', pass: PASSWORD };
    const relay = relayTo({ needsTls: true, login }, SINK_CERTIFICATE.cert);
    expect(await relay.findFault()).toBeNull();
    expect(await relay.take(MESSAGE)).toEqual({ outcome: 'taken', returned: [] });
    expect(sink.taken).toMatchObject([{ isEncrypted: true, user: 'club' }]);
  });

  it('begins with the connection of smtps, even on this machine', async () => {
    const sink = await startSink({ ...encrypted, secure: true });
    const relay = relayTo({ isImplicitTls: true }, SINK_CERTIFICATE.cert);
    expect(await relay.take(MESSAGE)).toEqual({ outcome: 'taken', returned: [] });
    expect(sink.taken).toMatchObject([{ isEncrypted: true }]);
  });

  it.each([
    ['STARTTLS', { needsTls: true }, {}],
    ['smtps', { isImplicitTls: true }, { secure: true }],
  ])('by %s with a certificate that nobody trusts gets no mail', async (_, own, served) => {
    const sink = await startSink({ ...encrypted, ...served });
    expect(await relayTo(own).take(MESSAGE)).toEqual({ outcome: 'unavailable' });
    expect(sink.taken).toEqual([]);
  });

  it('a wrong password waits for the right one, and is in no line', async () => {
    await startSink({
      ...encrypted,
      onAuth: (_auth, _session, next) => {
        next(Object.assign(new Error(`Bad password ${PASSWORD}`), { responseCode: 535 }));
      },
    });
    const relay = relayTo({ needsTls: true, login: { user: 'club', pass: PASSWORD } }, SINK_CERTIFICATE.cert);
    expect(await relay.take(MESSAGE)).toEqual({ outcome: 'unavailable' });
    const fault = await relay.findFault();
    expect(fault).toMatch(/answers 535 at AUTH/);
    expect(log() + (fault ?? '')).not.toContain('s3cret');
    expect(log()).not.toContain(ADA);
  });
});
