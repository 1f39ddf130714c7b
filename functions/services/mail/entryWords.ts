import type { StoredCompetition } from '../../store/competitions/repository.ts';
import { singleLine } from './mailText.ts';

/** The English text of mails about an entry. */
export const ENTRY_WORDS = {
  yourEntry: 'your entry',
  subject: {
    submitted: (who: string, where: string) => `Entered: ${who}, ${where}`,
    waiting: (who: string, where: string) => `On the waiting list: ${who}, ${where}`,
    promoted: (who: string, where: string) => `A place has come free: ${who}, ${where}`,
    changed: (who: string, where: string) => `Entry changed: ${who}, ${where}`,
    withdrawn: (who: string, where: string) => `Entry withdrawn: ${who}, ${where}`,
    restored: (who: string, where: string) => `Entered again: ${who}, ${where}`,
    payment: (who: string, where: string) => `Payment received: ${who}, ${where}`,
    refund: (who: string, where: string) => `Money given back: ${who}, ${where}`,
    partner: (who: string, where: string) => `About your partner: ${who}, ${where}`,
    remarks: (who: string, where: string) => `Please look at: ${who}, ${where}`,
  },
  submitted: (who: string, where: string) => `We have received the entry of ${who} for ${where}.`,
  waiting: (who: string, where: string) =>
    `We have received the entry of ${who} for ${where}. It is full at the moment: the entry is on the waiting list, and we write to you at once when a place comes free.`,
  promoted: (who: string, where: string, events: string) =>
    `A place has come free for ${who} in ${where}: ${events}. The place is taken; there is nothing to confirm.`,
  changed: {
    family: (who: string, where: string) => `The entry of ${who} for ${where} was changed, as you asked.`,
    organiser: (who: string, where: string) => `The organiser has changed the entry of ${who} for ${where}.`,
    partner: (who: string, where: string) => `The partner has changed the entry of ${who} for ${where}.`,
  },
  withdrawn: {
    family: (who: string, where: string) => `The entry of ${who} for ${where} is withdrawn, as you asked.`,
    organiser: (who: string, where: string) =>
      `The organiser has withdrawn the entry of ${who} for ${where}.`,
    partner: (who: string, where: string) => `The entry of ${who} for ${where} is withdrawn.`,
  },
  restored: (who: string, where: string) =>
    `The organiser has taken back the withdrawal of ${who} from ${where}: the entry stands again, as you see below.`,
  partner: {
    confirmed: (who: string, where: string) => `The partner of ${who} has said yes for ${where}.`,
    declined: (who: string, where: string) =>
      `The partner of ${who} has declined for ${where}. You can name another partner until entries close.`,
    changed: (who: string, where: string) =>
      `What ${who} says of the partner for ${where} was changed. Please check that it is right.`,
  },
  remarks: (who: string, where: string, count: number) =>
    `The federation’s register or a deadline has changed, and the entry of ${who} for ${where} was looked at again. It stands as it is, but there ${count === 1 ? 'is something' : `are ${String(count)} things`} to put right: a membership or a test, for example. The entry’s page says what, and your head coach can help.`,
  payment: (amount: string, who: string, where: string, day: string, how: string) =>
    `We have received ${amount} on ${day} (${how}) for the entry of ${who} for ${where}. Thank you.`,
  refund: (amount: string, who: string, where: string, day: string, how: string) =>
    `We have given back ${amount} on ${day} (${how}) of what was paid for the entry of ${who} for ${where}.`,
  reversed: (amount: string, who: string, where: string, day: string) =>
    `A payment of ${amount} for the entry of ${who} for ${where} was recorded by mistake and taken out again on ${day}.`,
  methods: {
    cash: 'cash',
    cheque: 'cheque',
    transfer: 'bank transfer',
    correction: 'correction',
  } as Readonly<Record<string, string>>,
  reason: (reason: string) => `The reason: ${reason}`,
  when: (days: string) => `When: ${days}`,
  events: 'Events:',
  state: { confirmed: 'place confirmed', waiting: 'waiting list' },
  waitingPlace: (place: number) => `waiting list, place ${String(place)}`,
  event: (name: string, state: string) => `• ${name}: ${state}`,
  total: (total: string, paid: string) => `Price: ${total}. Paid so far: ${paid}.`,
  refundDue: (amount: string) => `By the competition’s refund policy ${amount} will be given back.`,
  toPay: (amount: string, reference: string) =>
    `Still to pay: ${amount}. Write the reference ${reference} on the payment, so that it finds your entry.`,
  tooMuch: (amount: string) =>
    `You have paid ${amount} more than the entry costs; the organiser gives it back.`,
  nothingToPay: 'There is nothing left to pay.',
  payWhenPlaced: 'There is nothing to pay while it is on the waiting list.',
  howToPay: (instructions: string) => `How to pay:\n${instructions}`,
  until: (deadline: string) => `You can change or withdraw the entry by yourself until ${deadline}.`,
  contact: (contact: string) => `Questions? ${contact}`,
  action: 'See the entry',
  footer: {
    coach:
      'Rinkside runs figure-skating competitions. You get this mail because a team’s entry names you as its coach.',
    partner:
      'Rinkside runs figure-skating competitions. You get this mail because an entry names you as the partner.',
  },
} as const;

/** The competition's contact as on its page; no line without one. */
export function contactOf({ contactName, contactEmail, contactPhone }: StoredCompetition): string[] {
  const contact = [contactName, contactEmail, contactPhone].filter((one) => one !== null).map(singleLine);
  return contact.length === 0 ? [] : [ENTRY_WORDS.contact(contact.join(', '))];
}
