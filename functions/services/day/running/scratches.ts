import type { StartPlace } from '../../../../shared/contract/day/running/checkIn.ts';
import type { Actor } from '../../../platform/http/actorOf.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { dayOf, findStarter } from '../../../store/day/running/repository.ts';
import {
  StaleStarter,
  storeStarters,
  type PlacedChange,
  type StarterPlace,
} from '../../../store/day/running/starterRepository.ts';
import type { StoredStarter } from '../../../store/day/running/storedDay.ts';
import { sheetStatesOf } from '../../../store/day/sheets/repository.ts';
import { loadFlight, type LoadedFlight } from './loadFlight.ts';
import { scratchMailWrites } from './scratchMails.ts';
import { keptBefore, restored, stateOf } from './starterState.ts';

interface ScratchRequest {
  readonly competitionId: string;
  /** Chosen by the page, so that a second call changes nothing. */
  readonly scratchId: string;
  readonly by: Actor;
  readonly now: Date;
}

/** A start as it was read. */
interface StoredStart {
  readonly place: StarterPlace;
  readonly programmeId: string;
  readonly stored: StoredStarter | null;
  /** Its flight has a mark. */
  readonly isJudged: boolean;
}

/**
 * Scratches what a skater who fell ill cannot skate, in one transaction. A start that is scratched already keeps its
 * reason, and one whose flight has a mark stays as it is.
 * @throws {ApiError} NotFound where a flight has no such programme; CompetitionArchived; FlightHasMarks where each
 * flight has one; Busy
 */
export async function scratchStarts(
  request: ScratchRequest,
  { reason, starts }: { readonly reason: string; readonly starts: readonly StartPlace[] },
) {
  const { scratchId, by, now } = request;
  const at = now.toISOString();
  const scratched = ({ place, programmeId, stored }: StoredStart): StoredStarter => ({
    flightId: place.flightId,
    programmeId,
    state: 'scratched',
    at,
    by,
    reason,
    scratchId,
    ...keptBefore(stored),
  });
  return changeStarts(request, {
    read: async () => {
      const found = await readStarts(request.competitionId, starts);
      if (found.some((start) => start === null)) throw new ApiError('NotFound');
      return found.filter((start) => start !== null);
    },
    after: (start) => (start.stored?.state === 'scratched' ? start.stored : scratched(start)),
  });
}

/**
 * Undoes a scratch for the day: whoever had checked in is here again. Who was scratched anew since stays out, and so does who is in a flight with a mark.
 * @throws {ApiError} as scratchStarts
 */
export async function restoreStarts(request: ScratchRequest) {
  const { competitionId, scratchId } = request;
  const isOfScratch = (stored: StoredStarter | null) =>
    stored?.state === 'scratched' && stored.scratchId === scratchId;
  return changeStarts(request, {
    // A version of the schedule since may have moved one to another flight, where it is expected.
    read: async () => {
      const { starters } = await dayOf(competitionId);
      return (await readStarts(competitionId, starters.filter(isOfScratch))).filter(
        (start) => start !== null,
      );
    },
    after: ({ stored }) => (stored && isOfScratch(stored) ? restored(stored) : stored),
  });
}

interface StartsChange {
  readonly read: () => Promise<StoredStart[]>;
  /** What is stored afterwards, null for expected; the same object where nothing changes. */
  readonly after: (start: StoredStart) => StoredStarter | null;
}

/** Taps on the same starts at the same moment: more are not made by people. */
const ATTEMPTS = 5;

/** Whoever taps on one of them at the same moment, or marks its flight, is read again, and then counts. */
async function changeStarts(request: ScratchRequest, change: StartsChange, attempt = 1) {
  const { competitionId, now } = request;
  const all = await change.read();
  const decided = all.map((start) => ({ ...start, to: change.after(start) }));
  const isChanged = ({ stored, to }: (typeof decided)[number]) => to !== stored;
  const judged = decided.filter((start) => start.isJudged && isChanged(start));
  if (judged.length > 0 && judged.length === all.length) throw new ApiError('FlightHasMarks');
  const open = decided.filter((start) => !start.isJudged && isChanged(start));
  const changes = open.map(({ place, programmeId, stored, to }): PlacedChange => {
    const from = stored?.state ?? 'expected';
    return { place, change: { programmeId, from, to, until: 'firstMark', at: now.toISOString() } };
  });
  try {
    if (changes.length > 0)
      await storeStarters(competitionId, changes, await scratchMailWrites(competitionId, changes, now));
  } catch (error) {
    const isStale =
      error instanceof StaleStarter || (error instanceof ApiError && error.code === 'FlightHasMarks');
    if (!isStale) throw error;
    if (attempt === ATTEMPTS) throw new ApiError('Busy', { cause: error });
    return changeStarts(request, change, attempt + 1);
  }
  return {
    starters: decided
      .filter((start) => !judged.includes(start))
      .map(({ place, programmeId, to }) => ({ flightId: place.flightId, ...stateOf(programmeId, to) })),
    judged: judged.map(({ place, programmeId }) => ({ flightId: place.flightId, programmeId })),
  };
}

/**
 * @returns as many as the starts; null for one that the published flights do not have
 * @throws {ApiError} NotFound; CompetitionArchived
 */
async function readStarts(
  competitionId: string,
  starts: readonly StartPlace[],
): Promise<(StoredStart | null)[]> {
  const flightIds = [...new Set(starts.map(({ flightId }) => flightId))];
  const [flights, states] = await Promise.all([
    Promise.all(flightIds.map((flightId) => findFlight(competitionId, flightId))),
    sheetStatesOf(competitionId, flightIds),
  ]);
  const byId = new Map(flights.map((flight, index) => [flightIds[index], flight]));
  const unique = new Map(starts.map((start) => [`${start.flightId} ${start.programmeId}`, start]));
  return Promise.all(
    [...unique.values()].map(async ({ flightId, programmeId }) => {
      const flight = byId.get(flightId);
      if (!flight?.order.includes(programmeId)) return null;
      const sheets = states.get(flightId);
      return {
        place: flight.place,
        programmeId,
        stored: await findStarter(competitionId, flightId, programmeId),
        isJudged: sheets?.firstMarkAt !== undefined || sheets?.approvedVersion !== undefined,
      };
    }),
  );
}

/** Null for a flight that is not published. @throws {ApiError} CompetitionArchived */
async function findFlight(competitionId: string, flightId: string): Promise<LoadedFlight | null> {
  try {
    return await loadFlight(competitionId, flightId);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NotFound') return null;
    throw error;
  }
}
