import type { Mail } from '../../../platform/mail/mail.ts';
import { renderMail } from '../../core/mail/mailLayout.ts';
import { countText, greetedName, singleLine } from '../../core/mail/mailText.ts';
import { daysText } from '../../../../shared/domain/core/dates/dayTexts.ts';

const JUDGE_WORDS = {
  subject: (where: string) => `Can you judge at ${where}?`,
  ask: (where: string, days: string) => `We’d like you to judge at ${where}, ${days}.`,
  how: 'Tell us if you can come and when. Then sign up for panels that don’t collide with your skaters.',
  action: 'Answer',
  connect: 'Connect account',
  connectFirst: (days: number) =>
    `First connect your account. The link is for you alone and works for ${countText(days, 'day')}. Then open “My judging” in the menu.`,
  offered: {
    subject: (from: string, where: string) => `${from} offers you a panel: ${where}`,
    what: (from: string, where: string) =>
      `${from} offers you a seat on a panel at ${where}. You can take it, swap it for one of yours, or decline.`,
    somebody: 'Another judge',
    action: 'See the offer',
  },
  footer: 'Rinkside runs figure-skating competitions. The organiser asked you as a certified coach.',
} as const;

interface JudgeMailFacts {
  readonly name: string;
  readonly competition: { readonly name: string; readonly startDate: string; readonly endDate: string };
  readonly link: string;
}

/** Asks a coach to judge. @param connectDays for how long the link connects an account; null where one is connected */
export function judgeInvitationMail(
  { name, competition, link }: JudgeMailFacts,
  connectDays: number | null,
): Mail {
  const { startDate, endDate } = competition;
  const where = singleLine(competition.name);
  const { subject, ask, how, action, connect, connectFirst, footer } = JUDGE_WORDS;
  return renderMail({
    subject: subject(where),
    name,
    before: [ask(where, daysText(startDate, endDate)), how],
    action: { label: connectDays === null ? action : connect, link },
    after: connectDays === null ? [] : [connectFirst(connectDays)],
    footer,
  });
}

/** Tells a judge of a seat that another judge offers. */
export function seatOfferMail({ name, competition, link }: JudgeMailFacts, from: string): Mail {
  const where = singleLine(competition.name);
  const { subject, what, somebody, action } = JUDGE_WORDS.offered;
  const who = greetedName(from) ?? somebody;
  return renderMail({
    subject: subject(who, where),
    name,
    before: [what(who, where)],
    action: { label: action, link },
    after: [],
    footer: JUDGE_WORDS.footer,
  });
}
