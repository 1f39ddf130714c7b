import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import * as z from 'zod/mini';
import { currentTime } from '../clock.ts';
import { jsonAnswer, textAnswer, type Answer } from '../host/http/answer.ts';
import { readBody } from '../host/http/readBody.ts';
import type { Outbox } from './outbox.ts';

const pushed = z.object({
  service: z.string(),
  title: z.string(),
  body: z.string(),
  tag: z.string(),
  path: z.string(),
});

/** More than any push has. */
const BODY_LIMIT = 16 * 1024;

/**
 * Keeps what would have been pushed to a browser among the mails of this machine.
 * @param secretPath other accounts of this machine reach the port too, and do not know it
 */
export function pushService(
  outbox: Outbox,
  secretPath: string,
): (request: IncomingMessage) => Promise<Answer> {
  return async (request) => {
    if (request.method !== 'POST' || request.url !== secretPath)
      return textAnswer(404, 'Pushes are taken from the product alone.');
    const { service, title, body, tag, path } = pushed.parse(
      JSON.parse((await readBody(request, BODY_LIMIT)).toString('utf8')),
    );
    outbox.take({
      id: randomUUID(),
      sentAt: currentTime().toISOString(),
      from: 'Rinkside',
      to: [`Notification (${service})`],
      subject: title,
      text: ['A notification, kept on this machine.', body, path].join('\n\n'),
      html: null,
      messageId: tag,
    });
    return jsonAnswer(201, {});
  };
}
