import { createTransport } from 'nodemailer';
import type { Message } from './outbox.ts';
import { SmtpDeliveries } from './SmtpDeliveries.ts';
import { afterFailure, describeFailure, type DeliveryOutcome } from './smtpOutcome.ts';
import type { SmtpSettings } from './smtpSettings.ts';

/** Less than the product waits for SES, so that it gets an answer. */
const ANSWER_MILLISECONDS = 3_500;
/** A relay may make a caller wait on purpose; a delivery goes on although its call is answered. */
const CONNECT_MILLISECONDS = 10_000;
const SILENCE_MILLISECONDS = 30_000;

/** Enough for the mails that the outbox tries at the same time. */
const CONNECTIONS = 5;

export interface SmtpRelay {
  /** Hands a mail to the relay. Never rejects. */
  take(message: Message): Promise<DeliveryOutcome>;
  /** Why the relay takes nothing, in one sentence; null if it would. */
  findFault(): Promise<string | null>;
  close(): void;
}

/**
 * Delivers by SMTP (decision 0304): with TLS and a checked certificate, unless the relay is on this machine.
 * @param trusted a certificate that counts as an authority, for tests
 */
export function smtpRelay(
  { host, port, isImplicitTls, needsTls, login }: SmtpSettings,
  trusted?: string,
): SmtpRelay {
  const transport = createTransport({
    pool: true,
    host,
    port,
    secure: isImplicitTls,
    requireTLS: needsTls,
    // A mail server of this machine often has a certificate that nobody signed.
    ignoreTLS: !needsTls && !isImplicitTls,
    ...(trusted !== undefined && { tls: { ca: trusted } }),
    ...(login && { auth: login }),
    maxConnections: CONNECTIONS,
    // A connection that the relay closed while it was idle is opened again, once.
    maxRequeues: 1,
    connectionTimeout: CONNECT_MILLISECONDS,
    greetingTimeout: CONNECT_MILLISECONDS,
    socketTimeout: SILENCE_MILLISECONDS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const name = `${host}:${String(port)}`;
  const send = async (message: Message, address: string): Promise<DeliveryOutcome> => {
    const envelope = { from: message.from, to: [address] };
    try {
      await transport.sendMail({ ...contentOf(message), ...idOf(message), envelope });
      return { outcome: 'taken', returned: [] };
    } catch (error) {
      console.warn(`The mail relay ${name} ${describeFailure(error)}.`);
      return afterFailure(address, error);
    }
  };
  const deliveries = new SmtpDeliveries(send);
  return {
    async take(message) {
      const delivery = await Promise.race([deliveries.deliver(message), afterAnswerTime()]);
      return deliveries.withDeadAddresses(message, delivery ?? { outcome: 'deferred' });
    },
    async findFault() {
      try {
        await transport.verify();
        return null;
      } catch (error) {
        return `The mail relay ${name} ${describeFailure(error)}: mails wait until it takes them.`;
      }
    },
    close: () => {
      transport.close();
    },
  };
}

const afterAnswerTime = () =>
  new Promise<null>((resolve) => {
    setTimeout(resolve, ANSWER_MILLISECONDS, null).unref();
  });

function contentOf({ from, to, subject, text, html, sentAt }: Message) {
  return {
    from,
    to: [...to],
    subject,
    date: new Date(sentAt),
    ...(text !== null && { text }),
    ...(html !== null && { html }),
  };
}

/** SES refuses an id of ours, and gets it as a reference; here it is the mail's own, the same in every repeat. */
const idOf = ({ messageId }: Message) => (messageId === null ? {} : { messageId });
