import { isCorrectedPerson } from '../../../../shared/domain/people/skaters/samePerson.ts';
import { identityOf, isErased, peopleOf, type KnownPerson } from '../entries/people.ts';
import type { StoredListedEntry } from '../entries/listedEntry.ts';
import type { StoredEntry } from '../entries/storedEntry.ts';
import { findAliases, identitiesInUse, spellingOf, type Aliases } from './repository.ts';

/** An entry with its people changed; the order and the number stay. */
export function withPeople<Entry extends StoredListedEntry>(
  entry: Entry,
  change: <Person extends KnownPerson>(person: Person) => Person,
): Entry {
  return {
    ...entry,
    ...('skater' in entry && { skater: change(entry.skater) }),
    ...('partner' in entry && { partner: entry.partner && change(entry.partner) }),
    ...('skaters' in entry && { skaters: entry.skaters.map((one) => change(one)) }),
  };
}

/** A new entry, each of its people known as earlier corrections and merges say. */
export function withAliases<Entry extends StoredListedEntry>(entry: Entry, aliases: Aliases): Entry {
  return aliases.size === 0 ? entry : withPeople(entry, (person) => knownBy(person, aliases));
}

/** A person as typed, known as earlier corrections and merges say. */
export function knownBy<Person extends KnownPerson>(person: Person, aliases: Aliases): Person {
  const knownAs = aliases.get(spellingOf(person));
  return knownAs === undefined ? person : { ...person, knownAs };
}

/**
 * A changed entry whose people stay who they were: a corrected name or birthdate keeps the identity, unless the
 * new spelling is somebody's already. Reads nothing where every spelling stays.
 */
export async function withKeptIdentities<Entry extends StoredEntry>(
  before: StoredEntry,
  after: Entry,
): Promise<Entry> {
  if (isErased(after)) return after;
  const [had, has] = [peopleOf(before), peopleOf(after)];
  const known = new Map(had.map((person) => [spellingOf(person), person]));
  const added = has.filter((person) => !known.has(spellingOf(person)));
  if (added.length === 0) return after;
  const typed = added.map(({ fullName, birthdate }) => ({ fullName, birthdate }));
  const [aliases, inUse] = await Promise.all([
    findAliases(after.competitionId, typed),
    identitiesInUse(after, typed),
  ]);
  const left = had.filter((person) => !has.some((one) => spellingOf(one) === spellingOf(person)));
  const keptFor = (person: KnownPerson) => {
    const spelling = spellingOf(person);
    if (aliases.has(spelling)) return aliases.get(spelling);
    const was = left.find((one) => isCorrectedPerson(one, person));
    if (!was || inUse.has(spelling)) return undefined;
    left.splice(left.indexOf(was), 1);
    return identityOf(was) === spelling ? undefined : identityOf(was);
  };
  return withPeople(after, (person) =>
    known.has(spellingOf(person)) ? person : { ...person, knownAs: keptFor(person) },
  );
}
