import type { Form } from '../../../shared/contract/competitions/forms.ts';
import { fromPrice } from './form.ts';
import { ApiError, wrongField } from '../../platform/errors/apiError.ts';
import { competitionIndexKey, competitionKey, formKey } from '../../store/keys.ts';
import { tableName } from '../../platform/table/read.ts';
import type { TransactItem } from '../../platform/table/transaction.ts';
import { changeConflict } from './changeConflict.ts';
import { findCompetitionOrDraft } from '../../store/competitions/repository.ts';

/** What a competition keeps of its form, besides its id. */
export const formSummary = (form: Form) => ({ fromPrice: fromPrice(form), formVersion: form.version });

/** That a form still has the version that was read, and is the competition's. */
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

/** A form of the version that was read becomes the competition's own, unless it is another one's. */
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

/**
 * The competition's side of a form that is made for it: a draft that has none takes it at once and
 * gets the next version, every other one only has to be there and not archived.
 * @throws {ApiError} ValidationFailed (competitionId, MustExist) when there is no such competition
 */
export async function formCreatedWrite(competitionId: string, form: Form, now: Date): Promise<TransactItem> {
  const stored = await findCompetitionOrDraft(competitionId);
  if (!stored) throw wrongField('competitionId', 'MustExist');
  return stored.state === 'draft' && stored.formId === null
    ? attachFormWrite(competitionId, form, now)
    : notArchivedCheck(competitionId);
}

function attachFormWrite(competitionId: string, form: Form, now: Date): TransactItem {
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
          ':price': fromPrice(form),
          ':formVersion': form.version,
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
    refusal: (found) => (found ? changeConflict(found) : wrongField('competitionId', 'MustExist')),
  };
}

/**
 * What the competition shows and keeps of its form, for the transaction that changes the form. A form
 * that it does not take entries by is refused.
 */
export function formUpdatedWrite(competitionId: string, form: Form): TransactItem {
  return {
    write: {
      Update: {
        TableName: tableName(),
        Key: competitionKey(competitionId),
        UpdateExpression: 'SET fromPrice = :price, formVersion = :version',
        ConditionExpression: 'formId = :form AND #state <> :archived',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: {
          ':price': fromPrice(form),
          ':version': form.version,
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
