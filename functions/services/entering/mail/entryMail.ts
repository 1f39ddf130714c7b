import { cancelledEventsOf } from '../../../../shared/domain/entering/entries/changes/leftEvents.ts';
import { balanceDue } from '../../../../shared/domain/entering/balance/paymentState.ts';
import { linkTo } from '../../../platform/mail/links.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import type {
  LeftWith,
  NotificationContent,
  MailRecipient,
} from '../../../store/entering/notifications/notification.ts';
import type { FamilyAmountDue } from '../families/familyDue.ts';
import { amountDue, contactOf, ENTRY_WORDS } from './entryWords.ts';
import { renderMail } from '../../core/mail/mailLayout.ts';
import { daysText } from '../../../../shared/domain/core/dates/dayTexts.ts';
import { deadlineText, greetedName, moneyText, singleLine } from '../../core/mail/mailText.ts';

export interface EntryMailFacts {
  readonly notice: NotificationContent;
  readonly to: MailRecipient;
  /** For the greeting. */
  readonly name: string;
  /** As it is now. */
  readonly entry: StoredEntry;
  readonly competition: StoredCompetition;
  /** The amount that the family owes for this entry and its others; null where it owes nothing. */
  readonly familyDue: FamilyAmountDue | null;
  /** An event's position in its waitlist, from 1; null for a confirmed event. */
  readonly waitingPlace: (eventId: string) => number | null;
  /** What became of its events on the day; null where the mail is not about the day. */
  readonly startOf: (eventId: string) => EntryStart | null;
  readonly now: Date;
}

