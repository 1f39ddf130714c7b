import type * as z from 'zod/mini';
import { fieldErrorsOf } from '../../../shared/contract/core/fieldMessages.ts';
import type { ParsedRequest } from '../../../shared/contract/types.ts';
import type { Operation } from '../../../shared/contract/routes.ts';
import { ApiError, wrongField } from '../errors/apiError.ts';
import { contextOf, header, type Event } from './requestContext.ts';
import { jsonBody } from './jsonBody.ts';

/**
 * Parses path, query and body by the contract's schemas.
 * @throws {ApiError} NotFound for a path that names nothing possible, ValidationFailed with every wrong field
 */
export function validate(event: Event): void {
  const exchange = contextOf(event);
  const { route } = exchange;
  const params = route.params?.safeParse(event.pathParameters ?? {});
  const query = route.query?.safeParse(event.queryStringParameters ?? {});
  const body = route.body?.safeParse(jsonBody(event), { reportInput: true });
  const issues = [query, body].flatMap((result) => result?.error?.issues ?? []);
  if (issues.length > 0) throw new ApiError('ValidationFailed', { errors: fieldErrorsOf(issues) });
  if (params && !params.success) throw new ApiError('NotFound');
  exchange.parsed = parsed({ params, query, body });
}

const LONGEST_KEY = 200;

/**
 * The Idempotency-Key, which becomes part of a key of the table; null where there is none.
 * @throws {ApiError} ValidationFailed for one that is longer than the contract says
 */
export function idempotencyKeyOf(event: Event): string | null {
  const key = header(event, 'idempotency-key')?.trim() ?? '';
  if (key.length > LONGEST_KEY) throw wrongField('Idempotency-Key', 'MustValid');
  return key || null;
}

type Result = z.core.util.SafeParseResult<unknown> | undefined;

/** The schemas of the route made these values; that they fit the handler's types is the contract's word. */
function parsed(results: Record<'params' | 'query' | 'body', Result>): ParsedRequest<Operation> {
  const { params, query, body } = results;
  return { params: params?.data, query: query?.data, body: body?.data } as ParsedRequest<Operation>;
}
