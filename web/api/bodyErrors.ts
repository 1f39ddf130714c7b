import type { FieldError } from '../../shared/contract/core/errors.ts';
import { fieldErrorsOf } from '../../shared/contract/core/fieldMessages.ts';
import { type Operation, routeOf } from '../../shared/contract/routes.ts';

/**
 * What the handler's own schema would refuse in a body, or in the query of a call without one, in the
 * same words. This module holds the
 * schemas and zod: import it dynamically.
 */
export function bodyErrors(operation: Operation, body: unknown): FieldError[] {
  const { body: schema, query } = routeOf(operation);
  const parsed = (schema ?? query)?.safeParse(body, { reportInput: true });
  return parsed?.error ? fieldErrorsOf(parsed.error.issues) : [];
}
