import { isApiError } from '../../api/ApiError.ts';
import { refusalText } from '../../api/refusalText.ts';

/** What to say of a refused call: the field's own sentence, or that of the refusal; undefined for other errors. */
export function problemText(thrown: unknown): string | undefined {
  return isApiError(thrown) ? (thrown.errors[0]?.message ?? refusalText(thrown)) : undefined;
}
