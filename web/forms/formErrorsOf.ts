import type { FieldError } from '../../shared/contract/core/errors.ts';

/** Why a call was refused: sentences for fields, or one for the whole. */
export interface FormErrors {
  readonly message: string;
  readonly errors: readonly FieldError[];
}

/** Reads what a submit threw; the API's own error carries `errors`. Null for what is no error at all. */
export function formErrorsOf(thrown: unknown): FormErrors | null {
  if (!(thrown instanceof Error)) return null;
  const errors = 'errors' in thrown && Array.isArray(thrown.errors) ? (thrown.errors as FieldError[]) : [];
  return { message: thrown.message, errors };
}
