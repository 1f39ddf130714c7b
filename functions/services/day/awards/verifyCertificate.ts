import { timingSafeEqual } from 'node:crypto';
import type { VerifiedCertificate } from '../../../../shared/contract/day/results/certificates.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { findCertificateSecret } from '../../../store/day/awards/certificateRepository.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { resultsOfFlights, versionsOfResult } from '../../../store/day/results/repository.ts';
import { eventsOf, formOf } from '../../planning/published/loadSchedule.ts';
import { publishedPlan } from '../../planning/published/publishedPlans.ts';
import { publishedSkaters } from '../../planning/published/publishedSkaters.ts';
import { certificateCode } from './certificateCode.ts';
import { dateOfFlight } from './dateOfFlight.ts';

interface CertificateQuery {
  readonly competitionId: string;
  readonly flightId: string;
  readonly code: string;
}

/**
 * Answers what a certificate says to a person who has it in hand: the name as its guardians have it published now, none where it was
 * removed. A place that was corrected since is shown as replaced.
 * @throws {ApiError} NotFound for an unknown code, and until the result is posted
 */
export async function verifyCertificate({
  competitionId,
  flightId,
  code,
}: CertificateQuery): Promise<VerifiedCertificate> {
  const [competition, published, secret, results] = await Promise.all([
    getCompetition(competitionId),
    publishedPlan(competitionId),
    findCertificateSecret(competitionId),
    resultsOfFlights(competitionId, [flightId]),
  ]);
  const found = results.get(flightId);
  if (secret === null || !found?.result.posted) throw new ApiError('NotFound');
  const certified = (await versionsOfResult(found.result))
    .toReversed()
    .flatMap(({ version, rows }) =>
      rows.filter(({ programmeId }) =>
        isSame(certificateCode(secret, { flightId, programmeId, version }), code),
      ),
    )[0];
  if (!certified || certified.place === null) throw new ApiError('NotFound');
  const { programmeId, place } = certified;
  const now = found.version.rows.find((row) => row.programmeId === programmeId);
  const form = await formOf(competition);
  const event = eventsOf(form).find(({ id }) => id === found.result.eventId);
  const skaters = await publishedSkaters(competition, form);
  return {
    competition: competition.name,
    date: dateOfFlight(published?.plan ?? null, flightId) ?? competition.startDate,
    event: { format: event?.format ?? '', level: event?.level ?? '' },
    place,
    name: skaters.get(programmeId)?.name ?? null,
    replacedAt: now?.place === place ? null : found.version.at,
  };
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
