import { registrationState, type RegistrationFacts } from '../../registration/registration.ts';
import { nameOrder, skaterIdentity } from '../../skaters/nameOrder.ts';
import { birthdateProblems, type EntryProblem } from '../entryProblem.ts';

interface Person {
  readonly fullName: string;
  /** `YYYY-MM-DD`. */
  readonly birthdate: string;
}

/** Whether a couple's partner can be changed, answer or correct now: until entries close (design, section 8.8). */
export function isPartnerOpen(
  entryState: 'confirmed' | 'waiting' | 'withdrawn',
  competition: RegistrationFacts,
  now: Date,
): boolean {
  return entryState !== 'withdrawn' && registrationState(competition, now) === 'open';
}

/** Why this person cannot be the skater's partner: not born yet, or the skater. */
export function partnerPersonProblems(
  partner: Person,
  skater: Person,
  startDate: string,
  now: Date,
): EntryProblem[] {
  const isSame =
    skaterIdentity(skater.fullName, skater.birthdate) === skaterIdentity(partner.fullName, partner.birthdate);
  return [
    ...birthdateProblems(partner.birthdate, startDate, now),
    ...(isSame ? [{ field: 'fullName', code: 'AlreadyExist' } as const] : []),
  ];
}

/**
 * Whether what was typed is still the partner who was named, with something corrected: the same person,
 * or at the same address the same name or the same birthdate. Anybody else has to be asked anew.
 */
export function isSamePartner(
  before: Person & { readonly email: string | null },
  after: Person & { readonly email: string | null },
): boolean {
  const isName = nameOrder(before.fullName) === nameOrder(after.fullName);
  const isBirthdate = before.birthdate === after.birthdate;
  if (isName && isBirthdate) return true;
  return before.email !== null && before.email === after.email && (isName || isBirthdate);
}

/**
 * Which page a couple's partner belongs to (specification, section 2): that of dances where the first
 * thing that is skated by two is one.
 */
export function partnerPageOf(
  events: readonly { readonly format: string; readonly partnered?: boolean }[],
): 'couple' | 'dance' {
  const format = events.find(({ partnered = true }) => partnered)?.format ?? '';
  return /\bdanc(?:e|es|ing)\b/iu.test(format) ? 'dance' : 'couple';
}
