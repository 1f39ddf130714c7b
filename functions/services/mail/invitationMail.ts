import type { Role } from '../../../shared/contract/core/roles.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { renderMail } from './mailLayout.ts';
import { MESSAGES } from './messages.ts';
import { greetedName, singleLine } from './plainWords.ts';

interface Invitation {
  readonly name: string;
  readonly role: Role;
  /** Name of the rink of a head coach or of the competition of a manager. */
  readonly assignment: string | null;
  readonly link: string;
  /** How long the link works. */
  readonly days: number;
  /** Name of the super administrator who invites. */
  readonly invitedBy: string;
}

/** With the link by which an invited person sets a password, and thereby accepts. */
export function invitationMail({ name, role, assignment, link, days, invitedBy }: Invitation): Mail {
  const { subject, why, how, action, limits, otherwise } = MESSAGES.invitation;
  const of = assignment === null ? null : singleLine(assignment);
  return renderMail({
    subject: subject(role),
    name,
    before: [why(greetedName(invitedBy), role, of), how],
    action: { label: action, link },
    after: [limits(days), otherwise],
  });
}
