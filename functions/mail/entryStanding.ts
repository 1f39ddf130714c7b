import { balanceDue } from '../../shared/domain/payments/paymentState.ts';
import type { StoredCompetition } from '../competitions/repository.ts';
import type { StoredEntry } from '../entries/storedEntry.ts';
import type { EntryMail } from './entryMail.ts';
import { ENTRY_WORDS } from './entryWords.ts';
import { daysText, deadlineText } from './mailDates.ts';
import { moneyText } from './moneyText.ts';
import { oneLine } from './plainWords.ts';

/** How the entry stands, as every mail about it says: events, money, and until when it can be changed. */
export function entryStanding({ notice, to, entry, competition }: EntryMail) {
  const refundDue = 'refundDue' in notice ? notice.refundDue : 0;
  const mine = to === 'family';
  return {
    before: [
      ENTRY_WORDS.whenAlone(daysText(competition.startDate, competition.endDate)),
      ...(entry.state === 'withdrawn' ? [] : [eventList(entry)]),
      ...(mine ? moneyOf(entry, refundDue) : []),
    ],
    after: [...(mine ? untilOf(entry, competition) : []), ...contactOf(competition)],
  };
}

function eventList({ events }: StoredEntry): string {
  return [
    ENTRY_WORDS.events,
    ...events.map(({ format, level }) => `• ${oneLine(`${format}, ${level}`)}`),
  ].join('\n');
}

function moneyOf(entry: StoredEntry, refundDue: number): string[] {
  const { totalPrice, paid, currency, paymentReference } = entry;
  const text = (amount: number) => moneyText(amount, currency);
  const due = balanceDue(entry);
  const price = ENTRY_WORDS.total(text(totalPrice), text(paid));
  if (refundDue > 0) return [price, ENTRY_WORDS.refundDue(text(refundDue))];
  if (due < 0) return [price, ENTRY_WORDS.tooMuch(text(-due))];
  if (due > 0) return [price, ENTRY_WORDS.toPay(text(due), paymentReference)];
  return entry.state === 'withdrawn' && paid === 0 ? [] : [price, ENTRY_WORDS.settled];
}

function untilOf(entry: StoredEntry, { openUntil, timeZone }: StoredCompetition): string[] {
  return entry.state === 'withdrawn' ? [] : [ENTRY_WORDS.until(deadlineText(openUntil, timeZone))];
}

function contactOf({ contactName, contactEmail, contactPhone }: StoredCompetition): string[] {
  const contact = [contactName, contactEmail, contactPhone].filter((one) => one !== null).map(oneLine);
  return contact.length === 0 ? [] : [ENTRY_WORDS.contact(contact.join(', '))];
}
