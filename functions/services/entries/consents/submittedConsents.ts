import type { ParsedRequest } from '../../../../shared/contract/types.ts';
import type { PublishedForm } from '../../../../shared/domain/consent/publishedName.ts';
import {
  consentsOfPeople,
  waiverVersion,
  withConsents,
  type Consent,
} from '../../../../shared/domain/consent/waiver.ts';
import type { EntryProblem } from '../../../../shared/domain/entries/entryProblem.ts';
import type { StoredCompetition } from '../../../store/competitions/repository.ts';
import { peopleOf, type KnownPerson } from '../../../store/entries/people.ts';
import { entriesInCompetition } from '../../../store/entries/repository.ts';
import type { StoredEntry } from '../../../store/entries/storedEntry.ts';
import { peopleOfFamily } from './partnerConsents.ts';
import { signedWaiver, waiversInEntries } from './signedWaiver.ts';

interface Choice {
  readonly publishAs?: PublishedForm | null | undefined;
}

/** The decisions in the bodies of submits of all kinds. */
export interface ConsentsBody extends Choice {
  readonly waiver?: ParsedRequest<'submitIndividualEntry'>['body']['waiver'];
  readonly partner?: Choice | null;
  readonly skaters?: readonly Choice[];
}

interface ConsentFacts {
  readonly competition: StoredCompetition;
  /** Whether the family enters itself: then it signs for its skaters, once. */
  readonly isFamily: boolean;
  readonly now: Date;
  /** The account's entries of skaters and couples that have one of the entry's people. */
  readonly entriesOfSkaters: readonly StoredEntry[];
}

/**
 * What guardians decide with a submit. A waiver that the family gave with an earlier entry counts for the same
 * skater. A coach need not have the waivers of a team yet, and an invited partner gives the partner's own.
 */
export async function submittedConsents(
  entry: StoredEntry,
  body: ConsentsBody,
  { competition, isFamily, now, entriesOfSkaters }: ConsentFacts,
): Promise<{ readonly consents: readonly Consent[] } | { readonly problems: readonly EntryProblem[] }> {
  const version = waiverVersion(competition.waiver);
  const people = peopleOf(entry);
  if (body.waiver && version !== null && body.waiver.version !== version)
    return { problems: [{ field: 'waiver', code: 'MustCorrect' }] };

  const waiver = signedWaiver(body.waiver, competition, entry.kind === 'team' ? 'coach' : 'online', now);
  const signing = peopleOfFamily(entry);
  const decided = people.map((person, index): Consent => {
    const publishAs = choicesOf(body)[index]?.publishAs;
    const isSigned = waiver !== null && signing.includes(person);
    return { ...nameOf(person), ...(publishAs && { publishAs }), ...(isSigned && { waiver }) };
  });
  const earlier =
    version === null || waiver ? [] : await earlierWaivers(entry, signing, entriesOfSkaters, version);
  const consents = withConsents(people, earlier, decided);

  const isMissing = consentsOfPeople(signing, consents).some((one) => one.waiver?.version !== version);
  const isAsked = isFamily && version !== null && entry.kind !== 'team';
  if (isAsked && isMissing) return { problems: [{ field: 'waiver', code: 'NotNull' }] };
  return { consents };
}

/** In the order of `peopleOf`. */
function choicesOf({ publishAs, partner, skaters }: ConsentsBody): readonly Choice[] {
  return skaters ?? [{ publishAs }, ...(partner ? [partner] : [])];
}

async function earlierWaivers(
  entry: StoredEntry,
  signing: readonly KnownPerson[],
  entriesOfSkaters: readonly StoredEntry[],
  version: string,
): Promise<Consent[]> {
  const teams = await entriesInCompetition(entry.accountId, 'team', entry.competitionId);
  return waiversInEntries(signing, [...entriesOfSkaters, ...teams], version);
}

const nameOf = ({ fullName, birthdate }: KnownPerson) => ({ fullName, birthdate });
