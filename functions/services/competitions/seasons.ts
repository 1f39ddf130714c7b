import type { Competition } from '../../../shared/contract/competitions/competitions.ts';
import { bulkChangeWrite, markUndoneWrite, type BulkChange } from '../history/bulkChange.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import { competitionKey, competitionsIndex } from '../../store/keys.ts';
import { tableName } from '../../platform/table/read.ts';
import { transact, type TransactItem } from '../../platform/table/transaction.ts';
import { competitionHistoryWrite, type Author } from './published.ts';

export type Action = 'archive' | 'restore';

interface ChangedCompetition {
  readonly id: string;
  /** That was read. */
  readonly version: number;
}

export const STATE_AFTER = { archive: 'archived', restore: 'published' } as const satisfies Record<
  Action,
  Competition['state']
>;
const STATE_BEFORE = { archive: 'published', restore: 'archived' } as const satisfies Record<
  Action,
  Competition['state']
>;
const HISTORY_ACTION = { archive: 'archived', restore: 'restored' } as const;

/**
 * Archives a competition, or takes it back out of the archive.
 * @throws {ApiError} NotFound, VersionConflict
 */
export async function changeState(
  action: Action,
  competition: ChangedCompetition,
  author: Author,
): Promise<void> {
  await transact(stateWrites(action, competition, author));
}

/**
 * Does the same to several competitions, all or none; it is the account's last bulk change then.
 * @throws {ApiError} NotFound, VersionConflict
 */
export async function changeStates(
  change: {
    readonly id: string;
    readonly action: Action;
    readonly competitions: readonly ChangedCompetition[];
  },
  author: Author,
): Promise<void> {
  const { id, action, competitions } = change;
  const changed = competitions.map((one) => ({ id: one.id, version: one.version + 1 }));
  await transact([
    ...competitions.flatMap((competition) => stateWrites(action, competition, author)),
    bulkChangeWrite(author.by, 'competition', { id, action, changed }),
  ]);
}

/**
 * Does the opposite to all that the account's last bulk change left behind, all or none, once.
 * @throws {ApiError} NotFound when it is undone or no longer the last, VersionConflict
 */
export async function undoStates(
  { id, changed }: Pick<BulkChange, 'id' | 'changed'>,
  undo: Action,
  author: Author,
): Promise<void> {
  await transact([
    markUndoneWrite(author.by, 'competition', id),
    ...changed.flatMap((competition) => stateWrites(undo, competition, author)),
  ]);
}

function stateWrites(action: Action, { id, version }: ChangedCompetition, author: Author): TransactItem[] {
  return [
    {
      write: {
        Update: {
          TableName: tableName(),
          Key: competitionKey(id),
          UpdateExpression: 'SET #state = :becomes, gsi1pk = :list, #version = :next',
          ConditionExpression: '#version = :read AND #state = :was',
          ExpressionAttributeNames: { '#state': 'state', '#version': 'version' },
          ExpressionAttributeValues: {
            ':becomes': STATE_AFTER[action],
            ':list': competitionsIndex(STATE_AFTER[action]),
            ':was': STATE_BEFORE[action],
            ':read': version,
            ':next': version + 1,
          },
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        },
      },
      refusal: (found) => {
        const state = found?.['state']?.S;
        return new ApiError(state === undefined || state === 'draft' ? 'NotFound' : 'VersionConflict');
      },
    },
    competitionHistoryWrite(id, HISTORY_ACTION[action], author),
  ];
}
