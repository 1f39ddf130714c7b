import { eventLabel } from '../../../shared/domain/events/eventId.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { renderMail } from './mailLayout.ts';
import { daysText, deadlineText, greetedName, singleLine } from './mailText.ts';

const PARTNER_WORDS = {
  invitation: {
    subject: (inviter: string, where: string) => `${inviter} names you as partner: ${where}`,
    why: (inviter: string, where: string) => `${inviter} wants to skate with you at ${where}.`,
    somebody: 'A skater',
    facts: (days: string, place: string) => `When: ${days}\nWhere: ${place}`,
    events: 'Events for two:',
    ask: (deadline: string) =>
      `Please say whether you skate. You need no account. Until ${deadline} you can confirm or decline, and correct what is entered of you.`,
    action: 'See the invitation',
    otherwise:
      'If you do not know what this is about, decline, and you are not entered as a partner. The link is for you alone: whoever has it can answer for you.',
  },
  dropped: {
    subject: (where: string) => `You are no longer named as partner: ${where}`,
    what: (inviter: string, where: string) =>
      `${inviter} has changed the partner of an entry for ${where}. This address is no longer asked, and the link that you were sent no longer works.`,
    next: 'There is nothing to do. If you did not expect this, ask whoever you wanted to skate with.',
  },
  footer:
    'Rinkside runs figure-skating competitions. You get this mail because an entry names you as the partner.',
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
