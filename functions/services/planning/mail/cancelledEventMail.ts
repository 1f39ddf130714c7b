import { linkTo } from '../../../platform/mail/links.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import { renderMail } from '../../core/mail/mailLayout.ts';
import { greetedName, multipleLines, singleLine } from '../../core/mail/mailText.ts';
import { contactOf } from '../../entering/mail/entryWords.ts';

const WORDS = {
  subject: (event: string, where: string) => `Event cancelled: ${event}, ${where}`,
  what: (event: string, where: string) => `The organiser cancelled ${event} at ${where}.`,
  pupils: 'These pupils of yours do not skate in it:',
  pupil: (name: string) => `• ${name}`,
  onlyEvent: (name: string) => `• ${name}, whose only event it was`,
  somebody: 'One of your pupils',
  reason: (words: string) => `Reason: ${words}`,
  families: 'We wrote to their families.',
  action: 'See your schedule',
  footer: 'Rinkside runs figure-skating competitions. An entry names you as the coach.',
} as const;

export interface CancelledEventFacts {
  readonly competition: StoredCompetition;
  /** For the greeting. */
  readonly name: string;
  readonly hasAccount: boolean;
  /** "Freestyle, Freestyle 4" */
  readonly event: string;
  readonly reason: string;
  /** The coach's own alone. */
  readonly pupils: readonly { readonly name: string; readonly isLast: boolean }[];
}

/** The one mail to a coach about pupils whose event was cancelled. */
export function cancelledEventMail(facts: CancelledEventFacts): Mail {
  const { competition, name, hasAccount, reason, pupils } = facts;
  const [where, event] = [singleLine(competition.name), singleLine(facts.event)];
  const lines = pupils.map((pupil) =>
    (pupil.isLast ? WORDS.onlyEvent : WORDS.pupil)(greetedName(pupil.name) ?? WORDS.somebody),
  );
  return renderMail({
    subject: WORDS.subject(event, where),
    name,
    before: [WORDS.what(event, where), [WORDS.pupils, ...lines].join('\n')],
    details: [WORDS.reason(multipleLines(reason)), WORDS.families],
    ...(hasAccount
      ? { action: { label: WORDS.action, link: linkTo('/admin/my-day', { competition: competition.id }) } }
      : { footer: WORDS.footer }),
    after: contactOf(competition),
  });
}
