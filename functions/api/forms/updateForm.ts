import type { Form } from '../../../shared/contract/competitions/forms.ts';
import { promoteWaitlisted } from '../../services/entries/waitlist/promoteWaitlisted.ts';
import { capacityItemsOf } from '../../store/capacity/repository.ts';
import { readTakenPlaces } from '../../store/capacity/counters.ts';
import { ApiError, wrongField } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { formContents } from '../../services/competitions/form.ts';
import { replaceForm } from '../../services/competitions/storedForms.ts';
import { findForm } from '../../store/forms/repository.ts';

/** A form of another competition is not found: a manager learns nothing about it. */
export const updateForm: Handler<'updateForm'> = async ({ params, body, session, now }) => {
  const stored = await findForm(params.formId);
  if (!stored || stored.competitionId !== body.competitionId) throw new ApiError('NotFound');
  if (stored.version !== body.version) throw new ApiError('VersionConflict');
  const form = { id: stored.id, ...formContents(body, stored.formats), version: stored.version + 1 };
  await refuseLateLimits(form, stored);
  await replaceForm(form, stored, { by: session.id, at: now });
  // A limit may have been raised.
  if (form.competitionId !== null) await promoteWaitlisted(form.competitionId, now);
  return { data: form };
};

/**
 * The ice of a format is counted from its first entry on: a limit comes while nobody is entered in it,
 * is changed at any time, and goes at any time.
 */
async function refuseLateLimits({ formats, competitionId }: Form, before: Form): Promise<void> {
  const limited = new Set(before.formats.filter(({ iceMinutes }) => iceMinutes !== null).map(({ id }) => id));
  const isNew = formats.map(({ id, iceMinutes }) => iceMinutes !== null && !limited.has(id));
  if (competitionId === null || !isNew.includes(true)) return;
  const { places } = readTakenPlaces(await capacityItemsOf(competitionId));
  const late = formats.findIndex(
    ({ events }, index) => isNew[index] && events.some(({ id }) => (places.get(id) ?? 0) > 0),
  );
  if (late >= 0) throw wrongField(`formats.${late}.iceMinutes`, 'MustEnabled');
}
