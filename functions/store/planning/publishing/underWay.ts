import { ApiError } from '../../../platform/errors/apiError.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { updateWrite } from '../../../platform/table/writes.ts';
import { pointerKey } from './keys.ts';

/*
 * The pointer to the published version counts the flights that got under way. A version is published only at the count
 * at which its flights were compared, and a flight gets under way only in the version that was read.
 */

/**
 * Joins the transaction in which a flight starts, ends or gets its first mark.
 * @throws {ApiError} VersionConflict where another version was published meanwhile
 */
export const underWayWrite = (competitionId: string, published: number): TransactItem =>
  updateWrite(pointerKey(competitionId), {
    update: 'ADD underWay :one',
    condition: '#version = :published',
    names: { '#version': 'version' },
    values: { ':one': 1, ':published': published },
    onConflict: () => new ApiError('VersionConflict'),
  });
