import type { FieldError } from '../../shared/contract/core/errors.ts';

/** Errors of a refused call: messages for fields, or one for the form. */
export interface FormErrors {
  readonly message: string;
  readonly errors: readonly FieldError[];
}

/** Reads a thrown value; the API's own error carries `errors`. Null if it is not an error. */
export function formErrorsOf(thrown: unknown): FormErrors | null {
  if (!(thrown instanceof Error)) return null;
  const errors = 'errors' in thrown && Array.isArray(thrown.errors) ? (thrown.errors as FieldError[]) : [];
  return { message: thrown.message, errors };
}
