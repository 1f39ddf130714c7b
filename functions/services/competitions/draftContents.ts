import type { ParsedRequest } from '../../../shared/contract/types.ts';
import { findForm } from '../../store/forms/repository.ts';
import { wrongField } from '../../platform/errors/apiError.ts';
import { findRink } from '../../store/rinks/repository.ts';
import { formSummary } from './formWrites.ts';
import type { StoredDraft } from '../../store/competitions/repository.ts';

type Fields = ParsedRequest<'createCompetitionDraft'>['body'];

/**
 * What a draft keeps of a body. It may contradict itself: that is told before it is published. What
 * it names must be there.
 * @throws {ApiError} ValidationFailed: ring MustExist; formId MustExist, MustEnabled
 */
export async function draftContents(
  { ...fields }: Fields,
  competitionId: string,
): Promise<Omit<StoredDraft, 'id' | 'state' | 'changedAt' | 'version'>> {
  const [rink, form] = await Promise.all([
    fields.ring === null ? null : findRink(fields.ring),
    fields.formId === null ? null : findForm(fields.formId),
  ]);
  if (fields.ring !== null && !rink) throw wrongField('ring', 'MustExist');
  if (fields.formId === null) return { ...fields, fromPrice: null, formVersion: null };
  if (!form) throw wrongField('formId', 'MustExist');
  if (form.competitionId !== null && form.competitionId !== competitionId) {
    throw wrongField('formId', 'MustEnabled');
  }
  return { ...fields, ...formSummary(form) };
}
