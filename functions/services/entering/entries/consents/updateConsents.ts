import { familyEntriesIn } from '../../families/familyEntries.ts';
import type { EntryConsents } from '../../../../../shared/contract/entering/entries/consents.ts';
import type { ParsedRequest } from '../../../../../shared/contract/types.ts';
import {
  consentsOfPeople,
  withConsents,
  type Consent,
  type SignedWaiver,
} from '../../../../../shared/domain/people/consent/waiver.ts';
import {
  waiverVersion,
  withWaiverVersion,
} from '../../../../../shared/domain/people/consent/waiverVersion.ts';
import { ApiError, wrongField } from '../../../../platform/errors/apiError.ts';
import {
  getCompetition,
  type StoredCompetition,
} from '../../../../store/entering/competitions/repository.ts';
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
import { peopleOfFamily } from './partnerConsents.ts';
import { keepGivenNames, shareGivenNames } from './givenNames.ts';
import { waiverToStore } from './waiverToStore.ts';

type FamilyDecisions = ParsedRequest<'updateConsents'>['body'];

interface DecidedBy {
  /** The account's id. */
  readonly by: string;
  readonly now: Date;
}

/**
 * Signs the waiver for everybody in a family's entry who lacks it, and stores how names are published. An invited
 * partner is another family's, which decides by the invitation's link. The family's other entries of the same
 * skaters in the competition get both, so that nobody is asked twice; a given name is the person's everywhere.
 * @throws {ApiError} ValidationFailed: waiver MustCorrect for another version than the one that counts,
 * people.N.fullName MustExist for somebody who is not in the entry; Busy
 */
export async function updateConsents(
  entry: StoredEntry,
  { waiver: given, people }: FamilyDecisions,
  { by, now }: DecidedBy,
): Promise<EntryConsents> {
  const competition = await getCompetition(entry.competitionId);
  const how = entry.kind === 'team' ? 'coach' : 'online';
  const waiver = waiverToStore(given, competition, how, now);
  const familyPeople = peopleOfFamily(entry);
  const stranger = people.findIndex((one) => !familyPeople.some((person) => isSpeltSame(person, one)));
  if (stranger >= 0) throw wrongField(`people.${stranger}.fullName`, 'MustExist');
  const decided = decisionsOf(entry, competition, { waiver, people });
  const decision = { decided, competition, action: waiver ? 'waiverSigned' : 'publishedName' } as const;

  const stored = await saveConsents(entry, decision, { by, now });
  for (const other of await entriesOfSamePeople(entry)) await saveConsents(other, decision, { by, now });
  await touchPublishedEntries(competition);
  const names = new Map(
    decided.flatMap(({ identity, givenName }) => (givenName ? [[identity, givenName] as const] : [])),
  );
  await shareGivenNames(entry.accountId, names, { by, now });
  await keepGivenNames(entry.accountId, names);
  return peopleWithConsents(stored, competition);
}

/**
 * Records that the organiser has signed waivers on paper for everybody in an entry who has none.
 * @throws {ApiError} ValidationFailed (waiver, MustExist) where the competition has no waiver; Busy
 */
export async function recordPaperWaivers(entry: StoredEntry, { by, now }: DecidedBy): Promise<EntryConsents> {
  const competition = await getCompetition(entry.competitionId);
  const version = waiverVersion(competition.waiver);
  if (version === null) throw wrongField('waiver', 'MustExist');
  const waiver = { version, signedBy: '', at: now.toISOString(), how: 'paper' } as const;
  const decided = decisionsOf(entry, competition, { waiver, people: [] });
  const stored = await saveConsents(entry, { decided, competition, action: 'waiverReceived' }, { by, now });
  return peopleWithConsents(stored, competition);
}

const peopleWithConsents = (entry: StoredEntry, { waiver }: StoredCompetition): EntryConsents => ({
  people: [...withWaiverVersion(consentsOfPeople(peopleOf(entry), entry.consents), waiver)],
});

/** A decision holds for the person, whichever spelling another entry has. */
interface Decision extends Pick<Consent, 'publishAs' | 'givenName' | 'waiver'> {
  readonly identity: string;
}

/** The waiver for those who lack this version, and the choices for those who are named. */
function decisionsOf(
  entry: StoredEntry,
  competition: StoredCompetition,
  {
    waiver,
    people: choices,
  }: { readonly waiver: SignedWaiver | null; readonly people: FamilyDecisions['people'] },
): Decision[] {
  const people = peopleOf(entry);
  const { people: signed } = peopleWithConsents(entry, competition);
  return people.map((person, index) => {
    const choice = choices.find((one) => isSpeltSame(one, person));
    const isMissing = waiver !== null && signed[index]?.waiver?.version !== waiver.version;
    return {
      identity: identityOf(person),
      ...(choice && { publishAs: choice.publishAs }),
      ...(choice?.givenName && { givenName: choice.givenName }),
      ...(isMissing && { waiver }),
    };
  });
}

interface SavedDecisions {
  readonly decided: readonly Decision[];
  readonly competition: StoredCompetition;
  readonly action: 'waiverSigned' | 'waiverReceived' | 'publishedName';
}

/** A change of the entry at the same moment stays: the decisions are for its people as they are then. */
async function saveConsents(
  { accountId, id }: StoredEntry,
  { decided, competition, action }: SavedDecisions,
  { by, now }: DecidedBy,
): Promise<StoredEntry> {
  return retryOnVersionConflict(async () => {
    const before = await findEntry(accountId, id);
    if (!before || isErased(before)) throw new ApiError('NotFound');
    const people = action === 'waiverReceived' ? peopleOf(before) : peopleOfFamily(before);
    const theirs = people.flatMap(({ fullName, birthdate, knownAs }): Consent[] => {
      const identity = identityOf({ fullName, birthdate, knownAs });
      const decision = decided.find((one) => one.identity === identity);
      if (!decision) return [];
      const { publishAs, givenName, waiver } = decision;
      return [{ fullName, birthdate, publishAs, givenName, waiver }];
    });
    // Everybody in an entry has the waiver in one version, so that counters know it as signed.
    const signed = withWaiverVersion(before.consents ?? [], competition.waiver);
    const consents = withConsents(peopleOf(before), signed, theirs);
    if (JSON.stringify(consents) === JSON.stringify(signed)) return before;
    return saveEntry(before, { ...before, consents }, { action, by, now });
  });
}

/** The account's other entries in the competition that have one of these people. */
export async function entriesOfSamePeople(entry: StoredEntry): Promise<StoredEntry[]> {
  const { accountId, competitionId } = entry;
  const identities = new Set(peopleOf(entry).map(identityOf));
  return (await familyEntriesIn(competitionId, accountId))
    .filter((other) => other.id !== entry.id && !isErased(other))
    .filter((other) => peopleOf(other).some((one) => identities.has(identityOf(one))));
}

const isSpeltSame = (one: KnownPerson, other: KnownPerson) => spellingOf(one) === spellingOf(other);
