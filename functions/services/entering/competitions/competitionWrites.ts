import type { FollowUp } from '../../../store/entering/followUps/followUp.ts';
import type { HistoryAction } from '../../../../shared/contract/core/history.ts';
import type { Form } from '../../../../shared/contract/entering/competitions/forms.ts';
import { ApiError, wrongField } from '../../../platform/errors/apiError.ts';
import { tableName } from '../../../platform/table/read.ts';
import type { ItemSnapshot, TransactItem } from '../../../platform/table/transaction.ts';
import { historyWrite } from '../../../store/core/history/changeRecord.ts';
import { formKey } from '../../../store/keys.ts';
import { moveRinkUseWrites } from '../../../store/people/rinks/rinkUses.ts';
import { fromPrice } from './formContents.ts';

/** The account that makes a change, and the time of the change. */
export interface Author {
  readonly by: string;
  readonly at: Date;
}

/** The history record of an action on a whole competition or draft. */
export function competitionHistoryWrite(
  competitionId: string,
  action: HistoryAction,
  author: Author,
): TransactItem {
  return historyWrite({ of: { subject: 'competition', id: competitionId }, action, ...author });
}

/** Moves a competition or draft to another rink; both rinks count their uses. */
export function venueUseWrites(
  competitionId: string,
  before: string | null,
  ring: string | null,
): TransactItem[] {
  return moveRinkUseWrites({ kind: 'competition', id: competitionId }, before, ring, 'ring');
}

/** A competition stores this of its form besides the id. */
export const formSummary = (form: Form) => ({ fromPrice: fromPrice(form), formVersion: form.version });

/** Checks that a form has the version that was read, and belongs to the competition. */
export function formUnchangedCheck(competitionId: string, formId: string, version: number): TransactItem {
  return {
    write: {
      ConditionCheck: {
        TableName: tableName(),
        Key: formKey(formId),
        ConditionExpression: '#version = :read AND competitionId = :competition',
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: { ':read': version, ':competition': competitionId },
      },
    },
    refusal: () => new ApiError('VersionConflict'),
  };
}

/** Gives the competition a form that no other competition has, in the version that was read. */
export function claimFormWrite(competitionId: string, formId: string, version: number): TransactItem {
  return {
    write: {
      Update: {
        TableName: tableName(),
        Key: formKey(formId),
        UpdateExpression: 'SET competitionId = :competition',
        ConditionExpression: 'competitionId IN (:nobody, :competition) AND #version = :read',
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: { ':competition': competitionId, ':nobody': null, ':read': version },
      },
    },
    refusal: () => wrongField('formId', 'MustEnabled'),
  };
}

/** Requires a draft of the version that was read. */
export function unchangedDraftCondition(version: number) {
  return {
    ConditionExpression: '#version = :read AND #state = :draft',
    ExpressionAttributeNames: { '#version': 'version', '#state': 'state' },
    ExpressionAttributeValues: { ':read': version, ':draft': 'draft' },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  } as const;
}

const storedState = (found: ItemSnapshot | undefined) => found?.['state']?.S;

/** The refusal of a write to a draft: a published or deleted draft is NotFound. */
export function draftConflict(found: ItemSnapshot | undefined): ApiError {
  return new ApiError(storedState(found) === 'draft' ? 'VersionConflict' : 'NotFound');
}

/**
 * The refusal of a write to a published competition.
 * @returns {ApiError} NotFound, CompetitionArchived, else VersionConflict
 */
export function competitionConflict(found: ItemSnapshot | undefined): ApiError {
  const state = storedState(found);
  if (state === undefined || state === 'draft') return new ApiError('NotFound');
  return new ApiError(state === 'archived' ? 'CompetitionArchived' : 'VersionConflict');
}

/** The refusal of a change of state: an archived competition has only another version. */
export function stateConflict(found: ItemSnapshot | undefined): ApiError {
  const state = storedState(found);
  return new ApiError(state === undefined || state === 'draft' ? 'NotFound' : 'VersionConflict');
}

/** After a change of limits, waiting entries may have room: the follow-up promotes them. @param changed the competition or its form */
export const limitFollowUp = (
  competitionId: string,
  { id, version }: { readonly id: string; readonly version: number },
): FollowUp => ({ of: competitionId, change: `${id}.${String(version)}`, promotes: true, accountId: null });
