import type { Form } from '../../../shared/contract/competitions/forms.ts';
import { formItem } from '../../store/forms/repository.ts';
import { changeHistoryWrites, historyWrite } from '../../store/history/changeRecord.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import { addRinkUseWrites } from '../../store/rinks/rinkUses.ts';
import { competitionKey, formKey } from '../../store/keys.ts';
import { tableName } from '../../platform/table/read.ts';
import { transact, type TransactItem } from '../../platform/table/transaction.ts';
import { formUnchangedCheck, claimFormWrite } from './formWrites.ts';
import { competitionHistoryWrite, venueUseWrites, type Author } from './published.ts';
import {
  competitionItem,
  type StoredCompetition,
  type StoredDraft,
} from '../../store/competitions/repository.ts';

/**
 * Keeps a new draft; a form that it names and that is free becomes its own.
 * @throws {ApiError} ValidationFailed: ring MustEnabled, formId MustEnabled when another competition has it
 */
export async function createDraft(draft: StoredDraft, author: Author): Promise<void> {
  await transact([
    newDraft(draft),
    ...venueUseWrites(draft.id, null, draft.ring),
    ...attachFormWrites(null, draft),
    competitionHistoryWrite(draft.id, 'created', author),
  ]);
}

/**
 * Keeps a draft like a competition, with a form of its own.
 * @param source the history of the clone says what is another there
 */
export async function createClone(
  { draft, form, source }: { draft: StoredDraft; form: Form; source: StoredCompetition },
  author: Author,
): Promise<void> {
  await transact([
    newDraft(draft),
    ...addRinkUseWrites(source.ring, { kind: 'competition', id: draft.id }, 'there', rinkConflict),
    {
      write: {
        Put: {
          TableName: tableName(),
          Item: formItem(form),
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      },
    },
    historyWrite({
      of: { subject: 'competition', id: draft.id },
      action: 'cloned',
      ...author,
      before: source,
      // Its form is like the other one: that it has another id says nothing to anybody.
      after: { ...draft, formId: source.formId },
    }),
  ]);
}

/** A rink is never deleted while the competition that is cloned is held there. */
const rinkConflict = { unfit: () => new ApiError('Busy'), counted: () => new ApiError('Busy') };

function newDraft(draft: StoredDraft): TransactItem {
  return {
    write: {
      Put: {
        TableName: tableName(),
        Item: competitionItem(draft),
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
  };
}

/**
 * Replaces a draft that still has the version that was read.
 * @throws {ApiError} VersionConflict, NotFound when it is published; ValidationFailed: ring MustEnabled,
 * formId MustEnabled when another competition has it
 */
export async function replaceDraft(before: StoredDraft, draft: StoredDraft, author: Author): Promise<void> {
  await transact([
    {
      write: {
        Put: { TableName: tableName(), Item: competitionItem(draft), ...stillDraftCheck(before.version) },
      },
      refusal: draftConflict,
    },
    ...venueUseWrites(draft.id, before.ring, draft.ring),
    ...attachFormWrites(before.formId, draft),
    ...changeHistoryWrites({
      of: { subject: 'competition', id: draft.id },
      action: 'changed',
      ...author,
      before,
      after: draft,
    }),
  ]);
}

/**
 * Throws a draft away with its form. Its history stays, for who asks where it went.
 * @throws {ApiError} VersionConflict, NotFound when it is published
 */
export async function deleteDraft(draft: StoredDraft, author: Author): Promise<void> {
  await transact([
    {
      write: {
        Delete: { TableName: tableName(), Key: competitionKey(draft.id), ...stillDraftCheck(draft.version) },
      },
      refusal: draftConflict,
    },
    ...(draft.formId === null
      ? []
      : [{ write: { Delete: { TableName: tableName(), Key: formKey(draft.formId) } } }]),
    ...venueUseWrites(draft.id, draft.ring, null),
    competitionHistoryWrite(draft.id, 'deleted', author),
  ]);
}

/** What a draft's write must find: a form that it has must be the one that was read, another one be free. */
function attachFormWrites(
  formIdBefore: string | null,
  { id, formId, formVersion }: StoredDraft,
): TransactItem[] {
  if (formId === null || formVersion === null) return [];
  return formId === formIdBefore
    ? [formUnchangedCheck(id, formId, formVersion)]
    : [claimFormWrite(id, formId, formVersion)];
}

function stillDraftCheck(version: number) {
  return {
    ConditionExpression: '#version = :read AND #state = :draft',
    ExpressionAttributeNames: { '#version': 'version', '#state': 'state' },
    ExpressionAttributeValues: { ':read': version, ':draft': 'draft' },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  } as const;
}

/** A draft that is published or thrown away is none any more. */
const draftConflict: NonNullable<TransactItem['refusal']> = (found) =>
  new ApiError(found?.['state']?.S === 'draft' ? 'VersionConflict' : 'NotFound');
