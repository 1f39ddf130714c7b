import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { FieldError } from '../../shared/contract/core/errors.ts';
import type { Operation } from '../../shared/contract/routes.ts';

export interface ResolverOptions<Values> {
  /** Makes the wire's body of what was typed. */
  readonly toRequest?: (values: Values) => unknown;
  /** Errors that only the page can know. */
  readonly extraValidation?: (values: Values) => readonly FieldError[];
  /**
   * Fields of the wire that the page computes, each with the field that a person can mend. A name
   * that ends in a dot stands for everything within.
   */
  readonly fieldAliases?: Readonly<Record<string, string>>;
}

/**
 * Validates a form by the schema of the call it makes; the form's fields carry the wire's names. The
 * schemas are fetched when a form is first validated, so that they cost the first load nothing.
 */
export function contractResolver<Values extends FieldValues>(
  operation: Operation,
  {
    toRequest = (values) => values,
    extraValidation = () => [],
    fieldAliases = {},
  }: ResolverOptions<Values> = {},
): Resolver<Values> {
  return async (values) => {
    // A deployment or a dead network may have taken the schemas away: the handler then judges alone.
    const schemas = await import('./bodyErrors.ts').catch(() => null);
    const errors = [...(schemas?.bodyErrors(operation, toRequest(values)) ?? []), ...extraValidation(values)];
    if (errors.length === 0) return { values, errors: {} };
    const placed = inOrder(withFieldAliases(errors, fieldAliases), Object.keys(values));
    return { values: {}, errors: formErrors<Values>(placed) };
  };
}

/** Moves the error of a computed field to the one that a person can mend, unless that has its own. */
export function withFieldAliases(
  errors: readonly FieldError[],
  fieldAliases: Readonly<Record<string, string>>,
): FieldError[] {
  const placeOf = (field: string) =>
    fieldAliases[field] ?? (field.includes('.') ? fieldAliases[`${field.split('.')[0]}.`] : undefined);
  const own = errors.filter(({ field }) => placeOf(field) === undefined);
  const moved = errors.flatMap((error) => {
    const field = placeOf(error.field);
    return field === undefined || own.some((one) => one.field === field) ? [] : [{ ...error, field }];
  });
  return [...own, ...moved];
}

/** As the form lists its fields, so that what is wrong is read from the top of the page downwards. */
function inOrder(errors: readonly FieldError[], fields: readonly string[]): FieldError[] {
  const place = ({ field }: FieldError) => {
    const index = fields.indexOf(field.split('.')[0] ?? field);
    return index < 0 ? fields.length : index;
  };
  return [...errors].sort((a, b) => place(a) - place(b));
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
