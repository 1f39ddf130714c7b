import type { Form } from '../../../../shared/contract/competitions/forms.ts';
import { formIds } from '../../../../shared/domain/forms/formIds.ts';
import type { FormBuilderValues } from '../formBuilderValues.ts';
import { toPreviewForm } from '../preview/toPreviewForm.ts';

/** The typed form as it would be stored, with provisional ids. */
export function hasFormChanged(values: FormBuilderValues, stored: Form): Form {
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
