export { FormBuilderFields } from './FormBuilderFields.tsx';
export {
  contradictions,
  formRequest,
  formBuilderErrors,
  type FormBuilderValues,
  FORM_FIELD_ALIASES,
  formValues,
  newFormValues,
} from './formBuilderValues.ts';
export { PreviewButton } from './preview/PreviewButton.tsx';
export { useFormValueText } from './useFormValueText.ts';
