import { environment } from '../../platform/environment.ts';
import { errorName, logError } from '../../platform/log.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { countMailNotSent } from '../../platform/metrics.ts';
import { federationLetterhead } from './letterhead.ts';
import { PRODUCT_NAME } from './mailLayout.ts';

interface AddressedMail {
  readonly to: readonly string[];
  readonly mail: Mail;
}

/** Well within a call's ten seconds: the answer waits for the mail. */
const LONGEST_MILLISECONDS = 4000;

/** A client of 65 KB, which most starts of a function that can send a mail do not need. */
const ses = () => import('../../platform/mail/ses.ts');

/**
 * Hands a mail to SES, one message to all of `to`. SES may still fail to deliver it.
 * @param within milliseconds that SES may take
 * @throws Error of SES, or TimeoutError
 */
export async function sendMail({ to, mail }: AddressedMail, within = LONGEST_MILLISECONDS): Promise<void> {
  const { sendBySes } = await ses();
  const html = mail.html(await federationLetterhead());
  const content = (Data: string) => ({ Data, Charset: 'UTF-8' });
  const email = {
    FromEmailAddress: `${PRODUCT_NAME} <${environment('MAIL_FROM')}>`,
    Destination: { ToAddresses: [...to] },
    Content: {
      Simple: {
        Subject: content(mail.subject),
        Body: { Text: content(mail.text), Html: content(html) },
      },
    },
  };
  await sendBySes(email, within);
}

/**
 * As `sendMail`, for calls that must not fail because mail is slow or down: a sign-up stands, and its mail
 * can be requested again. A failure is logged.
 * @returns whether SES took the mail
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
 * As `sendMailQuietly`, for a mail that is on record. SES sent nothing if it refused; without its answer it
 * may have.
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
    const { isRefusal } = await ses();
    return isRefusal(error) ? 'refused' : 'unknown';
  }
}

/** SES's message names the address and the subject may name a child, so neither is logged. */
function logUnsent({ to }: AddressedMail, error: unknown): void {
  const [recipients, sesRequestId] = [to.length, requestIdOf(error)];
  logError('mailNotSent', { recipients, error: errorName(error), sesRequestId });
  countMailNotSent();
}

function requestIdOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('$metadata' in error)) return undefined;
  const { $metadata: metadata } = error as { $metadata?: { requestId?: string } };
  return metadata?.requestId;
}
