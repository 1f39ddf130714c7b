import { ApiError } from '../../../platform/errors/apiError.ts';
import { transact, type ItemSnapshot, type TransactItem } from '../../../platform/table/transaction.ts';
import { createWrite, IS_NEW, putWrite } from '../../../platform/table/writes.ts';
import { resultKey, resultVersionKey } from './keys.ts';
import { resultReferences } from './resultReferences.ts';
import type { StoredResult, StoredResultVersion } from './storedResults.ts';

interface ResultChange {
  /** As it was read; null for a flight without a result. */
  readonly before: StoredResult | null;
  readonly after: Omit<StoredResult, 'changes'>;
  /** Of an approval or a correction. */
  readonly version?: StoredResultVersion;
  /** Join the transaction, such as the check that the sheets are as they were, and the mails. */
  readonly others: readonly TransactItem[];
}

/**
 * Stores what is true of a flight's result over what was read, with a new version where there is one.
 * @throws {ApiError} ResultApproved with the name of whoever approved first; VersionConflict; what `others` throw; Busy
 */
export async function storeResult({ before, after, version, others }: ResultChange): Promise<void> {
  const { competitionId, flightId } = after;
  const item = {
    ...resultKey(competitionId, flightId),
    type: 'result',
    ...after,
    changes: (before?.changes ?? 0) + 1,
  };
  await transact([
    before === null
      ? putWrite(item, { condition: IS_NEW, returnStored: true, onConflict: alreadyApproved })
      : putWrite(item, {
          condition: 'changes = :read',
          values: { ':read': before.changes },
          onConflict: () => new ApiError('VersionConflict'),
        }),
    ...(before === null
      ? resultReferences(after, version?.rows ?? []).map((reference) => putWrite(reference))
      : []),
    ...(version
      ? [
          createWrite(
            {
              ...resultVersionKey(competitionId, flightId, version.version),
              type: 'resultVersion',
              ...version,
            },
            () => new ApiError('VersionConflict'),
          ),
        ]
      : []),
    ...others,
  ]);
}

function alreadyApproved(found?: ItemSnapshot): ApiError {
  const by = found?.['approved']?.M?.['by']?.M?.['name']?.S;
  return new ApiError('ResultApproved', by === undefined ? {} : { by });
}
