import { ulid } from 'ulidx';
import { isRehearsal } from '../../../../shared/domain/core/competitions/rehearsalId.ts';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { ApiError, wrongField } from '../../../platform/errors/apiError.ts';
import { tableName } from '../../../platform/table/read.ts';
import { transact, type TransactItem } from '../../../platform/table/transaction.ts';
import { competitionsById, findCompetition } from '../../../store/entering/competitions/repository.ts';
import { withRink } from '../../../store/entering/competitions/withRinks.ts';
import { competitionKey, competitionsIndex } from '../../../store/keys.ts';
import { bulkChangeWrite, lastBulkChange, markUndoneWrite } from '../../core/history/bulkChange.ts';
import { competitionHistoryWrite, stateConflict, type Author } from './competitionWrites.ts';

export type StateChange = 'archive' | 'restore';

interface CompetitionVersion {
  readonly id: string;
  /** The version that was read. */
  readonly version: number;
}

const STATE_AFTER = { archive: 'archived', restore: 'published' } as const;
const STATE_BEFORE = { archive: 'published', restore: 'archived' } as const;
const HISTORY_ACTION = { archive: 'archived', restore: 'restored' } as const;

/**
 * Archives or restores one competition.
 * @throws {ApiError} NotFound, VersionConflict
 */
export async function changeCompetitionState(
  change: StateChange,
  competition: CompetitionVersion,
  author: Author,
): Promise<Competition> {
  const stored = await findCompetition(competition.id);
  if (!stored) throw new ApiError('NotFound');
  await transact(stateWrites(change, competition, author));
  return withRink({ ...stored, state: STATE_AFTER[change], version: competition.version + 1 });
}

/**
 * Archives or restores several competitions, all or none. It becomes the account's last bulk change.
 * @throws {ApiError} ValidationFailed (competitions.N.id, AlreadyExist); NotFound; VersionConflict naming the
 * competitions that changed
 */
export async function changeCompetitions(
  change: StateChange,
  competitions: readonly CompetitionVersion[],
  author: Author,
): Promise<{ changeId: string; count: number }> {
  const ids = competitions.map(({ id }) => id);
  const repeated = ids.findIndex((id, index) => ids.indexOf(id) < index);
  if (repeated >= 0) throw wrongField(`competitions.${repeated}.id`, 'AlreadyExist');

  if (ids.some(isRehearsal)) throw new ApiError('NotFound');
  const changeId = ulid(author.at.getTime());
  const changed = competitions.map(({ id, version }) => ({ id, version: version + 1 }));
  const writes = [
    ...competitions.flatMap((competition) => stateWrites(change, competition, author)),
    bulkChangeWrite(author.by, 'competition', { id: changeId, action: change, changed }),
  ];
  await transactNamingChanged(competitions, writes);
  return { changeId, count: competitions.length };
}

/**
 * Undoes the account's last bulk change, all or none, and once.
 * @throws {ApiError} NotFound if it is undone already or not the last; VersionConflict naming the
 * competitions that changed since
 */
export async function undoCompetitionChange(changeId: string, author: Author): Promise<{ count: number }> {
  const last = await lastBulkChange(author.by, 'competition');
  if (last?.id !== changeId || last.undone) throw new ApiError('NotFound');

  const undo = last.action === 'archive' ? 'restore' : 'archive';
  const writes = [
    markUndoneWrite(author.by, 'competition', changeId),
    ...last.changed.flatMap((competition) => stateWrites(undo, competition, author)),
  ];
  await transactNamingChanged(last.changed, writes);
  return { count: last.changed.length };
}

/** Adds to a VersionConflict the names of the competitions that no longer have the version that was read. */
async function transactNamingChanged(
  competitions: readonly CompetitionVersion[],
  writes: readonly TransactItem[],
): Promise<void> {
  try {
    await transact(writes);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'VersionConflict') throw error;
    const stored = await competitionsById(
      competitions.map(({ id }) => id),
      true,
    );
    const changed = competitions.flatMap(({ id, version }) => {
      const current = stored.get(id);
      return current && current.version !== version ? [{ id, name: current.name }] : [];
    });
    throw new ApiError('VersionConflict', { changed, cause: error });
  }
}

function stateWrites(
  change: StateChange,
  { id, version }: CompetitionVersion,
  author: Author,
): TransactItem[] {
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
            ':becomes': STATE_AFTER[change],
            ':list': competitionsIndex(STATE_AFTER[change]),
            ':was': STATE_BEFORE[change],
            ':read': version,
            ':next': version + 1,
          },
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        },
      },
      refusal: stateConflict,
    },
    competitionHistoryWrite(id, HISTORY_ACTION[change], author),
  ];
}
