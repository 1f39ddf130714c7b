import { balanceDue } from '../payments/paymentState.ts';
import type { MissingDetail } from './missingDetails.ts';

export const REMINDER_SUBJECTS = ['unpaid', 'incomplete'] as const;
export type ReminderSubject = (typeof REMINDER_SUBJECTS)[number];

/** Of the same kind nobody gets a second one sooner. */
export const REMINDER_PAUSE_MILLISECONDS = 24 * 60 * 60 * 1000;

interface Entry {
  readonly state: 'confirmed' | 'waiting' | 'withdrawn';
  readonly totalPrice: number;
  readonly paid: number;
}

/** Whether a reminder has anything to say of an entry; a withdrawn one may still owe what was retained. */
export function isRemindable(
  about: ReminderSubject,
  entry: Entry,
  missing: readonly MissingDetail[],
): boolean {
  if (about === 'unpaid') return balanceDue(entry) > 0;
  return entry.state !== 'withdrawn' && missing.length > 0;
}
