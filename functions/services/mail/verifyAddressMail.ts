import type { Mail } from '../../platform/mail/mail.ts';
import { renderMail } from './mailLayout.ts';
import { MESSAGES } from './messages.ts';

/** To the address of a new account: is it yours? */
export function verifyAddressMail({ name, link }: { name: string; link: string }): Mail {
  const { subject, why, action, once, otherwise } = MESSAGES.verifyAddress;
  return renderMail({
    subject,
    name,
    before: [why],
    action: { label: action, link },
    after: [once, otherwise],
  });
}
