import { ApiError } from '../http/apiError.ts';
import type { Handler } from '../http/exchange.ts';
import { findForm } from './repository.ts';

export const getForm: Handler<'getForm'> = async ({ params }) => {
  const form = await findForm(params.formId);
  if (!form) throw new ApiError('NotFound');
  return { data: form };
};
