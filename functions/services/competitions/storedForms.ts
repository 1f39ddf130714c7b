import type { Form } from '../../../shared/contract/competitions/forms.ts';
import { formUpdatedWrite, formCreatedWrite } from './formWrites.ts';
import { formItem } from '../../store/forms/repository.ts';
import type { Author } from './published.ts';
import { changeHistoryWrites, historyWrite } from '../../store/history/changeRecord.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import { tableName } from '../../platform/table/read.ts';
import { transact, type TransactItem } from '../../platform/table/transaction.ts';

/**
 * Stores a new form. A draft that has none takes it as its own.
 * @throws {ApiError} ValidationFailed (competitionId, MustExist) when it belongs to no competition we have;
 * CompetitionArchived; VersionConflict when the draft has got another form in this moment
 */
export async function createForm(form: Form, author: Author): Promise<void> {
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

/** The history of a competition's form is read with that of the competition. */
function formHistorySubject({ id, competitionId }: Form) {
  return competitionId === null
    ? { of: { subject: 'form' as const, id } }
    : { of: { subject: 'competition' as const, id: competitionId }, subject: 'form' as const };
}

/**
 * Replaces a form that still has the version that was read and belongs to the competition it is said
 * to belong to, and what the competition keeps of it, in one transaction.
 * @throws {ApiError} VersionConflict, CompetitionArchived; ValidationFailed (formId, MustEnabled) for a
 * form that its competition does not take entries by
 */
export async function replaceForm(form: Form, before: Form, author: Author): Promise<void> {
  const { competitionId } = form;
  await transact([
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
    ...changeHistoryWrites({
      ...formHistorySubject(form),
      action: 'changed',
      ...author,
      before,
      after: form,
    }),
  ]);
}
