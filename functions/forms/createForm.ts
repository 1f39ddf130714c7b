import type { Handler } from '../http/exchange.ts';
import { newForm } from './form.ts';
import * as forms from './repository.ts';

export const createForm: Handler<'createForm'> = async ({ body, session, now }) => {
  const form = newForm(body, now);
  await forms.createForm(form, { by: session.id, at: now });
  return { data: form };
};
