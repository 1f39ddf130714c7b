import type { ScheduleDraft } from '../../../shared/contract/schedule/draftParts.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import { findCompetitionOrDraft } from '../../store/competitions/repository.ts';
import { findScheduleDraft } from '../../store/schedule/repository.ts';

/**
 * The draft of a competition's schedule; generation 0 and no parts where nothing is stored yet.
 * @throws {ApiError} NotFound; Busy where it changes all the time
 */
export async function loadDraft(competitionId: string): Promise<ScheduleDraft> {
  const [competition, { plan: _plan, ...draft }] = await Promise.all([
    findCompetitionOrDraft(competitionId),
    findScheduleDraft(competitionId),
  ]);
  if (!competition) throw new ApiError('NotFound');
  return draft;
}
