import { linkTo } from '../../platform/mail/links.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { renderMail } from './mailLayout.ts';
import { MESSAGES, type SecondFactorChange } from './messages.ts';

/** The mail does not know where its reader lives. */
const UTC = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

interface SecondFactorNotification {
  readonly name: string;
  readonly at: Date;
  readonly change: SecondFactorChange;
}

/** After each change of what somebody logs in with, so that a thief cannot make one unseen. */
export function secondFactorMail({ name, at, change }: SecondFactorNotification): Mail {
  const { subject, what, yours, otherwise, action } = MESSAGES.secondFactor;
  return renderMail({
    subject: subject(change),
    name,
    before: [what(change, `${UTC.format(at)} UTC`), yours, otherwise],
    action: { label: action, link: linkTo('/forget-password') },
    after: [],
  });
}
