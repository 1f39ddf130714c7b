import { accountNames, findAccount } from '../../store/accounts/accounts.ts';
import { findCompetition } from '../../store/competitions/repository.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { withSharedNumbers } from '../../services/entries/views/findings.ts';
import { waitlistPositions } from '../../store/capacity/waitlistPositions.ts';
import { historyRecordOf, entryHistory } from '../../store/entries/history.ts';
import { entryRecordOf } from '../../services/entries/views/entryRecord.ts';
import { isOwnRink } from '../../services/entries/views/listedEntry.ts';
import { findEntry } from '../../store/entries/repository.ts';

/**
 * An entry of another competition is not found; nor, for a head coach, one of another rink: it holds
 * what identifies a child (design, section 8.9).
 */
export const getEntryRecord: Handler<'getEntryRecord'> = async ({ params, session }) => {
  const records = await entryHistory(params.entryId);
  const first = records.at(-1);
  if (first?.competitionId !== params.competitionId) throw new ApiError('NotFound');
  const [entry, competition, family, names] = await Promise.all([
    findEntry(first.accountId, params.entryId),
    findCompetition(params.competitionId),
    findAccount(first.accountId),
    accountNames(records.flatMap(({ by }) => by ?? [])),
  ]);
  if (!entry || !competition) throw new ApiError('NotFound');
  if (session.role === 'HEAD_COACH' && !isOwnRink(session, entry)) throw new ApiError('NotFound');
  const [shownEntry = entry] = await withSharedNumbers([entry], competition, session);
  return {
    data: {
      ...entryRecordOf(shownEntry, await waitlistPositions([entry])),
      ownRink: isOwnRink(session, entry),
      family: family && { id: family.id, name: family.name, email: family.email },
      history: records.map((record) => historyRecordOf(record, names)),
    },
  };
};
