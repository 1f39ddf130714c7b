import type { Mail } from '../../platform/mail/mail.ts';
import { renderMail } from './mailLayout.ts';
import { MESSAGES } from './messages.ts';

/** With the link that sets a new password; `minutes` is how long it works. */
export function resetPasswordMail({
  name,
  link,
  minutes,
}: {
  name: string;
  link: string;
  minutes: number;
}): Mail {
  const { subject, why, action, limits, otherwise } = MESSAGES.resetPassword;
  return renderMail({
    subject,
    name,
    before: [why],
    action: { label: action, link },
    after: [limits(minutes), otherwise],
  });
}
