import type { MissingDetail } from '../../../../shared/domain/entering/reminders/missingDetails.ts';
import type { ReminderSubject } from '../../../../shared/domain/entering/reminders/remindable.ts';
import { balanceDue } from '../../../../shared/domain/entering/balance/paymentState.ts';
import type { StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { renderMail } from '../../core/mail/mailLayout.ts';
import type { FamilyAmountDue } from '../families/familyDue.ts';
import type { MusicToSend } from '../music/musicToSend.ts';
import { actionOrFooter, amountDue, contactOf, ENTRY_WORDS } from './entryWords.ts';
import { deadlineText, greetedName, moneyText, multipleLines, singleLine } from '../../core/mail/mailText.ts';

const REMINDER_WORDS = {
  subject: {
    unpaid: (where: string) => `Reminder: payment due for ${where}`,
    incomplete: (where: string) => `Reminder: details missing for ${where}`,
    names: (where: string) => `Confirm the name on start lists: ${where}`,
    music: (where: string) => `Reminder: send the music for ${where}`,
  } satisfies Record<ReminderSubject, (where: string) => string>,
  intro: {
    unpaid: (where: string) => `Payment is due for your entries in ${where}:`,
    incomplete: (where: string) => `Details are missing from your entries in ${where}:`,
    names: (where: string) =>
      `Start lists and results of ${where} show initials until you confirm your skater’s first name. Open the entry and check it under “Name in public”:`,
    music: (where: string) =>
      `Music is missing for ${where}. Open the entry and send a file under “Music files”; it is checked at once:`,
  } satisfies Record<ReminderSubject, (where: string) => string>,
  together: (entries: number) =>
    `This pays ${entries === 2 ? 'both' : `all ${String(entries)}`} unpaid entries of your family.`,
  musicDue: (when: string) => `Please send it by ${when}.`,
  musicWasDue: (when: string, fee: string | null) =>
    `It was due by ${when}.${fee === null ? '' : ` A file that comes now costs a late fee of ${fee} for each event.`}`,
  missingLine: (who: string, missing: string) => `• ${who}: ${missing}`,
  missing: {
    membership: 'membership number',
    expiry: 'membership expiry date',
    expired: 'membership expires before the competition ends',
    partnerAddress: 'partner’s email address',
    partnerAnswer: 'partner’s answer',
    partnerDeclined: 'another partner, because yours declined',
    waiver: 'signed waiver',
    givenName: 'first name to confirm',
  } satisfies Record<Exclude<MissingDetail, 'music'>, string>,
  paid: 'If you paid in the last few days, ignore this email.',
} as const;

export interface ReminderFacts {
  readonly about: ReminderSubject;
  /** The organiser's own text, of several lines. */
  readonly words: string | null;
  /** The account's, for the greeting. */
  readonly name: string;
  readonly competition: StoredCompetition;
  /** The amount due; null where the reminder is not about money. */
  readonly familyDue: FamilyAmountDue | null;
  /** Until when music is due, and what it costs later; null where the reminder is not about it. */
  readonly music: Pick<MusicToSend, 'until' | 'lateFee'> | null;
  readonly now: Date;
  /** All remindable entries of the family: they share one mail. */
  readonly entries: readonly {
    readonly entry: StoredEntry;
    readonly missing: readonly MissingDetail[];
    /** Its events whose music is missing. */
    readonly withoutMusic: StoredEntry['events'];
  }[];
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
      ...musicDue(facts),
    ],
    ...(about === 'unpaid' && familyHighlight(facts)),
    ...actionOrFooter(entries.some(({ entry }) => entry.placeholder)),
    after: [...(about === 'unpaid' ? [REMINDER_WORDS.paid] : []), ...contactOf(competition)],
  });
}

const named = ({ name }: StoredEntry) => greetedName(name) ?? ENTRY_WORDS.yourEntry;

const dueList = (entries: ReminderFacts['entries']): string[] =>
  entries.map(({ entry }) => ENTRY_WORDS.share(named(entry), moneyText(balanceDue(entry), entry.currency)));

/** The reminder may name one kind of entry; the sum is of all. */
function familyHighlight({ familyDue, competition, now }: ReminderFacts) {
  if (!familyDue) return null;
  const count = familyDue.entries.length;
  const together = count > 1 ? [REMINDER_WORDS.together(count)] : [];
  return { highlight: amountDue(familyDue, competition, now, together) };
}

function musicDue({ music, competition, now }: ReminderFacts): string[] {
  if (!music || music.until === null) return [];
  const when = deadlineText(music.until, competition.timeZone);
  if (Date.parse(music.until) > now.getTime()) return [REMINDER_WORDS.musicDue(when)];
  const fee = music.lateFee > 0 ? moneyText(music.lateFee, competition.currency) : null;
  return [REMINDER_WORDS.musicWasDue(when, fee)];
}

function missingList(entries: ReminderFacts['entries']): string[] {
  return entries.map(({ entry, missing, withoutMusic }) => {
    const events = withoutMusic.map(({ format, level }) => singleLine(`${format}, ${level}`));
    const what = missing.flatMap((one) => (one === 'music' ? events : [REMINDER_WORDS.missing[one]]));
    return REMINDER_WORDS.missingLine(named(entry), what.join('; '));
  });
}
