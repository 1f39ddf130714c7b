import { ApiError, isApiError } from '../../../api/ApiError.ts';

/** A refused submit whose price errors name the current price, in the words of the page. */
export function withCurrentPrices(thrown: unknown, words: (amount: number) => string): unknown {
  if (!isApiError(thrown, 'ValidationFailed')) return thrown;
  const { status, message: title, code, requestId, free } = thrown;
  const errors = thrown.errors.map((error) =>
    error.expected === undefined ? error : { ...error, message: words(error.expected) },
  );
  return new ApiError({ status, title, code, requestId, errors, ...(free && { free }) });
}
