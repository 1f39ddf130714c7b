import type { Publishing } from '../../../../shared/contract/planning/publishing.ts';
import { accountNames } from '../../../store/people/accounts/accounts.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { versionsOf } from '../../../store/planning/publishing/repository.ts';

/**
 * Loads the published version of a competition's schedule, and its correction window.
 * @throws {ApiError} NotFound
 */
export async function loadPublishing(competitionId: string): Promise<Publishing> {
  const [competition, versions] = await Promise.all([
    getCompetition(competitionId),
    versionsOf(competitionId),
  ]);
  const names = await accountNames([...new Set(versions.map(({ by }) => by))]);
  const { name, state, timeZone, endDate, version, correctionWindow = null } = competition;
  return {
    competition: { name, state, timeZone, endDate, version },
    correctionWindow,
    versions: versions.map(({ version: number, at, by, comment }) => ({
      version: number,
      at,
      by: names.get(by) ?? null,
      comment,
    })),
  };
}
