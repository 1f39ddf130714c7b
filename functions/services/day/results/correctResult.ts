import {
  changesNothing,
  correctionFault,
  correctProgrammes,
} from '../../../../shared/domain/day/results/correctProgrammes.ts';
import {
  placeProgrammes,
  type ProgrammePlace,
} from '../../../../shared/domain/day/results/placeProgrammes.ts';
import { ApiError, wrongField } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import { judgingRulesOf } from '../../../store/entering/judgingRules/repository.ts';
import type { StoredResultVersion } from '../../../store/day/results/storedResults.ts';
import { storeResult } from '../../../store/day/results/writeRepository.ts';
import { correctionMailWrites } from './correctionMails.ts';
import { resultHistoryWrite } from './resultHistory.ts';
import { loadResult } from './transitionResult.ts';

/**
 * Corrects a result as its next version, by the rules of the first one. The version before stays as it was, and each
 * row that changed has what it was. Where the result was posted, the families and coaches of those rows are mailed.
 * @throws {ApiError} NotFound; CompetitionArchived; VersionConflict; NothingCorrected; ValidationFailed naming what the
 * result does not have, and marks NotNull for a skater without all marks; Busy
 */
export async function correctResult(
  request: Request<'correctResult'>,
): Promise<{ version: number; changed: number }> {
  const { params, body, session, now } = request;
  const [{ result, version }, { rules: competitionRules }] = await Promise.all([
    loadResult(params),
    judgingRulesOf(params.competitionId),
  ]);
  if (result.version !== body.version) throw new ApiError('VersionConflict');
  const { columns, rules, rows } = version;
  const penaltyCodes = competitionRules.penalties.map(({ code }) => code);
  const fault = correctionFault(rows, columns, { ...rules, penaltyCodes }, body);
  if (fault) throw wrongField(fault.field, fault.code);
  const changed = correctProgrammes(rows, columns, body);
  if (changesNothing(rows, changed)) throw new ApiError('NothingCorrected');
  const corrected = placeProgrammes(rules, columns, changed);
  const old = new Map(rows.map((row) => [row.programmeId, outcomeOf(row)]));
  const at = now.toISOString();
  const by = { kind: 'account', id: session.id, name: session.name } as const;
  const next: StoredResultVersion = {
    ...version,
    version: version.version + 1,
    at,
    by,
    rows: corrected.map((row) => {
      const before = old.get(row.programmeId) ?? null;
      return { ...row, before: before && !isSame(before, row) ? before : null };
    }),
    correction: { reason: body.reason, text: body.text },
  };
  await storeResult({
    before: result,
    after: { ...result, version: next.version, corrected: { at, by } },
    version: next,
    others: [
      resultHistoryWrite(next, { action: 'corrected', by, at: now, reason: `${body.reason}: ${body.text}` }),
      // A result that was never posted needs no mail about its correction.
      ...(result.posted ? await correctionMailWrites(next) : []),
    ],
  });
  return { version: next.version, changed: next.rows.filter(({ before }) => before !== null).length };
}

const outcomeOf = ({ place, total, points }: ProgrammePlace): ProgrammePlace => ({ place, total, points });

const isSame = (one: ProgrammePlace, other: ProgrammePlace) =>
  one.place === other.place && one.total === other.total && one.points === other.points;
