import { isApiError } from '../../api/ApiError.ts';
import { errorMessage } from '../../api/errorMessage.ts';
import { formatList } from '../../i18n/formats.ts';

interface Words {
  /** The change that was to be undone can be undone no more. */
  readonly gone: string;
  /** Somebody changed these in the meantime. */
  readonly changed: (names: string) => string;
}

/** Why a change of several records, or its undoing, was refused: by name where the server names them. */
export function bulkErrorMessage(thrown: unknown, words: Words): string {
  if (isApiError(thrown, 'NotFound')) return words.gone;
  const changed = isApiError(thrown, 'VersionConflict') ? thrown.changed : [];
  if (changed.length > 0) return words.changed(formatList(changed.map(({ name }) => name)));
  return errorMessage(thrown) ?? String(thrown);
}
