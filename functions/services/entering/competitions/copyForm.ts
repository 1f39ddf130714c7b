import type { Form } from '../../../../shared/contract/entering/competitions/forms.ts';

/** The same form for another competition, as its first version. */
export const copyForm = (form: Form, ids: Pick<Form, 'id' | 'competitionId'>): Form => ({
  ...form,
  ...ids,
  version: 1,
});
