import { useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ContractForm } from '../../forms/useContractForm.ts';

/** Shows what was saved elsewhere, unless something is typed here: that stays until it is saved. */
export function useResetOnSave<Values extends FieldValues>(form: ContractForm<Values>, saved: Values): void {
  const { reset, formState } = form.methods;
  const { isDirty } = formState;
  const written = JSON.stringify(saved);
  useEffect(() => {
    if (!isDirty) reset(JSON.parse(written) as Values);
  }, [reset, isDirty, written]);
}
