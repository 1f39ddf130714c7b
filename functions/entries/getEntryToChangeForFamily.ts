import { ApiError } from '../http/apiError.ts';
import type { Handler } from '../http/exchange.ts';
import { entryById } from './repository.ts';
import { entryToChange } from './entryToChange.ts';

/** An entry of another competition is not found. */
export const getEntryToChangeForFamily: Handler<'getEntryToChangeForFamily'> = async ({ params, now }) => {
  const entry = await entryById(params.entryId);
  if (entry?.competitionId !== params.competitionId) throw new ApiError('NotFound');
  return { data: await entryToChange(entry, 'organiser', now) };
};
