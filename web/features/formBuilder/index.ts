export { FormBuilderFields } from './EntryFormFields.tsx';
export {
  contradictions,
  formRequest,
  formBuilderErrors,
  type FormBuilderValues,
  FORM_FIELD_ALIASES,
  formValues,
  newFormValues,
} from './entryFormValues.ts';
export { PreviewButton } from './preview/PreviewButton.tsx';
export { useFormValueText } from './useShownFormValues.ts';