/** An event of an entry on the day that it is skated. */
export interface EntryStart {
  readonly isScratched: boolean;
  readonly isToday: boolean;
  /** When and where it is expected, as mails say it; null once it is on the ice or over. */
  readonly at: string | null;
  /** Day and time as texts that sort, for the order of events. */
  readonly order: string;
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
    before: changeSentences(facts, who, where),
    ...(to === 'family' && !isAboutDay(notice) && familyHighlight(facts)),
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
function footerOf(to: MailRecipient, { placeholder }: StoredEntry): { readonly footer?: string } {
  if (to !== 'family') return { footer: ENTRY_WORDS.footer[to] };
  return placeholder ? { footer: ENTRY_WORDS.footer.noAccount } : {};
}

/** Whether a family reads it at the venue, for when it skates: nothing in it asks for money. */
export const isAboutDay = ({ what }: NotificationContent): boolean =>
  what === 'scratched' || what === 'scratchUndone';

function subjectOf({ what }: NotificationContent, { state }: StoredEntry): keyof typeof ENTRY_WORDS.subject {
  return what === 'submitted' && state === 'waiting' ? 'waiting' : what;
}

function changeSentences(facts: EntryMailFacts, who: string, where: string): string[] {
  const { notice, to, entry } = facts;
  switch (notice.what) {
    case 'submitted':
      return [ENTRY_WORDS[entry.state === 'waiting' ? 'waiting' : 'submitted'](who, where)];
    case 'promoted':
      return [ENTRY_WORDS.promoted(who, where, eventNames(entry, notice.events))];
    case 'changed':
    case 'withdrawn':
      return [ENTRY_WORDS[notice.what][notice.by](who, where), ...reasonOf(notice.reason)];
    case 'eventCancelled': {
      const event = singleLine(`${notice.event.format}, ${notice.event.level}`);
      return [
        ENTRY_WORDS.eventCancelled(event, who, where),
        ...reasonOf(notice.reason),
        ...restOfEntry(notice.isLast, entry),
        // Others of the family are no business of a coach or a partner.
        ...(to === 'family' ? (notice.others ?? []).map((other) => leftSentence(other, entry.currency)) : []),
      ];
    }
    case 'scratched':
    case 'scratchUndone':
      return [ENTRY_WORDS[notice.what](who, where, eventNames(inOrderOfStart(facts), notice.events))];
    case 'restored':
      return [ENTRY_WORDS.restored(who, where), ...cancelledMeanwhile(entry, who, where)];
    case 'remarks':
      return [ENTRY_WORDS.remarks(who, where, notice.count)];
    case 'familyPrice':
      return [ENTRY_WORDS.familyPrice(who, where, moneyText(entry.pricing?.familyCap ?? 0, entry.currency))];
    case 'music':
      return [
        ENTRY_WORDS.music[notice.by](who, where, eventNames(entry, notice.events)),
        ...(notice.fee > 0 ? [ENTRY_WORDS.musicFee(moneyText(notice.fee, entry.currency))] : []),
      ];
    case 'musicFeeWaived': {
      const fee = moneyText(notice.fee, entry.currency);
      return [ENTRY_WORDS.musicFeeWaived(fee, who, where, eventNames(entry, [notice.event]))];
    }
    case 'partner':
      return [ENTRY_WORDS.partner[notice.did](who, where)];
    case 'payment':
    case 'refund':
      return [moneySentence(notice, entry, who, where)];
  }
}

function cancelledMeanwhile(entry: StoredEntry, who: string, where: string): string[] {
  return cancelledEventsOf(entry).flatMap(({ format, level, reason }) => [
    ENTRY_WORDS.eventCancelled(singleLine(`${format}, ${level}`), who, where),
    ...reasonOf(reason),
  ]);
}

function leftSentence({ name, refundDue, isLast }: LeftWith, currency: string): string {
  const who = greetedName(name) ?? ENTRY_WORDS.yourEntry;
  const refund = refundDue > 0 ? moneyText(refundDue, currency) : null;
  return ENTRY_WORDS.alsoLeft(who, isLast, refund);
}

/** Its other events may have been cancelled since, or cost more without the family discount: then they are affected. */
function restOfEntry(isLast: boolean, entry: StoredEntry): string[] {
  if (isLast) return [ENTRY_WORDS.noOtherEvent];
  return entry.state === 'withdrawn' || balanceDue(entry) > 0 ? [] : [ENTRY_WORDS.otherEvents];
}

const reasonOf = (reason: string | null) => (reason === null ? [] : [ENTRY_WORDS.reason(singleLine(reason))]);

/** The entry with its events as they are skated; on other occasions, and without a time, as they were entered. */
function inOrderOfStart({ entry, startOf }: EntryMailFacts): Pick<StoredEntry, 'events'> {
  const orderOf = (id: string) => startOf(id)?.order ?? LAST;
  return {
    events: entry.events.toSorted((one, other) =>
      orderOf(one.id) < orderOf(other.id) ? -1 : orderOf(one.id) > orderOf(other.id) ? 1 : 0,
    ),
  };
}

/** Sorts after every day. */
const LAST = '~';

function eventNames(entry: Pick<StoredEntry, 'events'>, ids: readonly string[]): string {
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
  const { notice, to, entry, competition } = facts;
  const mine = to === 'family';
  return {
    details: [
      ENTRY_WORDS.when(daysText(competition.startDate, competition.endDate)),
      ...(entry.state === 'withdrawn' ? [] : [eventList(facts)]),
      ...(mine && !isAboutDay(notice) ? moneyRows(facts) : []),
    ],
    after: [...(mine ? untilOf(facts) : []), ...contactOf(competition)],
  };
}

function eventList(facts: EntryMailFacts): string {
  const { waitingPlace, startOf } = facts;
  const lines = inOrderOfStart(facts).events.map(({ id, format, level, state }) => {
    const place = state === 'waiting' ? waitingPlace(id) : null;
    const placeText = place === null ? ENTRY_WORDS.state[state] : ENTRY_WORDS.waitingPlace(place);
    return ENTRY_WORDS.event(singleLine(`${format}, ${level}`), startText(startOf(id)) ?? placeText);
  });
  return [ENTRY_WORDS.events, ...lines].join('\n');
}

function startText(start: EntryStart | null): string | null {
  if (!start?.isScratched) return start?.at ?? null;
  const state = ENTRY_WORDS[start.isToday ? 'scratchedToday' : 'scratchedAlready'];
  return start.at === null ? state : ENTRY_WORDS.scratchedAt(state, start.at);
}

function moneyRows({ notice, entry, familyDue }: EntryMailFacts): string[] {
  if (entry.state === 'waiting' && entry.totalPrice === 0 && entry.paid === 0)
    return [ENTRY_WORDS.payWhenPlaced];
  const { totalPrice, paid, currency, state } = entry;
  const text = (amount: number) => moneyText(amount, currency);
  const due = balanceDue(entry);
  const price = ENTRY_WORDS.total(text(totalPrice), text(paid));
  if (due > 0) return [price];
  if (due < 0) {
    // Each mail about a cancelled event names that event's part alone, of what has not been refunded by now.
    const amount = notice.what === 'eventCancelled' ? Math.min(notice.refundDue || -due, -due) : -due;
    return [price, ENTRY_WORDS[refundWords(notice)](text(amount))];
  }
  const isWithdrawn = state === 'withdrawn';
  const nothing = familyDue ? 'nothingForEntry' : isWithdrawn ? 'nothingOwed' : 'nothingToPay';
  return [...(isWithdrawn && paid === 0 ? [] : [price]), ENTRY_WORDS[nothing]];
}

function refundWords(notice: NotificationContent): 'refundDue' | 'eventRefundDue' | 'tooMuch' {
  if (!('refundDue' in notice) || notice.refundDue === 0) return 'tooMuch';
  return notice.what === 'eventCancelled' ? 'eventRefundDue' : 'refundDue';
}

/** Mails after which a family asks what is left to pay, although the entry itself owes nothing. */
const ABOUT_MONEY: readonly NotificationContent['what'][] = [
  'payment',
  'refund',
  'withdrawn',
  'eventCancelled',
];

/** Shows the family's amount due and how to pay it as the mail's highlight. */
function familyHighlight({ notice, entry, familyDue, competition, now }: EntryMailFacts) {
  if (!familyDue || (balanceDue(entry) <= 0 && !ABOUT_MONEY.includes(notice.what))) return null;
  const text = (amount: number) => moneyText(amount, entry.currency);
  const { entries } = familyDue;
  const named = (name: string) => greetedName(name) ?? ENTRY_WORDS.yourEntry;
  const isThisAlone = entries.every(({ id }) => id === entry.id);
  const shares = entries.map(({ name, balance }) => ENTRY_WORDS.share(named(name), text(balance)));
  const own = isThisAlone ? [] : entries.filter(({ id }) => id === entry.id);
  const small = own.map(({ name, balance, paymentReference }) =>
    ENTRY_WORDS.alone(named(name), text(balance), paymentReference),
  );
  const lines = isThisAlone ? [] : [shares.join('\n')];
  return { highlight: { ...amountDue(familyDue, competition, now, lines), small } };
}

function untilOf({ entry, competition, now }: EntryMailFacts): string[] {
  const { openUntil, timeZone } = competition;
  const isOver = now >= new Date(openUntil);
  return isOver || entry.state === 'withdrawn' ? [] : [ENTRY_WORDS.until(deadlineText(openUntil, timeZone))];
}
