import type { ErrorCode } from '../../shared/contract/core/errors.ts';
import { i18n } from '../i18n/i18n.ts';
import { isApiError } from './ApiError.ts';

/**
 * The sentence for a refused call that no field is to blame for. One that got no answer may have been
 * carried out all the same; with its Idempotency-Key it can be sent again.
 */
export function errorMessage(thrown: unknown): string | undefined {
  if (!isApiError(thrown)) return undefined;
  if (thrown.status === 0) return i18n.t('problems.unreachable');
  if (thrown.code === 'TooManyAttempts') {
    return i18n.t('problems.TooManyAttempts', {
      count: Math.max(1, Math.ceil(thrown.retryAfterSeconds / 60)),
    });
  }
  if (thrown.status < 500) {
    return i18n.t(`problems.${thrown.code as Exclude<ErrorCode, 'TooManyAttempts'>}`);
  }
  const sentence = i18n.t(thrown.code === 'Busy' ? 'problems.Busy' : 'problems.Unexpected');
  return thrown.requestId ? `${sentence} (${thrown.requestId})` : sentence;
}
