import { daysOf } from '../../../../shared/domain/entering/onIce/iceDays.ts';
import { iceProblems } from '../../../../shared/domain/planning/ice/iceProblems.ts';
import { ApiError, refuse } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import { findCompetitionOrDraft } from '../../../store/entering/competitions/repository.ts';
import { findIce, replaceIce } from '../../../store/entering/ice/repository.ts';
import { touchPublishedDay } from '../../../store/core/stamps/stampRepository.ts';

/**
 * Replaces the ice of a competition or draft.
 * @throws {ApiError} NotFound; CompetitionArchived; VersionConflict, also where the competition's dates change
 * at this moment; ValidationFailed with the problems of `iceProblems`
 */
export async function updateIce(request: Request<'updateIce'>): Promise<{ version: number }> {
  const { params, body, session, now } = request;
  const { competitionId } = params;
  const [competition, before] = await Promise.all([
    findCompetitionOrDraft(competitionId),
    findIce(competitionId),
  ]);
  if (!competition) throw new ApiError('NotFound');
  if (competition.state === 'archived') throw new ApiError('CompetitionArchived');
  if ((before?.version ?? 0) !== body.version) throw new ApiError('VersionConflict');
  refuse(iceProblems(body, daysOf(competition)));

  const { surfaces, rules } = body;
  const ice = { competitionId, surfaces: inOrder(surfaces), rules, version: body.version + 1 };
  await replaceIce(before, ice, competition, { by: session.id, at: now });
  await touchPublishedDay(competition);
  return { version: ice.version };
}

type Surfaces = Request<'updateIce'>['body']['surfaces'];

const inOrder = (surfaces: Surfaces): Surfaces =>
  surfaces.map((surface) => ({
    ...surface,
    days: surface.days.map(closedInOrder).toSorted((one, other) => (one.date < other.date ? -1 : 1)),
  }));

const closedInOrder = ({ closed = [], ...hours }: Surfaces[number]['days'][number]) => ({
  ...hours,
  ...(closed.length > 0 && {
    closed: closed.toSorted((one, other) => (one.begins < other.begins ? -1 : 1)),
  }),
});
