import type { EntryConsents } from '../../../../../shared/contract/entering/entries/consents.ts';
import { consentsOfPeople, withoutGivenName } from '../../../../../shared/domain/people/consent/waiver.ts';
import { ApiError, wrongField } from '../../../../platform/errors/apiError.ts';
import { getCompetition } from '../../../../store/entering/competitions/repository.ts';
import { touchPublishedEntries } from '../../../../store/core/stamps/stampRepository.ts';
import {
  identityOf,
  isErased,
  peopleOf,
  type KnownPerson,
} from '../../../../store/entering/entries/people.ts';
import { findEntry } from '../../../../store/entering/entries/repository.ts';
import type { StoredEntry } from '../../../../store/entering/entries/storedEntry.ts';
import { spellingOf } from '../../../../store/entering/duplicates/repository.ts';
import { retryOnVersionConflict, saveEntry } from '../save/saveEntry.ts';
import { entriesOfSamePeople } from './updateConsents.ts';

interface ResetBy {
  /** The organiser's account. */
  readonly by: string;
  readonly now: Date;
}

/**
 * Takes back a given name that may not be published, from all of the family's entries in the competition: initials
 * stand until the family confirms another. The history keeps what it was.
 * @throws {ApiError} ValidationFailed (fullName, MustExist) for somebody who is not in the entry; Busy
 */
export async function resetGivenName(
  entry: StoredEntry,
  person: Pick<KnownPerson, 'fullName' | 'birthdate'>,
  { by, now }: ResetBy,
): Promise<EntryConsents> {
  const found = peopleOf(entry).find((one) => spellingOf(one) === spellingOf(person));
  if (!found) throw wrongField('fullName', 'MustExist');
  const stored = await resetIn(entry, identityOf(found), { by, now });
  for (const other of await entriesOfSamePeople(entry)) await resetIn(other, identityOf(found), { by, now });
  await touchPublishedEntries(await getCompetition(entry.competitionId));
  return { people: consentsOfPeople(peopleOf(stored), stored.consents) };
}

async function resetIn(
  { accountId, id }: StoredEntry,
  identity: string,
  { by, now }: ResetBy,
): Promise<StoredEntry> {
  return retryOnVersionConflict(async () => {
    const before = await findEntry(accountId, id);
    if (!before || isErased(before)) throw new ApiError('NotFound');
    const people = peopleOf(before);
    const person = people.find((one) => identityOf(one) === identity);
    const consents = person ? withoutGivenName(people, before.consents, person) : before.consents;
    if (JSON.stringify(consents ?? []) === JSON.stringify(before.consents ?? [])) return before;
    return saveEntry(before, { ...before, consents }, { action: 'givenNameReset', by, now });
  });
}
