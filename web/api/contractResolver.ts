import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { FieldError } from '../../shared/contract/errors.ts';
import type { Operation } from '../../shared/contract/routes.ts';

/**
 * Validates a form by the schema of the call it makes. The schemas are fetched when a form is first
 * validated, so that they cost the first load nothing. `toBody` makes the wire's body of what was
 * typed; the form's fields carry the wire's names. `also` adds errors that only the page can know.
 */
export function contractResolver<Values extends FieldValues>(
  operation: Operation,
  toBody: (values: Values) => unknown = (values) => values,
  also: (values: Values) => readonly FieldError[] = () => [],
): Resolver<Values> {
  return async (values) => {
    const { bodyErrors } = await import('./bodyErrors.ts');
    const errors = [...bodyErrors(operation, toBody(values)), ...also(values)];
    return errors.length === 0 ? { values, errors: {} } : { values: {}, errors: formErrors<Values>(errors) };
  };
}

/** The catalogue's errors in the shape of react-hook-form; the first error of a field stands. */
export function formErrors<Values extends FieldValues>(errors: readonly FieldError[]): FieldErrors<Values> {
  const tree: Record<string, unknown> = {};
  for (const { field, code, message } of errors) {
    const path = field.split('.');
    const leaf = path.pop() ?? field;
    let node = tree;
    for (const part of path) node = (node[part] ??= {}) as Record<string, unknown>;
    node[leaf] ??= { type: code, message };
  }
  return tree as FieldErrors<Values>;
}
