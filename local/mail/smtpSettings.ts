import { email } from '../../shared/contract/core/scalars.ts';
import { mailRate } from '../../shared/domain/core/mailRate.ts';
import { isLoopback } from '../access/loopback.ts';

/** The relay that takes the product's mail, and from whom it comes. */
export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** Whether TLS begins with the connection (smtps), and not by STARTTLS. */
  readonly isImplicitTls: boolean;
  /** Whether nothing is said without TLS; on this machine nobody listens in between. */
  readonly needsTls: boolean;
  readonly login: { readonly user: string; readonly pass: string } | null;
  readonly from: string;
  /** Mails a second that it takes. */
  readonly rate: number;
}

const PORTS = { 'smtp:': 587, 'smtps:': 465 } as const;
const isScheme = (scheme: string): scheme is keyof typeof PORTS => Object.hasOwn(PORTS, scheme);

/**
 * `RINKSIDE_SMTP_URL`, `RINKSIDE_MAIL_FROM` and `RINKSIDE_MAIL_RATE`; null without the first.
 *
 * @throws Error in one sentence, which never repeats the address: it holds a password
 */
export function readSmtpSettings(environment: NodeJS.ProcessEnv): SmtpSettings | null {
  const address = environment['RINKSIDE_SMTP_URL'] ?? '';
  if (address === '') return null;
  const relay = relayOf(address);
  if (!relay)
    throw new Error(
      'RINKSIDE_SMTP_URL must be like smtps://user:password@mail.rinkside.example or ' +
        'smtp://mail.rinkside.example:587; write @, :, / and % of a password as %40, %3A, %2F and %25.',
    );
  const from = environment['RINKSIDE_MAIL_FROM'] ?? '';
  if (from === '')
    throw new Error('Set RINKSIDE_MAIL_FROM to the address that mail by RINKSIDE_SMTP_URL comes from.');
  if (!email.safeParse(from).success)
    throw new Error(`RINKSIDE_MAIL_FROM is "${from}": that is not an email address.`);
  const rate = mailRate(environment['RINKSIDE_MAIL_RATE']);
  if (typeof rate !== 'number') throw new Error(rate.fault);
  return { ...relay, from, rate };
}

function relayOf(address: string): Omit<SmtpSettings, 'from' | 'rate'> | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(address);
  const isBare = (pathname === '' || pathname === '/') && search === '' && hash === '';
  const isLoginWhole = (username === '') === (password === '');
  if (!isScheme(protocol) || hostname === '' || !isBare || !isLoginWhole) return null;
  try {
    return {
      // A name server could send mail for `localhost` elsewhere, in the clear.
      host: hostname === 'localhost' && protocol === 'smtp:' ? '127.0.0.1' : hostname.replace(/^\[|\]$/g, ''),
      needsTls: !isLoopback(hostname),
      port: port === '' ? PORTS[protocol] : Number(port),
      isImplicitTls: protocol === 'smtps:',
      login:
        username === '' ? null : { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    };
  } catch {
    // A percent sign that begins no character.
    return null;
  }
}

/** Whether mails can leave this machine. */
export const mayMailLeave = (smtp: SmtpSettings | null | undefined): boolean =>
  smtp != null && !isLoopback(smtp.host);

/** The demo's addresses are nobody's: a relay that is asked to deliver there takes the product for a spammer. */
export const DEMO_MAIL_STAYS = 'The demo’s mails must not leave this machine by RINKSIDE_SMTP_URL.';

/** @throws Error in one sentence if the demo's mails could leave this machine */
export function refuseDemoMail(options: {
  readonly smtp?: SmtpSettings | null;
  readonly demoData: boolean;
}): void {
  if (options.demoData && mayMailLeave(options.smtp))
    throw new Error(`${DEMO_MAIL_STAYS} Set DEMO_DATA=off to start empty, or name a relay on this machine.`);
}
