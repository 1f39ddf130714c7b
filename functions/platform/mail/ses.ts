import {
  SendEmailCommand,
  type SendEmailCommandInput,
  SESv2Client,
  SESv2ServiceException,
} from '@aws-sdk/client-sesv2';

let client: SESv2Client | undefined;

/** @throws Error of SES; TimeoutError after so many milliseconds */
export async function sendBySes(email: SendEmailCommandInput, within: number): Promise<void> {
  client ??= new SESv2Client({ maxAttempts: 2 });
  await client.send(new SendEmailCommand(email), { abortSignal: AbortSignal.timeout(Math.ceil(within)) });
}

/** Errors that every further attempt would meet too: the address or the content. */
const PERMANENT: readonly string[] = ['MessageRejected', 'BadRequestException'];

/** More than the account's rate, or than it may send in a day. */
const THROTTLED: readonly string[] = ['TooManyRequestsException', 'LimitExceededException'];

/** Connections that were never made carried nothing. */
const UNCONNECTED: readonly string[] = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'];

/**
 * Tells what an error of `sendBySes` means for the mail: it is `refused` for good; or SES took nothing and may later
 * (`unavailable`), also of others (`throttled`); or it may have sent the mail (`noAnswer`).
 */
export function failureOf(error: unknown): 'refused' | 'throttled' | 'unavailable' | 'noAnswer' {
  if (error instanceof SESv2ServiceException) {
    if (THROTTLED.includes(error.name)) return 'throttled';
    // The operator’s own address or account: it is mended there, and every mail waits for it.
    if (/is not verified/i.test(error.message)) return 'unavailable';
    return PERMANENT.includes(error.name) ? 'refused' : 'unavailable';
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return UNCONNECTED.includes(code) ? 'unavailable' : 'noAnswer';
}
