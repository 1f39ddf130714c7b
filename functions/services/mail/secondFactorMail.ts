import { linkTo } from '../../platform/mail/links.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { mailOf } from './mailLayout.ts';
import { MESSAGES, type SecondFactorChange } from './messages.ts';

/** The mail does not know where its reader lives. */
const UTC = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

interface Told {
  readonly name: string;
  readonly at: Date;
  readonly told: SecondFactorChange;
}

/** After each change of what somebody logs in with, so that a thief cannot make one unseen. */
export function secondFactorMail({ name, at, told }: Told): Mail {
  const { subject, what, yours, otherwise, action } = MESSAGES.secondFactor;
  return mailOf({
    subject: subject(told),
    name,
    before: [what(told, `${UTC.format(at)} UTC`), yours, otherwise],
    action: { label: action, link: linkTo('/forget-password') },
    after: [],
  });
}
