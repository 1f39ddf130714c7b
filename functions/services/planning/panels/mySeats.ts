import type { SeatChange } from '../../../../shared/domain/planning/panels/panelBook.ts';
import { ApiError, wrongField } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import { judgeWrites, storeJudges } from '../../../store/planning/panels/repository.ts';
import type { BegunFlightIds } from './begunFlights.ts';
import { getSeat, loadMyJudge, requireOpen, type MyJudge } from './myJudge.ts';
import { retryOnStaleDraft, storeSeats } from './panelWrites.ts';
import { isSeatReported } from './reportState.ts';
import { RULE_CODES } from './seatProblems.ts';

/**
 * Signs a judge up for an open seat. Of two at the same moment one gets it; a repeat changes nothing.
 * @throws {ApiError} Forbidden; NotFound; SeatTaken; CompetitionArchived; ValidationFailed: (seat, MustExist), the
 * code of the rule that keeps the judge from it, or (state, MustEnabled) before the judge has accepted
 */
export async function takeSeat(
  { params, body, session, now }: Request<'takeSeat'>,
  begunFlights: BegunFlightIds,
) {
  return retryOnStaleDraft(async () => {
    const own = await loadMyJudge(session, params.competitionId, begunFlights);
    requireOpen(own);
    const seat = getSeat(own, body);
    const seated = own.book.seatedOn(seat);
    if (seated === own.coachId) return { duties: countDuties(own) };
    if (seated !== null) throw new ApiError('SeatTaken');
    if (own.judge.state !== 'accepted') throw wrongField('state', 'MustEnabled');
    const rule = own.book.ruleAgainst(seat, own.coachId);
    if (rule) throw wrongField('seat', RULE_CODES[rule]);
    const { panelId, seat: index } = body;
    const change = { panelId, seat: index, before: null, coachId: own.coachId };
    await storeSeats(own, [change], { by: session.id, now });
    return { duties: countDuties(own) + 1 };
  });
}

/**
 * Frees an own seat, until the panels are reported. A repeat changes nothing.
 * @throws {ApiError} Forbidden; NotFound; PanelsReported; CompetitionArchived; ValidationFailed (seat, MustExist)
 */
export async function leaveSeat(
  { params, body, session, now }: Request<'leaveSeat'>,
  begunFlights: BegunFlightIds,
) {
  return retryOnStaleDraft(async () => {
    const own = await loadMyJudge(session, params.competitionId, begunFlights);
    requireOpen(own);
    if (own.book.seatedOn(getSeat(own, body)) !== own.coachId) return { duties: countDuties(own) };
    requireUnreported(own, body);
    const { panelId, seat } = body;
    await storeSeats(own, [{ panelId, seat, before: own.coachId, coachId: null }], { by: session.id, now });
    return { duties: countDuties(own) - 1 };
  });
}

/**
 * Accepts or declines to judge. Who declines leaves all seats, in the same transaction.
 * @throws {ApiError} Forbidden; NotFound; VersionConflict; PanelsReported where a seat is reported; CompetitionArchived
 */
export async function answerJudging(
  { params, body, session, now }: Request<'answerJudging'>,
  begunFlights: BegunFlightIds,
) {
  return retryOnStaleDraft(async () => {
    const own = await loadMyJudge(session, params.competitionId, begunFlights);
    requireOpen(own);
    if (own.judge.version !== body.version) throw new ApiError('VersionConflict');
    const { state, available, version } = body;
    const answered = { ...own.judge, state, available, answeredAt: now.toISOString() };
    const writes = judgeWrites(answered, version);
    const left = state === 'declined' ? leavingAll(own) : [];
    for (const change of left) requireUnreported(own, change);
    if (left.length === 0) await storeJudges(writes);
    else await storeSeats(own, left, { by: session.id, now }, writes);
    return { version: version + 1 };
  });
}

function leavingAll({ book, coachId }: MyJudge): SeatChange[] {
  return book.panels.flatMap(({ panel, seats }) =>
    seats
      .filter((seat) => book.seatedOn(seat) === coachId)
      .map(({ index }) => ({ panelId: panel.id, seat: index, before: coachId, coachId: null })),
  );
}

/** @throws {ApiError} PanelsReported */
export function requireUnreported(
  own: MyJudge,
  { panelId, seat }: { readonly panelId: string; readonly seat: number },
): void {
  if (isSeatReported(own, panelId, seat, own.coachId)) throw new ApiError('PanelsReported');
}

export const countDuties = ({ book, coachId }: MyJudge): number => book.dutiesOf(coachId).length;
