import { ulid } from 'ulidx';
import { fromPrice } from '../forms/form.ts';
import { findForm } from '../forms/repository.ts';
import { wrongField } from '../http/apiError.ts';
import type { Handler } from '../http/exchange.ts';
import { checkCompetition, checkRink } from './checkCompetition.ts';
import * as competitions from './repository.ts';
import { withRink } from './withRinks.ts';

export const createCompetition: Handler<'createCompetition'> = async ({ body, now }) => {
  checkCompetition(body);
  await checkRink(body.ring);
  const form = await findForm(body.formId);
  if (!form) throw wrongField('formId', 'MustExist');
  const competition: competitions.StoredCompetition = {
    id: ulid(now.getTime()),
    ...body,
    state: 'published',
    fromPrice: fromPrice(form),
    formVersion: form.version,
    version: 1,
  };
  await competitions.createCompetition(competition);
  return { data: await withRink(competition) };
};
