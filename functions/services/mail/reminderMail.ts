import type { Missing } from '../../../shared/domain/reminders/missing.ts';
import type { ReminderSubject } from '../../../shared/domain/reminders/remindable.ts';
import { balanceDue } from '../../../shared/domain/payments/paymentState.ts';
import type { StoredCompetition } from '../../store/competitions/repository.ts';
import type { StoredEntry } from '../../store/entries/storedEntry.ts';
import { contactOf } from './contactOf.ts';
import { ENTRY_WORDS } from './entryWords.ts';
import { linkTo } from '../../platform/mail/links.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { mailOf } from './mailLayout.ts';
import { moneyText } from './moneyText.ts';
import { greetedName, oneLine, severalLines } from './plainWords.ts';
import { REMINDER_WORDS } from './reminderWords.ts';

export interface Reminder {
  readonly about: ReminderSubject;
  /** The manager's own words; several lines. */
  readonly words: string | null;
  /** Of the account, to greet with. */
  readonly name: string;
  readonly competition: StoredCompetition;
  /** All that the family is reminded of: one mail, whatever it has entered. */
  readonly entries: readonly { readonly entry: StoredEntry; readonly missing: readonly Missing[] }[];
}

/** One mail to a family: what is still to pay, or what is missing, entry by entry. */
export function reminderMail({ about, words, name, competition, entries }: Reminder): Mail {
  const where = oneLine(competition.name);
  const list = about === 'unpaid' ? dueList(entries) : missingList(entries);
  const instructions = about === 'unpaid' ? competition.paymentInstructions : null;
  return mailOf({
    subject: REMINDER_WORDS.subject[about](where),
    name,
    before: [
      ...(words === null ? [] : [severalLines(words)]),
      [REMINDER_WORDS.intro[about](where), ...list].join('\n'),
      ...(about === 'unpaid' ? [REMINDER_WORDS.reference] : []),
      ...(instructions === null ? [] : [ENTRY_WORDS.howToPay(severalLines(instructions))]),
    ],
    action: { label: REMINDER_WORDS.action, link: linkTo('/admin/submissions') },
    after: [...(about === 'unpaid' ? [REMINDER_WORDS.paid] : []), ...contactOf(competition)],
  });
}

const named = ({ name }: StoredEntry) => greetedName(name) ?? ENTRY_WORDS.yourEntry;

function dueList(entries: Reminder['entries']): string[] {
  const [first] = entries;
  const total = entries.reduce((sum, { entry }) => sum + balanceDue(entry), 0);
  const lines = entries.map(({ entry }) =>
    REMINDER_WORDS.due(named(entry), moneyText(balanceDue(entry), entry.currency), entry.paymentReference),
  );
  return first && entries.length > 1
    ? [...lines, REMINDER_WORDS.total(moneyText(total, first.entry.currency))]
    : lines;
}

function missingList(entries: Reminder['entries']): string[] {
  return entries.map(({ entry, missing }) =>
    REMINDER_WORDS.lacks(named(entry), missing.map((one) => REMINDER_WORDS.missing[one]).join('; ')),
  );
}
