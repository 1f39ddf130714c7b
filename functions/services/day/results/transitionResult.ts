import type { HistoryAction } from '../../../../shared/contract/core/history.ts';
import { isRehearsal } from '../../../../shared/domain/core/competitions/rehearsalId.ts';
import { canTakeBackAwards } from '../../../../shared/domain/day/awards/medalSteps.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { actorOf } from '../../../platform/http/actorOf.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { resultsOfFlights } from '../../../store/day/results/repository.ts';
import type { ResultWithVersion, StoredResult } from '../../../store/day/results/storedResults.ts';
import { pushWorkWrite } from '../../../store/planning/push/pushWork.ts';
import { storeResult } from '../../../store/day/results/writeRepository.ts';
import { onNewestResult } from './onNewestResult.ts';
import { resultHistoryWrite } from './resultHistory.ts';

type StepRequest = Request<
  'postResult' | 'holdResult' | 'releaseResult' | 'markAwarded' | 'undoAwarded' | 'exchangeMedals'
>;
type Stamp = NonNullable<StoredResult['posted']>;

interface Transition {
  readonly action: HistoryAction;
  /** @returns null where the step was done already */
  readonly change: (result: StoredResult, done: Stamp) => Partial<StoredResult> | null;
}

/** @throws {ApiError} ResultHeld with the name of whoever held it; as `transitionResult` */
export const postResult = (request: StepRequest) =>
  transitionResult(request, {
    action: 'posted',
    change: (result, done) => {
      if (result.posted) return null;
      if (result.isHeldUntilAwards) throw new ApiError('ResultHeld', byOf(result.held));
      return { posted: done };
    },
  });

/** @throws {ApiError} ResultPosted; as `transitionResult` */
export const holdResult = (request: StepRequest) =>
  transitionResult(request, {
    action: 'held',
    change: (result, done) => {
      if (result.isHeldUntilAwards) return null;
      if (result.posted) throw new ApiError('ResultPosted', byOf(result.posted));
      return { isHeldUntilAwards: true, held: done };
    },
  });

/** The name of whoever was faster. */
const byOf = (step: Stamp | null | undefined) => (step ? { by: step.by.name } : {});

/** @throws {ApiError} as `transitionResult` */
export const releaseResult = (request: StepRequest) =>
  transitionResult(request, {
    action: 'released',
    change: ({ isHeldUntilAwards }) => (isHeldUntilAwards ? { isHeldUntilAwards: false, held: null } : null),
  });

/** The awards make a held result known. @throws {ApiError} VersionConflict where it is neither; as `transitionResult` */
export const markAwarded = (request: StepRequest) =>
  transitionResult(request, {
    action: 'awarded',
    change: (result, done) => {
      if (result.awarded) return null;
      if (!result.posted && !result.isHeldUntilAwards) throw new ApiError('VersionConflict');
      const awarded = { ...done, version: result.version };
      return { awarded, posted: result.posted ?? done, isHeldUntilAwards: false };
    },
  });

/**
 * Nobody has medals of a flight that was marked by mistake. What the mark made public stays so.
 * @throws {ApiError} VersionConflict where the result was corrected since; as `transitionResult`
 */
export const undoAwarded = (request: StepRequest) =>
  transitionResult(request, {
    action: 'awardUndone',
    change: ({ awarded, exchanged, version }) => {
      if (!awarded) return null;
      if (!canTakeBackAwards({ awarded, exchanged, version })) throw new ApiError('VersionConflict');
      return { awarded: null };
    },
  });

/**
 * After a correction, skaters have the medals and certificates of this version. The time of the awards stays with the
 * version that they were given for.
 * @throws {ApiError} VersionConflict before the awards; as `transitionResult`
 */
export const exchangeMedals = (request: StepRequest) =>
  transitionResult(request, {
    action: 'medalsExchanged',
    change: ({ awarded, exchanged, version }, done) => {
      if (!awarded) throw new ApiError('VersionConflict');
      if ((exchanged ?? awarded).version === version) return null;
      return { exchanged: { ...done, version } };
    },
  });

/**
 * A step of an approved result, once: a second click, and somebody else at the same time, find it done.
 * @throws {ApiError} NotFound without an approved result; CompetitionArchived; VersionConflict where it is another version
 */
function transitionResult(
  { params, body, now, session, code }: StepRequest,
  { action, change }: Transition,
): Promise<{ version: number }> {
  const { version } = body;
  return onNewestResult(async () => {
    const { result } = await loadResult(params);
    if (result.version !== version) throw new ApiError('VersionConflict');
    const by = actorOf({ session, code });
    const changed = change(result, { at: now.toISOString(), by });
    if (changed === null) return { version };
    await storeResult({
      before: result,
      after: { ...result, ...changed },
      others: [
        resultHistoryWrite(result, { action, by, at: now }),
        ...(isPosted(result, changed) ? postedPushWrites(result, now) : []),
      ],
    });
    return { version };
  });
}

const isPosted = (before: StoredResult, { posted = null }: Partial<StoredResult>) =>
  before.posted === null && posted !== null;

/** A rehearsal tells nobody. */
function postedPushWrites(
  { competitionId, flightId, eventId, version }: StoredResult,
  now: Date,
): TransactItem[] {
  if (isRehearsal(competitionId)) return [];
  return [pushWorkWrite(competitionId, { what: 'result', flightId, eventId, version }, now)];
}

/** @throws {ApiError} NotFound; CompetitionArchived */
export async function loadResult({
  competitionId,
  flightId,
}: {
  readonly competitionId: string;
  readonly flightId: string;
}): Promise<ResultWithVersion> {
  const [competition, results] = await Promise.all([
    getCompetition(competitionId),
    resultsOfFlights(competitionId, [flightId]),
  ]);
  const found = results.get(flightId);
  if (!found) throw new ApiError('NotFound');
  if (competition.state === 'archived') throw new ApiError('CompetitionArchived');
  return found;
}
