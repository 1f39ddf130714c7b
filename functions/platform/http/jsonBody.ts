import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { ApiError } from '../errors/apiError.ts';

const LARGEST_BODY = 512 * 1024;

/**
 * The body's fields. No body, or JSON that is no object, has none of them, so that each field that is
 * missing is named.
 * @throws {ApiError} MalformedRequest, BodyTooLarge
 */
export function jsonBody(event: APIGatewayProxyEventV2): Record<string, unknown> {
  const body = event.isBase64Encoded
    ? Buffer.from(event.body ?? '', 'base64').toString()
    : (event.body ?? '');
  if (Buffer.byteLength(body) > LARGEST_BODY) throw new ApiError('BodyTooLarge');
  if (body.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch (cause) {
    throw new ApiError('MalformedRequest', { cause });
  }
}
