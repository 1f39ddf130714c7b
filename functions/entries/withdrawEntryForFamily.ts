import { ApiError } from '../http/apiError.ts';
import type { Handler } from '../http/exchange.ts';
import { entryById } from './repository.ts';
import { withdrawing } from './withdrawing.ts';

/** By who runs the competition, with a reason that the family is told. */
export const withdrawEntryForFamily: Handler<'withdrawEntryForFamily'> = async ({
  params,
  body,
  session,
  now,
}) => {
  const entry = await entryById(params.entryId);
  if (!entry || entry.competitionId !== params.competitionId) throw new ApiError('NotFound');
  const { version, reason } = body;
  return { data: await withdrawing(entry, { version, by: 'organiser', accountId: session.id, reason, now }) };
};
