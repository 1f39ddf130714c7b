import { ApiError } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { findForm } from '../../store/forms/repository.ts';

export const getForm: Handler<'getForm'> = async ({ params }) => {
  const form = await findForm(params.formId);
  if (!form) throw new ApiError('NotFound');
  return { data: form };
};
