import type { ScheduleMailPreview } from '../../../../shared/contract/planning/publishing.ts';
import { NONE_BEGUN } from '../../../../shared/domain/planning/findings/panelFindings.ts';
import { withFittedPanels } from '../../../../shared/domain/planning/panels/withFittedPanels.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import { findPublished } from '../../../store/planning/publishing/repository.ts';
import { findScheduleDraft } from '../../../store/planning/draft/repository.ts';
import { loadProblem } from '../draft/loadProblem.ts';
import { composeScheduleMail } from './composeScheduleMail.ts';
import { newScheduleMail } from './newScheduleMail.ts';
import { keptNumbers } from '../published/keptNumbers.ts';
import { planToPublish } from './planToPublish.ts';
import type { KnownByDay } from './scheduleDifference.ts';
import { touchedReaders } from './touchedReaders.ts';

/**
 * The mail that a family, coach or judge would get if the draft were published now. Nothing is stored or sent.
 * @throws {ApiError} NotFound, also for somebody who would get none
 */
export async function previewScheduleMail(
  { params: { competitionId }, query: { to, id, comment }, now }: Request<'previewScheduleMail'>,
  { begunFlights, readWalkOns }: KnownByDay,
): Promise<ScheduleMailPreview> {
  const [{ problem, competition }, draft, published] = await Promise.all([
    loadProblem(competitionId),
    findScheduleDraft(competitionId),
    findPublished(competitionId),
  ]);
  const version = (published?.version ?? 0) + 1;
  const begun = published && (await begunFlights(published));
  const kept = await keptNumbers(published, competition, now);
  const fitted = { ...withFittedPanels(problem, draft, begun ?? NONE_BEGUN), ...kept };
  const plan = await planToPublish(fitted, published, begun);
  const { readers } = await touchedReaders(competitionId, version, plan, readWalkOns);
  const reader = readers.find((one) => one.to === to && one.id === id);
  if (!reader?.moves.some(({ isAnnounced }) => isAnnounced)) throw new ApiError('NotFound');
  const composed = await composeScheduleMail(competitionId, newScheduleMail(reader), {
    plan,
    comment: comment ?? null,
  });
  if (!composed?.mail) throw new ApiError('NotFound');
  const { subject, text } = composed.mail;
  return { subject, text };
}
