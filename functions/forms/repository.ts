import { form as formShape, type Form } from '../../shared/contract/forms.ts';
import { ApiError, wrongField } from '../http/apiError.ts';
import { competitionKey, formKey } from '../table/keys.ts';
import { getItem, tableName } from '../table/read.ts';
import { transact, type Step } from '../table/transaction.ts';
import { fromPrice } from './form.ts';

export async function findForm(formId: string): Promise<Form | null> {
  const item = await getItem(formKey(formId));
  return item ? formShape.parse(item) : null;
}

/** DynamoDB takes items of up to 400 KB; an item is smaller than its JSON. */
const LARGEST_FORM = 390_000;

/** @throws {ApiError} BodyTooLarge for a form that no item can hold */
export function formItem(form: Form) {
  if (Buffer.byteLength(JSON.stringify(form)) > LARGEST_FORM) throw new ApiError('BodyTooLarge');
  return { ...formKey(form.id), type: 'form', ...form };
}

/** @throws {ApiError} ValidationFailed (competitionId, MustExist) when it belongs to no competition we have */
export async function createForm(form: Form): Promise<void> {
  const put: Step = {
    write: {
      Put: {
        TableName: tableName(),
        Item: formItem(form),
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
  };
  await transact(form.competitionId === null ? [put] : [put, competitionExists(form.competitionId)]);
}

function competitionExists(competitionId: string): Step {
  return {
    write: {
      ConditionCheck: {
        TableName: tableName(),
        Key: competitionKey(competitionId),
        ConditionExpression: 'attribute_exists(pk)',
      },
    },
    refusal: () => wrongField('competitionId', 'MustExist'),
  };
}

/**
 * Replaces a form that still has the version that was read and belongs to the competition it is said
 * to belong to, and what the competition keeps of it, in one transaction.
 * @throws {ApiError} VersionConflict
 */
export async function replaceForm(form: Form): Promise<void> {
  const steps: Step[] = [
    {
      write: {
        Put: {
          TableName: tableName(),
          Item: formItem(form),
          ConditionExpression: '#version = :read AND competitionId = :competition',
          ExpressionAttributeNames: { '#version': 'version' },
          ExpressionAttributeValues: { ':read': form.version - 1, ':competition': form.competitionId },
        },
      },
      refusal: () => new ApiError('VersionConflict'),
    },
  ];
  if (form.competitionId !== null) steps.push(tellCompetition(form.competitionId, form));
  await transact(steps);
}

/** What the competition shows and keeps of its form; a form it does not take entries by is refused. */
function tellCompetition(competitionId: string, form: Form): Step {
  return {
    write: {
      Update: {
        TableName: tableName(),
        Key: competitionKey(competitionId),
        UpdateExpression: 'SET fromPrice = :price, formVersion = :version',
        ConditionExpression: 'formId = :form',
        ExpressionAttributeValues: { ':price': fromPrice(form), ':version': form.version, ':form': form.id },
      },
    },
    refusal: () => wrongField('formId', 'MustEnabled'),
  };
}
