import { useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ContractForm } from '../../../forms/useContractForm.ts';

/** Shows values saved elsewhere unless the form has unsaved changes. */
export function useResetOnSave<Values extends FieldValues>(form: ContractForm<Values>, saved: Values): void {
  const { reset, formState } = form.methods;
  const { isDirty } = formState;
  const written = JSON.stringify(saved);
  useEffect(() => {
    if (!isDirty) reset(JSON.parse(written) as Values);
  }, [reset, isDirty, written]);
}
