export { EntryFormFields } from './EntryFormFields.tsx';
export {
  contradictions,
  entryFormBody,
  entryFormErrors,
  type EntryFormValues,
  FORM_SHOWN_AT,
  formValues,
  newFormValues,
} from './entryFormValues.ts';
export { PreviewButton } from './preview/PreviewButton.tsx';
export { useShownFormValues } from './useShownFormValues.ts';
