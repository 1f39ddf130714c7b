import { ERRORS, type ErrorCode, type ProblemDetails } from '../../../shared/contract/core/errors.ts';
import { fieldError, type FieldCode } from '../../../shared/contract/core/fieldMessages.ts';

type Details = Pick<
  ProblemDetails,
  'errors' | 'retryAfterSeconds' | 'uses' | 'changed' | 'free' | 'familyRoom' | 'by' | 'range'
>;

interface ForTheLog {
  readonly cause?: unknown;
  readonly account?: string | null;
}

/** An answer of the error catalogue, thrown from anywhere in a handler. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;
  /** The account that was tried, where there is no session; for the log alone. */
  readonly account: string | null;

  constructor(code: ErrorCode, { cause, account, ...details }: Details & ForTheLog = {}) {
    super(code, { cause });
    this.name = 'ApiError';
    this.code = code;
    this.account = account ?? null;
    this.details = details;
  }

  problem(requestId: string): ProblemDetails {
    const { status, title } = ERRORS[this.code];
    return { type: 'about:blank', status, title, code: this.code, requestId, ...this.details };
  }
}

/** The refusal of one field. */
export function wrongField(field: string, code: FieldCode): ApiError {
  return new ApiError('ValidationFailed', { errors: [fieldError(field, code)] });
}

export interface InvalidField {
  readonly field: string;
  readonly code: FieldCode;
}

/** @throws {ApiError} ValidationFailed naming each field, if there are any problems */
export function refuse(problems: readonly InvalidField[]): void {
  if (problems.length === 0) return;
  throw new ApiError('ValidationFailed', {
    errors: problems.map(({ field, code }) => fieldError(field, code)),
  });
}
