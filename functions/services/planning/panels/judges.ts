import { ApiError } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import { coachesById } from '../../../store/people/coaches/repository.ts';
import type { StoredCoach } from '../../../store/people/coaches/storedCoach.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { judgeMailWrite } from '../../../store/planning/panels/mailRepository.ts';
import { findJudge, judgeWrites, storeJudges } from '../../../store/planning/panels/repository.ts';
import { newJudge } from '../../../store/planning/panels/storedJudges.ts';

/** A second click does not mail twice. */
const PAUSE_MILLISECONDS = 60 * 60_000;

/**
 * Asks coaches to judge, each by a mail of their own. Whoever has not answered is reminded, at most once an hour;
 * whoever has accepted is left alone.
 * @throws {ApiError} NotFound, also for a coach who is not confirmed; CompetitionArchived; VersionConflict where one
 * answers at this moment
 */
export async function inviteJudges({ params, body, now }: Request<'inviteJudges'>) {
  const { competitionId } = params;
  await requireOpenCompetition(competitionId);
  const ids = [...new Set(body.coachIds)];
  const coaches = await confirmedCoaches(ids);
  const refused: string[] = [];
  let asked = 0;
  for (const coach of coaches) {
    const judge = await findJudge(competitionId, coach.id);
    const hasAddress = coach.email !== null || coach.accountId !== null;
    if (!hasAddress || judge?.state === 'declined') {
      refused.push(coach.id);
      continue;
    }
    const isRecent = judge !== null && now.getTime() - Date.parse(judge.askedAt) < PAUSE_MILLISECONDS;
    if (judge?.state === 'accepted' || isRecent) continue;
    const askedAt = now.toISOString();
    const after = { ...(judge ?? newJudge(competitionId, coach.id, askedAt)), askedAt };
    await storeJudges([
      ...judgeWrites(after, judge?.version ?? 0),
      judgeMailWrite({ competitionId, coachId: coach.id, mail: 'invitation', at: askedAt }),
    ]);
    asked += 1;
  }
  return { asked, refused };
}

/**
 * Notes what a coach told the organiser. Seats stay as they are: the page shows which rule they break.
 * @throws {ApiError} NotFound, also for a coach who is not confirmed; CompetitionArchived; VersionConflict
 */
export async function updateJudge({ params, body, now }: Request<'updateJudge'>) {
  const { competitionId, coachId } = params;
  await requireOpenCompetition(competitionId);
  await confirmedCoaches([coachId]);
  const judge = await findJudge(competitionId, coachId);
  if ((judge?.version ?? 0) !== body.version) throw new ApiError('VersionConflict');
  const { state, available, version } = body;
  const at = now.toISOString();
  const before = judge ?? newJudge(competitionId, coachId, at);
  const after = { ...before, state, available, answeredAt: state === 'asked' ? null : at };
  await storeJudges(judgeWrites(after, version));
  return { version: version + 1 };
}

async function requireOpenCompetition(competitionId: string): Promise<void> {
  const { state } = await getCompetition(competitionId);
  if (state === 'archived') throw new ApiError('CompetitionArchived');
}

async function confirmedCoaches(ids: readonly string[]): Promise<StoredCoach[]> {
  const coaches = await coachesById(ids, true);
  return ids.map((id) => {
    const coach = coaches.get(id);
    if (coach?.state !== 'confirmed') throw new ApiError('NotFound');
    return coach;
  });
}
