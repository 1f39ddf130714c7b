import { runOutbox } from '../../../platform/outbox/runOutbox.ts';
import { ONE_MAIL_MILLISECONDS } from '../../../platform/workTime.ts';
import type { DirectMail } from '../../../store/core/mail/directMails.ts';
import { mailHandler, type Composer } from './mailHandler.ts';

/**
 * Sends a stored mail before its call answers. The call stands even if the mail fails: its outcome is on record, and the
 * outbox tries again what may still be sent.
 * @param compose of the mail's kind
 */
export async function sendDirectly({ item }: DirectMail, compose: Composer, now: Date): Promise<void> {
  const { kind } = item['outbox'] as { readonly kind: string };
  const run = { now, milliseconds: ONE_MAIL_MILLISECONDS, isHeld: true };
  await runOutbox([item], { [kind]: mailHandler(compose) }, run);
}
