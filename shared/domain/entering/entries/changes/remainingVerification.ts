import type { Verification } from '../../../../contract/people/skaters/verification.ts';

interface Person {
  readonly fullName: string;
  readonly gender: string;
  readonly birthdate: string;
  readonly isi: string;
  readonly expDate: string;
  readonly highestIsiTestLevel: string;
  readonly alternate?: boolean;
}

/** The parts of an entry that a head coach verifies. */
export interface VerifiedContents {
  readonly name: string;
  readonly homeIsiRink: string;
  readonly homeRinkId: string | null;
  readonly events: readonly { readonly id: string; readonly partnered: boolean }[];
  readonly skater?: Person;
  readonly partner?: Person | null;
  readonly skaters?: readonly Person[];
  readonly coachName?: string;
  readonly verified: Verification | null;
}

/**
 * The verification of an entry after a change. It ends when people, home rink or events differ from those
 * that the head coach reviewed; payments, places, findings and a partner's answer do not matter. A
 * verification that the change itself sets stays.
 */
export function remainingVerification(
  before: VerifiedContents,
  after: VerifiedContents,
): Verification | null {
  const isNew = JSON.stringify(before.verified) !== JSON.stringify(after.verified);
  return isNew || verifiedContents(before) === verifiedContents(after) ? after.verified : null;
}

function verifiedContents(entry: VerifiedContents): string {
  const { name, homeIsiRink, homeRinkId, coachName = '' } = entry;
  const people = [entry.skater, entry.partner, ...(entry.skaters ?? [])];
  const events = entry.events.map(({ id, partnered }) => `${id} ${partnered}`).sort();
  return JSON.stringify([name, homeIsiRink, homeRinkId, coachName, people.map(factsOf), events]);
}

function factsOf(person: Person | null | undefined) {
  if (!person) return null;
  const { fullName, gender, birthdate, isi, expDate, highestIsiTestLevel, alternate = false } = person;
  return [fullName, gender, birthdate, isi, expDate, highestIsiTestLevel, alternate];
}
