import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { DefaultValues, FieldErrors, FieldValues, Path, Resolver, UseFormReturn } from 'react-hook-form';
import { formErrorsOf } from './formErrorsOf.ts';
import { inFieldOrder } from './inFieldOrder.ts';
import { listErrors } from './listErrors.ts';
import { rejectUnknown, unknownFieldsOf } from './unknownFields.ts';

export interface ContractFormOptions<Values extends FieldValues> {
  /** In the order of the fields on the screen, in which errors are listed. */
  readonly defaultValues: DefaultValues<Values>;
  /** The contractResolver of the form's call. */
  readonly resolver: Resolver<Values>;
  /** Makes the call. Errors are shown: `errors` at their fields, others above the form. */
  readonly onSubmit: (values: Values) => Promise<void>;
  /** Computed fields of the wire, each with the field where a person can fix it. */
  readonly fieldAliases?: Readonly<Record<string, string>>;
  /** The message for an error without a field; the error's own by default. */
  readonly errorMessage?: (thrown: unknown) => string | undefined;
}

export interface ContractForm<Values extends FieldValues> {
  readonly methods: UseFormReturn<Values>;
  readonly submit: (event?: React.SyntheticEvent) => Promise<void>;
  /** The last submit's error without a field; null otherwise. */
  readonly refusal: string | null;
}

/**
 * A form of the contract. It validates on submit and when a field with text is left, then on each key.
 * Server errors appear at their fields. No error loses typed text.
 */
export function useContractForm<Values extends FieldValues>(
  options: ContractFormOptions<Values>,
): ContractForm<Values> {
  const { defaultValues, resolver, onSubmit, fieldAliases = {}, errorMessage } = options;
  const methods: UseFormReturn<Values> = useForm<Values>({
    defaultValues,
    resolver: inFieldOrder(
      rejectUnknown(resolver, () => unknownFieldsOf(methods.control)),
      Object.keys(defaultValues),
    ),
    mode: 'onTouched',
    // React Hook Form would take the first field that was drawn, and a lazy part is drawn last.
    shouldFocusError: false,
  });
  const [refusal, setRefusal] = useState<string | null>(null);

  const focusFirst = (errors: FieldErrors<Values>) => {
    const [first] = listErrors(errors);
    if (first) methods.setFocus(first.name as Path<Values>);
  };
  const submit = methods.handleSubmit(async (values) => {
    setRefusal(null);
    try {
      await onSubmit(values);
    } catch (thrown) {
      const found = formErrorsOf(thrown);
      if (!found) throw thrown;
      if (found.errors.length === 0) setRefusal(errorMessage?.(thrown) ?? found.message);
      found.errors.forEach(({ field, code, message }, index) => {
        const name = (fieldAliases[field] ?? field) as Path<Values>;
        methods.setError(name, { type: code, message }, { shouldFocus: index === 0 });
      });
    }
  }, focusFirst);

  return { methods, submit, refusal };
}
