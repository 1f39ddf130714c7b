import type { Form } from '../../../../shared/contract/competitions/forms.ts';
import type { EntryFormValues } from '../entryFormValues.ts';
import { keepDraft, readDraft } from '../../../session/drafts.ts';

/** Changes that nobody has saved, and the form that they were made to. */
export interface KeptChanges {
  readonly base: Form;
  readonly values: EntryFormValues;
}

const nameOf = (formId: string) => `form.${formId}`;

export function readChanges(formId: string): KeptChanges | null {
  const { base, values } = readDraft<KeptChanges>(nameOf(formId));
  return base?.id === formId && values ? { base, values } : null;
}

export function keepChanges(formId: string, changes: KeptChanges | null): void {
  keepDraft(nameOf(formId), changes ?? {});
}
