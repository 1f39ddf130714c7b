import { findCompetition } from '../competitions/repository.ts';
import { entriesOfRink } from '../entries/indexedEntries.ts';
import { ApiError } from '../http/apiError.ts';
import type { Handler } from '../http/exchange.ts';
import { ledgerEntryOf } from './entryAccount.ts';

export const listRinkEntries: Handler<'listRinkEntries'> = async ({ params: { competitionId }, query }) => {
  const [competition, { entries, nextCursor }] = await Promise.all([
    findCompetition(competitionId),
    entriesOfRink({ competitionId, kind: undefined, rink: query.rink, cursor: query.cursor }),
  ]);
  if (!competition) throw new ApiError('NotFound');
  return { data: entries.map((entry) => ({ ...entry, ...ledgerEntryOf(entry) })), nextCursor };
};
