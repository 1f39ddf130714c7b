import { judgesColumns } from '../../../../shared/domain/entering/judgingRules/flightRules.ts';
import { penaltyProblems } from '../../../../shared/domain/entering/judgingRules/penaltyProblems.ts';
import { highestMark } from '../../../../shared/domain/entering/judgingRules/rangeOf.ts';
import { ApiError, refuse, wrongField } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import { storeRuling } from '../../../store/day/sheets/markRepository.ts';
import { loadSheets } from './loadSheets.ts';
import { requireOverview, requireReader } from './sheetReader.ts';
import { requireWritable } from './submitMarks.ts';

/**
 * Sets the range of marks of a flight. It warns judges; a mark outside it is kept and shown.
 * @throws {ApiError} Forbidden; NotFound; CompetitionArchived; FlightApproved; VersionConflict; ValidationFailed; Busy
 */
export async function updateRange(request: Request<'updateRange'>) {
  const { body, now } = request;
  const { flight, actor, before } = await openRulings(request);
  const { range, version } = body;
  if (range && range.least > range.most) throw wrongField('range.least', 'MustBefore');
  const most = highestMark(flight.rules);
  if (range && most === null) throw wrongField('range', 'MustEnabled');
  if (range && most !== null && range.most > most) throw wrongField('range.most', 'MustWithin');
  await storeRuling(flight, { version, range, before, by: actor, at: now.toISOString() });
  return { version: version + 1 };
}

/**
 * Sets the penalties of a programme; an empty list takes them back. What was before stays in the list of rulings.
 * @throws {ApiError} as updateRange
 */
export async function updatePenalties(request: Request<'updatePenalties'>) {
  const { body, now } = request;
  const { flight, actor, before } = await openRulings(request);
  const { version, programmeId } = body;
  if (!flight.starters.some((starter) => starter.programmeId === programmeId)) {
    throw wrongField('programmeId', 'MustExist');
  }
  const isOwn = (penalty: { readonly programmeId: string }) => penalty.programmeId === programmeId;
  const problems = penaltyProblems(body.penalties, {
    system: flight.rules.system.system,
    most: flight.rules.most,
    columns: judgesColumns(flight.rules).length,
    codes: flight.competitionRules.penalties.map(({ code }) => code),
    before: flight.stored.state.penalties.filter(isOwn),
  });
  refuse(problems.map(({ field, code }) => ({ field: `penalties.${field}`, code })));
  const at = now.toISOString();
  const given = body.penalties.map((penalty) => ({ ...penalty, programmeId, by: actor, at }));
  const others = flight.stored.state.penalties.filter((penalty) => !isOwn(penalty));
  await storeRuling(flight, { version, penalties: [...others, ...given], before, by: actor, at });
  return { version: version + 1 };
}

/** @throws {ApiError} */
async function openRulings(request: Request<'updateRange'> | Request<'updatePenalties'>) {
  const { params, body, now } = request;
  const flight = await loadSheets(params.competitionId, params.flightId, now);
  const reader = await requireReader(request, flight);
  requireOverview(reader);
  requireWritable(flight);
  // The list of penalties is written whole, so it must be the one that was read.
  if (flight.stored.state.rulings !== body.version) throw new ApiError('VersionConflict');
  const { stored, published } = flight;
  const before = stored.state.revision === 0 ? { published, eventId: flight.flight.event.id } : null;
  return { flight, actor: reader.actor, before };
}
