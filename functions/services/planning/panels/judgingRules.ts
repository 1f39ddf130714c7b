import type { CompetitionJudging } from '../../../../shared/contract/entering/competitions/judgingRules.ts';
import { judgeCount } from '../../../../shared/domain/entering/judgingRules/columnsOf.ts';
import { ruleProblems } from '../../../../shared/domain/entering/judgingRules/ruleProblems.ts';
import { ApiError, refuse } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import { getCompetition, type StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import { getFormOfVersion } from '../../../store/entering/forms/getFormOfVersion.ts';
import { findIce } from '../../../store/entering/ice/repository.ts';
import { judgingRulesOf, replaceJudgingRules } from '../../../store/entering/judgingRules/repository.ts';

/** @throws {ApiError} NotFound, also for a draft */
export async function getJudgingRules(competitionId: string): Promise<CompetitionJudging> {
  const [competition, { rules, version }, ice] = await Promise.all([
    getCompetition(competitionId),
    judgingRulesOf(competitionId),
    findIce(competitionId),
  ]);
  return {
    version,
    rules,
    name: competition.name,
    state: competition.state,
    judges: judgeCount(null, ice?.rules),
    formats: await formatsOf(competition),
  };
}

/**
 * Flights that have marks keep the rules that they began with (`FlightRules`).
 * @throws {ApiError} NotFound; CompetitionArchived; VersionConflict; ValidationFailed with the problems of `ruleProblems`
 */
export async function updateJudgingRules(
  request: Request<'updateJudgingRules'>,
): Promise<{ version: number }> {
  const { params, body, session, now } = request;
  const { competitionId } = params;
  const [competition, before] = await Promise.all([
    getCompetition(competitionId),
    judgingRulesOf(competitionId),
  ]);
  if (competition.state === 'archived') throw new ApiError('CompetitionArchived');
  if (before.version !== body.version) throw new ApiError('VersionConflict');
  const formats = await formatsOf(competition);
  refuse(ruleProblems(body.rules, new Set(formats.flatMap(({ events }) => events.map(({ id }) => id)))));

  const after = { rules: body.rules, version: before.version + 1 };
  await replaceJudgingRules(competitionId, before, after, { by: session.id, at: now });
  return { version: after.version };
}

async function formatsOf({ formId, formVersion }: StoredCompetition): Promise<CompetitionJudging['formats']> {
  const form = await getFormOfVersion(formId, formVersion);
  return (form?.formats ?? []).map(({ format, entry, criteria, points, events }) => ({
    format,
    entry,
    criteria,
    points,
    events: events.map((event) => ({
      id: event.id,
      level: event.level,
      seconds: event.seconds,
      criteria: event.criteria,
      points: event.points,
    })),
  }));
}
