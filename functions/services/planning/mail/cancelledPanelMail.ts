import { linkTo } from '../../../platform/mail/links.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import { renderMail } from '../../core/mail/mailLayout.ts';
import { multipleLines, singleLine } from '../../core/mail/mailText.ts';
import { contactOf } from '../../entering/mail/entryWords.ts';

const WORDS = {
  subject: (event: string, where: string) => `You no longer judge ${event}, ${where}`,
  what: (event: string, where: string) => `The organiser cancelled ${event} at ${where}.`,
  flights: 'You no longer judge:',
  flight: (where: string) => `• ${where}`,
  reason: (words: string) => `Reason: ${words}`,
  others: 'Your other flights stay as they are.',
  noOthers: 'You have no other flights to judge.',
  action: 'See your panels',
  schedule: 'See the schedule',
  footer: 'Rinkside runs figure-skating competitions. The organiser gave you a seat on a panel.',
} as const;

interface CancelledPanelFacts {
  readonly competition: StoredCompetition;
  /** For the greeting. */
  readonly name: string;
  readonly hasAccount: boolean;
  /** "Freestyle, Freestyle 4" */
  readonly event: string;
  readonly reason: string;
  /** When and where each flight was to be. */
  readonly flights: readonly string[];
  readonly hasOthers: boolean;
}

/** The one mail to a judge or referee whose flights were cancelled with their event. */
export function cancelledPanelMail(facts: CancelledPanelFacts): Mail {
  const { competition, name, hasAccount, reason, flights, hasOthers } = facts;
  const [where, event] = [singleLine(competition.name), singleLine(facts.event)];
  return renderMail({
    subject: WORDS.subject(event, where),
    name,
    before: [WORDS.what(event, where), [WORDS.flights, ...flights.map(WORDS.flight)].join('\n')],
    details: [WORDS.reason(multipleLines(reason)), hasOthers ? WORDS.others : WORDS.noOthers],
    ...(hasAccount
      ? { action: { label: WORDS.action, link: linkTo('/admin/judging', { competition: competition.id }) } }
      : {
          action: { label: WORDS.schedule, link: linkTo(`/competitions/${competition.id}/schedule`) },
          footer: WORDS.footer,
        }),
    after: contactOf(competition),
  });
}
