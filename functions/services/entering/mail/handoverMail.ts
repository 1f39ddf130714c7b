import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { FamilyAmountDue } from '../families/familyDue.ts';
import { amountDue } from './entryWords.ts';
import { renderMail } from '../../core/mail/mailLayout.ts';
import { daysText } from '../../../../shared/domain/core/dates/dayTexts.ts';
import { deadlineText, greetedName, moneyText, singleLine } from '../../core/mail/mailText.ts';

const WORDS = {
  organiser: 'The organiser',
  yourSkater: 'your skater',
  subject: (by: string, who: string, where: string) => `${by} entered ${who}: ${where}`,
  why: (by: string, who: string, where: string) => `${by} entered ${who} in ${where}.`,
  when: (days: string, place: string) => `When: ${days}\nWhere: ${place}`,
  waiting: (event: string) => `• ${event} (waitlist)`,
  price: (amount: string) => `To pay: ${amount}`,
  ask: 'Take over the entry to see it, change it and follow your payment. No account yet? You can create one on the way, with this email address.',
  action: (count: number) => (count === 1 ? 'Take over entry' : 'Take over entries'),
  until: (deadline: string) =>
    `The link works with this email address alone, until ${deadline}. Using another? Ask the organiser to send the link there.`,
  notYours: 'Not your skater? Ignore this email and the organiser keeps looking after the entry.',
  footer: 'Rinkside runs figure-skating competitions. An organiser or coach gave us this address.',
} as const;

/** "Mia and Leo"; a skater with two entries is named once. */
const listed = (names: readonly string[]) => new Intl.ListFormat('en-GB').format(new Set(names));

interface HandoverFacts {
  /** The name of who entered. */
  readonly by: string;
  readonly competition: {
    readonly name: string;
    readonly startDate: string;
    readonly endDate: string;
    readonly timeZone: string;
    readonly openUntil: string;
    readonly currency: string;
    readonly paymentInstructions: string | null;
    readonly rink: { readonly name: string; readonly city: string };
  };
  readonly entries: readonly {
    readonly name: string;
    readonly events: readonly {
      readonly format: string;
      readonly level: string;
      readonly state: 'confirmed' | 'waiting';
    }[];
    /** Minor units. */
    readonly balance: number;
    readonly currency: string;
  }[];
  /** Null where the entries owe nothing. */
  readonly familyDue: FamilyAmountDue | null;
  readonly now: Date;
  readonly link: string;
  /** The UTC instant at which the link expires. */
  readonly until: string;
}

/** To a family that an organiser or head coach entered for, with the link to take the entries over. */
export function handoverMail(facts: HandoverFacts): Mail {
  const { by, competition, entries, familyDue, now, link, until } = facts;
  const who = greetedName(by) ?? WORDS.organiser;
  const where = singleLine(competition.name);
  const names = entries.map(({ name }) => greetedName(name) ?? WORDS.yourSkater);
  const { startDate, endDate, timeZone, rink } = competition;
  return renderMail({
    subject: WORDS.subject(who, listed(names), where),
    name: '',
    before: [
      WORDS.why(who, listed(names), where),
      ...entries.map((entry, index) => entryText(entry, names[index] ?? WORDS.yourSkater)),
    ],
    ...(familyDue && { highlight: amountDue(familyDue, competition, now) }),
    details: [WORDS.when(daysText(startDate, endDate), singleLine(`${rink.name}, ${rink.city}`)), WORDS.ask],
    action: { label: WORDS.action(entries.length), link },
    after: [WORDS.until(deadlineText(until, timeZone)), WORDS.notYours],
    footer: WORDS.footer,
  });
}

function entryText({ events, balance, currency }: HandoverFacts['entries'][number], name: string): string {
  const lines = events.map(({ format, level, state }) => {
    const event = singleLine(eventLabel(format, level));
    return state === 'waiting' ? WORDS.waiting(event) : `• ${event}`;
  });
  const due = balance > 0 ? [WORDS.price(moneyText(balance, currency))] : [];
  return [name, ...lines, ...due].join('\n');
}
