import type { Competition } from '../../../shared/contract/competitions/competitions.ts';
import { bulkChangeStep, undoneStep, type BulkChange } from '../history/bulkChange.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import { competitionKey, competitionsIndex } from '../../store/keys.ts';
import { tableName } from '../../platform/table/read.ts';
import { transact, type Step } from '../../platform/table/transaction.ts';
import { deedStep, type Author } from './published.ts';

export type Action = 'archive' | 'restore';

interface Changed {
  readonly id: string;
  /** That was read. */
  readonly version: number;
}

export const BECOMES = { archive: 'archived', restore: 'published' } as const satisfies Record<
  Action,
  Competition['state']
>;
const WAS = { archive: 'published', restore: 'archived' } as const satisfies Record<
  Action,
  Competition['state']
>;
const DEED = { archive: 'archived', restore: 'restored' } as const;

/**
 * Archives a competition, or takes it back out of the archive.
 * @throws {ApiError} NotFound, VersionConflict
 */
export async function changeState(action: Action, competition: Changed, author: Author): Promise<void> {
  await transact(stateSteps(action, competition, author));
}

/**
 * Does the same to several competitions, all or none; it is the account's last bulk change then.
 * @throws {ApiError} NotFound, VersionConflict
 */
export async function changeStates(
  change: { readonly id: string; readonly action: Action; readonly competitions: readonly Changed[] },
  author: Author,
): Promise<void> {
  const { id, action, competitions } = change;
  const changed = competitions.map((one) => ({ id: one.id, version: one.version + 1 }));
  await transact([
    ...competitions.flatMap((competition) => stateSteps(action, competition, author)),
    bulkChangeStep(author.by, 'competition', { id, action, changed }),
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
    undoneStep(author.by, 'competition', id),
    ...changed.flatMap((competition) => stateSteps(undo, competition, author)),
  ]);
}

function stateSteps(action: Action, { id, version }: Changed, author: Author): Step[] {
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
            ':becomes': BECOMES[action],
            ':list': competitionsIndex(BECOMES[action]),
            ':was': WAS[action],
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
    deedStep(id, DEED[action], author),
  ];
}
