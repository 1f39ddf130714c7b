import type { ErrorCode } from '../../shared/contract/core/errors.ts';
import { i18n } from '../i18n/i18n.ts';
import { isApiError } from './ApiError.ts';

/**
 * The message of a refused call without field errors. A call without an answer may still have been carried
 * out; its Idempotency-Key makes it safe to repeat.
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
  // Whoever is told to try again has nothing to report: no number.
  if (thrown.code === 'Busy' || thrown.code === 'CardsNotAnswering') return i18n.t(`problems.${thrown.code}`);
  const sentence = i18n.t(
    thrown.code === 'InsufficientStorage' ? 'problems.InsufficientStorage' : 'problems.Unexpected',
  );
  return thrown.requestId ? `${sentence} (${thrown.requestId})` : sentence;
}
