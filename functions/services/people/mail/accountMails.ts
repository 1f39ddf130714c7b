import type { Role } from '../../../../shared/contract/core/roles.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { renderMail } from '../../core/mail/mailLayout.ts';
import { countText, greetedName, singleLine } from '../../core/mail/mailText.ts';

const VERIFY_ADDRESS = {
  subject: 'Confirm your email address',
  why: 'You created a Rinkside account with this address. Confirm it to finish.',
  action: 'Confirm address',
  once: 'The link works once.',
  otherwise: 'Not you? Ignore this email and the account stays unconfirmed.',
} as const;

/** To the address of a new account, which it proves. */
export function verifyAddressMail({ name, link }: { name: string; link: string }): Mail {
  const { subject, why, action, once, otherwise } = VERIFY_ADDRESS;
  return renderMail({
    subject,
    name,
    before: [why],
    action: { label: action, link },
    after: [once, otherwise],
  });
}

const CONFIRM_NOTICES = {
  subject: 'Emails about a family’s entries',
  why: (family: string | null) =>
    `${family ?? 'A family'} would like you to get our emails about their competition entries too.`,
  action: 'Get these emails',
  once: 'The link works once, for 7 days.',
  otherwise: 'Not interested? Ignore this email and we won’t send any more.',
  footer: 'Rinkside runs figure-skating competitions. A family gave us this address.',
} as const;

/** To a further address of a family, which has to agree to get its mails. */
export function confirmNoticesMail({ family, link }: { family: string; link: string }): Mail {
  const { subject, why, action, once, otherwise, footer } = CONFIRM_NOTICES;
  return renderMail({
    subject,
    name: '',
    before: [why(greetedName(family))],
    action: { label: action, link },
    after: [once, otherwise],
    footer,
  });
}

const INVITATION = {
  subject: (role: Role) => `You’re invited to Rinkside as ${roleName(role)}`,
  why: (invitedBy: string | null, role: Role, assignment: string | null) =>
    `${invitedBy ?? 'An administrator'} invited you to Rinkside as ${roleName(role)}${assignment === null ? '' : ` of ${assignment}`}.`,
  how: 'Choose a password and your account is ready.',
  action: 'Accept invitation',
  limits: (days: number) =>
    `The link works once, for ${countText(days, 'day')}. After that, ask for a new one.`,
  otherwise: 'Not expecting this? Ignore this email. No one can use the account without the link.',
} as const;

const ROLE_NAMES: Readonly<Record<Role, string>> = {
  SUPER_ADMIN: 'super administrator',
  HEAD_COACH: 'head coach',
  MANAGER: 'competition manager',
  SKATER: 'skater',
};

function roleName(role: Role): string {
  return ROLE_NAMES[role];
}

interface Invitation {
  readonly name: string;
  readonly role: Role;
  /** Name of a head coach's rink or a manager's competition. */
  readonly assignment: string | null;
  readonly link: string;
  /** For which the link works. */
  readonly days: number;
  /** Name of the super administrator. */
  readonly invitedBy: string;
}

/** With the link to set a password, which accepts the invitation. */
export function invitationMail({ name, role, assignment, link, days, invitedBy }: Invitation): Mail {
  const { subject, why, how, action, limits, otherwise } = INVITATION;
  const of = assignment === null ? null : singleLine(assignment);
  return renderMail({
    subject: subject(role),
    name,
    before: [why(greetedName(invitedBy), role, of), how],
    action: { label: action, link },
    after: [limits(days), otherwise],
  });
}

const ACCOUNT_DELETED = {
  subject: 'Your account was deleted',
  what: 'We have deleted your Rinkside account with your name, addresses and skaters.',
  kept: 'Competitions keep the amounts you paid, without your name.',
  otherwise: 'Not you? Contact the organiser of your competition. We can’t restore a deleted account.',
} as const;

/** The last mail to an address: the account is erased. */
export function accountDeletedMail({ name }: { name: string }): Mail {
  const { subject, what, kept, otherwise } = ACCOUNT_DELETED;
  return renderMail({ subject, name, before: [what], after: [kept, otherwise] });
}
