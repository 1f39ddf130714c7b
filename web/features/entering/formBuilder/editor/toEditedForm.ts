import type { Form } from '../../../../../shared/contract/entering/competitions/forms.ts';
import { formIds } from '../../../../../shared/domain/entering/forms/formIds.ts';
import type { FormBuilderValues } from '../formBuilderValues.ts';
import { toPreviewForm } from '../preview/toPreviewForm.ts';

/** The form as a save would store it. Renamed formats and events keep their ids, new ones get provisional ids. */
export function toEditedForm(values: FormBuilderValues, stored: Form): Form {
  const form = toPreviewForm(values);
  const ids = formIds(form.formats, stored.formats);
  return {
    ...form,
    id: stored.id,
    competitionId: stored.competitionId,
    name: stored.name,
    version: stored.version,
    formats: form.formats.map((format, place) => ({
      ...format,
      id: ids[place]?.id ?? format.id,
      events: format.events.map((event, index) => ({
        ...event,
        id: ids[place]?.events[index] ?? event.id,
      })),
    })),
  };
}
