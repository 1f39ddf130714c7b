import type { StoredCompetition } from '../../store/competitions/repository.ts';
import type { StoredEntry } from '../../store/entries/storedEntry.ts';
import type { Notice, Told } from '../../store/notifications/notice.ts';
import { entryStanding } from './entryStanding.ts';
import { ENTRY_WORDS } from './entryWords.ts';
import { linkTo } from '../../platform/mail/links.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { daysText } from './mailDates.ts';
import { mailOf } from './mailLayout.ts';
import { moneyText } from './moneyText.ts';
import { greetedName, oneLine } from './plainWords.ts';

export interface EntryMail {
  readonly notice: Notice;
  readonly to: Told;
  /** To greet with. */
  readonly name: string;
  /** As it is now. */
  readonly entry: StoredEntry;
  readonly competition: StoredCompetition;
  /** The place of an event in its waiting list, counted from 1; null where it does not wait. */
  readonly waitingPlace: (eventId: string) => number | null;
}

/** The mail that tells one thing of an entry, and how the entry stands. */
export function entryMail(told: EntryMail): Mail {
  const { notice, to, name, entry, competition } = told;
  // A name of somebody else's choosing must not lead anywhere: it reaches coaches and partners.
  const who = greetedName(entry.name) ?? ENTRY_WORDS.yourEntry;
  const where = oneLine(competition.name);
  const standing = entryStanding(told);
  return mailOf({
    subject: ENTRY_WORDS.subject[subjectOf(notice, entry)](who, where),
    name,
    before: [...newsOf(notice, entry, who, where), ...standing.before],
    // The entry's page is the family's: nobody else can open it.
    ...(to === 'family' && {
      action: { label: ENTRY_WORDS.action, link: linkTo('/success', { entryId: entry.id }) },
    }),
    after: standing.after,
    ...(to !== 'family' && { footer: ENTRY_WORDS.footer[to] }),
  });
}

function subjectOf({ what }: Notice, { state }: StoredEntry): keyof typeof ENTRY_WORDS.subject {
  return what === 'submitted' && state === 'waiting' ? 'waiting' : what;
}

function newsOf(notice: Notice, entry: StoredEntry, who: string, where: string): string[] {
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
      return [moneyNews(notice, entry, who, where)];
  }
}

const reasonOf = (reason: string | null) => (reason === null ? [] : [ENTRY_WORDS.reason(oneLine(reason))]);

function eventNames(entry: StoredEntry, ids: readonly string[]): string {
  const promoted = entry.events.filter(({ id }) => ids.includes(id));
  return promoted.map(({ format, level }) => oneLine(`${format}, ${level}`)).join('; ');
}

function moneyNews(
  { what, money }: Extract<Notice, { what: 'payment' | 'refund' }>,
  { currency }: StoredEntry,
  who: string,
  where: string,
): string {
  const amount = moneyText(money.amount, currency);
  const day = daysText(money.receivedOn);
  if (money.method === 'correction') return ENTRY_WORDS.reversed(amount, who, where, day);
  return ENTRY_WORDS[what](amount, who, where, day, ENTRY_WORDS.methods[money.method] ?? money.method);
}
