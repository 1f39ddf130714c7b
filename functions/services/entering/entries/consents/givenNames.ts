import { nameAfterCorrection } from '../../../../../shared/domain/people/consent/givenName.ts';
import {
  consentsOfPeople,
  withConsents,
  type Consent,
} from '../../../../../shared/domain/people/consent/waiver.ts';
import { skaterIdentity } from '../../../../../shared/domain/core/nameOrder.ts';
import { ApiError } from '../../../../platform/errors/apiError.ts';
import { findAccount, replaceAccount, type Account } from '../../../../store/people/accounts/accounts.ts';
import { competitionsById } from '../../../../store/entering/competitions/repository.ts';
import { touchPublishedEntries } from '../../../../store/core/stamps/stampRepository.ts';
import {
  identityOf,
  isErased,
  peopleOf,
  type KnownPerson,
} from '../../../../store/entering/entries/people.ts';
import { allEntriesOfAccount, findEntry } from '../../../../store/entering/entries/repository.ts';
import type { StoredEntry } from '../../../../store/entering/entries/storedEntry.ts';
import { spellingOf } from '../../../../store/entering/duplicates/repository.ts';
import { retryOnVersionConflict, saveEntry } from '../save/saveEntry.ts';
import { peopleOfFamily } from './partnerConsents.ts';
import { spellingIn } from './waiverToStore.ts';

/** Confirmed given names, by the identity or the spelling of each person. */
export type GivenNames = ReadonlyMap<string, string>;

interface ConfirmedBy {
  /** The account's id. */
  readonly by: string;
  readonly now: Date;
}

/** The given names of these people as the family's other entries have them confirmed. */
export function namesInEntries(people: readonly KnownPerson[], entries: readonly StoredEntry[]): Consent[] {
  return people.flatMap((person) => {
    const { fullName, birthdate } = person;
    const name = entries.map((entry) => nameIn(entry, spellingIn(entry, person))).find((one) => one !== null);
    return name ? [{ fullName, birthdate, givenName: name }] : [];
  });
}

/** The names that a new entry confirms otherwise than the family's earlier entries have them. */
export function changedNames(entry: StoredEntry, earlier: readonly StoredEntry[]): GivenNames {
  const confirmed = peopleOfFamily(entry).flatMap((person) => {
    const name = nameIn(entry, person);
    return name === null ? [] : [{ person, name }];
  });
  const changed = confirmed.filter(({ person, name }) =>
    earlier.some((other) => {
      const was = nameIn(other, spellingIn(other, person));
      return was !== null && was !== name;
    }),
  );
  return new Map(changed.map(({ person, name }) => [identityOf(person), name]));
}

/**
 * A given name is one field of a person: stores these in every entry of the account, of any competition. An invited
 * partner is another family's (decision 0284).
 * @throws {ApiError} Busy
 */
export async function shareGivenNames(accountId: string, names: GivenNames, by: ConfirmedBy): Promise<void> {
  if (names.size === 0) return;
  const named = (await allEntriesOfAccount(accountId)).filter(
    (entry) => !isErased(entry) && decisionsIn(entry, names).length > 0,
  );
  const competitions = await competitionsById(named.map(({ competitionId }) => competitionId));
  for (const { id, competitionId } of named) {
    await retryOnVersionConflict(() => storeNames(accountId, id, names, by));
    await touchPublishedEntries(competitions.get(competitionId) ?? null);
  }
}

async function storeNames(accountId: string, entryId: string, names: GivenNames, { by, now }: ConfirmedBy) {
  const before = await findEntry(accountId, entryId);
  if (!before || isErased(before)) return;
  const decided = decisionsIn(before, names);
  if (decided.length === 0) return;
  const consents = withConsents(peopleOf(before), before.consents, decided);
  await saveEntry(before, { ...before, consents }, { action: 'publishedName', by, now });
}

/** The decisions of an entry that these names change. */
function decisionsIn(entry: StoredEntry, names: GivenNames): Consent[] {
  return peopleOfFamily(entry).flatMap((person) => {
    const { fullName, birthdate } = person;
    const givenName = names.get(identityOf(person)) ?? names.get(spellingOf(person));
    return givenName === undefined || givenName === nameIn(entry, person)
      ? []
      : [{ fullName, birthdate, givenName }];
  });
}

/**
 * Keeps these names with the account's skaters, for the next entry.
 * @throws {ApiError} Busy
 */
export async function keepGivenNames(accountId: string, names: GivenNames): Promise<void> {
  if (names.size === 0) return;
  await retryOnVersionConflict(async () => {
    const account = await findAccount(accountId);
    if (!account) return;
    const skaters = account.skaters.map((skater) => ({
      ...skater,
      givenName: names.get(skaterIdentity(skater.fullName, skater.birthdate)) ?? skater.givenName,
    }));
    if (JSON.stringify(skaters) === JSON.stringify(account.skaters)) return;
    const changed = { ...account, skaters, version: account.version + 1 };
    await replaceAccount(changed, () => new ApiError('VersionConflict'));
  });
}

/** The skaters of an account as sent: without a given name the confirmed one stays, while the spelling does. */
export function skatersWithNames(sent: Account['skaters'], stored: Account['skaters']): Account['skaters'] {
  return sent.map((skater) => {
    const before = stored.find(({ id }) => id === skater.id);
    if (skater.givenName || !before?.givenName) return skater;
    const givenName = nameAfterCorrection(before.givenName, before.fullName, skater.fullName);
    return { ...skater, givenName };
  });
}

/** The given names that differ from those which the account had. */
export function namesOfSkaters(skaters: Account['skaters'], stored: Account['skaters']): GivenNames {
  const had = new Map(stored.map(({ id, givenName }) => [id, givenName]));
  return new Map(
    skaters.flatMap(({ id, fullName, birthdate, givenName }) =>
      givenName && givenName !== had.get(id) ? [[skaterIdentity(fullName, birthdate), givenName]] : [],
    ),
  );
}

function nameIn(entry: StoredEntry, person: Pick<KnownPerson, 'fullName' | 'birthdate'>): string | null {
  const people = peopleOf(entry);
  const index = people.findIndex((one) => spellingOf(one) === spellingOf(person));
  return consentsOfPeople(people, entry.consents)[index]?.givenName ?? null;
}
