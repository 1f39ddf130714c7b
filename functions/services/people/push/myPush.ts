import type { MyPush } from '../../../../shared/contract/people/push.ts';
import type { AnswerOf } from '../../../../shared/contract/types.ts';
import { ApiError, wrongField } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import type { Session } from '../../../platform/http/session.ts';
import { arePushKeys } from '../../../platform/push/encryptPush.ts';
import { pushPublicKey } from '../../../platform/push/pushKeys.ts';
import {
  pushDeviceId,
  pushOfAccount,
  removeDevices,
  replacePush,
  saveDevice,
} from '../../../store/people/push/deviceRepository.ts';
import { countAttempt } from '../../core/throttling/attempts.ts';

/** What the account is told of, and on which devices: those of ended sessions get nothing, and are not listed. */
export async function loadMyPush({ id, sessionVersion }: Session): Promise<MyPush> {
  const [{ kinds, quiet, devices }, publicKey] = await Promise.all([pushOfAccount(id), pushPublicKey()]);
  return {
    publicKey,
    kinds,
    quiet,
    devices: devices
      .filter((device) => device.sessionVersion === sessionVersion)
      .map(({ id: deviceId, userAgent, at }) => ({ id: deviceId, userAgent, at })),
  };
}

/** @throws {ApiError} Busy */
export async function updateMyPush({ body, session }: Request<'updateMyPush'>): Promise<MyPush> {
  const before = await pushOfAccount(session.id);
  await replacePush(before, { kinds: [...new Set(body.kinds)], quiet: body.quiet });
  return loadMyPush(session);
}

/**
 * Pushes to the browser of this session from now on.
 * @throws {ApiError} ValidationFailed: p256dh MustValid; TooManyAttempts; Busy
 */
export async function savePushDevice(
  request: Request<'savePushDevice'>,
): Promise<AnswerOf<'savePushDevice'>['data']> {
  const { body, session, sessionId, viewer, now } = request;
  if (!arePushKeys(body)) throw wrongField('p256dh', 'MustValid');
  await countAttempt({ what: 'pushByAccount', who: session.id, account: session.id }, now);
  const deviceId = pushDeviceId(body.endpoint);
  await saveDevice(session.id, {
    id: deviceId,
    ...body,
    userAgent: viewer.userAgent,
    at: now.toISOString(),
    sessionId: sessionId ?? '',
    sessionVersion: session.sessionVersion,
  });
  return { ...(await loadMyPush(session)), deviceId };
}

/** @throws {ApiError} NotFound for a device that is not the account's; Busy */
export async function removePushDevice({ params, session }: Request<'removePushDevice'>): Promise<MyPush> {
  const isRemoved = await removeDevices(session.id, ({ id }) => id === params.deviceId);
  if (!isRemoved) throw new ApiError('NotFound');
  return loadMyPush(session);
}
