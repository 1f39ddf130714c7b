import type { Mail } from '../../platform/mail/mail.ts';
import { renderMail } from './mailLayout.ts';
import { MESSAGES } from './messages.ts';

/** The last mail to an address; what is kept of an account is kept without it. */
export function accountDeletedMail({ name }: { name: string }): Mail {
  const { subject, what, kept, otherwise } = MESSAGES.accountDeleted;
  return renderMail({ subject, name, before: [what], after: [kept, otherwise] });
}
