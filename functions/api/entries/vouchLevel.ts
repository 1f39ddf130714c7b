import { readLevel } from '../../../shared/domain/eligibility/readLevel.ts';
import { competitionRules } from '../../../shared/domain/eligibility/competitionRules.ts';
import { findCompetition } from '../../store/competitions/repository.ts';
import { getFormOfVersion } from '../../store/forms/getFormOfVersion.ts';
import { ApiError, wrongField } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { saveEntry } from '../../services/entries/save/saveEntry.ts';
import { checkEntry } from '../../services/entries/eligibility/evaluateEntry.ts';
import { entryHistory } from '../../store/entries/history.ts';
import { isOwnRink } from '../../services/entries/views/listedEntry.ts';
import { findingsWithNames } from '../../services/entries/views/findings.ts';
import { peopleOf } from '../../store/entries/people.ts';
import { findEntry } from '../../store/entries/repository.ts';
import type { StoredEntry } from '../../store/entries/storedEntry.ts';

/** Only for skaters of the own rink: an entry of another rink is not found (design, section 8.9). */
export const vouchLevel: Handler<'vouchLevel'> = async ({ params, body, session, now }) => {
  const first = (await entryHistory(params.entryId)).at(-1);
  if (first?.competitionId !== params.competitionId) throw new ApiError('NotFound');
  const [entry, competition] = await Promise.all([
    findEntry(first.accountId, params.entryId),
    findCompetition(params.competitionId),
  ]);
  if (!entry || !competition || !isOwnRink(session, entry)) throw new ApiError('NotFound');
  if (!peopleOf(entry)[body.person]) throw wrongField('person', 'MustExist');
  const { rules } = competitionRules(competition);
  if (!readLevel(body.level, rules.equivalents)) throw wrongField('level', 'MustValid');
  if (entry.version !== body.version) throw new ApiError('VersionConflict');

  const attestation = { person: body.person, level: body.level, by: session.name, at: now.toISOString() };
  const attested = { ...entry, vouches: [...entry.vouches, attestation] };
  const form = await getFormOfVersion(competition.formId, competition.formVersion);
  if (!form) throw new Error(`Competition ${competition.id} has no form`);
  // What the organiser refuses of a new entry is only remarked of one that is in.
  const { findings } = await checkEntry(attested, { competition, form, now });
  const after = await saveEntry<StoredEntry>(
    entry,
    { ...attested, checks: findings },
    { action: 'vouched', by: session.id, now },
  );
  return {
    data: { id: after.id, version: after.version, vouches: after.vouches, checks: findingsWithNames(after) },
  };
};
