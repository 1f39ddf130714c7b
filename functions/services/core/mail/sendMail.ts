import { environment } from '../../../platform/environment.ts';
import { errorName, logError } from '../../../platform/log.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { ITEM_TAG } from '../../../platform/mail/mailTags.ts';
import { countMailNotSent } from '../../../platform/metrics.ts';
import { federationLetterhead } from './letterhead.ts';
import { PRODUCT_NAME } from './mailLayout.ts';

/** What SES takes as a tag's value: a mail with a longer one would never leave. */
const LONGEST_TAG = 256;

interface AddressedMail {
  readonly to: readonly string[];
  readonly mail: Mail;
  /** The same in every attempt, so that copies of one mail can be known as one. */
  readonly messageId: string;
  /** Comes back with the mail, if that does. */
  readonly itemId: string;
}

/** A client of 65 KB, which most starts of a function that can send a mail do not need. */
const ses = () => import('../../../platform/mail/ses.ts');

/**
 * Hands a mail to SES, one message to all of `to`. SES may still fail to deliver it.
 * @param within milliseconds that SES may take
 * @throws Error of SES, or TimeoutError
 */
async function sendMail({ to, mail, messageId, itemId }: AddressedMail, within: number): Promise<void> {
  const { sendBySes } = await ses();
  const html = mail.html(await federationLetterhead());
  const content = (Data: string) => ({ Data, Charset: 'UTF-8' });
  const email = {
    ConfigurationSetName: environment('MAIL_CONFIGURATION'),
    EmailTags: itemId.length <= LONGEST_TAG ? [{ Name: ITEM_TAG, Value: itemId }] : [],
    FromEmailAddress: `${PRODUCT_NAME} <${environment('MAIL_FROM')}>`,
    Destination: { ToAddresses: [...to] },
    Content: {
      Simple: {
        Subject: content(mail.subject),
        Body: { Text: content(mail.text), Html: content(html) },
        Headers: headersOf(messageId),
      },
    },
  };
  await sendBySes(email, within);
}

/**
 * SES gives each message it takes a Message-ID of its own and refuses ours in simple content. So the mail's own is
 * what it refers to: a mail program shows two copies as one conversation.
 */
function headersOf(messageId: string) {
  const host = new URL(environment('PUBLIC_ORIGIN')).hostname;
  return [{ Name: 'References', Value: `<${messageId}@${host}>` }];
}

/**
 * As `sendMail`, for the outbox, which records what became of the mail. A failure is logged.
 * @param within milliseconds that SES may take
 */
export async function attemptMail(
  sent: AddressedMail,
  within: number,
): Promise<'sent' | 'refused' | 'throttled' | 'unavailable' | 'noAnswer'> {
  try {
    await sendMail(sent, within);
    return 'sent';
  } catch (error) {
    logUnsent(sent, error);
    const { failureOf } = await ses();
    return failureOf(error);
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
