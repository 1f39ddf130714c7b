import type { FieldError } from '../../shared/contract/core/errors.ts';
import { fieldErrorsOf } from '../../shared/contract/core/fieldMessages.ts';
import { type Operation, routeOf } from '../../shared/contract/routes.ts';

/**
 * The errors that the handler's own schema finds in a body, or in the query of a call without one. This
 * module contains the schemas and zod: import it dynamically.
 */
export function bodyErrors(operation: Operation, body: unknown): FieldError[] {
  const { body: schema, query } = routeOf(operation);
  const parsed = (schema ?? query)?.safeParse(body, { reportInput: true });
  return parsed?.error ? fieldErrorsOf(parsed.error.issues) : [];
}
