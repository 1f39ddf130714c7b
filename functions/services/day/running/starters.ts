import type { StarterState } from '../../../../shared/contract/day/running/dayWords.ts';
import { isFlightOver } from '../../../../shared/domain/day/running/emergencyContact.ts';
import type { Actor } from '../../../platform/http/actorOf.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { findStarter } from '../../../store/day/running/repository.ts';
import {
  StaleStarter,
  storeStarter,
  type StarterChange,
} from '../../../store/day/running/starterRepository.ts';
import type { StoredStarter } from '../../../store/day/running/storedDay.ts';
import { runFlightOf } from './listRuns.ts';
import { loadFlight } from './loadFlight.ts';
import { scratchMailWrites } from './scratchMails.ts';
import { keptBefore, restored, stateOf } from './starterState.ts';

export interface StarterRequest {
  readonly competitionId: string;
  readonly flightId: string;
  readonly programmeId: string;
  readonly by: Actor;
  readonly now: Date;
}

interface StarterTransition extends Pick<StarterChange, 'until'> {
  readonly to: StarterState;
  /** States in which nothing happens, besides the wanted one. */
  readonly unless: readonly StarterState[];
  /** Whether a scratched programme is refused. */
  readonly refusesScratched: boolean;
  readonly reason?: string;
}

/** @throws {ApiError} NotFound; CompetitionArchived; StarterScratched; FlightApproved for one that was missing; Busy */
export const checkIn = (request: StarterRequest) =>
  changeStarter(request, { to: 'checkedIn', unless: [], refusesScratched: true, until: 'approval' });

/**
 * Only until the flight is over: what was recorded by then stays, and a wrong absence is corrected by a check-in.
 * @throws {ApiError} NotFound; CompetitionArchived; StarterScratched; FlightOver; FlightApproved; Busy
 */
export async function undoCheckIn(request: StarterRequest) {
  const { competitionId, flightId, now } = request;
  const [{ flight }, stored] = await Promise.all([
    runFlightOf({ competitionId, flightId }, now),
    findStarter(competitionId, flightId, request.programmeId),
  ]);
  if (stored && isFlightOver(flight)) throw new ApiError('FlightOver');
  return changeStarter(request, { to: 'expected', unless: [], refusesScratched: true, until: 'end' });
}

/** @throws {ApiError} as checkIn */
export const markNoShow = (request: StarterRequest) =>
  changeStarter(request, { to: 'noShow', unless: [], refusesScratched: true, until: 'approval' });

/** @throws {ApiError} NotFound; CompetitionArchived; FlightHasMarks; Busy */
export const scratch = (request: StarterRequest, reason: string) =>
  changeStarter(request, {
    to: 'scratched',
    unless: [],
    refusesScratched: false,
    until: 'firstMark',
    reason,
  });

/** It is as the desk had it before; one that is not scratched stays as it is. @throws {ApiError} as scratch */
export const restoreStarter = (request: StarterRequest) =>
  changeStarter(request, {
    to: 'expected',
    unless: ['checkedIn', 'noShow'],
    refusesScratched: false,
    until: 'firstMark',
  });

/** Taps on one starter at the same moment: more are not made by people. */
const ATTEMPTS = 5;

/** One conditional write; whoever taps at the same moment reads what the other one did, then acts on that. */
async function changeStarter(request: StarterRequest, wanted: StarterTransition, attempt = 1) {
  const { competitionId, flightId, programmeId, by, now } = request;
  const [{ place, order }, stored] = await Promise.all([
    loadFlight(competitionId, flightId),
    findStarter(competitionId, flightId, programmeId),
  ]);
  if (!order.includes(programmeId)) throw new ApiError('NotFound');
  const from = stored?.state ?? 'expected';
  if (from === wanted.to || wanted.unless.includes(from)) return answerOf(request, stored);
  if (from === 'scratched' && wanted.refusesScratched) throw new ApiError('StarterScratched');
  const to: StoredStarter | null =
    wanted.to === 'expected'
      ? stored?.state === 'scratched'
        ? restored(stored)
        : null
      : {
          flightId,
          programmeId,
          state: wanted.to,
          at: now.toISOString(),
          by,
          ...(wanted.reason !== undefined && { reason: wanted.reason }),
          ...(wanted.to === 'scratched' && keptBefore(stored)),
        };
  try {
    const change: StarterChange = { programmeId, from, to, until: wanted.until, at: now.toISOString() };
    await storeStarter(place, change, await scratchMailWrites(competitionId, [{ place, change }], now));
  } catch (error) {
    if (!(error instanceof StaleStarter)) throw error;
    if (attempt === ATTEMPTS) throw new ApiError('Busy', { cause: error });
    return changeStarter(request, wanted, attempt + 1);
  }
  return answerOf(request, to);
}

const answerOf = ({ flightId, programmeId }: StarterRequest, stored: StoredStarter | null) => ({
  flightId,
  ...stateOf(programmeId, stored),
});
