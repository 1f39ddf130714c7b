import { FILE_RULES, type FileKind } from '../../../shared/domain/files/fileKinds.ts';
import { isApiError } from '../../api/ApiError.ts';
import { errorMessage } from '../../api/errorMessage.ts';
import { i18n } from '../../i18n/i18n.ts';
import { megabytes } from './megabytes.ts';
import { UploadRefused, type RefusalReason } from './UploadRefused.ts';

/** What the API's codes mean for a file. */
const REASONS: Readonly<Record<string, RefusalReason>> = { MustSmaller: 'tooLarge', MustExist: 'lost' };

export interface UploadProblem {
  /** What is wrong, and what to do. */
  readonly text: string;
  /** Whether the same file may be taken if it is sent again. */
  readonly canRetry: boolean;
}

/** Why a file was not taken, for people. */
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
