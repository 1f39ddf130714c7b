import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** A resolver that says some codes in the page's own words, where the specification's sentence helps nobody. */
export function inOwnWords<Values extends FieldValues>(
  resolver: Resolver<Values>,
  words: Readonly<Record<string, string>>,
): Resolver<Values> {
  return async (values, context, options) => {
    const result = await resolver(values, context, options);
    const found = Object.entries(result.errors) as [string, FieldError][];
    if (found.length === 0) return result;
    const worded = found.map(([field, error]) => [
      field,
      { ...error, message: words[error.type] ?? error.message },
    ]);
    return { values: {}, errors: Object.fromEntries(worded) as FieldErrors<Values> };
  };
}
