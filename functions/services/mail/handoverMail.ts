import { eventLabel } from '../../../shared/domain/events/eventId.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { renderMail } from './mailLayout.ts';
import { daysText, deadlineText, greetedName, moneyText, multipleLines, singleLine } from './mailText.ts';

const WORDS = {
  organiser: 'The organiser',
  yourSkater: 'your skater',
  subject: (by: string, who: string, where: string) => `${by} entered ${who}: ${where}`,
  why: (by: string, where: string) => `${by} made this for you at ${where}:`,
  when: (days: string, place: string) => `When: ${days}\nWhere: ${place}`,
  waiting: (event: string) => `• ${event} (waitlist)`,
  toPay: (amount: string, reference: string) => `To pay: ${amount}. Payment reference: ${reference}`,
  howToPay: (instructions: string) => `How to pay:\n${instructions}`,
  ask: 'Take over to see the entry, change it and follow your payment. If you have no account yet, the link creates one.',
  action: 'Take over this entry',
  until: (deadline: string) => `The link works until ${deadline}. It is for you alone.`,
  notYours: 'Not your skater? Ignore this email. The organiser still looks after the entry.',
  footer:
    'Rinkside runs figure-skating competitions. You get this email because the organiser entered a skater with your address.',
} as const;

interface HandoverFacts {
  /** The name of who entered. */
  readonly by: string;
  readonly competition: {
    readonly name: string;
    readonly startDate: string;
    readonly endDate: string;
    readonly timeZone: string;
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
    readonly paymentReference: string;
  }[];
  readonly link: string;
  /** The UTC instant at which the link expires. */
  readonly until: string;
}

/** To a family that an organiser or head coach entered for, with the link to take the entries over. */
export function handoverMail({ by, competition, entries, link, until }: HandoverFacts): Mail {
  const who = greetedName(by) ?? WORDS.organiser;
  const where = singleLine(competition.name);
  const names = entries.map(({ name }) => greetedName(name) ?? WORDS.yourSkater);
  const { startDate, endDate, timeZone, rink, paymentInstructions } = competition;
  const isDue = entries.some(({ balance }) => balance > 0);
  return renderMail({
    subject: WORDS.subject(who, names.join(', '), where),
    name: '',
    before: [
      WORDS.why(who, where),
      ...entries.map((entry, index) => entryText(entry, names[index] ?? WORDS.yourSkater)),
      WORDS.when(daysText(startDate, endDate), singleLine(`${rink.name}, ${rink.city}`)),
      WORDS.ask,
    ],
    action: { label: WORDS.action, link },
    after: [
      ...(isDue && paymentInstructions !== null ? [WORDS.howToPay(multipleLines(paymentInstructions))] : []),
      WORDS.until(deadlineText(until, timeZone)),
      WORDS.notYours,
    ],
    footer: WORDS.footer,
  });
}

function entryText(
  { events, balance, currency, paymentReference }: HandoverFacts['entries'][number],
  name: string,
): string {
  const lines = events.map(({ format, level, state }) => {
    const event = singleLine(eventLabel(format, level));
    return state === 'waiting' ? WORDS.waiting(event) : `• ${event}`;
  });
  const due = balance > 0 ? [WORDS.toPay(moneyText(balance, currency), paymentReference)] : [];
  return [name, ...lines, ...due].join('\n');
}
