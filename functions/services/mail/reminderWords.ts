import type { MissingDetail } from '../../../shared/domain/reminders/missingDetails.ts';
import type { ReminderSubject } from '../../../shared/domain/reminders/remindable.ts';

/** What the reminders of an organiser say, in English; another language is another object of this shape. */
export const REMINDER_WORDS = {
  subject: {
    unpaid: (where: string) => `Reminder: still to pay for ${where}`,
    incomplete: (where: string) => `Reminder: something is missing for ${where}`,
  } satisfies Record<ReminderSubject, (where: string) => string>,
  intro: {
    unpaid: (where: string) => `For your entries in ${where} there is still something to pay:`,
    incomplete: (where: string) => `Your entries in ${where} are not complete yet:`,
  } satisfies Record<ReminderSubject, (where: string) => string>,
  due: (who: string, amount: string, reference: string) => `• ${who}: ${amount}, reference ${reference}`,
  total: (amount: string) => `In all: ${amount}`,
  missingLine: (who: string, missing: string) => `• ${who}: ${missing}`,
  missing: {
    membership: 'the membership number',
    expiry: 'the day on which the membership expires',
    expired: 'a membership that lasts to the end of the competition',
    partnerAddress: 'the partner’s e-mail address',
    partnerAnswer: 'the partner’s answer to the invitation',
    partnerDeclined: 'another partner: the one you named has declined',
  } satisfies Record<MissingDetail, string>,
  reference: 'Write the reference on the payment, so that it finds your entry.',
  paid: 'If you have paid in the last days, there is nothing more to do: it may not have been recorded yet.',
  action: 'See my entries',
} as const;
