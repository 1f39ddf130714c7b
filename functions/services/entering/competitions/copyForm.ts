import type { Form } from '../../../../shared/contract/entering/competitions/forms.ts';

/** The same form for another competition, as its first version. Events that were cancelled there are not known here. */
export const copyForm = (
  { cancelled: _cancelled, ...form }: Form,
  ids: Pick<Form, 'id' | 'competitionId'>,
): Form => ({
  ...form,
  ...ids,
  version: 1,
});
