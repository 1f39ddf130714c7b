import { ulid } from 'ulidx';
import type { SeatChange } from '../../../../shared/domain/planning/panels/panelBook.ts';
import { ApiError, wrongField } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import { judgeMailWrite } from '../../../store/planning/panels/mailRepository.ts';
import { storeJudges, swapAnswerWrite, swapCreateWrite } from '../../../store/planning/panels/repository.ts';
import type { StoredSwap } from '../../../store/planning/panels/storedJudges.ts';
import type { BegunFlightIds } from './begunFlights.ts';
import { getSeat, loadMyJudge, requireOpen, type MyJudge } from './myJudge.ts';
import { countDuties, requireUnreported } from './mySeats.ts';
import { retryOnStaleDraft, storeSeats } from './panelWrites.ts';
import { brokenSeatRules, RULE_CODES } from './seatProblems.ts';

/**
 * Offers an own seat to another judge, who is told by mail. The same offer a second time is the first one.
 * @throws {ApiError} Forbidden; NotFound; PanelsReported; CompetitionArchived; ValidationFailed: (seat, MustExist) for
 * a seat that is not the judge's own, (to, MustExist) for somebody who does not judge
 */
export async function proposeSwap(
  { params, body, session, now }: Request<'proposeSwap'>,
  begunFlights: BegunFlightIds,
) {
  const own = await loadMyJudge(session, params.competitionId, begunFlights);
  requireOpen(own);
  const { panelId, seat: place, to } = body;
  if (own.book.seatedOn(getSeat(own, body)) !== own.coachId) throw wrongField('seat', 'MustExist');
  requireUnreported(own, body);
  const other = own.records.judges.find(({ coachId }) => coachId === to);
  if (other?.state !== 'accepted' || to === own.coachId) throw wrongField('to', 'MustExist');
  const known = own.records.swaps.find(
    (one) =>
      one.state === 'proposed' &&
      one.from === own.coachId &&
      one.to === to &&
      one.panelId === panelId &&
      one.seat === place,
  );
  if (known) return { id: known.id };
  const at = now.toISOString();
  const { competitionId } = own;
  const swap: StoredSwap = {
    type: 'seatSwap',
    id: ulid(now.getTime()),
    competitionId,
    from: own.coachId,
    to,
    panelId,
    seat: place,
    state: 'proposed',
    at,
  };
  await storeJudges([
    swapCreateWrite(swap),
    judgeMailWrite({ competitionId, coachId: to, mail: swap.id, at }),
  ]);
  return { id: swap.id };
}

/**
 * Takes over an offered seat, if asked for an own one in return, or declines. Both sit by the rules afterwards.
 * @throws {ApiError} Forbidden; NotFound for an offer that is answered, taken back or another's; SeatTaken where the
 * other has left the seat; PanelsReported; CompetitionArchived; ValidationFailed with the code of the broken rule
 */
export async function answerSwap(
  { params, body, session, now }: Request<'answerSwap'>,
  begunFlights: BegunFlightIds,
) {
  return retryOnStaleDraft(async () => {
    const own = await loadMyJudge(session, params.competitionId, begunFlights);
    requireOpen(own);
    const swap = own.records.swaps.find(({ id }) => id === params.swapId);
    if (swap?.to !== own.coachId || swap.state !== 'proposed') throw new ApiError('NotFound');
    if (body.answer === 'declined') {
      await storeJudges([swapAnswerWrite(swap, 'declined')]);
      return { duties: countDuties(own) };
    }
    const changes = swapChanges(own, swap, body.inReturn);
    const [broken] = brokenSeatRules(own.book, changes);
    if (broken) throw wrongField(broken.index === 0 ? 'seat' : 'inReturn.seat', RULE_CODES[broken.rule]);
    await storeSeats(own, changes, { by: session.id, now }, [swapAnswerWrite(swap, 'accepted')]);
    return { duties: countDuties(own) + (body.inReturn ? 0 : 1) };
  });
}

function swapChanges(
  own: MyJudge,
  { from, panelId, seat }: StoredSwap,
  inReturn: { readonly panelId: string; readonly seat: number } | null,
): SeatChange[] {
  const offered = own.book.seatOf(panelId, seat);
  if (!offered || own.book.seatedOn(offered) !== from) throw new ApiError('SeatTaken');
  requireUnreported({ ...own, coachId: from }, { panelId, seat });
  const taken = { panelId, seat, before: from, coachId: own.coachId };
  if (!inReturn) return [taken];
  if (own.book.seatedOn(getSeat(own, inReturn)) !== own.coachId)
    throw wrongField('inReturn.seat', 'MustExist');
  requireUnreported(own, inReturn);
  return [taken, { ...inReturn, before: own.coachId, coachId: from }];
}

/** Takes back an own offer. @throws {ApiError} Forbidden; NotFound */
export async function cancelSwap({ params, session }: Request<'cancelSwap'>, begunFlights: BegunFlightIds) {
  const own = await loadMyJudge(session, params.competitionId, begunFlights);
  const swap = own.records.swaps.find(({ id }) => id === params.swapId);
  if (swap?.from !== own.coachId) throw new ApiError('NotFound');
  await storeJudges([swapAnswerWrite(swap, 'cancelled')]);
  return { id: swap.id };
}
