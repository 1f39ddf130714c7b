import { set } from 'react-hook-form';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** Fields whose text is no option of their list, with the message for each. */
export type UnknownFields = Map<string, string>;

const byForm = new WeakMap<object, UnknownFields>();

/** @param control of react-hook-form, which a form and its fields share */
export function unknownFieldsOf(control: object): UnknownFields {
  const known = byForm.get(control) ?? new Map<string, string>();
  byForm.set(control, known);
  return known;
}

/**
 * A resolver that also refuses text that is no option. Such a field's value is empty, so the schema would
 * report it as empty or drop the text of an optional field.
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
