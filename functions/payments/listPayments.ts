import { entryById } from '../entries/repository.ts';
import { ApiError } from '../http/apiError.ts';
import type { Handler } from '../http/exchange.ts';
import { accountOfEntry } from './entryAccount.ts';

export const listPayments: Handler<'listPayments'> = async ({ params: { competitionId, entryId } }) => {
  const entry = await entryById(entryId);
  if (entry?.competitionId !== competitionId) throw new ApiError('NotFound');
  return { data: await accountOfEntry(entry) };
};
