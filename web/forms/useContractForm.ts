import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { DefaultValues, FieldValues, Path, Resolver, UseFormReturn } from 'react-hook-form';
import { formErrorsOf } from './formErrorsOf.ts';
import { rejectUnknown, unknownFieldsOf } from './unknownFields.ts';

export interface ContractFormOptions<Values extends FieldValues> {
  readonly defaultValues: DefaultValues<Values>;
  /** Made from the schema of the call that the form makes. */
  readonly resolver: Resolver<Values>;
  /** Makes the call. What it throws is shown: `errors` at their fields, the rest above the form. */
  readonly onSubmit: (values: Values) => Promise<void>;
  /** Fields of the wire that the page computes, each with the field where it can be mended. */
  readonly fieldAliases?: Readonly<Record<string, string>>;
  /** The sentence for a refusal that no field is to blame for; the error's own by default. */
  readonly errorMessage?: (thrown: unknown) => string | undefined;
}

export interface ContractForm<Values extends FieldValues> {
  readonly methods: UseFormReturn<Values>;
  readonly submit: (event?: React.SyntheticEvent) => Promise<void>;
  /** Why the last submit was refused where no field is to blame; null otherwise. */
  readonly refusal: string | null;
}

/**
 * A form of the contract: validated by the resolver when it is sent, and when a field is left in which
 * something was typed, from then on with each key; sent by `onSubmit`, and given the server's field errors
 * where they belong. Nothing typed is ever lost to an error.
 */
export function useContractForm<Values extends FieldValues>(
  options: ContractFormOptions<Values>,
): ContractForm<Values> {
  const { defaultValues, resolver, onSubmit, fieldAliases = {}, errorMessage } = options;
  const methods: UseFormReturn<Values> = useForm<Values>({
    defaultValues,
    resolver: rejectUnknown(resolver, () => unknownFieldsOf(methods.control)),
    mode: 'onTouched',
    shouldFocusError: true,
  });
  const [refusal, setRefusal] = useState<string | null>(null);

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
  });

  return { methods, submit, refusal };
}
