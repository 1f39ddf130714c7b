import type { Form } from '../../../../../shared/contract/entering/competitions/forms.ts';
import type { FormBuilderValues } from '../formBuilderValues.ts';
import { saveDraft, readDraft } from '../../../../session/drafts.ts';

/** Unsaved changes and the form they were made to. */
export interface UnsavedChanges {
  readonly base: Form;
  readonly values: FormBuilderValues;
}

const nameOf = (formId: string) => `form.${formId}`;

export function readUnsavedChanges(formId: string): UnsavedChanges | null {
  const { base, values } = readDraft<UnsavedChanges>(nameOf(formId));
  return base?.id === formId && values ? { base, values } : null;
}

export function saveUnsavedChanges(formId: string, changes: UnsavedChanges | null): void {
  saveDraft(nameOf(formId), changes ?? {});
}
