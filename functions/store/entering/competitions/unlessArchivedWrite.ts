import { ApiError } from '../../../platform/errors/apiError.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { checkWrite } from '../../../platform/table/writes.ts';
import { competitionKey } from '../../keys.ts';

/** Joins a transaction of judging, results or awards: an archived competition refuses it with CompetitionArchived. */
export const unlessArchivedWrite = (competitionId: string): TransactItem =>
  checkWrite(competitionKey(competitionId), {
    condition: '#state <> :archived',
    names: { '#state': 'state' },
    values: { ':archived': 'archived' },
    onConflict: () => new ApiError('CompetitionArchived'),
  });
