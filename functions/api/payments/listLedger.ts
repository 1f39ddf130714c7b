import { findCompetition } from '../../store/competitions/repository.ts';
import { entriesOfCompetition } from '../../store/entries/lists.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { ledgerEntryOf } from '../../services/payments/entryAccount.ts';

/** Sums are made of whole lists, so their pages are large. */
const LARGE_PAGE = 250;

export const listLedger: Handler<'listLedger'> = async ({ params: { competitionId }, query }) => {
  const [competition, { entries, nextCursor }] = await Promise.all([
    findCompetition(competitionId),
    entriesOfCompetition({ competitionId, kind: query.kind, cursor: query.cursor, size: LARGE_PAGE }),
  ]);
  if (!competition) throw new ApiError('NotFound');
  return { data: entries.map(ledgerEntryOf), nextCursor };
};
