import type { Form } from '../../../shared/contract/competitions/forms.ts';
import { fromPrice } from './form.ts';
import { ApiError, wrongField } from '../../platform/errors/apiError.ts';
import { competitionIndexKey, competitionKey, formKey } from '../../store/keys.ts';
import { tableName } from '../../platform/table/read.ts';
import type { Step } from '../../platform/table/transaction.ts';
import { refusedChange } from './refusedChange.ts';
import { findSetUp } from '../../store/competitions/repository.ts';

/** What a competition keeps of its form, besides its id. */
export const keptOf = (form: Form) => ({ fromPrice: fromPrice(form), formVersion: form.version });

/** That a form still has the version that was read, and is the competition's. */
export function formUnchanged(competitionId: string, formId: string, version: number): Step {
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
export function takeForm(competitionId: string, formId: string, version: number): Step {
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
export async function formMadeStep(competitionId: string, form: Form, now: Date): Promise<Step> {
  const stored = await findSetUp(competitionId);
  if (!stored) throw wrongField('competitionId', 'MustExist');
  return stored.state === 'draft' && stored.formId === null
    ? draftTakesForm(competitionId, form, now)
    : notArchived(competitionId);
}

function draftTakesForm(competitionId: string, form: Form, now: Date): Step {
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

function notArchived(competitionId: string): Step {
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
    refusal: (found) => (found ? refusedChange(found) : wrongField('competitionId', 'MustExist')),
  };
}

/**
 * What the competition shows and keeps of its form, for the transaction that changes the form. A form
 * that it does not take entries by is refused.
 */
export function formChangedStep(competitionId: string, form: Form): Step {
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
