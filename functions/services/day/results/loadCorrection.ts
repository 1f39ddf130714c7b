import type { CorrectableFlight } from '../../../../shared/contract/day/results/corrections.ts';
import { confirmationBy } from '../../../../shared/domain/day/results/correctionRights.ts';
import { isTyped } from '../../../../shared/domain/day/sheets/sheetState.ts';
import { sheetOf } from '../../../../shared/domain/day/sheets/marks.ts';
import { judgeSeat } from '../../../../shared/domain/entering/judgingRules/seats.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { judgingRulesOf } from '../../../store/entering/judgingRules/repository.ts';
import { coachesById } from '../../../store/people/coaches/repository.ts';
import { sheetsOf } from '../../../store/day/sheets/repository.ts';
import { announcedNames } from '../sheets/announcedNames.ts';
import { markWithPerson } from '../sheets/sheetOfSeat.ts';
import { officialOf, openResult, proposerOf, type OpenedResult } from './correctableResult.ts';

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
  const [competition, { rules: competitionRules }, names, sheets] = await Promise.all([
    getCompetition(competitionId),
    judgingRulesOf(competitionId),
    announcedNames(competitionId, now),
    sheetsOfResult(opened),
  ]);
  const { proposal } = result;
  const { rules, columns } = version;
  return {
    version: version.version,
    isPosted: result.posted !== null,
    timeZone: competition.timeZone,
    rules,
    columns,
    rows: version.rows.map(({ skaters: _skaters, before: _before, ...row }) => {
      const { name = '', rink = '' } = names.get(row.programmeId) ?? {};
      return { ...row, name, rink };
    }),
    sheets,
    penalties: competitionRules.penalties,
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
async function sheetsOfResult({
  result,
  version,
  panel,
}: OpenedResult): Promise<CorrectableFlight['sheets']> {
  const { competitionId, flightId } = result;
  const seats = [...new Set(version.columns.map(({ seat }) => seat))];
  const coachOf = (seat: string) => panel?.judges.find((_, index) => judgeSeat(index) === seat) ?? null;
  const [{ marks }, coaches] = await Promise.all([
    sheetsOf(competitionId, flightId),
    coachesById(seats.flatMap((seat) => coachOf(seat) ?? [])),
  ]);
  return seats.map((seat) => {
    const own = sheetOf(marks.filter((mark) => mark.seat === seat).map(markWithPerson));
    const source = own.size === 0 || isTyped(own) ? 'paper' : 'device';
    return { seat, name: coaches.get(coachOf(seat) ?? '')?.name ?? null, source };
  });
}
