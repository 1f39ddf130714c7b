import { isApiError } from '../../../api/ApiError.ts';

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
