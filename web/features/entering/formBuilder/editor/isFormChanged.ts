import type { Form } from '../../../../../shared/contract/entering/competitions/forms.ts';
import { type FormBuilderValues, formRequest, formValues } from '../formBuilderValues.ts';

/** Whether a save would change the stored form. A new event may lack the empty fields of a stored one. */
export function isFormChanged(values: FormBuilderValues, stored: Form): boolean {
  return sent(values) !== sent(formValues(stored));
}

const sent = (values: FormBuilderValues): string =>
  JSON.stringify(formRequest(values, { name: '', competitionId: null }));
