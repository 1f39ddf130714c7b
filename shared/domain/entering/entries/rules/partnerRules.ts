import { registrationState, type RegistrationFacts } from '../../../core/registration/registration.ts';
import { nameOrder, skaterIdentity } from '../../../core/nameOrder.ts';
import { isCorrectedPerson } from '../../../people/skaters/samePerson.ts';
import { birthdateProblems, type EntryProblem } from '../entryProblem.ts';

interface Person {
  readonly fullName: string;
  /** `YYYY-MM-DD`. */
  readonly birthdate: string;
}

/** Whether a partner can be changed, or answer: until entries close (design, section 8.8). */
export function isPartnerOpen(
  entryState: 'confirmed' | 'waiting' | 'withdrawn',
  competition: RegistrationFacts,
  now: Date,
): boolean {
  return entryState !== 'withdrawn' && registrationState(competition, now) === 'open';
}

/** Why a person cannot be the skater's partner: an impossible birthdate, or the same person. */
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
 * Why an invited partner cannot become somebody else by the link: only the family names another person, who is then
 * invited. Several corrections together are measured by the first name and birthdate.
 * @param knownAs the first identity, as `skaterIdentity` writes it; absent without an earlier correction
 */
export function partnerCorrectionProblems(
  { knownAs, ...before }: Person & { readonly knownAs?: string | undefined },
  own: Person,
): EntryProblem[] {
  const first = knownAs === undefined ? before : personOf(knownAs);
  // A partner whom the organiser joined with another entry's is known by that one.
  const wasCorrected = isCorrectedPerson(first, before);
  const isSame = isCorrectedPerson(before, own) && (!wasCorrected || isCorrectedPerson(first, own));
  return isSame ? [] : [{ field: 'fullName', code: 'MustStay' }];
}

function personOf(identity: string): Person {
  const end = identity.lastIndexOf('|');
  return { fullName: identity.slice(0, end), birthdate: identity.slice(end + 1) };
}

/**
 * Whether two descriptions mean the same partner: the same name and birthdate, or one of them and the same
 * address. Any other change is another partner, who is invited.
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

/** The page of a couple's partner (specification, section 2): by the format of the first event for two. */
export function partnerPageOf(
  events: readonly { readonly format: string; readonly partnered?: boolean }[],
): 'couple' | 'dance' {
  const format = events.find(({ partnered = true }) => partnered)?.format ?? '';
  return /\bdanc(?:e|es|ing)\b/iu.test(format) ? 'dance' : 'couple';
}
