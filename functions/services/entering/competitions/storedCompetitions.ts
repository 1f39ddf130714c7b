import { changeHistoryWrites } from '../../../store/core/history/changeRecord.ts';
import { initialCounterWrites, limitChangeWrites } from '../entries/capacity/limitChanges.ts';
import { iceMoveWrites } from '../../../store/entering/ice/repository.ts';
import { moveWrites } from '../../../store/entering/dateChange/moveWrites.ts';
import { rinkActiveCheck } from '../../../store/people/rinks/rinkUses.ts';
import { tableName } from '../../../platform/table/read.ts';
import { transact } from '../../../platform/table/transaction.ts';
import {
  claimFormWrite,
  competitionConflict,
  competitionHistoryWrite,
  draftConflict,
  formUnchangedCheck,
  limitFollowUp,
  unchangedDraftCondition,
  venueUseWrites,
  type Author,
} from './competitionWrites.ts';
import { followUpWrite } from '../../../store/entering/followUps/followUp.ts';
import { competitionItem, type StoredCompetition } from '../../../store/entering/competitions/repository.ts';

/**
 * Stores a new published competition and gives it the form.
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
 * Replaces a draft by the published competition, if draft and form have the versions that were read.
 * @param competition its version is one above the draft's
 * @throws {ApiError} NotFound if it is not a draft any more, VersionConflict; ValidationFailed: ring MustEnabled
 */
export async function publishDraft(competition: StoredCompetition, author: Author): Promise<void> {
  await transact([
    {
      write: {
        Put: {
          TableName: tableName(),
          Item: competitionItem(competition),
          ...unchangedDraftCondition(competition.version - 1),
        },
      },
      refusal: draftConflict,
    },
    rinkActiveCheck(competition.ring, 'ring'),
    formUnchangedCheck(competition.id, competition.formId, competition.formVersion),
    ...initialCounterWrites(competition.id, competition),
    competitionHistoryWrite(competition.id, 'published', author),
  ]);
}

/**
 * Replaces a published competition, if it and its form have the versions that were read.
 * @param before the competition as read
 * @throws {ApiError} VersionConflict, CompetitionArchived; ValidationFailed: ring MustEnabled, capacity or
 * iceMinutes MustAvailable below what entries use
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
      refusal: competitionConflict,
    },
    ...(await moveWrites(before, competition, author)),
    ...(await iceMoveWrites(competition.id, before, competition, author)),
    ...venueUseWrites(competition.id, before.ring, competition.ring),
    formUnchangedCheck(competition.id, competition.formId, competition.formVersion),
    ...limitChangeWrites(competition.id, before, competition),
    followUpWrite(limitFollowUp(competition.id, competition), author.at),
    ...changeHistoryWrites({
      of: { subject: 'competition', id: competition.id },
      action: 'changed',
      ...author,
      before,
      after: competition,
    }),
  ]);
}
