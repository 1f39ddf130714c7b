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

/** Whether SES itself answered with this error, so that it sent nothing. */
export const isRefusal = (error: unknown): boolean => error instanceof SESv2ServiceException;
