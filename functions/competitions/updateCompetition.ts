import { findForm } from '../forms/repository.ts';
import { ApiError, wrongField } from '../http/apiError.ts';
import type { Handler } from '../http/exchange.ts';
import { findRink } from '../rinks/repository.ts';
import { placesOf } from '../entries/repository.ts';
import { changeRefusals, refuse } from './checkCompetition.ts';
import { keptOf } from './formSteps.ts';
import { replaceCompetition } from './published.ts';
import { findCompetition } from './repository.ts';
import { withRink } from './withRinks.ts';

export const updateCompetition: Handler<'updateCompetition'> = async ({ params, body, session, now }) => {
  const stored = await findCompetition(params.competitionId);
  if (!stored) throw new ApiError('NotFound');
  if (stored.state === 'archived') throw new ApiError('CompetitionArchived');
  // A version that is still to come would put what was read now over what is written in between.
  if (stored.version !== body.version) throw new ApiError('VersionConflict');
  const [form, rink] = await Promise.all([findForm(body.formId), findRink(body.ring)]);
  const before = {
    competition: stored,
    form: body.formId === stored.formId ? form : null,
    rink: body.ring === stored.ring ? rink : { id: stored.ring },
  };
  refuse(changeRefusals(before, { competition: body, form, rink }, now));
  if (form?.competitionId !== stored.id) throw wrongField('formId', 'MustEnabled');
  if (body.currency !== stored.currency && (await hasEntries(stored.id))) {
    throw wrongField('currency', 'MustEnabled');
  }
  const competition = { ...stored, ...body, ...keptOf(form), version: body.version + 1 };
  await replaceCompetition(stored, competition, { by: session.id, at: now });
  return { data: await withRink(competition) };
};

/** Amounts are whole numbers of the currency's minor units: another currency would change their worth. */
async function hasEntries(competitionId: string): Promise<boolean> {
  return (await placesOf(competitionId)).length > 0;
}
