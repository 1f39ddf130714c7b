import type { PaperSize } from '../../../../shared/contract/core/documentWords.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { announcedSkaters } from '../../entering/duplicates/announcedSkaters.ts';
import { publishedPlan } from '../../planning/published/publishedPlans.ts';
import { findMyResult } from '../results/myResults.ts';
import { dateOfFlight } from './dateOfFlight.ts';
import { drawCertificates } from './drawCertificates.ts';

interface MyCertificateQuery {
  readonly competitionId: string;
  readonly flightId: string;
  readonly programmeId: string;
  readonly paper: PaperSize;
}

/**
 * The certificate of a posted place as PDF in base64, for the skater's family.
 * @throws {ApiError} NotFound, also for the skater of another family and for somebody who did not skate
 */
export async function myCertificate(
  { competitionId, flightId, programmeId, paper }: MyCertificateQuery,
  accountId: string,
  now: Date,
): Promise<string> {
  const [competition, published, own] = await Promise.all([
    getCompetition(competitionId),
    publishedPlan(competitionId),
    findMyResult({ competitionId, flightId, programmeId }, { accountId, coachId: null }),
  ]);
  const { version, rows = [] } = own?.posted.version ?? {};
  const place = rows.find((row) => row.programmeId === programmeId)?.place ?? null;
  const skater = (await announcedSkaters(competitionId)).get(programmeId);
  if (!own || version === undefined || place === null || !skater) throw new ApiError('NotFound');
  const { event } = own.appointment;
  const date = dateOfFlight(published?.plan ?? null, flightId) ?? competition.startDate;
  const certified = { flightId, programmeId, version, name: skater.name, place, event, date };
  return drawCertificates([certified], { competition, paper, now });
}
