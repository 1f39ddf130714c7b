import type { AwardDocument } from '../../../shared/contract/results/awardDocuments.ts';
import type { PaperSize } from '../../../shared/contract/schedule/scheduleDocuments.ts';
import { podiumPaper } from '../../../shared/domain/awards/podiumPaper.ts';
import { environment } from '../../platform/environment.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import { deadlineText } from '../mail/mailText.ts';
import { listPodiums } from './listPodiums.ts';

interface WantedDocument {
  readonly document: AwardDocument;
  readonly paper: PaperSize;
  readonly date: string;
}

/**
 * A paper of the awards as PDF in base64.
 * @throws {ApiError} NotFound for an unknown competition, and for a day without flights
 */
export async function awardDocument(
  competitionId: string,
  { paper, date }: WantedDocument,
  now: Date,
): Promise<string> {
  const podiums = await listPodiums(competitionId, date, now);
  if (podiums.runs.length === 0) throw new ApiError('NotFound');
  const { name, timeZone } = podiums.competition;
  const printed = deadlineText(now.toISOString(), timeZone);
  // The PDF renderer is large, so only requests for a file load it.
  const { renderPaper } = await import('../documents/pdf/paperPdf.ts');
  const pdf = await renderPaper(podiumPaper(podiums), {
    size: paper,
    competition: name,
    version: printed,
    remarks: [`As of ${printed}. The screen has what is newer.`],
    publishedAt: now,
    linkOf: () => `${environment('PUBLIC_ORIGIN')}/day/${encodeURIComponent(competitionId)}/podium`,
  });
  return Buffer.from(pdf).toString('base64');
}
