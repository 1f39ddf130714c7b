import type { StoredCompetition } from '../../store/competitions/repository.ts';
import type { StoredEntry } from '../../store/entries/storedEntry.ts';
import type { NotificationContent, Recipient } from '../../store/notifications/notification.ts';
import { entrySummary } from './entrySummary.ts';
import { ENTRY_WORDS } from './entryWords.ts';
import { linkTo } from '../../platform/mail/links.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { daysText } from './mailDates.ts';
import { renderMail } from './mailLayout.ts';
import { moneyText } from './moneyText.ts';
import { greetedName, singleLine } from './plainWords.ts';

export interface EntryMailFacts {
  readonly notice: NotificationContent;
  readonly to: Recipient;
  /** To greet with. */
  readonly name: string;
  /** As it is now. */
  readonly entry: StoredEntry;
  readonly competition: StoredCompetition;
  /** The place of an event in its waiting list, counted from 1; null where it does not wait. */
  readonly waitingPlace: (eventId: string) => number | null;
}

/** The mail that tells one thing of an entry, and how the entry stands. */
export function entryMail(facts: EntryMailFacts): Mail {
  const { notice, to, name, entry, competition } = facts;
  // A name of somebody else's choosing must not lead anywhere: it reaches coaches and partners.
  const who = greetedName(entry.name) ?? ENTRY_WORDS.yourEntry;
  const where = singleLine(competition.name);
  const summary = entrySummary(facts);
  return renderMail({
    subject: ENTRY_WORDS.subject[subjectOf(notice, entry)](who, where),
    name,
    before: [...newsSentence(notice, entry, who, where), ...summary.before],
    // The entry's page is the family's: nobody else can open it.
    ...(to === 'family' && {
      action: { label: ENTRY_WORDS.action, link: linkTo('/success', { entryId: entry.id }) },
    }),
    after: summary.after,
    ...(to !== 'family' && { footer: ENTRY_WORDS.footer[to] }),
  });
}

function subjectOf({ what }: NotificationContent, { state }: StoredEntry): keyof typeof ENTRY_WORDS.subject {
  return what === 'submitted' && state === 'waiting' ? 'waiting' : what;
}

function newsSentence(notice: NotificationContent, entry: StoredEntry, who: string, where: string): string[] {
  switch (notice.what) {
    case 'submitted':
      return [ENTRY_WORDS[entry.state === 'waiting' ? 'waiting' : 'submitted'](who, where)];
    case 'promoted':
      return [ENTRY_WORDS.promoted(who, where, eventNames(entry, notice.events))];
    case 'changed':
    case 'withdrawn':
      return [ENTRY_WORDS[notice.what][notice.by](who, where), ...reasonOf(notice.reason)];
    case 'restored':
      return [ENTRY_WORDS.restored(who, where)];
    case 'remarks':
      return [ENTRY_WORDS.remarks(who, where, notice.count)];
    case 'partner':
      return [ENTRY_WORDS.partner[notice.did](who, where)];
    case 'payment':
    case 'refund':
      return [moneySentence(notice, entry, who, where)];
  }
}

const reasonOf = (reason: string | null) => (reason === null ? [] : [ENTRY_WORDS.reason(singleLine(reason))]);

function eventNames(entry: StoredEntry, ids: readonly string[]): string {
  const promoted = entry.events.filter(({ id }) => ids.includes(id));
  return promoted.map(({ format, level }) => singleLine(`${format}, ${level}`)).join('; ');
}

function moneySentence(
  { what, money }: Extract<NotificationContent, { what: 'payment' | 'refund' }>,
  { currency }: StoredEntry,
  who: string,
  where: string,
): string {
  const amount = moneyText(money.amount, currency);
  const day = daysText(money.receivedOn);
  if (money.method === 'correction') return ENTRY_WORDS.reversed(amount, who, where, day);
  return ENTRY_WORDS[what](amount, who, where, day, ENTRY_WORDS.methods[money.method] ?? money.method);
}
