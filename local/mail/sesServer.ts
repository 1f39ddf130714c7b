import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import * as z from 'zod/mini';
import { currentTime } from '../clock.ts';
import { isDiskFull } from '../access/diskFull.ts';
import type { Credential } from '../access/credential.ts';
import type { Answer } from '../host/http/answer.ts';
import { jsonAnswer } from '../host/http/answer.ts';
import { BodyTooLarge } from '../host/http/readBody.ts';
import { signedOnly } from '../host/http/signedOnly.ts';
import type { Message } from './outbox.ts';
import { deadEventsOf, mailEventsOf } from './mailEvents.ts';
import type { DeliveryOutcome } from './smtpOutcome.ts';

const addresses = z._default(z.array(z.string()), []);
const content = z.object({ Data: z.string() });

const sendEmail = z.object({
  ConfigurationSetName: z._default(z.string(), ''),
  EmailTags: z._default(z.array(z.object({ Name: z.string(), Value: z.string() })), []),
  FromEmailAddress: z.string(),
  Destination: z._default(
    z.object({ ToAddresses: addresses, CcAddresses: addresses, BccAddresses: addresses }),
    { ToAddresses: [], CcAddresses: [], BccAddresses: [] },
  ),
  Content: z.object({
    Simple: z.object({
      Subject: content,
      Body: z.object({ Text: z.optional(content), Html: z.optional(content) }),
      Headers: z._default(z.array(z.object({ Name: z.string(), Value: z.string() })), []),
    }),
  }),
});

/** Headers of simple content that SES sets itself, and refuses. */
const OWN_HEADERS =
  /^(bcc|cc|content-disposition|content-type|date|from|message-id|mime-version|reply-to|return-path|subject|to)$/i;

/** SES does not have SMTPUTF8: it refuses any other address. */
const ASCII = /^[\x21-\x7e]+$/;

/** SES accepts messages of up to 40 MB. */
const BODY_LIMIT = 40 * 1024 * 1024;

const failure = (status: number, type: string, message: string): Answer => {
  const answer = jsonAnswer(status, { message });
  return { ...answer, headers: { ...answer.headers, 'x-amzn-errortype': type } };
};

/** Where mails go: into the outbox, or to a relay. */
export interface MailBackEnd {
  take(message: Message): DeliveryOutcome | Promise<DeliveryOutcome>;
}

/** Takes an event about a mail, as EventBridge does. */
export type Publish = (event: object) => void;

/**
 * SESv2's wire protocol, with `SendEmail` of simple content only.
 * @param publish gets the events of bounces and complaints
 */
export function simpleEmailService(
  backEnd: MailBackEnd,
  credential: Credential,
  publish: Publish = () => undefined,
): (request: IncomingMessage) => Promise<Answer> {
  const refuse = (type: string, message: string) => failure(403, type, message);
  const serve = signedOnly({ credential, limit: BODY_LIMIT, refuse }, (request, body) => {
    if (request.method !== 'POST' || request.url !== '/v2/email/outbound-emails')
      return failure(404, 'NotFoundException', 'Only SendEmail is supported here.');
    const parsed = sendEmail.safeParse(JSON.parse(body.toString('utf8')));
    if (parsed.success) return send({ backEnd, publish }, parsed.data);
    const message = 'A sender and simple content are needed; nothing else is supported.';
    return failure(400, 'BadRequestException', message);
  });
  return async (request) => {
    try {
      return await serve(request);
    } catch (error) {
      if (error instanceof BodyTooLarge) return failure(400, 'MessageRejected', 'The message is too large.');
      if (isDiskFull(error))
        return failure(507, 'InsufficientStorage', 'There is no room left for the mail.');
      if (error instanceof SyntaxError) return failure(400, 'BadRequestException', 'The body is not JSON.');
      throw error;
    }
  };
}

async function send(
  { backEnd, publish }: { readonly backEnd: MailBackEnd; readonly publish: Publish },
  mail: z.output<typeof sendEmail>,
): Promise<Answer> {
  const { ToAddresses, CcAddresses, BccAddresses } = mail.Destination;
  const to = [...ToAddresses, ...CcAddresses, ...BccAddresses];
  if (to.length === 0) return failure(400, 'BadRequestException', 'The message has no recipient.');
  if (to.some((address) => !ASCII.test(address)))
    return failure(400, 'BadRequestException', 'Local address contains control or whitespace');
  const id = randomUUID();
  const { Subject, Body, Headers } = mail.Content.Simple;
  const refused = Headers.find(({ Name }) => OWN_HEADERS.test(Name));
  if (refused) return failure(400, 'BadRequestException', `SES sets ${refused.Name} itself.`);
  const references = Headers.find(({ Name }) => Name.toLowerCase() === 'references')?.Value ?? null;
  const sentAt = currentTime().toISOString();
  const delivery = await backEnd.take({
    id,
    sentAt,
    from: mail.FromEmailAddress,
    to,
    subject: Subject.Data,
    text: Body.Text?.Data ?? null,
    html: Body.Html?.Data ?? null,
    messageId: references,
  });
  const tags = { ...tagsOf(mail), 'ses:configuration-set': [mail.ConfigurationSetName] };
  const about = { id, sentAt, to, tags };
  const events =
    delivery.outcome === 'taken'
      ? mailEventsOf(about, delivery.returned)
      : deadEventsOf(about, delivery.dead ?? []);
  for (const event of events) publish(event);
  return answerTo(delivery, id);
}

const tagsOf = ({ EmailTags }: z.output<typeof sendEmail>) =>
  Object.fromEntries(EmailTags.map(({ Name, Value }) => [Name, [Value]]));

function answerTo(delivery: DeliveryOutcome, id: string): Answer {
  switch (delivery.outcome) {
    case 'taken':
      return jsonAnswer(200, { MessageId: id });
    case 'senderRefused':
      return failure(400, 'MailFromDomainNotVerifiedException', 'The relay refused the sender.');
    case 'deferred':
      return failure(503, 'ServiceUnavailable', 'The relay does not take the message now.');
    case 'unavailable':
      return failure(503, 'ServiceUnavailable', 'The relay takes nothing now.');
    case 'busy':
      return failure(429, 'TooManyRequestsException', 'The relay takes no more now.');
  }
}
