import { balanceDue } from '../../../shared/domain/payments/paymentState.ts';
import type { StoredCompetition } from '../../store/competitions/repository.ts';
import type { StoredEntry } from '../../store/entries/storedEntry.ts';
import { contactOf } from './contactOf.ts';
import type { EntryMailFacts } from './entryMail.ts';
import { ENTRY_WORDS } from './entryWords.ts';
import { daysText, deadlineText } from './mailDates.ts';
import { moneyText } from './moneyText.ts';
import { singleLine, multipleLines } from './plainWords.ts';

/** How the entry stands, as every mail about it says: events, money, and until when it can be changed. */
export function entrySummary({ notice, to, entry, competition, waitingPlace }: EntryMailFacts) {
  const refundDue = 'refundDue' in notice ? notice.refundDue : 0;
  const mine = to === 'family';
  return {
    before: [
      ENTRY_WORDS.when(daysText(competition.startDate, competition.endDate)),
      ...(entry.state === 'withdrawn' ? [] : [eventList(entry, waitingPlace)]),
      ...(mine ? moneyRows(entry, competition, refundDue) : []),
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

function moneyRows(entry: StoredEntry, competition: StoredCompetition, refundDue: number): string[] {
  if (entry.state === 'waiting' && entry.totalPrice === 0 && entry.paid === 0)
    return [ENTRY_WORDS.payWhenPlaced];
  const { totalPrice, paid, currency, paymentReference } = entry;
  const text = (amount: number) => moneyText(amount, currency);
  const due = balanceDue(entry);
  const price = ENTRY_WORDS.total(text(totalPrice), text(paid));
  if (refundDue > 0) return [price, ENTRY_WORDS.refundDue(text(refundDue))];
  if (due < 0) return [price, ENTRY_WORDS.tooMuch(text(-due))];
  if (due > 0) return [price, ENTRY_WORDS.toPay(text(due), paymentReference), ...howToPay(competition)];
  return entry.state === 'withdrawn' && paid === 0 ? [] : [price, ENTRY_WORDS.nothingToPay];
}

function howToPay({ paymentInstructions }: StoredCompetition): string[] {
  return paymentInstructions === null ? [] : [ENTRY_WORDS.howToPay(multipleLines(paymentInstructions))];
}

function untilOf(entry: StoredEntry, { openUntil, timeZone }: StoredCompetition): string[] {
  return entry.state === 'withdrawn' ? [] : [ENTRY_WORDS.until(deadlineText(openUntil, timeZone))];
}
