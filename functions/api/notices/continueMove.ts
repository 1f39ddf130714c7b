import { findCompetition } from '../../store/competitions/repository.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { continueMove as goOn } from '../../services/moves/continueMoves.ts';
import { findMove } from '../../store/moves/repository.ts';

/** Whoever waits at the page helps the clock: what it does not come to, the clock does. */
export const continueMove: Handler<'continueMove'> = async ({ params, now }) => {
  const competition = await findCompetition(params.competitionId);
  if (!competition) throw new ApiError('NotFound');
  const move = await findMove(competition.id);
  if (!move) return { data: null };
  const { from, to, told, done, hasLeft, place, roundBegan, at } = move.done ? move : await goOn(move, now);
  // A round is behind it, and the next one has not come further than its first page.
  const isWaiting = !done && place === null && roundBegan !== at;
  return { data: { from, to, told, done, isWaiting, hasLeft } };
};
