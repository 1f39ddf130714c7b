import type { MissingDetail } from '../../../shared/domain/reminders/missingDetails.ts';
import type { ReminderSubject } from '../../../shared/domain/reminders/remindable.ts';
import { balanceDue } from '../../../shared/domain/payments/paymentState.ts';
import type { StoredCompetition } from '../../store/competitions/repository.ts';
import type { StoredEntry } from '../../store/entries/storedEntry.ts';
import { contactOf } from './contactOf.ts';
import { ENTRY_WORDS } from './entryWords.ts';
import { linkTo } from '../../platform/mail/links.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { renderMail } from './mailLayout.ts';
import { moneyText } from './moneyText.ts';
import { greetedName, singleLine, multipleLines } from './plainWords.ts';
import { REMINDER_WORDS } from './reminderWords.ts';

export interface ReminderFacts {
  readonly about: ReminderSubject;
  /** The manager's own words; several lines. */
  readonly words: string | null;
  /** Of the account, to greet with. */
  readonly name: string;
  readonly competition: StoredCompetition;
  /** All that the family is reminded of: one mail, whatever it has entered. */
  readonly entries: readonly { readonly entry: StoredEntry; readonly missing: readonly MissingDetail[] }[];
}

/** One mail to a family: what is still to pay, or what is missing, entry by entry. */
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
