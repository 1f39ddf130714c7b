import { balanceDue } from '../../../shared/domain/payments/paymentState.ts';
import type { StoredCompetition } from '../../store/competitions/repository.ts';
import type { StoredEntry } from '../../store/entries/storedEntry.ts';
import { contactOf } from './contactOf.ts';
import type { EntryMail } from './entryMail.ts';
import { ENTRY_WORDS } from './entryWords.ts';
import { daysText, deadlineText } from './mailDates.ts';
import { moneyText } from './moneyText.ts';
import { oneLine, severalLines } from './plainWords.ts';

/** How the entry stands, as every mail about it says: events, money, and until when it can be changed. */
export function entryStanding({ notice, to, entry, competition, waitingPlace }: EntryMail) {
  const refundDue = 'refundDue' in notice ? notice.refundDue : 0;
  const mine = to === 'family';
  return {
    before: [
      ENTRY_WORDS.when(daysText(competition.startDate, competition.endDate)),
      ...(entry.state === 'withdrawn' ? [] : [eventList(entry, waitingPlace)]),
      ...(mine ? moneyOf(entry, competition, refundDue) : []),
    ],
    after: [...(mine ? untilOf(entry, competition) : []), ...contactOf(competition)],
  };
}

function eventList({ events }: StoredEntry, waitingPlace: EntryMail['waitingPlace']): string {
  const lines = events.map(({ id, format, level, state }) => {
    const place = state === 'waiting' ? waitingPlace(id) : null;
    const standing = place === null ? ENTRY_WORDS.state[state] : ENTRY_WORDS.waitingPlace(place);
    return ENTRY_WORDS.event(oneLine(`${format}, ${level}`), standing);
  });
  return [ENTRY_WORDS.events, ...lines].join('\n');
}

function moneyOf(entry: StoredEntry, competition: StoredCompetition, refundDue: number): string[] {
  if (entry.state === 'waiting' && entry.totalPrice === 0 && entry.paid === 0)
    return [ENTRY_WORDS.payWhenPlaced];
  const { totalPrice, paid, currency, paymentReference } = entry;
  const text = (amount: number) => moneyText(amount, currency);
  const due = balanceDue(entry);
  const price = ENTRY_WORDS.total(text(totalPrice), text(paid));
  if (refundDue > 0) return [price, ENTRY_WORDS.refundDue(text(refundDue))];
  if (due < 0) return [price, ENTRY_WORDS.tooMuch(text(-due))];
  if (due > 0) return [price, ENTRY_WORDS.toPay(text(due), paymentReference), ...howToPay(competition)];
  return entry.state === 'withdrawn' && paid === 0 ? [] : [price, ENTRY_WORDS.settled];
}

function howToPay({ paymentInstructions }: StoredCompetition): string[] {
  return paymentInstructions === null ? [] : [ENTRY_WORDS.howToPay(severalLines(paymentInstructions))];
}

function untilOf(entry: StoredEntry, { openUntil, timeZone }: StoredCompetition): string[] {
  return entry.state === 'withdrawn' ? [] : [ENTRY_WORDS.until(deadlineText(openUntil, timeZone))];
}
