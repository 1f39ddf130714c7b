import { payBy } from '../../../../shared/domain/entering/balance/amountToPay.ts';
import { linkTo } from '../../../platform/mail/links.ts';
import type { StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import type { FamilyAmountDue } from '../families/familyDue.ts';
import type { Highlight, MailContent } from '../../core/mail/mailLayout.ts';
import { daysText } from '../../../../shared/domain/core/dates/dayTexts.ts';
import { moneyText, multipleLines, singleLine } from '../../core/mail/mailText.ts';

/** The English text of mails about an entry. */
export const ENTRY_WORDS = {
  yourEntry: 'your entry',
  subject: {
    submitted: (who: string, where: string) => `Entered: ${who}, ${where}`,
    waiting: (who: string, where: string) => `On the waitlist: ${who}, ${where}`,
    promoted: (who: string, where: string) => `You have a place: ${who}, ${where}`,
    changed: (who: string, where: string) => `Entry changed: ${who}, ${where}`,
    withdrawn: (who: string, where: string) => `Entry withdrawn: ${who}, ${where}`,
    restored: (who: string, where: string) => `Entry restored: ${who}, ${where}`,
    eventCancelled: (who: string, where: string) => `Event cancelled: ${who}, ${where}`,
    payment: (who: string, where: string) => `Payment received: ${who}, ${where}`,
    refund: (who: string, where: string) => `Refund: ${who}, ${where}`,
    partner: (who: string, where: string) => `About your partner: ${who}, ${where}`,
    remarks: (who: string, where: string) => `Needs attention: ${who}, ${where}`,
    familyPrice: (who: string, where: string) => `New price: ${who}, ${where}`,
    music: (who: string, where: string) => `Music sent: ${who}, ${where}`,
    scratched: (who: string, where: string) => `Scratched: ${who}, ${where}`,
    scratchUndone: (who: string, where: string) => `Skates again: ${who}, ${where}`,
    musicFeeWaived: (who: string, where: string) => `Late fee waived: ${who}, ${where}`,
  },
  submitted: (who: string, where: string) => `${who} is entered in ${where}.`,
  waiting: (who: string, where: string) =>
    `${where} is full, so ${who} is on the waitlist. We’ll email you as soon as a place opens.`,
  promoted: (who: string, where: string, events: string) =>
    `${who} now has a place in ${where}: ${events}. You don’t need to confirm it.`,
  changed: {
    family: (who: string, where: string) => `You changed the entry of ${who} for ${where}.`,
    organiser: (who: string, where: string) => `The organiser changed the entry of ${who} for ${where}.`,
    partner: (who: string, where: string) => `The partner changed the entry of ${who} for ${where}.`,
  },
  withdrawn: {
    family: (who: string, where: string) => `You withdrew the entry of ${who} for ${where}.`,
    organiser: (who: string, where: string) => `The organiser withdrew the entry of ${who} for ${where}.`,
    partner: (who: string, where: string) => `The entry of ${who} for ${where} is withdrawn.`,
  },
  eventCancelled: (event: string, who: string, where: string) =>
    `The organiser cancelled ${event} at ${where}, so ${who} does not skate in it.`,
  alsoLeft: (who: string, isLast: boolean, refund: string | null) =>
    [
      `${who} does not skate in it either${isLast ? ', and that entry is withdrawn' : ''}.`,
      ...(refund === null ? [] : [`Refund due for ${who}: ${refund}.`]),
    ].join(' '),
  otherEvents: 'The other events below are not affected.',
  noOtherEvent: 'It was the only event of this entry, so the entry is withdrawn.',
  scratched: (who: string, where: string, events: string) =>
    `Check-in scratched ${who} at ${where}: ${events}. If that is wrong, go to check-in before the flight starts.`,
  scratchUndone: (who: string, where: string, events: string) =>
    `The scratch of ${who} at ${where} is undone. ${who} skates: ${events}.`,
  restored: (who: string, where: string) => `The organiser restored the entry of ${who} for ${where}.`,
  partner: {
    confirmed: (who: string, where: string) => `The partner of ${who} confirmed for ${where}.`,
    declined: (who: string, where: string) =>
      `The partner of ${who} declined for ${where}. You can name another partner until entries close.`,
    changed: (who: string, where: string) =>
      `The partner details of ${who} for ${where} changed. Please check them.`,
  },
  remarks: (who: string, where: string, count: number) =>
    `The entry of ${who} for ${where} has ${count === 1 ? '1 new issue' : `${String(count)} new issues`}, for example with a membership or a test. Your place is safe. The entry’s page shows what to fix, or ask your head coach.`,
  familyPrice: (who: string, where: string, limit: string) =>
    `The price of ${who} for ${where} went up. Another of your entries costs less now, so the family limit of ${limit} takes off less.`,
  music: {
    family: (who: string, where: string, events: string) =>
      `You sent the music of ${who} for ${where}: ${events}.`,
    coach: (who: string, where: string, events: string) =>
      `Your rink’s head coach sent the music of ${who} for ${where}: ${events}.`,
    organiser: (who: string, where: string, events: string) =>
      `The organiser sent the music of ${who} for ${where}: ${events}. It replaces the file that was there.`,
  },
  musicFee: (amount: string) => `It came after the due time, so a late fee of ${amount} was added.`,
  musicFeeWaived: (amount: string, who: string, where: string, event: string) =>
    `The organiser waived the late fee of ${amount} for the music of ${who} for ${where}: ${event}.`,
  payment: (amount: string, who: string, where: string, day: string, how: string) =>
    `We received ${amount} on ${day} (${how}) for ${who}, ${where}. Thank you.`,
  refund: (amount: string, who: string, where: string, day: string, how: string) =>
    `We refunded ${amount} on ${day} (${how}) for ${who}, ${where}.`,
  reversed: (amount: string, who: string, where: string, day: string) =>
    `A payment of ${amount} for ${who}, ${where}, was recorded by mistake and voided on ${day}.`,
  methods: {
    cash: 'cash',
    cheque: 'cheque',
    transfer: 'bank transfer',
    card: 'card',
    correction: 'correction',
  } as Readonly<Record<string, string>>,
  reason: (reason: string) => `Reason: ${reason}`,
  when: (days: string) => `When: ${days}`,
  events: 'Events:',
  state: { confirmed: 'place confirmed', waiting: 'waitlist' },
  scratchedToday: 'scratched today',
  scratchedAlready: 'scratched',
  scratchedAt: (state: string, at: string) => `${state} (${at})`,
  waitingPlace: (place: number) => `waitlist, position ${String(place)}`,
  event: (name: string, state: string) => `• ${name}: ${state}`,
  total: (total: string, paid: string) => `Price: ${total}. Paid so far: ${paid}.`,
  refundDue: (amount: string) => `Refund due: ${amount}, by the competition’s refund policy.`,
  eventRefundDue: (amount: string) =>
    `Refund due: ${amount}. Nothing of what you paid for the cancelled event is kept.`,
  toPay: (amount: string, day: string | null, reference: string) =>
    `Please pay ${amount} ${day === null ? 'now' : `by ${day}`} and quote the reference ${reference}.`,
  share: (who: string, amount: string) => `• ${who}: ${amount}`,
  alone: (who: string, amount: string, reference: string) =>
    `Only ${who}: ${amount}, reference ${reference}.`,
  tooMuch: (amount: string) => `Refund due: ${amount}. You have paid more than the entry costs.`,
  nothingToPay: 'Nothing to pay.',
  nothingForEntry: 'Nothing to pay for this entry.',
  nothingOwed: 'Nothing is owed.',
  payWhenPlaced: 'You won’t be charged unless a place opens.',
  howToPay: (instructions: string) => `How to pay:\n${instructions}`,
  until: (deadline: string) => `You can change or withdraw the entry until ${deadline}.`,
  contact: (contact: string) => `Questions? ${contact}`,
  action: 'See entry',
  allEntries: 'See entries',
  footer: {
    coach: 'Rinkside runs figure-skating competitions. A team’s entry names you as its coach.',
    partner: 'Rinkside runs figure-skating competitions. An entry names you as the partner.',
    noAccount: 'Rinkside runs figure-skating competitions. An organiser or coach gave us this address.',
  },
} as const;

type PaidCompetition = Pick<StoredCompetition, 'currency' | 'paymentInstructions' | 'openUntil' | 'timeZone'>;

/** Says the amount due, its date and how to pay it, as the family's pages do; `lines` stand before the instructions. */
export function amountDue(
  { due, reference }: FamilyAmountDue,
  { currency, paymentInstructions, ...competition }: PaidCompetition,
  now: Date,
  lines: readonly string[] = [],
): Highlight {
  const day = payBy(competition, now);
  const title = ENTRY_WORDS.toPay(moneyText(due, currency), day && daysText(day), reference);
  const how = paymentInstructions === null ? [] : [ENTRY_WORDS.howToPay(multipleLines(paymentInstructions))];
  return { title, lines: [...lines, ...how] };
}

/** The way to all entries; a family without an account is told instead why it gets the mail. */
export function actionOrFooter(isPlaceholder: boolean): Pick<MailContent, 'action' | 'footer'> {
  if (isPlaceholder) return { footer: ENTRY_WORDS.footer.noAccount };
  return { action: { label: ENTRY_WORDS.allEntries, link: linkTo('/admin/submissions') } };
}

/** The competition's contact as on its page; no line without one. */
export function contactOf({ contactName, contactEmail, contactPhone }: StoredCompetition): string[] {
  const contact = [contactName, contactEmail, contactPhone].filter((one) => one !== null).map(singleLine);
  return contact.length === 0 ? [] : [ENTRY_WORDS.contact(contact.join(', '))];
}
