import {
  consentOf,
  type Consent,
  type SignedWaiver,
} from '../../../../../shared/domain/people/consent/waiver.ts';
import {
  waiverVersion,
  withWaiverVersion,
} from '../../../../../shared/domain/people/consent/waiverVersion.ts';
import { wrongField } from '../../../../platform/errors/apiError.ts';
import type { StoredCompetition } from '../../../../store/entering/competitions/repository.ts';
import { identityOf, peopleOf, type KnownPerson } from '../../../../store/entering/entries/people.ts';
import type { StoredEntry } from '../../../../store/entering/entries/storedEntry.ts';

interface GivenWaiver {
  readonly version: string;
  readonly signedBy: string;
}

export interface WaiverPerson {
  readonly fullName: string;
  readonly birthdate: string;
}

/**
 * The waiver as it is stored; null where none was given, or the competition has none.
 * @throws {ApiError} ValidationFailed (waiver, MustCorrect) for another version than the one that counts
 */
export function waiverToStore(
  given: GivenWaiver | null | undefined,
  { waiver }: Pick<StoredCompetition, 'waiver'>,
  how: SignedWaiver['how'],
  now: Date,
): SignedWaiver | null {
  const version = waiverVersion(waiver);
  if (!given || version === null) return null;
  if (given.version !== version) throw wrongField('waiver', 'MustCorrect');
  return { version, signedBy: given.signedBy, at: now.toISOString(), how };
}

/** The waivers of these people in the version that counts, as the family's other entries have them. */
export function waiversInEntries(
  people: readonly KnownPerson[],
  entries: readonly StoredEntry[],
  { waiver: text }: Pick<StoredCompetition, 'waiver'>,
): Consent[] {
  const version = waiverVersion(text);
  return people.flatMap((person) => {
    const waiver = entries
      .map((entry) =>
        consentOf(withWaiverVersion(entry.consents ?? [], text), spellingIn(entry, person), peopleOf(entry)),
      )
      .map((consent) => consent?.waiver)
      .find((one) => one?.version === version);
    return waiver ? [{ fullName: person.fullName, birthdate: person.birthdate, waiver }] : [];
  });
}

/** The person as this entry spells them; as given where the entry does not have them. */
export const spellingIn = (entry: StoredEntry, person: KnownPerson) =>
  peopleOf(entry).find((one) => identityOf(one) === identityOf(person)) ?? person;
