import { isApiError } from '../../../api/ApiError.ts';

/** The deadline passed, or the organiser changed the fee, since the page was read. */
export const isFeeRefused = (thrown: unknown): boolean =>
  isApiError(thrown, 'ValidationFailed') && thrown.errors.some(({ field }) => field === 'fee');
