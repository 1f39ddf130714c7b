import { fieldErrorsOf } from '../../../shared/contract/core/fieldMessages.ts';
import { competitionRoutes } from '../../../shared/contract/competitions/competitions.ts';
import { setUpRefusals } from '../../../shared/domain/competitions/publishingProblems.ts';
import { zoneOf } from '../../../shared/domain/competitions/setUp/setupFacts.ts';
import { findForm } from '../../store/forms/repository.ts';
import { ApiError, refuse } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { findRink } from '../../store/rinks/repository.ts';
import { formSummary } from '../../services/competitions/formWrites.ts';
import { publishDraft } from '../../services/competitions/published.ts';
import { findDraft, type StoredCompetition, type StoredDraft } from '../../store/competitions/repository.ts';
import { withRink } from '../../store/competitions/withRinks.ts';

/** Everything that is missing or contradicts itself is named at once. */
export const publishCompetition: Handler<'publishCompetition'> = async (request) => {
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
    state: 'published',
    version: draft.version + 1,
  };
  await publishDraft(competition, { by: session.id, at: now });
  return { data: await withRink(competition) };
};

/**
 * The draft as the body of `createCompetition`, with that schema's defaults for what nobody has said.
 * @throws {ApiError} ValidationFailed for what the schema does not take
 */
function completeDraft(draft: StoredDraft) {
  const problems = Object.entries(draft).filter(([, value]) => value !== null);
  const body = competitionRoutes.createCompetition.body.safeParse(Object.fromEntries(problems), {
    reportInput: true,
  });
  if (body.success) return body.data;
  throw new ApiError('ValidationFailed', { errors: fieldErrorsOf(body.error.issues) });
}
