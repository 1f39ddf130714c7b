import type { FieldError } from '../../shared/contract/errors.ts';
import { fieldErrorsOf } from '../../shared/contract/fieldMessages.ts';
import { type Operation, routeOf } from '../../shared/contract/routes.ts';

/**
 * What the handler's own schema would refuse in a body, in the same words. This module holds the
 * schemas and zod: import it dynamically.
 */
export function bodyErrors(operation: Operation, body: unknown): FieldError[] {
  const parsed = routeOf(operation).body?.safeParse(body, { reportInput: true });
  return parsed?.error ? fieldErrorsOf(parsed.error.issues) : [];
}
