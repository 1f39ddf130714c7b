import { balanceDue } from '../balance/paymentState.ts';
import type { MissingDetail } from './missingDetails.ts';

export const REMINDER_SUBJECTS = ['unpaid', 'incomplete', 'names', 'music'] as const;
export type ReminderSubject = (typeof REMINDER_SUBJECTS)[number];

/** The shortest time between two reminders of the same kind. */
export const REMINDER_PAUSE_MILLISECONDS = 24 * 60 * 60 * 1000;

interface Entry {
  readonly state: 'confirmed' | 'waiting' | 'withdrawn';
  readonly totalPrice: number;
  readonly paid: number;
}

/** The details that a reminder of this subject is about. */
export function detailsAbout(about: ReminderSubject, missing: readonly MissingDetail[]): MissingDetail[] {
  return missing.filter((one) => (OWN_SUBJECTS[one] ?? 'incomplete') === about);
}

/** Details that have a reminder of their own. */
const OWN_SUBJECTS: Partial<Record<MissingDetail, ReminderSubject>> = { givenName: 'names', music: 'music' };

/** Whether an entry needs this reminder; a withdrawn entry may still owe a retained amount. */
export function isRemindable(
  about: ReminderSubject,
  entry: Entry,
  missing: readonly MissingDetail[],
): boolean {
  if (about === 'unpaid') return balanceDue(entry) > 0;
  return entry.state !== 'withdrawn' && missing.length > 0;
}
