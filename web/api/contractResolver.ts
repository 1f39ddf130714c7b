import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { FieldError } from '../../shared/contract/core/errors.ts';
import type { Operation } from '../../shared/contract/routes.ts';

export interface ResolverOptions<Values> {
  /** Converts the typed values to the body of the call. */
  readonly toRequest?: (values: Values) => unknown;
  /** Errors that only the page can find. */
  readonly extraValidation?: (values: Values) => readonly FieldError[] | Promise<readonly FieldError[]>;
  /**
   * Computed fields of the wire, each with the field where a person can fix it. A name that ends in a dot
   * includes everything within.
   */
  readonly fieldAliases?: Readonly<Record<string, string>>;
}

/**
 * Validates a form with the schema of its call; the form's fields have the wire's names. The schemas are
 * fetched at the first validation, so that they cost the first load nothing.
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
    // After a deployment or without a network the schemas may be unavailable: the handler then validates
    // alone.
    const schemas = await import('./bodyErrors.ts').catch(() => null);
    const found = schemas?.bodyErrors(operation, toRequest(values)) ?? [];
    const errors = [...found, ...(await extraValidation(values))];
    if (errors.length === 0) return { values, errors: {} };
    const placed = inOrder(withFieldAliases(errors, fieldAliases), Object.keys(values));
    return { values: {}, errors: formErrors<Values>(placed) };
  };
}

/** Moves the error of a computed field to the one that a person can fix, unless that has its own. */
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

/** In the form's order, so that errors are listed from the top of the page downwards. */
function inOrder(errors: readonly FieldError[], fields: readonly string[]): FieldError[] {
  const place = ({ field }: FieldError) => {
    const index = fields.indexOf(field.split('.')[0] ?? field);
    return index < 0 ? fields.length : index;
  };
  return [...errors].sort((a, b) => place(a) - place(b));
}

/** The catalogue's errors in the shape of react-hook-form; the first error of a field is kept. */
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
