import type { ParsedRequest } from '../../../../../shared/contract/types.ts';
import type { PublishedForm } from '../../../../../shared/domain/people/consent/publishedName.ts';
import {
  consentsOfPeople,
  withConsents,
  type Consent,
} from '../../../../../shared/domain/people/consent/waiver.ts';
import { waiverVersion } from '../../../../../shared/domain/people/consent/waiverVersion.ts';
import type { EntryProblem } from '../../../../../shared/domain/entering/entries/entryProblem.ts';
import type { StoredCompetition } from '../../../../store/entering/competitions/repository.ts';
import { peopleOf, type KnownPerson } from '../../../../store/entering/entries/people.ts';
import { entriesInCompetition } from '../../../../store/entering/entries/repository.ts';
import type { StoredEntry } from '../../../../store/entering/entries/storedEntry.ts';
import { peopleOfFamily } from './partnerConsents.ts';
import { namesInEntries } from './givenNames.ts';
import { waiverToStore, waiversInEntries } from './waiverToStore.ts';

interface Choice {
  readonly publishAs?: PublishedForm | null | undefined;
  readonly givenName?: string | null | undefined;
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
 * Guardians decide this with a submit. A waiver or given name that the family gave with an earlier entry counts for the
 * same skater; a given name that an organiser or coach writes is proposed to the family. A coach need not have the
 * waivers of a team yet, and an invited partner gives the partner's own.
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

  const waiver = waiverToStore(body.waiver, competition, entry.kind === 'team' ? 'coach' : 'online', now);
  const signing = peopleOfFamily(entry);
  const decided = people.map((person, index): Consent => {
    const { publishAs, givenName } = choicesOf(body)[index] ?? {};
    const isOwn = isFamily && signing.includes(person);
    const isSigned = waiver !== null && signing.includes(person);
    return {
      ...nameOf(person),
      ...(publishAs && { publishAs }),
      ...(givenName && (isOwn ? { givenName } : { proposedName: givenName })),
      ...(isSigned && { waiver }),
    };
  });
  const earlier =
    version === null || waiver ? [] : await earlierWaivers(entry, signing, entriesOfSkaters, competition);
  const names = isFamily ? namesInEntries(signing, entriesOfSkaters) : [];
  const consents = withConsents(people, withConsents(people, earlier, names), decided);

  const isMissing = consentsOfPeople(signing, consents).some((one) => one.waiver?.version !== version);
  const isAsked = isFamily && version !== null && entry.kind !== 'team';
  if (isAsked && isMissing) return { problems: [{ field: 'waiver', code: 'NotNull' }] };
  return { consents };
}

/** In the order of `peopleOf`. */
function choicesOf({ publishAs, givenName, partner, skaters }: ConsentsBody): readonly Choice[] {
  return skaters ?? [{ publishAs, givenName }, ...(partner ? [partner] : [])];
}

async function earlierWaivers(
  entry: StoredEntry,
  signing: readonly KnownPerson[],
  entriesOfSkaters: readonly StoredEntry[],
  competition: StoredCompetition,
): Promise<Consent[]> {
  const teams = await entriesInCompetition(entry.accountId, 'team', entry.competitionId);
  return waiversInEntries(signing, [...entriesOfSkaters, ...teams], competition);
}

const nameOf = ({ fullName, birthdate }: KnownPerson) => ({ fullName, birthdate });
