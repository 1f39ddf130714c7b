import { balanceDue } from '../../../shared/domain/payments/paymentState.ts';
import { linkTo } from '../../platform/mail/links.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { StoredCompetition } from '../../store/competitions/repository.ts';
import type { StoredEntry } from '../../store/entries/storedEntry.ts';
import type { NotificationContent, Recipient } from '../../store/notifications/notification.ts';
import type { FamilyDue } from '../families/familyDue.ts';
import { contactOf, ENTRY_WORDS, howToPay, togetherText } from './entryWords.ts';
import { renderMail } from './mailLayout.ts';
import { daysText, deadlineText, greetedName, moneyText, singleLine } from './mailText.ts';

export interface EntryMailFacts {
  readonly notice: NotificationContent;
  readonly to: Recipient;
  /** For the greeting. */
  readonly name: string;
  /** As it is now. */
  readonly entry: StoredEntry;
  readonly competition: StoredCompetition;
  /** What the family owes with its other entries; null where they owe nothing. */
  readonly familyDue: FamilyDue | null;
  /** An event's position in its waitlist, from 1; null for a confirmed event. */
  readonly waitingPlace: (eventId: string) => number | null;
}

/** The mail about one change of an entry, with the entry as it is now. */
export function entryMail(facts: EntryMailFacts): Mail {
  const { notice, to, name, entry, competition } = facts;
  // The family chose this name, and coaches and partners read it: it must not carry a link.
  const who = greetedName(entry.name) ?? ENTRY_WORDS.yourEntry;
  const where = singleLine(competition.name);
  const summary = entrySummary(facts);
  return renderMail({
    subject: ENTRY_WORDS.subject[subjectOf(notice, entry)](who, where),
    name,
    before: changeSentences(notice, entry, who, where),
    ...(to === 'family' && amountDue(facts)),
    details: summary.details,
    // Only the family can open the entry's page, and only with an account.
    ...(to === 'family' &&
      !entry.placeholder && {
        action: { label: ENTRY_WORDS.action, link: linkTo(`/admin/entries/${entry.id}`) },
      }),
    after: summary.after,
    ...footerOf(to, entry),
  });
}

/** An account's family gets the layout's own footer. */
function footerOf(to: Recipient, { placeholder }: StoredEntry): { readonly footer?: string } {
  if (to !== 'family') return { footer: ENTRY_WORDS.footer[to] };
  return placeholder ? { footer: ENTRY_WORDS.footer.noAccount } : {};
}

function subjectOf({ what }: NotificationContent, { state }: StoredEntry): keyof typeof ENTRY_WORDS.subject {
  return what === 'submitted' && state === 'waiting' ? 'waiting' : what;
}

function changeSentences(
  notice: NotificationContent,
  entry: StoredEntry,
  who: string,
  where: string,
): string[] {
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
    case 'familyPrice':
      return [ENTRY_WORDS.familyPrice(who, where, moneyText(entry.pricing?.familyCap ?? 0, entry.currency))];
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

/** The entry's events, its payment and the deadline for changes, as in every mail about it. */
function entrySummary(facts: EntryMailFacts) {
  const { notice, to, entry, competition, waitingPlace } = facts;
  const refundDue = 'refundDue' in notice ? notice.refundDue : 0;
  const mine = to === 'family';
  return {
    details: [
      ENTRY_WORDS.when(daysText(competition.startDate, competition.endDate)),
      ...(entry.state === 'withdrawn' ? [] : [eventList(entry, waitingPlace)]),
      ...(mine ? [...moneyRows(entry, refundDue), ...dueForOthers(facts)] : []),
    ],
    after: [...(mine ? untilOf(entry, competition) : []), ...contactOf(competition)],
  };
}

function eventList({ events }: StoredEntry, waitingPlace: EntryMailFacts['waitingPlace']): string {
  const lines = events.map(({ id, format, level, state }) => {
    const place = state === 'waiting' ? waitingPlace(id) : null;
    const placeText = place === null ? ENTRY_WORDS.state[state] : ENTRY_WORDS.waitingPlace(place);
    return ENTRY_WORDS.event(singleLine(`${format}, ${level}`), placeText);
  });
  return [ENTRY_WORDS.events, ...lines].join('\n');
}

function moneyRows(entry: StoredEntry, refundDue: number): string[] {
  if (entry.state === 'waiting' && entry.totalPrice === 0 && entry.paid === 0)
    return [ENTRY_WORDS.payWhenPlaced];
  const { totalPrice, paid, currency } = entry;
  const text = (amount: number) => moneyText(amount, currency);
  const due = balanceDue(entry);
  const price = ENTRY_WORDS.total(text(totalPrice), text(paid));
  if (refundDue > 0) return [price, ENTRY_WORDS.refundDue(text(refundDue))];
  if (due < 0) return [price, ENTRY_WORDS.tooMuch(text(-due))];
  if (due > 0) return [price];
  return entry.state === 'withdrawn' && paid === 0 ? [] : [price, ENTRY_WORDS.nothingToPay];
}

/** What the family owes and how to pay it, as the mail's highlight; nothing for an entry that owes nothing. */
function amountDue({ entry, familyDue, competition }: EntryMailFacts) {
  const due = balanceDue(entry);
  if (due <= 0) return null;
  const title = ENTRY_WORDS.toPay(moneyText(due, entry.currency), entry.paymentReference);
  const together = familyDue ? [togetherText(familyDue, entry.currency)] : [];
  return { highlight: { title, lines: [...together, ...howToPay(competition)] } };
}

/** After a payment for one entry, what the family's others still owe. */
function dueForOthers({ notice, entry, familyDue }: EntryMailFacts): string[] {
  if (notice.what !== 'payment' || !familyDue || balanceDue(entry) > 0) return [];
  const { due, entries, reference } = familyDue;
  return [ENTRY_WORDS.othersToPay(entries, moneyText(due, entry.currency), reference)];
}

function untilOf(entry: StoredEntry, { openUntil, timeZone }: StoredCompetition): string[] {
  return entry.state === 'withdrawn' ? [] : [ENTRY_WORDS.until(deadlineText(openUntil, timeZone))];
}
