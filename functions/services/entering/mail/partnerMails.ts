import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { renderMail } from '../../core/mail/mailLayout.ts';
import { daysText } from '../../../../shared/domain/core/dates/dayTexts.ts';
import { deadlineText, greetedName, singleLine } from '../../core/mail/mailText.ts';

const PARTNER_WORDS = {
  invitation: {
    subject: (inviter: string, where: string) => `${inviter} invites you as partner: ${where}`,
    why: (inviter: string, where: string) => `${inviter} would like you as partner at ${where}.`,
    somebody: 'A skater',
    facts: (days: string, place: string) => `When: ${days}\nWhere: ${place}`,
    events: 'Events:',
    ask: (deadline: string) =>
      `Please answer by ${deadline}. You can also correct your details. You don’t need an account.`,
    action: 'See invitation',
    otherwise:
      'Not expecting this? Decline, and you won’t be entered. Don’t share the link: it lets others answer for you.',
  },
  dropped: {
    subject: (where: string) => `You’re no longer entered as partner: ${where}`,
    what: (inviter: string, where: string) =>
      `${inviter} now has another partner, or none, for ${where}. Your link no longer works.`,
    next: 'You don’t need to do anything. If this is a surprise, ask your partner.',
  },
  footer: 'Rinkside runs figure-skating competitions. An entry names you as the partner.',
} as const;

interface PartnerInvitationFacts {
  /** The partner's name. */
  readonly name: string;
  /** First name and initial of the inviting skater. */
  readonly inviter: string;
  readonly competition: {
    readonly name: string;
    readonly startDate: string;
    readonly endDate: string;
    readonly openUntil: string;
    readonly timeZone: string;
    readonly rink: { readonly name: string; readonly city: string };
  };
  readonly events: readonly { readonly format: string; readonly level: string }[];
  readonly link: string;
}

/** With the link to confirm or decline. */
export function partnerInvitationMail({
  name,
  inviter,
  competition,
  events,
  link,
}: PartnerInvitationFacts): Mail {
  const words = PARTNER_WORDS.invitation;
  const who = greetedName(inviter) ?? words.somebody;
  const where = singleLine(competition.name);
  const { startDate, endDate, openUntil, timeZone, rink } = competition;
  const list = events.map(({ format, level }) => `• ${singleLine(eventLabel(format, level))}`);
  return renderMail({
    subject: words.subject(who, where),
    name,
    before: [
      words.why(who, where),
      words.facts(daysText(startDate, endDate), singleLine(`${rink.name}, ${rink.city}`)),
      [words.events, ...list].join('\n'),
      words.ask(deadlineText(openUntil, timeZone)),
    ],
    action: { label: words.action, link },
    after: [words.otherwise],
    footer: PARTNER_WORDS.footer,
  });
}

/** To a partner whose invitation no longer stands. */
export function droppedPartnerMail(facts: {
  readonly name: string;
  readonly inviter: string;
  readonly competition: { readonly name: string };
}): Mail {
  const words = PARTNER_WORDS.dropped;
  const where = singleLine(facts.competition.name);
  const who = greetedName(facts.inviter) ?? PARTNER_WORDS.invitation.somebody;
  return renderMail({
    subject: words.subject(where),
    name: facts.name,
    before: [words.what(who, where)],
    after: [words.next],
    footer: PARTNER_WORDS.footer,
  });
}
