import { refuse } from '../../platform/errors/apiError.ts';
import { ulid } from 'ulidx';
import { findForm } from '../../store/forms/repository.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { findRink } from '../../store/rinks/repository.ts';
import { creationRefusals } from '../../services/competitions/competitionRefusals.ts';
import { formSummary } from '../../services/competitions/formWrites.ts';
import * as published from '../../services/competitions/published.ts';
import type { StoredCompetition } from '../../store/competitions/repository.ts';
import { withRink } from '../../store/competitions/withRinks.ts';

export const createCompetition: Handler<'createCompetition'> = async ({ body, session, now }) => {
  const [form, rink] = await Promise.all([findForm(body.formId), findRink(body.ring)]);
  refuse(creationRefusals({ competition: body, form, rink }, now));
  if (!form) throw new Error('A competition without a form was not refused');
  const competition: StoredCompetition = {
    id: ulid(now.getTime()),
    ...body,
    state: 'published',
    ...formSummary(form),
    version: 1,
  };
  await published.createCompetition(competition, { by: session.id, at: now });
  return { data: await withRink(competition) };
};
