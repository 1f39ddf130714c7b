import type { Form } from '../../../../shared/contract/entering/competitions/forms.ts';
import { stillCancelled } from '../../../../shared/domain/entering/forms/cancelEvent.ts';
import { ApiError, wrongField } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import { readTakenPlaces } from '../../../store/entering/capacity/counters.ts';
import { capacityItemsOf } from '../../../store/entering/capacity/repository.ts';
import { findForm } from '../../../store/entering/forms/repository.ts';
import { doFollowUps } from '../entries/followUp/followUp.ts';
import { limitFollowUp } from './competitionWrites.ts';
import { formContents, newForm } from './formContents.ts';
import * as stored from './storedForms.ts';
import { touchPublishedDay } from '../../../store/core/stamps/stampRepository.ts';
import { findCompetitionOrDraft } from '../../../store/entering/competitions/repository.ts';

/** @throws {ApiError} ValidationFailed with the problems of `formProblems`; as `storedForms` */
export async function createForm({ body, session, now }: Request<'createForm'>): Promise<Form> {
  const form = newForm(body, now);
  await stored.storeForm(form, { by: session.id, at: now });
  return form;
}

/**
 * Replaces a form, and promotes waiting entries in case a limit was raised.
 * @throws {ApiError} NotFound, for a form of another competition too; VersionConflict; ValidationFailed with
 * the problems of `formProblems`, formats.N.iceMinutes MustEnabled
 */
export async function updateForm({ params, body, session, now }: Request<'updateForm'>): Promise<Form> {
  const before = await findForm(params.formId);
  if (!before || before.competitionId !== body.competitionId) throw new ApiError('NotFound');
  if (before.version !== body.version) throw new ApiError('VersionConflict');
  const contents = formContents(body, before.formats);
  const cancelled = stillCancelled(before, contents.formats);
  const form = { id: before.id, ...contents, ...cancelled, version: before.version + 1 };
  await refuseLateLimits(form, before);

  await stored.replaceForm(form, before, { by: session.id, at: now });
  if (form.competitionId !== null) {
    await touchPublishedDay(await findCompetitionOrDraft(form.competitionId));
    await doFollowUps([limitFollowUp(form.competitionId, form)], now);
  }
  return form;
}

/**
 * A format's ice time is counted from its first entry on, so a limit can be added only before that. It can be
 * changed or removed at any time.
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
