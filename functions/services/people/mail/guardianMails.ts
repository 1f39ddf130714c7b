import { linkTo } from '../../../platform/mail/links.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { renderMail } from '../../core/mail/mailLayout.ts';
import { countText, greetedName, mailedInstant, singleLine } from '../../core/mail/mailText.ts';

const INVITATION = {
  subject: 'Look after a family’s entries together',
  why: (family: string | null) =>
    `${family ?? 'A family'} would like you to look after their competition entries too, with a log-in of your own.`,
  what: 'You will see and do the same: enter, pay, sign, withdraw and follow the day.',
  action: 'Look at the invitation',
  limits: (days: number) => `The link works once, for ${countText(days, 'day')}, with this address.`,
  otherwise: 'Not expecting this? Ignore this email and nothing happens.',
  footer: 'Rinkside runs figure-skating competitions. A family gave us this address.',
} as const;

/** To the other parent, with the link to join the family; it works for `days`. */
export function guardianInvitationMail({
  family,
  link,
  days,
}: {
  family: string;
  link: string;
  days: number;
}): Mail {
  const { subject, why, what, action, limits, otherwise, footer } = INVITATION;
  return renderMail({
    subject,
    name: '',
    before: [why(greetedName(family)), what],
    action: { label: action, link },
    after: [limits(days), otherwise],
    footer,
  });
}

const JOINED = {
  subject: 'A second guardian has joined your family',
  what: (guardian: string, email: string, when: string) =>
    `${guardian} (${email}) joined your family on ${when} and can now enter, pay, sign and withdraw as you can.`,
  otherwise: 'Not what you wanted? Remove them in your account. That ends their access at once.',
  action: 'Open your account',
} as const;

interface Notice {
  readonly name: string;
  readonly at: Date;
}

/** To the owner of the family's account. */
export function guardianJoinedMail({
  name,
  at,
  guardian,
  email,
}: Notice & { readonly guardian: string; readonly email: string }): Mail {
  const { subject, what, otherwise, action } = JOINED;
  return renderMail({
    subject,
    name,
    before: [
      what(greetedName(guardian) ?? 'A second guardian', singleLine(email), mailedInstant(at)),
      otherwise,
    ],
    action: { label: action, link: linkTo('/admin/my-account') },
    after: [],
  });
}

const LEFT = {
  subject: 'A second guardian has left your family',
  what: (guardian: string, when: string) =>
    `${guardian} left your family on ${when} and no longer sees its entries.`,
} as const;

/** To the owner of the family's account. */
export function guardianLeftMail({ name, at, guardian }: Notice & { readonly guardian: string }): Mail {
  const before = [LEFT.what(greetedName(guardian) ?? 'A second guardian', mailedInstant(at))];
  return renderMail({ subject: LEFT.subject, name, before, after: [] });
}

const REMOVED = {
  subject: 'You no longer look after a family’s entries',
  what: (family: string, when: string) =>
    `${family} removed you from their family on ${when}. Your log-in stays, and no longer shows the family’s entries.`,
} as const;

/** To a second guardian whom the family's account removed. */
export function guardianRemovedMail({ name, at, family }: Notice & { readonly family: string }): Mail {
  const before = [REMOVED.what(greetedName(family) ?? 'The account’s owner', mailedInstant(at))];
  return renderMail({ subject: REMOVED.subject, name, before, after: [] });
}
