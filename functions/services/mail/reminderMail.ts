import type { MissingDetail } from '../../../shared/domain/reminders/missingDetails.ts';
import type { ReminderSubject } from '../../../shared/domain/reminders/remindable.ts';
import { balanceDue } from '../../../shared/domain/payments/paymentState.ts';
import type { StoredCompetition } from '../../store/competitions/repository.ts';
import type { StoredEntry } from '../../store/entries/storedEntry.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { renderMail } from './mailLayout.ts';
import type { FamilyDue } from '../families/familyDue.ts';
import { actionOrFooter, contactOf, ENTRY_WORDS, howToPay } from './entryWords.ts';
import { greetedName, moneyText, multipleLines, singleLine } from './mailText.ts';

const REMINDER_WORDS = {
  subject: {
    unpaid: (where: string) => `Reminder: payment due for ${where}`,
    incomplete: (where: string) => `Reminder: details missing for ${where}`,
  } satisfies Record<ReminderSubject, (where: string) => string>,
  intro: {
    unpaid: (where: string) => `Payment is due for your entries in ${where}:`,
    incomplete: (where: string) => `Details are missing from your entries in ${where}:`,
  } satisfies Record<ReminderSubject, (where: string) => string>,
  due: (who: string, amount: string) => `• ${who}: ${amount}`,
  together: (entries: number) =>
    `This pays ${entries === 2 ? 'both' : `all ${String(entries)}`} unpaid entries of your family.`,
  missingLine: (who: string, missing: string) => `• ${who}: ${missing}`,
  missing: {
    membership: 'membership number',
    expiry: 'membership expiry date',
    expired: 'membership expires before the competition ends',
    partnerAddress: 'partner’s email address',
    partnerAnswer: 'partner’s answer',
    partnerDeclined: 'another partner, because yours declined',
    waiver: 'signed waiver',
  } satisfies Record<MissingDetail, string>,
  paid: 'If you paid in the last few days, ignore this email.',
} as const;

export interface ReminderFacts {
  readonly about: ReminderSubject;
  /** The organiser's own text, of several lines. */
  readonly words: string | null;
  /** The account's, for the greeting. */
  readonly name: string;
  readonly competition: StoredCompetition;
  /** What the family owes together; null where one entry owes or the reminder is not about money. */
  readonly familyDue: FamilyDue | null;
  /** All remindable entries of the family: they share one mail. */
  readonly entries: readonly { readonly entry: StoredEntry; readonly missing: readonly MissingDetail[] }[];
}

/** The mail about unpaid or incomplete entries of a family. */
export function reminderMail(facts: ReminderFacts): Mail {
  const { about, words, name, competition, entries } = facts;
  const where = singleLine(competition.name);
  const list = about === 'unpaid' ? dueList(entries) : missingList(entries);
  return renderMail({
    subject: REMINDER_WORDS.subject[about](where),
    name,
    before: [
      ...(words === null ? [] : [multipleLines(words)]),
      [REMINDER_WORDS.intro[about](where), ...list].join('\n'),
    ],
    ...(about === 'unpaid' && amountDue(facts)),
    ...actionOrFooter(entries.some(({ entry }) => entry.placeholder)),
    after: [...(about === 'unpaid' ? [REMINDER_WORDS.paid] : []), ...contactOf(competition)],
  });
}

const named = ({ name }: StoredEntry) => greetedName(name) ?? ENTRY_WORDS.yourEntry;

const dueList = (entries: ReminderFacts['entries']): string[] =>
  entries.map(({ entry }) => REMINDER_WORDS.due(named(entry), moneyText(balanceDue(entry), entry.currency)));

/** The family's sum and reference where several entries owe, else the entry's own. */
function amountDue({ entries, familyDue, competition }: ReminderFacts) {
  const [first] = entries;
  if (!first) return null;
  const { entry } = first;
  const due = familyDue ?? { due: balanceDue(entry), reference: entry.paymentReference, entries: 1 };
  // The reminder may name one kind of entry; the sum is of all.
  const together = due.entries > 1 ? [REMINDER_WORDS.together(due.entries)] : [];
  const title = ENTRY_WORDS.toPay(moneyText(due.due, entry.currency), due.reference);
  return { highlight: { title, lines: [...together, ...howToPay(competition)] } };
}

function missingList(entries: ReminderFacts['entries']): string[] {
  return entries.map(({ entry, missing }) =>
    REMINDER_WORDS.missingLine(named(entry), missing.map((one) => REMINDER_WORDS.missing[one]).join('; ')),
  );
}
