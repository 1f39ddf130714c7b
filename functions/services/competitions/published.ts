import type { HistoryDeed } from '../../../shared/contract/core/history.ts';
import { changeSteps, historyStep } from '../../store/history/record.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import { changeCaps } from '../entries/capacity/changedCaps.ts';
import { firstTotal } from '../entries/capacity/totalPlaces.ts';
import { moveSteps } from '../../store/moves/moveSteps.ts';
import { moveRinkUse, rinkIsActive } from '../../store/rinks/rinkUses.ts';
import { tableName } from '../../platform/table/read.ts';
import { transact, type Step } from '../../platform/table/transaction.ts';
import { formUnchanged, takeForm } from './formSteps.ts';
import { refusedChange } from './refusedChange.ts';
import { competitionItem, type StoredCompetition } from '../../store/competitions/repository.ts';

/** Who does something, and when. */
export interface Author {
  /** The account's id. */
  readonly by: string;
  readonly at: Date;
}

/** The record of what was done to a competition or a draft as a whole. */
export function deedStep(competitionId: string, deed: HistoryDeed, author: Author): Step {
  return historyStep({ of: { subject: 'competition', id: competitionId }, deed, ...author });
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
    ...heldAt(competition.id, null, competition.ring),
    takeForm(competition.id, competition.formId, competition.formVersion),
    ...firstTotal(competition.id, competition),
    deedStep(competition.id, 'published', author),
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
    rinkIsActive(competition.ring, 'ring'),
    formUnchanged(competition.id, competition.formId, competition.formVersion),
    ...firstTotal(competition.id, competition),
    deedStep(competition.id, 'published', author),
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
      refusal: refusedChange,
    },
    ...(await moveSteps(before, competition, author)),
    ...heldAt(competition.id, before.ring, competition.ring),
    formUnchanged(competition.id, competition.formId, competition.formVersion),
    ...changeCaps(competition.id, before, competition),
    ...changeSteps({
      of: { subject: 'competition', id: competition.id },
      deed: 'changed',
      ...author,
      before,
      after: competition,
    }),
  ]);
}

/** A competition or a draft is held at another rink than before: the rinks count what uses them. */
export function heldAt(competitionId: string, before: string | null, ring: string | null): Step[] {
  return moveRinkUse({ kind: 'competition', id: competitionId }, before, ring, 'ring');
}
