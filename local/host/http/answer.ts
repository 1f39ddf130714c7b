import { randomUUID } from 'node:crypto';
import { ERRORS, type ErrorCode, type ProblemDetails } from '../../../shared/contract/core/errors.ts';

/** An answer before it is sent. Header names are lower case. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies?: readonly string[];
  readonly body: Buffer;
}

export function jsonAnswer(status: number, value: unknown, contentType = 'application/json'): Answer {
  return { status, headers: { 'content-type': contentType }, body: Buffer.from(JSON.stringify(value)) };
}

export function textAnswer(status: number, text: string): Answer {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: Buffer.from(text) };
}

/** A refusal in the product's own form, for what never reached a function. */
export function problemAnswer(code: ErrorCode, headers: Readonly<Record<string, string>> = {}): Answer {
  const problem: ProblemDetails = { type: 'about:blank', ...ERRORS[code], code, requestId: randomUUID() };
  const answer = jsonAnswer(problem.status, problem, 'application/problem+json; charset=utf-8');
  return { ...answer, headers: { ...answer.headers, 'cache-control': 'private, no-store', ...headers } };
}
