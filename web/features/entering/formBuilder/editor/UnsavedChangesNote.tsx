import { useDeferredValue, useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Form } from '../../../../../shared/contract/entering/competitions/forms.ts';
import type { FormBuilderValues } from '../formBuilderValues.ts';
import { isFormChanged } from './isFormChanged.ts';

interface UnsavedChangesNoteProps {
  readonly stored: Form;
  /** Called with the typed values after a pause; null if they equal the stored form. */
  readonly onChange: (values: FormBuilderValues | null) => void;
}

const QUIET_MS = 400;

export function UnsavedChangesNote({ stored, onChange }: UnsavedChangesNoteProps) {
  const { t } = useTranslation('formBuilder');
  const values = useDeferredValue(useWatch<FormBuilderValues>() as FormBuilderValues);
  const isChanged = isFormChanged(values, stored);
  useEffect(() => {
    const timer = setTimeout(() => onChange(isChanged ? values : null), QUIET_MS);
    return () => clearTimeout(timer);
  }, [values, isChanged, onChange]);
  return isChanged ? <strong>{t('bar.unsaved')}</strong> : t('bar.saved');
}
