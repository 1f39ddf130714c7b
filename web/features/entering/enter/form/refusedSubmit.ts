import { ApiError, isApiError } from '../../../../api/ApiError.ts';

/** Whether the server refused the entry because the form's prices, events or questions have changed. */
export function isOutdated(thrown: unknown): boolean {
  const errors = isApiError(thrown, 'ValidationFailed') ? (thrown.errors ?? []) : [];
  return errors.some(
    ({ field, code }) =>
      (code === 'MustCorrect' && field !== 'age') ||
      (field === 'event' && code !== 'AlreadyExist') ||
      field.startsWith('answers.'),
  );
}

/** A refused submit whose price errors name the current price, in the words of the page. */
export function withCurrentPrices(thrown: unknown, words: (amount: number) => string): unknown {
  if (!isApiError(thrown, 'ValidationFailed')) return thrown;
  const { status, message: title, code, requestId, free, familyRoom } = thrown;
  const errors = thrown.errors.map((error) =>
    error.expected === undefined ? error : { ...error, message: words(error.expected) },
  );
  return new ApiError({
    status,
    title,
    code,
    requestId,
    errors,
    ...(free && { free }),
    ...(familyRoom !== null && { familyRoom }),
  });
}
