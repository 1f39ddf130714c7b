import { ulid } from 'ulidx';
import { cloneName } from '../../../shared/domain/competitions/cloneName.ts';
import { findForm } from '../../store/forms/repository.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { buildClone } from '../../services/competitions/clone.ts';
import { createClone } from '../../services/competitions/drafts.ts';
import { findCompetition } from '../../store/competitions/repository.ts';
import { draftWithRink } from '../../store/competitions/withRinks.ts';

export const cloneCompetition: Handler<'cloneCompetition'> = async ({ params, body, session, now }) => {
  const source = await findCompetition(params.competitionId);
  if (!source) throw new ApiError('NotFound');
  const form = await findForm(source.formId);
  if (!form) throw new Error(`Competition ${source.id} has no form ${source.formId}`);
  const { startDate } = body;
  const name = body.name ?? cloneName(source.name, source.startDate, startDate);
  const ids = { competition: ulid(now.getTime()), form: ulid(now.getTime()) };
  const clone = buildClone(source, form, { startDate, name, ids, now });
  await createClone({ ...clone, source }, { by: session.id, at: now });
  return { data: await draftWithRink(clone.draft) };
};
