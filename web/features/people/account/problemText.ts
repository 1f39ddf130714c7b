import { isApiError } from '../../../api/ApiError.ts';
import { errorMessage } from '../../../api/errorMessage.ts';

/** The message of a refused call: its first field's, otherwise its own; undefined for other errors. */
export function problemText(thrown: unknown): string | undefined {
  return isApiError(thrown) ? (thrown.errors[0]?.message ?? errorMessage(thrown)) : undefined;
}
