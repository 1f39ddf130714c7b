import type { Mail } from '../../../platform/mail/mail.ts';
import { renderMail } from '../../core/mail/mailLayout.ts';
import { countText, greetedName, singleLine } from '../../core/mail/mailText.ts';

const INVITATION = {
  subject: 'See your pupils’ entries on Rinkside',
  why: (invitedBy: string | null, rinks: string) =>
    `${invitedBy ?? 'A head coach'} added you as a coach${rinks === '' ? '' : ` at ${rinks}`}.`,
  how: 'Connect your account to see your pupils’ entries in all competitions. No account yet? You can create one on the way.',
  action: 'Connect account',
  limits: (days: number) => `The link is for you alone and works for ${countText(days, 'day')}.`,
  otherwise: 'Not a coach there? Ignore this email and nothing is connected.',
  footer: 'Rinkside runs figure-skating competitions. A head coach gave us this address.',
} as const;

interface InvitationFacts {
  readonly name: string;
  readonly invitedBy: string;
  /** The names of the coach's rinks. */
  readonly rinks: readonly string[];
  readonly link: string;
  readonly days: number;
}

/** To a coach, with the link that connects an account. */
export function coachInvitationMail({ name, invitedBy, rinks, link, days }: InvitationFacts): Mail {
  const { subject, why, how, action, limits, otherwise, footer } = INVITATION;
  const places = new Intl.ListFormat('en-GB').format(rinks.map(singleLine));
  return renderMail({
    subject,
    name,
    before: [why(greetedName(invitedBy), places), how],
    action: { label: action, link },
    after: [limits(days), otherwise],
    footer,
  });
}
