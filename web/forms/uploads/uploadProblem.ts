import { FILE_RULES, type FileKind } from '../../../shared/domain/core/files/fileKinds.ts';
import { isApiError } from '../../api/ApiError.ts';
import { errorMessage } from '../../api/errorMessage.ts';
import { i18n } from '../../i18n/i18n.ts';
import { megabytes } from './megabytes.ts';
import { UploadRefused, type RefusalReason } from './UploadRefused.ts';

/** The API's codes as reasons. */
const REASONS: Readonly<Record<string, RefusalReason>> = { MustSmaller: 'tooLarge', MustExist: 'lost' };

export interface UploadProblem {
  /** The problem and what to do. */
  readonly text: string;
  /** Whether sending the same file again may succeed. */
  readonly canRetry: boolean;
}

/** The message of a refused file. */
export function uploadProblem(thrown: unknown, kind: FileKind): UploadProblem {
  const reason = reasonOf(thrown, kind);
  if (reason === null)
    return { text: errorMessage(thrown) ?? i18n.t('uploads:problems.lost'), canRetry: true };
  const limit = megabytes(FILE_RULES[kind].largest);
  return { text: i18n.t(`uploads:problems.${reason}`, { limit }), canRetry: reason === 'lost' };
}

function reasonOf(thrown: unknown, kind: FileKind): RefusalReason | null {
  if (thrown instanceof UploadRefused) return thrown.reason;
  if (!isApiError(thrown, 'ValidationFailed')) return null;
  const code = thrown.errors[0]?.code ?? '';
  return REASONS[code] ?? (kind === 'packet' ? 'notDocument' : 'notPicture');
}
