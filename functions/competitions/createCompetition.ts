import { ulid } from 'ulidx';
import { findForm } from '../forms/repository.ts';
import type { Handler } from '../http/exchange.ts';
import { findRink } from '../rinks/repository.ts';
import { creationRefusals, refuse } from './checkCompetition.ts';
import { keptOf } from './formSteps.ts';
import * as published from './published.ts';
import type { StoredCompetition } from './repository.ts';
import { withRink } from './withRinks.ts';

export const createCompetition: Handler<'createCompetition'> = async ({ body, session, now }) => {
  const [form, rink] = await Promise.all([findForm(body.formId), findRink(body.ring)]);
  refuse(creationRefusals({ competition: body, form, rink }, now));
  if (!form) throw new Error('A competition without a form was not refused');
  const competition: StoredCompetition = {
    id: ulid(now.getTime()),
    ...body,
    state: 'published',
    ...keptOf(form),
    version: 1,
  };
  await published.createCompetition(competition, { by: session.id, at: now });
  return { data: await withRink(competition) };
};
