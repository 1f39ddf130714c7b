import { set } from 'react-hook-form';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** Fields of a form in which something stands that is none of their list, each with the sentence for it. */
export type UnknownFields = Map<string, string>;

const byForm = new WeakMap<object, UnknownFields>();

/** @param control of react-hook-form, which a form and its fields share */
export function unknownFieldsOf(control: object): UnknownFields {
  const known = byForm.get(control) ?? new Map<string, string>();
  byForm.set(control, known);
  return known;
}

/**
 * A resolver that also refuses what is none of a list. Such a field is empty in the form's values, so
 * the schema would call it empty, or send an optional one without what stands in it.
 */
export function rejectUnknown<Values extends FieldValues>(
  resolver: Resolver<Values>,
  unknown: () => ReadonlyMap<string, string>,
): Resolver<Values> {
  return async (values, context, options) => {
    const result = await resolver(values, context, options);
    const found = [...unknown()];
    if (found.length === 0) return result;
    const errors = { ...result.errors } as FieldErrors<Values>;
    for (const [name, message] of found) set(errors, name, { type: 'MustExist', message });
    return { values: {}, errors };
  };
}
