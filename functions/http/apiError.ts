import { ERRORS, type ErrorCode, type FieldError, type Problem } from '../../shared/contract/errors.ts';
import { fieldError, type FieldCode } from '../../shared/contract/fieldMessages.ts';

/** An answer of the error catalogue, thrown from anywhere in a handler. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly errors: readonly FieldError[] | undefined;

  constructor(code: ErrorCode, options: { errors?: readonly FieldError[]; cause?: unknown } = {}) {
    super(code, { cause: options.cause });
    this.name = 'ApiError';
    this.code = code;
    this.errors = options.errors;
  }

  problem(requestId: string): Problem {
    const { status, title } = ERRORS[this.code];
    const problem: Problem = { type: 'about:blank', status, title, code: this.code, requestId };
    return this.errors ? { ...problem, errors: this.errors } : problem;
  }
}

/** One field is wrong: the specification's form of refusal. */
export function wrongField(field: string, code: FieldCode): ApiError {
  return new ApiError('ValidationFailed', { errors: [fieldError(field, code)] });
}
