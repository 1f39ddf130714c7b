import type { HistoryAction } from '../../../shared/contract/core/history.ts';
import { changeHistoryWrites, historyWrite } from '../../store/history/changeRecord.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import { initialCounterWrites, limitChangeWrites } from '../entries/capacity/limitChanges.ts';
import { moveWrites } from '../../store/moves/moveWrites.ts';
import { moveRinkUseWrites, rinkActiveCheck } from '../../store/rinks/rinkUses.ts';
import { tableName } from '../../platform/table/read.ts';
import { transact, type TransactItem } from '../../platform/table/transaction.ts';
import { formUnchangedCheck, claimFormWrite } from './formWrites.ts';
import { changeConflict } from './changeConflict.ts';
import { competitionItem, type StoredCompetition } from '../../store/competitions/repository.ts';

/** Who does something, and when. */
export interface Author {
  /** The account's id. */
  readonly by: string;
  readonly at: Date;
}

/** The record of what was done to a competition or a draft as a whole. */
export function competitionHistoryWrite(
  competitionId: string,
  action: HistoryAction,
  author: Author,
): TransactItem {
  return historyWrite({ of: { subject: 'competition', id: competitionId }, action, ...author });
}

/**
 * Publishes a competition; the form becomes its own in the same transaction.
 * @throws {ApiError} ValidationFailed: ring MustEnabled, formId MustEnabled when another competition has it
 */
export async function createCompetition(competition: StoredCompetition, author: Author): Promise<void> {
  await transact([
    {
      write: {
        Put: {
          TableName: tableName(),
          Item: competitionItem(competition),
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      },
    },
    ...venueUseWrites(competition.id, null, competition.ring),
    claimFormWrite(competition.id, competition.formId, competition.formVersion),
    ...initialCounterWrites(competition.id, competition),
    competitionHistoryWrite(competition.id, 'published', author),
  ]);
}

/**
 * Publishes a draft that still has the version that was read, as its form has.
 * @param competition its version is one more than the draft's
 * @throws {ApiError} NotFound when it is no draft any more, VersionConflict; ValidationFailed: ring MustEnabled
 */
export async function publishDraft(competition: StoredCompetition, author: Author): Promise<void> {
  await transact([
    {
      write: {
        Put: {
          TableName: tableName(),
          Item: competitionItem(competition),
          ConditionExpression: '#version = :read AND #state = :draft',
          ExpressionAttributeNames: { '#version': 'version', '#state': 'state' },
          ExpressionAttributeValues: { ':read': competition.version - 1, ':draft': 'draft' },
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        },
      },
      refusal: (found) => new ApiError(found?.['state']?.S === 'draft' ? 'VersionConflict' : 'NotFound'),
    },
    rinkActiveCheck(competition.ring, 'ring'),
    formUnchangedCheck(competition.id, competition.formId, competition.formVersion),
    ...initialCounterWrites(competition.id, competition),
    competitionHistoryWrite(competition.id, 'published', author),
  ]);
}

/**
 * Replaces a competition that still has the version that was read, as its form has.
 * @param before what was read
 * @throws {ApiError} VersionConflict, CompetitionArchived; ValidationFailed: ring MustEnabled, capacity or
 * iceMinutes MustAvailable below what is taken
 */
export async function replaceCompetition(
  before: StoredCompetition,
  competition: StoredCompetition,
  author: Author,
): Promise<void> {
  await transact([
    {
      write: {
        Put: {
          TableName: tableName(),
          Item: competitionItem(competition),
          ConditionExpression: '#version = :read AND #state = :published',
          ExpressionAttributeNames: { '#version': 'version', '#state': 'state' },
          ExpressionAttributeValues: { ':read': before.version, ':published': 'published' },
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        },
      },
      refusal: changeConflict,
    },
    ...(await moveWrites(before, competition, author)),
    ...venueUseWrites(competition.id, before.ring, competition.ring),
    formUnchangedCheck(competition.id, competition.formId, competition.formVersion),
    ...limitChangeWrites(competition.id, before, competition),
    ...changeHistoryWrites({
      of: { subject: 'competition', id: competition.id },
      action: 'changed',
      ...author,
      before,
      after: competition,
    }),
  ]);
}

/** A competition or a draft is held at another rink than before: the rinks count what uses them. */
export function venueUseWrites(
  competitionId: string,
  before: string | null,
  ring: string | null,
): TransactItem[] {
  return moveRinkUseWrites({ kind: 'competition', id: competitionId }, before, ring, 'ring');
}
