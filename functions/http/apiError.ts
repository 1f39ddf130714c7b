import { ERRORS, type ErrorCode, type FieldError, type Problem } from '../../shared/contract/errors.ts';
import { fieldError, type FieldCode } from '../../shared/contract/fieldMessages.ts';

/** An answer of the error catalogue, thrown from anywhere in a handler. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly errors: readonly FieldError[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    options: { errors?: readonly FieldError[]; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(code, { cause: options.cause });
    this.name = 'ApiError';
    this.code = code;
    this.errors = options.errors;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  problem(requestId: string): Problem {
    const { status, title } = ERRORS[this.code];
    return {
      type: 'about:blank',
      status,
      title,
      code: this.code,
      requestId,
      ...(this.retryAfterSeconds !== undefined && { retryAfterSeconds: this.retryAfterSeconds }),
      ...(this.errors && { errors: this.errors }),
    };
  }
}

/** One field is wrong: the specification's form of refusal. */
export function wrongField(field: string, code: FieldCode): ApiError {
  return new ApiError('ValidationFailed', { errors: [fieldError(field, code)] });
}
