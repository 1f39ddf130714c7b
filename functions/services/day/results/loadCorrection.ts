import type { CorrectableFlight } from '../../../../shared/contract/day/results/corrections.ts';
import { confirmationBy } from '../../../../shared/domain/day/results/correctionRights.ts';
import { rangeOfResult } from '../../../../shared/domain/day/results/marksOutside.ts';
import { versionOfMedals } from '../../../../shared/domain/day/awards/medalSteps.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { judgingRulesOf } from '../../../store/entering/judgingRules/repository.ts';
import { coachesById } from '../../../store/people/coaches/repository.ts';
import { versionsOfResult } from '../../../store/day/results/repository.ts';
import { sheetsOf, type StoredSheets } from '../../../store/day/sheets/repository.ts';
import { announcedNames } from '../sheets/announcedNames.ts';
import { officialOf, openResult, proposerOf, type OpenedResult } from './correctableResult.ts';
import { coachOfSeat, sourceOfSheet } from './sheetSources.ts';

/**
 * An approved result with everything that a correction is made of and confirmed by.
 * @throws {ApiError} Forbidden but for organisers and the flight’s referee; NotFound; CompetitionArchived
 */
export async function loadCorrection(request: Request<'getCorrection'>): Promise<CorrectableFlight> {
  const { params, now } = request;
  const { competitionId } = params;
  const opened = await openResult(params, request);
  const { result, version, reader } = opened;
  if (reader.role !== 'organiser' && reader.role !== 'referee') throw new ApiError('Forbidden');
  const [competition, { rules: competitionRules }, names, stored] = await Promise.all([
    getCompetition(competitionId),
    judgingRulesOf(competitionId),
    announcedNames(competitionId, now),
    sheetsOf(competitionId, params.flightId),
  ]);
  const { proposal } = result;
  const { rules, columns } = version;
  return {
    version: version.version,
    isPosted: result.posted !== null,
    timeZone: competition.timeZone,
    rules,
    columns,
    range: rangeOfResult(version.rows, stored.state),
    rows: version.rows.map(({ skaters: _skaters, before: _before, ...row }) => {
      const { name = '', rink = '' } = names.get(row.programmeId) ?? {};
      return { ...row, name, rink };
    }),
    sheets: await sheetsOfResult(opened, stored.marks),
    penalties: competitionRules.penalties,
    medals: await medalsGiven(opened),
    proposal: proposal && {
      id: proposal.id,
      at: proposal.at,
      by: proposal.by.name,
      reason: proposal.reason,
      text: proposal.text,
      marks: proposal.marks,
      penalties: proposal.penalties,
      states: proposal.states,
      confirmation: confirmationBy(officialOf(reader), proposerOf(proposal)),
    },
  };
}

/** Whose sheet each seat’s was, and whether the judge wrote it on an own device. */
async function sheetsOfResult(
  { version, panel }: OpenedResult,
  marks: StoredSheets['marks'],
): Promise<CorrectableFlight['sheets']> {
  const seats = [...new Set(version.columns.map(({ seat }) => seat))];
  const coaches = await coachesById(seats.flatMap((seat) => coachOfSeat(panel, seat) ?? []));
  return seats.map((seat) => ({
    seat,
    name: coaches.get(coachOfSeat(panel, seat) ?? '')?.name ?? null,
    source: sourceOfSheet(marks, seat),
  }));
}

/** By which version skaters have their medals; null before the awards. */
async function medalsGiven({ result }: OpenedResult): Promise<CorrectableFlight['medals']> {
  const { awarded, exchanged } = result;
  if (!awarded) return null;
  const versions = await versionsOfResult(result);
  const given = versionOfMedals(result, versions);
  const rows = versions.find(({ version }) => version === given)?.rows;
  if (given === null || !rows) return null;
  return {
    at: exchanged?.at ?? awarded.at,
    version: given,
    rows: rows.map(({ programmeId, place }) => ({ programmeId, place })),
  };
}
