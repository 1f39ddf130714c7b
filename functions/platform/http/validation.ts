import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type * as z from 'zod/mini';
import { fieldErrorsOf } from '../../../shared/contract/core/fieldMessages.ts';
import type { ParsedRequest } from '../../../shared/contract/types.ts';
import type { Operation } from '../../../shared/contract/routes.ts';
import { ApiError, wrongField } from '../errors/apiError.ts';
import { contextOf, header, type Event, type SignedText } from './requestContext.ts';

/**
 * Parses path, query and body by the contract's schemas.
 * @throws {ApiError} NotFound for a path with impossible ids, ValidationFailed with every wrong field,
 * MalformedRequest, BodyTooLarge
 */
export function validate(event: Event): void {
  const context = contextOf(event);
  const { route } = context;
  const params = route.params?.safeParse(event.pathParameters ?? {});
  const query = route.query?.safeParse(event.queryStringParameters ?? {});
  const body = route.body?.safeParse(jsonBody(event), { reportInput: true });
  const issues = [query, body].flatMap((result) => result?.error?.issues ?? []);
  if (issues.length > 0) throw new ApiError('ValidationFailed', { errors: fieldErrorsOf(issues) });
  if (params && !params.success) throw new ApiError('NotFound');
  context.parsed = parsed({ params, query, body });
}

const LARGEST_BODY = 512 * 1024;

/**
 * The body's fields; none for no body, and for JSON that is not an object, so that validation names each
 * missing field.
 * @throws {ApiError} MalformedRequest, BodyTooLarge
 */
export function jsonBody(event: APIGatewayProxyEventV2): Record<string, unknown> {
  const body = textBody(event);
  if (Buffer.byteLength(body) > LARGEST_BODY) throw new ApiError('BodyTooLarge');
  if (body.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch (cause) {
    throw new ApiError('MalformedRequest', { cause });
  }
}

/** The body as it came; the gateway passes on as base64 what it does not know to be text. */
const textBody = ({ body = '', isBase64Encoded }: APIGatewayProxyEventV2): string =>
  isBase64Encoded ? Buffer.from(body, 'base64').toString() : body;

/** What a signed route checks: the signature is over the text, to the letter. */
export const signedText = (event: Event): SignedText =>
  contextOf(event).route.isSigned
    ? { body: textBody(event), signature: header(event, 'stripe-signature') ?? '' }
    : { body: '', signature: '' };

const LONGEST_KEY = 200;

/**
 * The Idempotency-Key, which becomes part of a key in the table; null without one.
 * @throws {ApiError} ValidationFailed for one that is longer than the contract says
 */
export function idempotencyKeyOf(event: Event): string | null {
  const key = header(event, 'idempotency-key')?.trim() ?? '';
  if (key.length > LONGEST_KEY) throw wrongField('Idempotency-Key', 'MustValid');
  return key || null;
}

type Result = z.core.util.SafeParseResult<unknown> | undefined;

/** The route's schemas made these values, so they have the types that the contract declares. */
function parsed(results: Record<'params' | 'query' | 'body', Result>): ParsedRequest<Operation> {
  const { params, query, body } = results;
  return { params: params?.data, query: query?.data, body: body?.data } as ParsedRequest<Operation>;
}
