import { waiverVersionOfAll } from '../../../../shared/domain/people/consent/waiver.ts';
import { createHash } from 'node:crypto';
import { skaterIdentity } from '../../../../shared/domain/core/nameOrder.ts';
import type { StoredListedEntry } from './listedEntry.ts';
import type { IndividualEntry, StoredEntry } from './storedEntry.ts';

/** Replaces a person's name in documents and records that must be kept. */
export const NOBODY = 'Deleted account';

/** Whether `erasePerson` has removed the people of the entry: no other entry is without a country. */
export function isErased(entry: Pick<StoredEntry, 'country'>): boolean {
  return entry.country === '';
}

/** The skaters of an entry; findings and attestations name a person by the index in this list. */
export function peopleOf(entry: StoredListedEntry): IndividualEntry['skater'][] {
  if (entry.kind === 'team') return entry.skaters;
  return entry.kind === 'dance' && entry.partner ? [entry.skater, entry.partner] : [entry.skater];
}

export function namesToAnnounce(
  entry: StoredListedEntry,
): { readonly name: string; readonly sayAs: string }[] {
  if (entry.kind === 'team') return [{ name: entry.name, sayAs: entry.sayAs ?? '' }];
  return peopleOf(entry).map(({ fullName, sayAs = '' }) => ({ name: fullName, sayAs }));
}

/** An entry as counters count it. */
export function countedEntry(entry: StoredEntry): StoredEntry & { readonly waiverVersion: string | null } {
  return { ...entry, waiverVersion: waiverVersionOfAll(peopleOf(entry), entry.consents) };
}

/** A person as typed, or as stored after a correction. */
export type KnownPerson = Pick<IndividualEntry['skater'], 'fullName' | 'birthdate' | 'knownAs'>;

/** By what a person is known within a competition: the first name and birthdate they were entered with. */
export function identityOf({ fullName, birthdate, knownAs }: KnownPerson): string {
  return knownAs ?? skaterIdentity(fullName, birthdate);
}

/** Identifies a person without naming them. */
export function personHash(person: KnownPerson): string {
  return createHash('sha256').update(identityOf(person)).digest('base64url').slice(0, 16);
}

/** A person's id within a competition; a corrected name or birthdate keeps it. */
export function personIdOf(competitionId: string, person: KnownPerson): string {
  const digest = createHash('sha256')
    .update(`${competitionId}|${identityOf(person)}`)
    .digest('base64url');
  return digest.slice(0, 22);
}

/** The same people, each with their part in the entry. */
export function peopleWithParts(entry: StoredListedEntry) {
  if (entry.kind === 'team') {
    return entry.skaters.map((one) => ({ ...one, part: one.alternate ? 'alternate' : 'member' }) as const);
  }
  const partner = entry.kind === 'dance' ? entry.partner : null;
  return [
    { ...entry.skater, part: 'skater' as const },
    ...(partner ? [{ ...partner, part: 'partner' as const }] : []),
  ];
}
