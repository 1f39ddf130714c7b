import type { Form } from '../../../../shared/contract/entering/competitions/forms.ts';
import { formItem } from '../../../store/entering/forms/repository.ts';
import { changeHistoryWrites, historyWrite } from '../../../store/core/history/changeRecord.ts';
import { ApiError, wrongField } from '../../../platform/errors/apiError.ts';
import { competitionIndexKey, competitionKey } from '../../../store/keys.ts';
import { findCompetitionOrDraft } from '../../../store/entering/competitions/repository.ts';
import { followUpWrite } from '../../../store/entering/followUps/followUp.ts';
import { competitionConflict, formSummary, limitFollowUp, type Author } from './competitionWrites.ts';
import { tableName } from '../../../platform/table/read.ts';
import { transact, type TransactItem } from '../../../platform/table/transaction.ts';

/**
 * Stores a new form. A draft without a form gets it.
 * @throws {ApiError} ValidationFailed (competitionId, MustExist) if its competition does not exist;
 * CompetitionArchived; VersionConflict if the draft gets another form at this moment
 */
export async function storeForm(form: Form, author: Author): Promise<void> {
  const put: TransactItem = {
    write: {
      Put: {
        TableName: tableName(),
        Item: formItem(form),
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
  };
  const { competitionId } = form;
  await transact([
    put,
    ...(competitionId === null ? [] : [await formCreatedWrite(competitionId, form, author.at)]),
    historyWrite({ ...formHistorySubject(form), action: 'created', ...author }),
  ]);
}

/** A competition's form is recorded in the history of the competition. */
function formHistorySubject({ id, competitionId }: Form) {
  return competitionId === null
    ? { of: { subject: 'form' as const, id } }
    : { of: { subject: 'competition' as const, id: competitionId }, subject: 'form' as const };
}

/**
 * Replaces a form of the version that was read, and its summary in the competition, in one transaction.
 * @throws {ApiError} VersionConflict, CompetitionArchived; ValidationFailed (formId, MustEnabled) if the
 * competition uses another form
 */
export async function replaceForm(form: Form, before: Form, author: Author): Promise<void> {
  const { competitionId } = form;
  await transact([
    ...formWrites(form, before),
    ...(competitionId === null ? [] : [followUpWrite(limitFollowUp(competitionId, form), author.at)]),
    ...changeHistoryWrites({
      ...formHistorySubject(form),
      action: 'changed',
      ...author,
      before,
      after: form,
    }),
  ]);
}

/** For the transaction of a change: the form over the version that was read, and its summary in the competition. */
export function formWrites(form: Form, before: Form): TransactItem[] {
  const { competitionId } = form;
  return [
    ...(competitionId === null ? [] : [formUpdatedWrite(competitionId, form)]),
    {
      write: {
        Put: {
          TableName: tableName(),
          Item: formItem(form),
          ConditionExpression: '#version = :read AND competitionId = :competition',
          ExpressionAttributeNames: { '#version': 'version' },
          ExpressionAttributeValues: { ':read': before.version, ':competition': competitionId },
        },
      },
      refusal: () => new ApiError('VersionConflict'),
    },
  ];
}

/**
 * The competition's part in the creation of its form: a draft without a form gets it and a new version; any
 * other competition must only exist and not be archived.
 * @throws {ApiError} ValidationFailed (competitionId, MustExist)
 */
async function formCreatedWrite(competitionId: string, form: Form, now: Date): Promise<TransactItem> {
  const stored = await findCompetitionOrDraft(competitionId);
  if (!stored) throw wrongField('competitionId', 'MustExist');
  return stored.state === 'draft' && stored.formId === null
    ? attachFormWrite(competitionId, form, now)
    : notArchivedCheck(competitionId);
}

function attachFormWrite(competitionId: string, form: Form, now: Date): TransactItem {
  const { fromPrice, formVersion } = formSummary(form);
  return {
    write: {
      Update: {
        TableName: tableName(),
        Key: competitionKey(competitionId),
        UpdateExpression:
          'SET formId = :form, fromPrice = :price, formVersion = :formVersion, changedAt = :now, gsi1sk = :order, #version = #version + :one',
        ConditionExpression: '#state = :draft AND formId = :none',
        ExpressionAttributeNames: { '#state': 'state', '#version': 'version' },
        ExpressionAttributeValues: {
          ':form': form.id,
          ':price': fromPrice,
          ':formVersion': formVersion,
          ':now': now.toISOString(),
          ':order': competitionIndexKey('draft', now.toISOString(), competitionId).gsi1sk,
          ':one': 1,
          ':draft': 'draft',
          ':none': null,
        },
      },
    },
    refusal: () => new ApiError('VersionConflict'),
  };
}

function notArchivedCheck(competitionId: string): TransactItem {
  return {
    write: {
      ConditionCheck: {
        TableName: tableName(),
        Key: competitionKey(competitionId),
        ConditionExpression: 'attribute_exists(pk) AND #state <> :archived',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':archived': 'archived' },
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      },
    },
    refusal: (found) => (found ? competitionConflict(found) : wrongField('competitionId', 'MustExist')),
  };
}

/** Updates the competition's summary of its form; refused if the competition uses another form. */
function formUpdatedWrite(competitionId: string, form: Form): TransactItem {
  const { fromPrice, formVersion } = formSummary(form);
  return {
    write: {
      Update: {
        TableName: tableName(),
        Key: competitionKey(competitionId),
        UpdateExpression: 'SET fromPrice = :price, formVersion = :version',
        ConditionExpression: 'formId = :form AND #state <> :archived',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: {
          ':price': fromPrice,
          ':version': formVersion,
          ':form': form.id,
          ':archived': 'archived',
        },
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      },
    },
    refusal: (found) =>
      found?.['state']?.S === 'archived'
        ? new ApiError('CompetitionArchived')
        : wrongField('formId', 'MustEnabled'),
  };
}
