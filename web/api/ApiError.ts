import { currentTime } from '../clock.ts';
import type { ErrorCode, FieldError, Problem } from '../../shared/contract/core/errors.ts';

/** `Unreachable` is the page's own: no answer came, so nobody knows whether the call was carried out. */
export type FailureCode = ErrorCode | 'Unreachable';

/** A call that did not succeed, with the problem that the answer carried (RFC 9457). */
export class ApiError extends Error {
  /** HTTP status; 0 where no answer came. */
  readonly status: number;
  readonly code: FailureCode;
  /** What to tell the people who run the product; empty where no answer came. */
  readonly requestId: string;
  readonly errors: readonly FieldError[];
  /** With TooManyAttempts and Busy: when trying again makes sense; 0 where the answer does not say. */
  readonly retryAfterSeconds: number;
  /** With RinkInUse: what uses it. */
  readonly uses: NonNullable<Problem['uses']>;
  /** With a price that is another by now: the steps of the ladder that are free for who enters. */
  readonly free: NonNullable<Problem['free']> | null;
  /** With VersionConflict of a change of several: those that somebody changed since. */
  readonly changed: NonNullable<Problem['changed']>;

  constructor(problem: Omit<Problem, 'type' | 'code'> & { readonly code: FailureCode }) {
    super(problem.title);
    this.name = 'ApiError';
    this.status = problem.status;
    this.code = problem.code;
    this.requestId = problem.requestId;
    this.errors = problem.errors ?? [];
    this.retryAfterSeconds = problem.retryAfterSeconds ?? 0;
    this.uses = problem.uses ?? [];
    this.free = problem.free ?? null;
    this.changed = problem.changed ?? [];
  }

  static unreachable(): ApiError {
    return new ApiError({ status: 0, title: 'No answer', code: 'Unreachable', requestId: '' });
  }

  /**
   * Reads a failed answer. One that is no problem document comes from a gateway before us: by its status
   * it is `Busy`, or else `Unexpected`.
   */
  static async from(response: Response): Promise<ApiError> {
    const problem = await problemIn(response);
    const isBusy = problem.code === undefined && BUSY_STATUSES.includes(response.status);
    return new ApiError({
      retryAfterSeconds: retryAfterOf(response),
      ...problem,
      status: response.status,
      title: problem.title ?? response.statusText,
      code: problem.code ?? (isBusy ? 'Busy' : 'Unexpected'),
      requestId: problem.requestId ?? response.headers.get('x-request-id') ?? '',
    });
  }
}

/** What a gateway answers when too many ask, or when what is behind it does not answer in time. */
const BUSY_STATUSES: readonly number[] = [429, 502, 503, 504];

/** Nothing of the JSON that is no problem of ours: a gateway has its own (`{"message": ...}`). */
async function problemIn(response: Response): Promise<Partial<Problem>> {
  const body: unknown = await response.json().catch(() => null);
  return typeof body === 'object' && body !== null && 'code' in body ? (body as Partial<Problem>) : {};
}

/** Seconds that the answer asks to wait, as a number or until a date; 0 where it does not say. */
function retryAfterOf(response: Response): number {
  const header = response.headers.get('retry-after') ?? '';
  if (/^\d+$/.test(header)) return Number(header);
  const until = Date.parse(header);
  return Number.isNaN(until) ? 0 : Math.max(0, Math.ceil((until - currentTime().getTime()) / 1000));
}

export function isApiError(error: unknown, code?: FailureCode): error is ApiError {
  return error instanceof ApiError && (code === undefined || error.code === code);
}
