import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

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
