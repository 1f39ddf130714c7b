import { findForm } from '../../store/forms/repository.ts';
import { ApiError, refuse, wrongField } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { findRink } from '../../store/rinks/repository.ts';
import { addedOrRemovedLimits } from '../../services/entries/capacity/limitChanges.ts';
import { eventCounters } from '../../store/capacity/counters.ts';
import { promoteWaitlisted } from '../../services/entries/waitlist/promoteWaitlisted.ts';
import { capacityItemsOf } from '../../store/capacity/repository.ts';
import type { CompetitionLimits } from '../../../shared/domain/capacity/limits.ts';
import { changeRefusals } from '../../services/competitions/competitionRefusals.ts';
import { formSummary } from '../../services/competitions/formWrites.ts';
import { replaceCompetition } from '../../services/competitions/published.ts';
import { findCompetition, type StoredCompetition } from '../../store/competitions/repository.ts';
import { withRink } from '../../store/competitions/withRinks.ts';

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
  await refuseLateChanges(stored, body);
  const competition = { ...stored, ...body, ...formSummary(form), version: body.version + 1 };
  await replaceCompetition(stored, competition, { by: session.id, at: now });
  // A limit may have been raised.
  await promoteWaitlisted(stored.id, now);
  return { data: await withRink(competition) };
};

/**
 * What stays as it is once entries are in. Amounts are whole numbers of the currency's minor units:
 * another currency would change their worth. A limit counts from the first entry on.
 */
async function refuseLateChanges(before: StoredCompetition, after: CompetitionLimits & { currency: string }) {
  const late: string[] = addedOrRemovedLimits(before, after);
  if (after.currency !== before.currency) late.push('currency');
  const [field] = late;
  if (field !== undefined && (await hasEntries(before.id))) throw wrongField(field, 'MustEnabled');
}

async function hasEntries(competitionId: string): Promise<boolean> {
  return eventCounters(await capacityItemsOf(competitionId)).length > 0;
}
