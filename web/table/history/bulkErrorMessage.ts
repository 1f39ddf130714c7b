import { isApiError } from '../../api/ApiError.ts';
import { errorMessage } from '../../api/errorMessage.ts';
import { formatList } from '../../i18n/formats.ts';

interface Words {
  /** The change can no longer be undone. */
  readonly gone: string;
  /** Someone else changed these meanwhile. */
  readonly changed: (names: string) => string;
}

/** The message of a refused bulk change or undo, with names if the server gives them. */
export function bulkErrorMessage(thrown: unknown, words: Words): string {
  if (isApiError(thrown, 'NotFound')) return words.gone;
  const changed = isApiError(thrown, 'VersionConflict') ? thrown.changed : [];
  if (changed.length > 0) return words.changed(formatList(changed.map(({ name }) => name)));
  return errorMessage(thrown) ?? String(thrown);
}
