import { currentTime } from '../clock.ts';
import type { ErrorCode, FieldError, ProblemDetails } from '../../shared/contract/core/errors.ts';

/** `Unreachable` is the page's own code: no answer came, so the call may or may not have been carried out. */
export type FailureCode = ErrorCode | 'Unreachable';

/** A failed call, with the problem of its answer (RFC 9457). */
export class ApiError extends Error {
  /** HTTP status; 0 without an answer. */
  readonly status: number;
  readonly code: FailureCode;
  /** The id to quote to the people who run the product; empty without an answer. */
  readonly requestId: string;
  readonly errors: readonly FieldError[];
  /** With TooManyAttempts and Busy: the seconds after which to try again; 0 if the answer names none. */
  readonly retryAfterSeconds: number;
  /** With RinkInUse: the rink's uses. */
  readonly uses: NonNullable<ProblemDetails['uses']>;
  /** With a changed price: the free price steps of the entrant. */
  readonly free: NonNullable<ProblemDetails['free']> | null;
  /** With a changed price: what the family cap leaves for the entry, in minor units. */
  readonly familyRoom: number | null;
  /** With VersionConflict of a bulk change: the records that another account has changed since. */
  readonly changed: NonNullable<ProblemDetails['changed']>;
  /** With ResultApproved and CorrectionProposed: who was first. */
  readonly by: string | null;
  /** With MarkOutsideRange: the range of the flight, in tenths. */
  readonly range: NonNullable<ProblemDetails['range']> | null;

  constructor(problem: Omit<ProblemDetails, 'type' | 'code'> & { readonly code: FailureCode }) {
    super(problem.title);
    this.name = 'ApiError';
    this.status = problem.status;
    this.code = problem.code;
    this.requestId = problem.requestId;
    this.errors = problem.errors ?? [];
    this.retryAfterSeconds = problem.retryAfterSeconds ?? 0;
    this.uses = problem.uses ?? [];
    this.free = problem.free ?? null;
    this.familyRoom = problem.familyRoom ?? null;
    this.changed = problem.changed ?? [];
    this.by = problem.by ?? null;
    this.range = problem.range ?? null;
  }

  static unreachable(): ApiError {
    return new ApiError({ status: 0, title: 'No answer', code: 'Unreachable', requestId: '' });
  }

  /**
   * Reads a failed answer. An answer that is no problem document comes from a gateway before us: its status
   * makes it `Busy` or `Unexpected`.
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

/** The statuses of a gateway under too many requests, or whose server does not answer in time. */
const BUSY_STATUSES: readonly number[] = [429, 502, 503, 504];

/** Undefined for JSON that is no problem of ours: a gateway has its own format (`{"message": ...}`). */
async function problemIn(response: Response): Promise<Partial<ProblemDetails>> {
  const body: unknown = await response.json().catch(() => null);
  return typeof body === 'object' && body !== null && 'code' in body ? (body as Partial<ProblemDetails>) : {};
}

/** The seconds to wait, from a number or a date; 0 if the answer has neither. */
function retryAfterOf(response: Response): number {
  const header = response.headers.get('retry-after') ?? '';
  if (/^\d+$/.test(header)) return Number(header);
  const until = Date.parse(header);
  return Number.isNaN(until) ? 0 : Math.max(0, Math.ceil((until - currentTime().getTime()) / 1000));
}

export function isApiError(error: unknown, code?: FailureCode): error is ApiError {
  return error instanceof ApiError && (code === undefined || error.code === code);
}
