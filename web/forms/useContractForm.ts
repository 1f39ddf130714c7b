import { useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import type { FieldError } from '../../shared/contract/core/errors.ts';
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

/** Errors of a refused call: messages for fields, or one for the form. */
interface FormErrors {
  readonly message: string;
  readonly errors: readonly FieldError[];
}

/** Reads a thrown value; the API's own error carries `errors`. Null if it is not an error. */
export function formErrorsOf(thrown: unknown): FormErrors | null {
  if (!(thrown instanceof Error)) return null;
  const errors = 'errors' in thrown && Array.isArray(thrown.errors) ? (thrown.errors as FieldError[]) : [];
  return { message: thrown.message, errors };
}

/** A resolver that lists errors in the order of the form's fields; other names stay behind them. */
export function inFieldOrder<Values extends FieldValues>(
  resolver: Resolver<Values>,
  fields: readonly string[],
): Resolver<Values> {
  const placeOf = (name: string) => (fields.includes(name) ? fields.indexOf(name) : fields.length);
  return async (values, context, options) => {
    const result = await resolver(values, context, options);
    const found = Object.entries(result.errors);
    if (found.length === 0) return result;
    const sorted = found.sort(([one], [other]) => placeOf(one) - placeOf(other));
    return { values: {}, errors: Object.fromEntries(sorted) as FieldErrors<Values> };
  };
}
