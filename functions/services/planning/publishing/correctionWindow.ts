import { windowProblems } from '../../../../shared/domain/entering/entries/changes/correctionWindow.ts';
import { ApiError, refuse } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import { transact } from '../../../platform/table/transaction.ts';
import { updateWrite } from '../../../platform/table/writes.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { changeHistoryWrites } from '../../../store/core/history/changeRecord.ts';
import { competitionKey } from '../../../store/keys.ts';

/**
 * Sets the days on which families check their flights and correct names and music; without days there is no window.
 * @throws {ApiError} NotFound; CompetitionArchived; VersionConflict; ValidationFailed with the problems of
 * `windowProblems`
 */
export async function updateCorrectionWindow(
  request: Request<'updateCorrectionWindow'>,
): Promise<{ version: number }> {
  const { params, body, session, now } = request;
  const { competitionId } = params;
  const competition = await getCompetition(competitionId);
  if (competition.state === 'archived') throw new ApiError('CompetitionArchived');
  if (competition.version !== body.version) throw new ApiError('VersionConflict');
  refuse(windowProblems(body, competition.endDate));

  const { firstDay, lastDay } = body;
  const correctionWindow = firstDay === null || lastDay === null ? null : { firstDay, lastDay };
  const version = body.version + 1;
  await transact([
    updateWrite(competitionKey(competitionId), {
      update: 'SET correctionWindow = :window, #version = :version',
      condition: '#version = :read AND #state = :published',
      names: { '#version': 'version', '#state': 'state' },
      values: {
        ':window': correctionWindow,
        ':version': version,
        ':read': body.version,
        ':published': 'published',
      },
      onConflict: () => new ApiError('VersionConflict'),
    }),
    ...changeHistoryWrites({
      of: { subject: 'competition', id: competitionId },
      action: 'changed',
      by: session.id,
      at: now,
      before: { correctionWindow: competition.correctionWindow ?? null },
      after: { correctionWindow },
    }),
  ]);
  return { version };
}
