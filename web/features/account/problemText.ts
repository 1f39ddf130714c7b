import { isApiError } from '../../api/ApiError.ts';
import { errorMessage } from '../../api/errorMessage.ts';

/** What to say of a refused call: the field's own sentence, or that of the refusal; undefined for other errors. */
export function problemText(thrown: unknown): string | undefined {
  return isApiError(thrown) ? (thrown.errors[0]?.message ?? errorMessage(thrown)) : undefined;
}
