import { eventLabel } from '../../../shared/domain/events/eventId.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { daysText, deadlineText } from './mailDates.ts';
import { renderMail } from './mailLayout.ts';
import { PARTNER_WORDS } from './partnerWords.ts';
import { greetedName, singleLine } from './plainWords.ts';

interface PartnerInvitationFacts {
  /** The partner's. */
  readonly name: string;
  /** First name and initial of who invites. */
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

/** With the link by which a partner says yes or no. */
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

/** To somebody who was asked and no longer is. */
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
