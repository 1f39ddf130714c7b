import { accountNames } from '../authentication/accountNames.ts';
import { findAccount } from '../authentication/accounts.ts';
import { findCompetition } from '../competitions/repository.ts';
import { ApiError } from '../http/apiError.ts';
import type { Handler } from '../http/exchange.ts';
import { withSharedNumbers } from '../numbers/sharedNumbers.ts';
import { waitingPlaces } from '../waiting/waitingPlaces.ts';
import { deedOf, historyOf } from './entryHistory.ts';
import { entryRecordOf } from './entryRecord.ts';
import { isOwnRink } from './listedEntry.ts';
import { findEntry } from './repository.ts';

/**
 * An entry of another competition is not found; nor, for a head coach, one of another rink: it holds
 * what identifies a child (design, section 8.9).
 */
export const getEntryRecord: Handler<'getEntryRecord'> = async ({ params, session }) => {
  const deeds = await historyOf(params.entryId);
  const first = deeds.at(-1);
  if (first?.competitionId !== params.competitionId) throw new ApiError('NotFound');
  const [entry, competition, family, names] = await Promise.all([
    findEntry(first.accountId, params.entryId),
    findCompetition(params.competitionId),
    findAccount(first.accountId),
    accountNames(deeds.flatMap(({ by }) => by ?? [])),
  ]);
  if (!entry || !competition) throw new ApiError('NotFound');
  if (session.role === 'HEAD_COACH' && !isOwnRink(session, entry)) throw new ApiError('NotFound');
  const [told = entry] = await withSharedNumbers([entry], competition, session);
  return {
    data: {
      ...entryRecordOf(told, await waitingPlaces([entry])),
      ownRink: isOwnRink(session, entry),
      family: family && { id: family.id, name: family.name, email: family.email },
      history: deeds.map((deed) => deedOf(deed, names)),
    },
  };
};
