import type { ScheduleMailPreview } from '../../../../shared/contract/planning/publishing.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import { findPublished } from '../../../store/planning/publishing/repository.ts';
import { findScheduleDraft } from '../../../store/planning/draft/repository.ts';
import { composeScheduleMail } from './composeScheduleMail.ts';
import { newScheduleMail } from './newScheduleMail.ts';
import type { BegunFlights } from '../published/publishedPlans.ts';
import { planToPublish } from './planToPublish.ts';
import { touchedReaders } from './touchedReaders.ts';

/**
 * The mail that a family, coach or judge would get if the draft were published now. Nothing is stored or sent.
 * @throws {ApiError} NotFound, also for somebody who would get none
 */
export async function previewScheduleMail(
  { params: { competitionId }, query: { to, id, comment } }: Request<'previewScheduleMail'>,
  begunFlights: BegunFlights,
): Promise<ScheduleMailPreview> {
  const [draft, published] = await Promise.all([
    findScheduleDraft(competitionId),
    findPublished(competitionId),
  ]);
  const version = (published?.version ?? 0) + 1;
  const plan = await planToPublish(draft, published, published && (await begunFlights(published)));
  const { readers } = await touchedReaders(competitionId, version, plan);
  const reader = readers.find((one) => one.to === to && one.id === id);
  if (!reader?.moves.some(({ isAnnounced }) => isAnnounced)) throw new ApiError('NotFound');
  const composed = await composeScheduleMail(competitionId, newScheduleMail(reader), comment ?? null);
  if (!composed?.mail) throw new ApiError('NotFound');
  const { subject, text } = composed.mail;
  return { subject, text };
}
