import { ApiError } from '../../../platform/errors/apiError.ts';
import { logError } from '../../../platform/log.ts';
import { removeDevices, type PushDevice } from '../../../store/people/push/deviceRepository.ts';

/** Somebody else may change the account's devices at the same moment. */
const ATTEMPTS = 3;

/** Pushes no more to the browser of a session that was ended on purpose. */
export const endPushOfSession = (accountId: string, sessionId: string): Promise<void> =>
  endPush(accountId, (device) => device.sessionId === sessionId);

/** Of all devices but those of one session: a phone whose session ran out still gets pushes, and no list has it. */
export const endPushOfOthers = (accountId: string, sessionId: string): Promise<void> =>
  endPush(accountId, (device) => device.sessionId !== sessionId);

/** A log-out never fails: what cannot be removed now ends with the browser's own subscription. */
async function endPush(accountId: string, isEnded: (device: PushDevice) => boolean): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1)
    try {
      await removeDevices(accountId, isEnded);
      return;
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'Busy')) throw error;
    }
  logError('pushNotEnded');
}
