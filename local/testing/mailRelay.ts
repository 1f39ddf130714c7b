import { afterEach, beforeEach, vi } from 'vitest';
import type { Message } from '../mail/outbox.ts';
import { smtpRelay, type SmtpRelay } from '../mail/smtpRelay.ts';
import type { SmtpSettings } from '../mail/smtpSettings.ts';
import { startMailSink, type SinkFault, type SinkStep } from './mailSink.ts';

export const [ADA, BEA] = ['ada@family.example', 'bea@family.example'] as const;

export const MESSAGE: Message = {
  id: 'a',
  sentAt: '2027-03-01T10:00:00.000Z',
  from: 'Rinkside <entries@rinkside.example>',
  to: [ADA],
  subject: 'Your entry ⛸\r\nBcc: all@other.example',
  text: 'Grüße',
  html: '<p>Grüße</p>',
  messageId: '<0f3a@rinkside.example>',
};

/** Relays to an SMTP server that each test starts; both end with the test. */
export function testMailRelays() {
  let sink: Awaited<ReturnType<typeof startMailSink>>;
  let log: string;
  const relays: SmtpRelay[] = [];

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

  return {
    async startSink(...options: Parameters<typeof startMailSink>) {
      sink = await startMailSink(...options);
      return sink;
    },
    relayTo(settings: Partial<SmtpSettings> = {}, trusted?: string): SmtpRelay {
      const relay = smtpRelay({ ...USUAL, port: sink.port, ...settings }, trusted);
      relays.push(relay);
      return relay;
    },
    failAt(step: SinkStep, fault: SinkFault) {
      sink.failAt((at) => (at === step ? fault : undefined));
    },
    /** What the relays have written to the console. */
    log: () => log,
  };
}

const USUAL: Omit<SmtpSettings, 'port'> = {
  host: '127.0.0.1',
  isImplicitTls: false,
  needsTls: false,
  login: null,
  from: 'entries@rinkside.example',
  rate: 14,
};
