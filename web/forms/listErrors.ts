import type { FieldErrors } from 'react-hook-form';

export interface ListedError {
  /** The field's name, `skaters.2.fullName` within a list. */
  readonly name: string;
  readonly message: string;
}

/** All errors of a form in field order, including nested fields and lists. */
export function listErrors(errors: FieldErrors, prefix = ''): ListedError[] {
  return Object.entries(errors).flatMap(([key, value]) => {
    const name = prefix ? `${prefix}.${key}` : key;
    if (!value || typeof value !== 'object' || key === 'ref') return [];
    if (typeof value.message === 'string') return [{ name, message: value.message }];
    return listErrors(value as FieldErrors, name);
  });
}
