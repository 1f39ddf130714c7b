import type { Panel } from '../../../../shared/contract/core/planningFiles.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { judgeRecordsOf, judgeWrites, storeJudges } from '../../../store/planning/panels/repository.ts';
import { newJudge } from '../../../store/planning/panels/storedJudges.ts';
import { coachesWithMerged, canonicalCoach } from '../../people/coaches/coachesWithMerged.ts';

/**
 * Asks every coach on a published panel whom nobody asked before: the duty is then in “My judging”, to be confirmed, and
 * the coach may judge. The mail about the schedule tells them. Whoever answered, or was asked, is left alone.
 */
export async function askSeatedJudges(
  competitionId: string,
  panels: readonly Pick<Panel, 'judges' | 'referee'>[],
  now: Date,
): Promise<void> {
  const seated = new Set(
    panels.flatMap(({ judges, referee }) => [...judges, referee].flatMap((id) => id ?? [])),
  );
  const [{ judges }, known] = await Promise.all([
    judgeRecordsOf(competitionId),
    coachesWithMerged([...seated]),
  ]);
  const asked = new Set(judges.map(({ coachId }) => coachId));
  const coachIds = new Set([...seated].flatMap((id) => canonicalCoach(known, id)?.id ?? []));
  for (const coachId of coachIds) {
    if (asked.has(coachId)) continue;
    try {
      await storeJudges(judgeWrites(newJudge(competitionId, coachId, now.toISOString()), 0));
    } catch (error) {
      // The organiser asked at the same moment.
      if (!(error instanceof ApiError && error.code === 'VersionConflict')) throw error;
    }
  }
}
