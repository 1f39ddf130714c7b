import type { Handler } from '../../platform/http/requestContext.ts';
import { newForm } from '../../services/competitions/form.ts';
import * as forms from '../../services/competitions/storedForms.ts';

export const createForm: Handler<'createForm'> = async ({ body, session, now }) => {
  const form = newForm(body, now);
  await forms.createForm(form, { by: session.id, at: now });
  return { data: form };
};
