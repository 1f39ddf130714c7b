import { isApiError } from '../../../api/ApiError.ts';

/** Whether an entry was refused because the form is another one by now: its prices, events or questions. */
export function isOutdated(thrown: unknown): boolean {
  const errors = isApiError(thrown, 'ValidationFailed') ? (thrown.errors ?? []) : [];
  return errors.some(
    ({ field, code }) =>
      (code === 'MustCorrect' && field !== 'age') ||
      (field === 'event' && code !== 'AlreadyExist') ||
      field.startsWith('answers.'),
  );
}
