import type { EntryConsents } from '../../../../shared/contract/entries/consents.ts';
import { ENTRY_KINDS } from '../../../../shared/contract/competitions/forms.ts';
import type { ParsedRequest } from '../../../../shared/contract/types.ts';
import {
  consentsOfPeople,
  waiverVersion,
  withConsents,
  type Consent,
  type SignedWaiver,
} from '../../../../shared/domain/consent/waiver.ts';
import { ApiError, wrongField } from '../../../platform/errors/apiError.ts';
import { getCompetition } from '../../../store/competitions/repository.ts';
import { identityOf, isErased, peopleOf, type KnownPerson } from '../../../store/entries/people.ts';
import { entriesInCompetition, findEntry } from '../../../store/entries/repository.ts';
import type { StoredEntry } from '../../../store/entries/storedEntry.ts';
import { spellingOf } from '../../../store/people/repository.ts';
import { retryOnVersionConflict, saveEntry } from '../save/saveEntry.ts';
import { peopleOfFamily } from './partnerConsents.ts';
import { signedWaiver } from './signedWaiver.ts';

type FamilyDecisions = ParsedRequest<'updateConsents'>['body'];

interface DecidedBy {
  /** The account's id. */
  readonly by: string;
  readonly now: Date;
}

/**
 * Signs the waiver for everybody in a family's entry who lacks it, and stores how names are published. An invited
 * partner is another family's, which decides by the invitation's link. The family's other entries of the same
 * skaters in the competition get both, so that nobody is asked twice.
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
  const waiver = signedWaiver(given, competition, how, now);
  const ownPeople = peopleOfFamily(entry);
  const stranger = people.findIndex((one) => !ownPeople.some((person) => isSpeltSame(person, one)));
  if (stranger >= 0) throw wrongField(`people.${stranger}.fullName`, 'MustExist');
  const decided = decisionsOf(entry, waiver, people);

  const stored = await saveConsents(entry, decided, waiver ? 'waiverSigned' : 'publishedName', { by, now });
  for (const other of await otherEntries(entry))
    await saveConsents(other, decided, waiver ? 'waiverSigned' : 'publishedName', { by, now });
  return { people: consentsOfPeople(peopleOf(stored), stored.consents) };
}

/**
 * Records that the organiser has signed waivers on paper for everybody in an entry who has none.
 * @throws {ApiError} ValidationFailed (waiver, MustExist) where the competition has no waiver; Busy
 */
export async function recordPaperWaivers(entry: StoredEntry, { by, now }: DecidedBy): Promise<EntryConsents> {
  const version = waiverVersion((await getCompetition(entry.competitionId)).waiver);
  if (version === null) throw wrongField('waiver', 'MustExist');
  const waiver = { version, signedBy: '', at: now.toISOString(), how: 'paper' } as const;
  const decided = decisionsOf(entry, waiver, []);
  const stored = await saveConsents(entry, decided, 'waiverReceived', { by, now });
  return { people: consentsOfPeople(peopleOf(stored), stored.consents) };
}

/** What was decided for a person, whichever spelling another entry has. */
interface Decision extends Pick<Consent, 'publishAs' | 'waiver'> {
  readonly identity: string;
}

/** The waiver for those who lack this version, and the choices for those who are named. */
function decisionsOf(
  entry: StoredEntry,
  waiver: SignedWaiver | null,
  choices: FamilyDecisions['people'],
): Decision[] {
  const people = peopleOf(entry);
  const signed = consentsOfPeople(people, entry.consents);
  return people.map((person, index) => {
    const choice = choices.find((one) => isSpeltSame(one, person));
    const isMissing = waiver !== null && signed[index]?.waiver?.version !== waiver.version;
    return {
      identity: identityOf(person),
      ...(choice && { publishAs: choice.publishAs }),
      ...(isMissing && { waiver }),
    };
  });
}

/** A change of the entry at the same moment stays: the decisions are for its people as they are then. */
async function saveConsents(
  { accountId, id }: StoredEntry,
  decided: readonly Decision[],
  action: 'waiverSigned' | 'waiverReceived' | 'publishedName',
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
      const { publishAs, waiver } = decision;
      return [{ fullName, birthdate, publishAs, waiver }];
    });
    const consents = withConsents(peopleOf(before), before.consents, theirs);
    if (JSON.stringify(consents) === JSON.stringify(before.consents ?? [])) return before;
    return saveEntry(before, { ...before, consents }, { action, by, now });
  });
}

/** The account's other entries in the competition that have one of these people. */
async function otherEntries(entry: StoredEntry): Promise<StoredEntry[]> {
  const { accountId, competitionId } = entry;
  const kinds = ENTRY_KINDS.map((kind) => entriesInCompetition(accountId, kind, competitionId));
  const identities = new Set(peopleOf(entry).map(identityOf));
  return (await Promise.all(kinds))
    .flat()
    .filter((other) => other.id !== entry.id && !isErased(other))
    .filter((other) => peopleOf(other).some((one) => identities.has(identityOf(one))));
}

const isSpeltSame = (one: KnownPerson, other: KnownPerson) => spellingOf(one) === spellingOf(other);
