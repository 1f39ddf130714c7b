import { undecidedStarters } from '../../../../shared/domain/day/sheets/undecidedStarters.ts';
import { REFEREE } from '../../../../shared/domain/day/sheets/marks.ts';
import { placeProgrammes } from '../../../../shared/domain/day/results/placeProgrammes.ts';
import { ApiError, wrongField } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { checkWrite, updateWrite } from '../../../platform/table/writes.ts';
import { dayFlightKey, sheetStateKey } from '../../../store/day/running/keys.ts';
import { findDayFlight } from '../../../store/day/running/repository.ts';
import { resultsOfFlights } from '../../../store/day/results/repository.ts';
import type { StoredResultVersion } from '../../../store/day/results/storedResults.ts';
import { storeResult } from '../../../store/day/results/writeRepository.ts';
import { underWayWrite } from '../../../store/planning/publishing/underWay.ts';
import { announcedSkaters } from '../../entering/duplicates/announcedSkaters.ts';
import { loadSheets, type FlightOfSheets } from '../sheets/loadSheets.ts';
import { requireReader } from '../sheets/sheetReader.ts';
import { columnsOfJudges, judgedProgrammes } from '../sheets/judgedFlight.ts';
import { resultHistoryWrite } from './resultHistory.ts';
import { skatersOfProgrammes } from './skatersOfProgrammes.ts';

/**
 * Approves the result that the sheets make, once: in one transaction the version is written, named the flight's result,
 * and the sheets are closed, if sheets and starters are still those that were read.
 * @throws {ApiError} Forbidden but for the referee's seat and organisers; NotFound; CompetitionArchived; ValidationFailed
 * (reason, NotNull) for an organiser without one, (confirmedUndecided, MustCorrect) for a starter whom nobody checked in; ResultApproved with the name of whoever was first; SheetsIncomplete;
 * VersionConflict; Busy
 */
export async function approveResult(request: Request<'approveResult'>): Promise<{ version: number }> {
  const { params, body, session, code, now } = request;
  const { competitionId, flightId } = params;
  // Before the sheets are read: whoever scratches somebody meanwhile changes it.
  const record = await findDayFlight(competitionId, flightId);
  const [flight, results] = await Promise.all([
    loadSheets(competitionId, flightId, now, announcedSkaters),
    resultsOfFlights(competitionId, [flightId]),
  ]);
  const { actor, role, ownSeat, actsAsJudge } = await requireReader({ session, code }, flight);
  const isReferee = ownSeat === REFEREE || actsAsJudge;
  if (role !== 'organiser' && ownSeat !== REFEREE) throw new ApiError('Forbidden');
  if (flight.isArchived) throw new ApiError('CompetitionArchived');
  const approved = results.get(flightId)?.result.approved;
  if (approved) {
    if (approved.by.id === actor.id) return { version: 1 };
    throw new ApiError('ResultApproved', { by: approved.by.name });
  }
  if (!isReferee && body.reason === null) throw wrongField('reason', 'NotNull');
  if (flight.stored.state.revision !== body.revision) throw new ApiError('VersionConflict');
  const programmes = judgedProgrammes(flight);
  if (!programmes) throw new ApiError('SheetsIncomplete');
  const accepted = new Set(body.confirmedUndecided);
  if (undecidedStarters(flight.starters).some(({ programmeId }) => !accepted.has(programmeId)))
    throw wrongField('confirmedUndecided', 'MustCorrect');
  const skaters = await skatersOfProgrammes(competitionId);
  const { system, most, tie, lastPlace, bookPercent, points } = flight.rules;
  const rules = { system, most, tie, lastPlace, bookPercent, points };
  const columns = columnsOfJudges(flight);
  const at = now.toISOString();
  const version: StoredResultVersion = {
    competitionId,
    flightId,
    eventId: flight.flight.event.id,
    version: 1,
    at,
    by: actor,
    revision: body.revision,
    rules,
    columns,
    rows: placeProgrammes(rules, columns, programmes).map(({ columns: marks, penalties, ...row }) => ({
      ...row,
      columns: [...marks],
      penalties: [...penalties],
      skaters: skaters.get(row.programmeId) ?? [],
      before: null,
    })),
    approvalReason: isReferee ? null : body.reason,
    correction: null,
    proposed: null,
    aloneReason: null,
    refereeAllowed: false,
  };
  await storeResult({
    before: null,
    after: {
      competitionId,
      flightId,
      eventId: version.eventId,
      version: 1,
      isHeldUntilAwards: flight.competitionRules.isHeldUntilAwards,
      approved: { at, by: actor },
      posted: null,
      awarded: null,
      exchanged: null,
      corrected: null,
      proposal: null,
    },
    version,
    others: [
      closeSheetsWrite(flight),
      // Where nobody skates, a result is approved without a sheet.
      ...(flight.stored.state.revision === 0
        ? [
            underWayWrite({
              competitionId,
              eventId: version.eventId,
              published: flight.published,
              written: flightId,
            }),
          ]
        : []),
      sameStartersWrite(flight, record?.version ?? 0),
      resultHistoryWrite(version, {
        action: 'approved',
        by: actor,
        at: now,
        reason: version.approvalReason,
      }),
    ],
  });
  return { version: 1 };
}

const conflict = () => new ApiError('VersionConflict');

/** From now on no mark is taken. */
function closeSheetsWrite({ competitionId, flightId, stored }: FlightOfSheets): TransactItem {
  const { revision } = stored.state;
  return updateWrite(sheetStateKey(competitionId, flightId), {
    update: 'SET #type = :type, flightId = :flight, approvedVersion = :one',
    condition: revision === 0 ? 'attribute_not_exists(revision)' : 'revision = :read',
    names: { '#type': 'type' },
    values: {
      ':type': 'sheets',
      ':flight': flightId,
      ':one': 1,
      ...(revision > 0 && { ':read': revision }),
    },
    onConflict: conflict,
  });
}

function sameStartersWrite({ competitionId, flightId }: FlightOfSheets, version: number): TransactItem {
  return checkWrite(dayFlightKey(competitionId, flightId), {
    condition: version === 0 ? 'attribute_not_exists(#version)' : '#version = :read',
    names: { '#version': 'version' },
    ...(version > 0 && { values: { ':read': version } }),
    onConflict: conflict,
  });
}
