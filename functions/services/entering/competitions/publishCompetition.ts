import { ulid } from 'ulidx';
import {
  competitionRoutes,
  type Competition,
} from '../../../../shared/contract/entering/competitions/competitions.ts';
import { fieldErrorsOf } from '../../../../shared/contract/core/fieldMessages.ts';
import { setUpRefusals } from '../../../../shared/domain/entering/competitions/publishingProblems.ts';
import { zoneOf } from '../../../../shared/domain/entering/competitions/setUp/setupFacts.ts';
import { ApiError, refuse } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import {
  findDraft,
  type StoredCompetition,
  type StoredCompetitionDraft,
} from '../../../store/entering/competitions/repository.ts';
import { withRink } from '../../../store/entering/competitions/withRinks.ts';
import { findForm } from '../../../store/entering/forms/repository.ts';
import { findRink } from '../../../store/people/rinks/repository.ts';
import { creationRefusals } from './competitionRefusals.ts';
import { formSummary } from './competitionWrites.ts';
import { createCompetition, publishDraft } from './storedCompetitions.ts';

/**
 * Publishes a draft. Every missing or contradictory field is refused at once.
 * @throws {ApiError} NotFound; VersionConflict; ValidationFailed with the problems of `publishingProblems`
 */
export async function publishCompetition(request: Request<'publishCompetition'>): Promise<Competition> {
  const { params, body, session, now } = request;
  const draft = await findDraft(params.competitionId);
  if (!draft) throw new ApiError('NotFound');
  if (draft.version !== body.version) throw new ApiError('VersionConflict');
  const [form, rink] = await Promise.all([
    draft.formId === null ? null : findForm(draft.formId),
    draft.ring === null ? null : findRink(draft.ring),
  ]);
  const facts = { competition: draft, form, rink };
  refuse(setUpRefusals(facts, now));
  if (!form) throw new Error('A competition without a form was not refused');

  const competition: StoredCompetition = {
    id: draft.id,
    ...completeDraft({ ...draft, timeZone: zoneOf(facts) }),
    ...formSummary(form),
    entriesBySkater: true,
    entryRows: true,
    numberItems: true,
    state: 'published',
    version: draft.version + 1,
  };
  await publishDraft(competition, { by: session.id, at: now });
  return withRink(competition);
}

/**
 * The draft as a body of `createCompetition`, with that schema's defaults for empty fields.
 * @throws {ApiError} ValidationFailed for values that the schema refuses
 */
function completeDraft(draft: StoredCompetitionDraft) {
  const filled = Object.entries(draft).filter(([, value]) => value !== null);
  const body = competitionRoutes.createCompetition.body.safeParse(Object.fromEntries(filled), {
    reportInput: true,
  });
  if (body.success) return body.data;
  throw new ApiError('ValidationFailed', { errors: fieldErrorsOf(body.error.issues) });
}

/**
 * Publishes a competition that was never a draft.
 * @throws {ApiError} ValidationFailed with the problems of `creationRefusals`; formId MustEnabled
 */
export async function publishNewCompetition(request: Request<'createCompetition'>): Promise<Competition> {
  const { body, session, now } = request;
  const [form, rink] = await Promise.all([findForm(body.formId), findRink(body.ring)]);
  refuse(creationRefusals({ competition: body, form, rink }, now));
  if (!form) throw new Error('A competition without a form was not refused');

  const competition: StoredCompetition = {
    id: ulid(now.getTime()),
    ...body,
    state: 'published',
    ...formSummary(form),
    entriesBySkater: true,
    entryRows: true,
    numberItems: true,
    version: 1,
  };
  await createCompetition(competition, { by: session.id, at: now });
  return withRink(competition);
}
