import type { Answer } from '../http/answer.ts';
import { jsonAnswer } from '../http/answer.ts';

/** API Gateway's answer when a function fails or returns something it cannot read. */
export const gatewayFailure = (): Answer => jsonAnswer(500, { message: 'Internal Server Error' });

/**
 * The HTTP answer for a handler's result, by the rules of payload format 2.0: without a `statusCode` the
 * whole value is the JSON body.
 */
export function toAnswer(result: unknown): Answer {
  if (typeof result !== 'object' || result === null || !('statusCode' in result))
    return result === undefined ? gatewayFailure() : jsonAnswer(200, result);
  const { statusCode } = result;
  if (typeof statusCode !== 'number') return gatewayFailure();
  const body = 'body' in result && typeof result.body === 'string' ? result.body : '';
  const encoding = 'isBase64Encoded' in result && result.isBase64Encoded === true ? 'base64' : 'utf8';
  const cookies = 'cookies' in result && Array.isArray(result.cookies) ? result.cookies.map(String) : [];
  return {
    status: statusCode,
    headers: { 'content-type': 'text/plain; charset=utf-8', ...headersOf(result) },
    cookies,
    body: Buffer.from(body, encoding),
  };
}

function headersOf(result: object): Record<string, string> {
  if (!('headers' in result) || typeof result.headers !== 'object' || result.headers === null) return {};
  return Object.fromEntries(
    Object.entries(result.headers)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
}
