import type { DataOf, ParsedRequest } from '../../../../../shared/contract/types.ts';
import { competitionRules } from '../../../../../shared/domain/entering/eligibility/competitionRules.ts';
import { readLevel } from '../../../../../shared/domain/people/testLevels/levels.ts';
import { ApiError, wrongField } from '../../../../platform/errors/apiError.ts';
import type { Session } from '../../../../platform/http/session.ts';
import { findCompetition } from '../../../../store/entering/competitions/repository.ts';
import { entryHistory } from '../../../../store/entering/entries/history.ts';
import { findingsWithNames } from '../views/findings.ts';
import { peopleOf } from '../../../../store/entering/entries/people.ts';
import { findEntry } from '../../../../store/entering/entries/repository.ts';
import type { StoredEntry } from '../../../../store/entering/entries/storedEntry.ts';
import { getFormOfVersion } from '../../../../store/entering/forms/getFormOfVersion.ts';
import { saveEntry } from '../save/saveEntry.ts';
import { isMyRink } from '../views/entryRows.ts';
import { checkEntry } from './evaluateEntry.ts';

/**
 * A head coach attests the level of a skater of the own rink, and the entry's findings follow.
 * @throws {ApiError} NotFound, also for another rink's entry (design, section 8.9); ValidationFailed: person
 * MustExist, level MustValid; VersionConflict
 */
export async function attestLevel(
  { competitionId, entryId }: ParsedRequest<'vouchLevel'>['params'],
  body: ParsedRequest<'vouchLevel'>['body'],
  coach: Session,
  now: Date,
): Promise<DataOf<'vouchLevel'>> {
  const first = (await entryHistory(entryId)).at(-1);
  if (first?.competitionId !== competitionId) throw new ApiError('NotFound');
  const [entry, competition] = await Promise.all([
    findEntry(first.accountId, entryId),
    findCompetition(competitionId),
  ]);

  if (!entry || !competition || !isMyRink(coach, entry)) throw new ApiError('NotFound');
  if (!peopleOf(entry)[body.person]) throw wrongField('person', 'MustExist');
  const { rules } = competitionRules(competition);
  if (!readLevel(body.level, rules.equivalents)) throw wrongField('level', 'MustValid');
  if (entry.version !== body.version) throw new ApiError('VersionConflict');

  const attestation = { person: body.person, level: body.level, by: coach.name, at: now.toISOString() };
  const attested = { ...entry, vouches: [...entry.vouches, attestation] };
  const form = await getFormOfVersion(competition.formId, competition.formVersion);
  if (!form) throw new Error(`Competition ${competition.id} has no form`);
  // A rule that rejects a new entry only warns about a stored one.
  const { findings } = await checkEntry(attested, { competition, form, now });
  const after = await saveEntry<StoredEntry>(
    entry,
    { ...attested, checks: findings },
    { action: 'vouched', by: coach.id, now },
  );
  return { id: after.id, version: after.version, vouches: after.vouches, checks: findingsWithNames(after) };
}
