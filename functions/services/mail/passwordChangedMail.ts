import { linkTo } from '../../platform/mail/links.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { renderMail } from './mailLayout.ts';
import { MESSAGES } from './messages.ts';

/** The mail does not know where its reader lives. */
const UTC = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** After each change, so that a thief cannot change a password unseen. */
export function passwordChangedMail({
  name,
  at,
  dropped = false,
  factorsRemoved = false,
}: {
  name: string;
  at: Date;
  /** Whether further addresses no longer get notices. */
  dropped?: boolean;
  /** Whether second factors that were there before the address was confirmed are gone. */
  factorsRemoved?: boolean;
}): Mail {
  const { subject, what, yours, otherwise, action, mailbox, addresses, factors } = MESSAGES.passwordChanged;
  return renderMail({
    subject,
    name,
    before: [what(`${UTC.format(at)} UTC`), yours, otherwise],
    action: { label: action, link: linkTo('/forget-password') },
    after: [mailbox, ...(dropped ? [addresses] : []), ...(factorsRemoved ? [factors] : [])],
  });
}
