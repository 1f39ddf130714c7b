import { fromPrice } from '../forms/form.ts';
import { findForm } from '../forms/repository.ts';
import { ApiError, wrongField } from '../http/apiError.ts';
import type { Handler } from '../http/exchange.ts';
import { checkCompetition, checkRink } from './checkCompetition.ts';
import { placesOf } from '../entries/repository.ts';
import { findCompetition, replaceCompetition } from './repository.ts';
import { withRink } from './withRinks.ts';

export const updateCompetition: Handler<'updateCompetition'> = async ({ params, body }) => {
  checkCompetition(body);
  const stored = await findCompetition(params.competitionId);
  if (!stored) throw new ApiError('NotFound');
  if (body.ring !== stored.ring) await checkRink(body.ring);
  const form = await findForm(body.formId);
  if (!form) throw wrongField('formId', 'MustExist');
  if (form.competitionId !== stored.id) throw wrongField('formId', 'MustEnabled');
  if (body.currency !== stored.currency && (await hasEntries(stored.id))) {
    throw wrongField('currency', 'MustEnabled');
  }
  const competition = {
    ...stored,
    ...body,
    fromPrice: fromPrice(form),
    formVersion: form.version,
    version: body.version + 1,
  };
  await replaceCompetition(competition, stored.ring);
  return { data: await withRink(competition) };
};

/** Amounts are whole numbers of the currency's minor units: another currency would change their worth. */
async function hasEntries(competitionId: string): Promise<boolean> {
  return (await placesOf(competitionId)).length > 0;
}
