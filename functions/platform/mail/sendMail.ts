import { SendEmailCommand, SESv2Client, SESv2ServiceException } from '@aws-sdk/client-sesv2';
import { environment } from '../environment.ts';
import type { Mail } from './mail.ts';

/** The name that mails come from. */
export const PRODUCT_NAME = 'Rinkside';

interface AddressedMail {
  readonly to: readonly string[];
  readonly mail: Mail;
}

/** Well inside the ten seconds of a call, whose answer waits for this. */
const LONGEST_MILLISECONDS = 4000;

let client: SESv2Client | undefined;

/**
 * Hands a mail to SES, one message to all of `to`. That SES has it does not say that it arrives.
 * @param within milliseconds that SES may take
 * @throws Error of SES, or of the time that ran out
 */
export async function sendMail({ to, mail }: AddressedMail, within = LONGEST_MILLISECONDS): Promise<void> {
  client ??= new SESv2Client({ maxAttempts: 2 });
  const content = (Data: string) => ({ Data, Charset: 'UTF-8' });
  const command = new SendEmailCommand({
    FromEmailAddress: `${PRODUCT_NAME} <${environment('MAIL_FROM')}>`,
    Destination: { ToAddresses: [...to] },
    Content: {
      Simple: {
        Subject: content(mail.subject),
        Body: { Text: content(mail.text), Html: content(mail.html) },
      },
    },
  });
  await client.send(command, { abortSignal: AbortSignal.timeout(Math.ceil(within)) });
}

/**
 * As `sendMail`, for what must not fail because mail is slow or down: a sign-up stands, and its mail
 * can be asked for again. A failure is one line of the log, without addresses.
 * @returns whether SES took it
 */
export async function sendMailQuietly(sent: AddressedMail): Promise<boolean> {
  try {
    await sendMail(sent);
    return true;
  } catch (error) {
    logUnsent(sent, error);
    return false;
  }
}

/**
 * As `sendMailQuietly`, for a mail that is on record. SES's own refusal says that it has not sent it;
 * where the answer is missing, it may have.
 * @param within milliseconds that SES may take
 */
export async function sendMailInTime(
  sent: AddressedMail,
  within: number,
): Promise<'sent' | 'refused' | 'unknown'> {
  try {
    await sendMail(sent, within);
    return 'sent';
  } catch (error) {
    logUnsent(sent, error);
    return error instanceof SESv2ServiceException ? 'refused' : 'unknown';
  }
}

/** SES names the address in its messages, and a subject may name a child: both stay out. The error's name and request tell enough. */
function logUnsent({ to }: AddressedMail, error: unknown): void {
  const line = {
    level: 'error',
    event: 'mailNotSent',
    recipients: to.length,
    error: error instanceof Error ? error.name : 'unknown',
    sesRequestId: requestIdOf(error),
  };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}

function requestIdOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('$metadata' in error)) return undefined;
  const { $metadata: metadata } = error as { $metadata?: { requestId?: string } };
  return metadata?.requestId;
}
