import { ApiError } from '../../../platform/errors/apiError.ts';
import { logError } from '../../../platform/log.ts';
import { removeDevices } from '../../../store/people/push/deviceRepository.ts';

/** Somebody else may change the account's devices at the same moment. */
const ATTEMPTS = 3;

/**
 * Pushes no more to the browser of a session that was ended on purpose. A log-out never fails: what cannot be removed
 * now ends with the browser's own subscription.
 */
export async function endPushOfSession(accountId: string, sessionId: string): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1)
    try {
      await removeDevices(accountId, (device) => device.sessionId === sessionId);
      return;
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'Busy')) throw error;
    }
  logError('pushNotEnded');
}
