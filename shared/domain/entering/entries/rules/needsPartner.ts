import type { Form } from '../../../../contract/entering/competitions/forms.ts';

/** Whether one of these events needs two skaters. */
export function needsPartner(form: Form, eventIds: readonly string[]): boolean {
  return form.formats.some(
    ({ skaters: [fewest], events }) => fewest > 1 && events.some(({ id }) => eventIds.includes(id)),
  );
}
