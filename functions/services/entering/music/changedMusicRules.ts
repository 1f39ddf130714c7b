import type { MusicRulesAnswer } from '../../../../shared/contract/entering/music/music.ts';
import type { ParsedRequest } from '../../../../shared/contract/types.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { musicRulesOf, replaceMusicRules } from '../../../store/entering/music/rulesRepository.ts';

/**
 * Changes until when music is sent. Files that are there stay, also where no more are collected.
 * @throws {ApiError} NotFound; VersionConflict; CompetitionArchived
 */
export async function changedMusicRules(
  competitionId: string,
  { version, ...asked }: ParsedRequest<'updateMusicRules'>['body'],
  author: { readonly by: string; readonly at: Date },
): Promise<MusicRulesAnswer> {
  await getCompetition(competitionId);
  const before = await musicRulesOf(competitionId);
  if (before.version !== version) throw new ApiError('VersionConflict');
  const after = { ...asked, version: version + 1 };
  await replaceMusicRules(competitionId, before, after, author);
  return after;
}
