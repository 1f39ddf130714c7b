import { ApiError } from '../http/apiError.ts';
import type { Handler } from '../http/exchange.ts';
import { formContents } from './form.ts';
import { findForm, replaceForm } from './repository.ts';

/** A form of another competition is not found: a manager learns nothing about it. */
export const updateForm: Handler<'updateForm'> = async ({ params, body }) => {
  const stored = await findForm(params.formId);
  if (!stored || stored.competitionId !== body.competitionId) throw new ApiError('NotFound');
  const form = { id: stored.id, ...formContents(body), version: body.version + 1 };
  await replaceForm(form);
  return { data: form };
};
