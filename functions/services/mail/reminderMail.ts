import type { MissingDetail } from '../../../shared/domain/reminders/missingDetails.ts';
import type { ReminderSubject } from '../../../shared/domain/reminders/remindable.ts';
import { balanceDue } from '../../../shared/domain/payments/paymentState.ts';
import type { StoredCompetition } from '../../store/competitions/repository.ts';
import type { StoredEntry } from '../../store/entries/storedEntry.ts';
import { linkTo } from '../../platform/mail/links.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { renderMail } from './mailLayout.ts';
import { contactOf, ENTRY_WORDS } from './entryWords.ts';
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
  due: (who: string, amount: string, reference: string) => `• ${who}: ${amount}, reference ${reference}`,
  total: (amount: string) => `Total: ${amount}`,
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
  reference: 'Please quote the reference with your payment.',
  paid: 'If you paid in the last few days, ignore this email.',
  action: 'See entries',
} as const;

export interface ReminderFacts {
  readonly about: ReminderSubject;
  /** The organiser's own text, of several lines. */
  readonly words: string | null;
  /** The account's, for the greeting. */
  readonly name: string;
  readonly competition: StoredCompetition;
  /** All remindable entries of the family: they share one mail. */
  readonly entries: readonly { readonly entry: StoredEntry; readonly missing: readonly MissingDetail[] }[];
}

/** The mail about unpaid or incomplete entries of a family. */
export function reminderMail({ about, words, name, competition, entries }: ReminderFacts): Mail {
  const where = singleLine(competition.name);
  const list = about === 'unpaid' ? dueList(entries) : missingList(entries);
  const instructions = about === 'unpaid' ? competition.paymentInstructions : null;
  return renderMail({
    subject: REMINDER_WORDS.subject[about](where),
    name,
    before: [
      ...(words === null ? [] : [multipleLines(words)]),
      [REMINDER_WORDS.intro[about](where), ...list].join('\n'),
      ...(about === 'unpaid' ? [REMINDER_WORDS.reference] : []),
      ...(instructions === null ? [] : [ENTRY_WORDS.howToPay(multipleLines(instructions))]),
    ],
    action: { label: REMINDER_WORDS.action, link: linkTo('/admin/submissions') },
    after: [...(about === 'unpaid' ? [REMINDER_WORDS.paid] : []), ...contactOf(competition)],
  });
}

const named = ({ name }: StoredEntry) => greetedName(name) ?? ENTRY_WORDS.yourEntry;

function dueList(entries: ReminderFacts['entries']): string[] {
  const [first] = entries;
  const total = entries.reduce((sum, { entry }) => sum + balanceDue(entry), 0);
  const lines = entries.map(({ entry }) =>
    REMINDER_WORDS.due(named(entry), moneyText(balanceDue(entry), entry.currency), entry.paymentReference),
  );
  return first && entries.length > 1
    ? [...lines, REMINDER_WORDS.total(moneyText(total, first.entry.currency))]
    : lines;
}

function missingList(entries: ReminderFacts['entries']): string[] {
  return entries.map(({ entry, missing }) =>
    REMINDER_WORDS.missingLine(named(entry), missing.map((one) => REMINDER_WORDS.missing[one]).join('; ')),
  );
}
