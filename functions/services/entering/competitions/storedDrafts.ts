import type { Form } from '../../../../shared/contract/entering/competitions/forms.ts';
import type { JudgingRules } from '../../../../shared/contract/entering/competitions/judgingRules.ts';
import { formItem } from '../../../store/entering/forms/repository.ts';
import { changeHistoryWrites, historyWrite } from '../../../store/core/history/changeRecord.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import {
  iceDeleteWrite,
  iceItem,
  iceMoveWrites,
  type StoredIce,
} from '../../../store/entering/ice/repository.ts';
import {
  judgingRulesCreateWrite,
  judgingRulesDeleteWrite,
} from '../../../store/entering/judgingRules/repository.ts';
import { addRinkUseWrites } from '../../../store/people/rinks/rinkUses.ts';
import { competitionKey, formKey } from '../../../store/keys.ts';
import { tableName } from '../../../platform/table/read.ts';
import { transact, type TransactItem } from '../../../platform/table/transaction.ts';
import { createWrite } from '../../../platform/table/writes.ts';
import {
  claimFormWrite,
  competitionHistoryWrite,
  draftConflict,
  formUnchangedCheck,
  unchangedDraftCondition,
  venueUseWrites,
  type Author,
} from './competitionWrites.ts';
import {
  competitionItem,
  type StoredCompetition,
  type StoredCompetitionDraft,
} from '../../../store/entering/competitions/repository.ts';

/**
 * Stores a new draft and gives it the form that it names.
 * @throws {ApiError} ValidationFailed: ring MustEnabled, formId MustEnabled when another competition has it
 */
export async function createDraft(draft: StoredCompetitionDraft, author: Author): Promise<void> {
  await transact([
    createDraftWrite(draft),
    ...venueUseWrites(draft.id, null, draft.ring),
    ...attachFormWrites(null, draft),
    competitionHistoryWrite(draft.id, 'created', author),
  ]);
}

/**
 * Stores a clone and its own form.
 * @param source the cloned competition; the clone's history lists the differences
 * @param ice the clone's, null where the source has none
 * @param rules its judging rules, null where the source has the defaults
 */
export async function createClone(
  {
    draft,
    form,
    source,
    ice,
    rules,
  }: {
    draft: StoredCompetitionDraft;
    form: Form;
    source: StoredCompetition;
    ice: StoredIce | null;
    rules: JudgingRules | null;
  },
  author: Author,
): Promise<void> {
  await transact([
    createDraftWrite(draft),
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
    ...(ice ? [createWrite(iceItem(ice))] : []),
    ...(rules ? [judgingRulesCreateWrite(draft.id, rules)] : []),
    historyWrite({
      of: { subject: 'competition', id: draft.id },
      action: 'cloned',
      ...author,
      before: source,
      // The form is a copy, so the history leaves its new id out.
      after: { ...draft, formId: source.formId },
    }),
  ]);
}

/** Never happens: a rink is not deleted while the cloned competition uses it. */
const rinkConflict = { unfit: () => new ApiError('Busy'), counted: () => new ApiError('Busy') };

function createDraftWrite(draft: StoredCompetitionDraft): TransactItem {
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
 * Replaces a draft of the version that was read.
 * @throws {ApiError} VersionConflict, NotFound if it is published; ValidationFailed: ring MustEnabled,
 * formId MustEnabled when another competition has it
 */
export async function replaceDraft(
  before: StoredCompetitionDraft,
  draft: StoredCompetitionDraft,
  author: Author,
): Promise<void> {
  await transact([
    {
      write: {
        Put: {
          TableName: tableName(),
          Item: competitionItem(draft),
          ...unchangedDraftCondition(before.version),
        },
      },
      refusal: draftConflict,
    },
    ...(await iceMoveWrites(draft.id, before, draft, author)),
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
 * Deletes a draft and its form; the history stays.
 * @throws {ApiError} VersionConflict, NotFound if it is published
 */
export async function deleteDraft(draft: StoredCompetitionDraft, author: Author): Promise<void> {
  await transact([
    {
      write: {
        Delete: {
          TableName: tableName(),
          Key: competitionKey(draft.id),
          ...unchangedDraftCondition(draft.version),
        },
      },
      refusal: draftConflict,
    },
    ...(draft.formId === null
      ? []
      : [{ write: { Delete: { TableName: tableName(), Key: formKey(draft.formId) } } }]),
    iceDeleteWrite(draft.id),
    judgingRulesDeleteWrite(draft.id),
    ...venueUseWrites(draft.id, draft.ring, null),
    competitionHistoryWrite(draft.id, 'deleted', author),
  ]);
}

/** Checks that the draft's form has not changed, or claims the form that is new to the draft. */
function attachFormWrites(
  formIdBefore: string | null,
  { id, formId, formVersion }: StoredCompetitionDraft,
): TransactItem[] {
  if (formId === null || formVersion === null) return [];
  return formId === formIdBefore
    ? [formUnchangedCheck(id, formId, formVersion)]
    : [claimFormWrite(id, formId, formVersion)];
}
