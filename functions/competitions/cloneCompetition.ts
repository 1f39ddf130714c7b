import { ulid } from 'ulidx';
import { clonedName } from '../../shared/domain/competitions/clonedName.ts';
import { findForm } from '../forms/repository.ts';
import { ApiError } from '../http/apiError.ts';
import type { Handler } from '../http/exchange.ts';
import { cloneOf } from './clone.ts';
import { createClone } from './drafts.ts';
import { findCompetition } from './repository.ts';
import { draftWithRink } from './withRinks.ts';

export const cloneCompetition: Handler<'cloneCompetition'> = async ({ params, body, session, now }) => {
  const source = await findCompetition(params.competitionId);
  if (!source) throw new ApiError('NotFound');
  const form = await findForm(source.formId);
  if (!form) throw new Error(`Competition ${source.id} has no form ${source.formId}`);
  const { startDate } = body;
  const name = body.name ?? clonedName(source.name, source.startDate, startDate);
  const ids = { competition: ulid(now.getTime()), form: ulid(now.getTime()) };
  const clone = cloneOf(source, form, { startDate, name, ids, now });
  await createClone({ ...clone, source }, { by: session.id, at: now });
  return { data: await draftWithRink(clone.draft) };
};
