import type { ApiError } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import { wait } from '../../../platform/retry.ts';
import { countAttempt, type ThrottledAttempt } from './attempts.ts';
import { deviceIn, isKnownFor } from './knownDevices.ts';

/** The account that logs in, and its browser. */
export type LogInCaller = Pick<Request<'logIn'>, 'viewer' | 'deviceToken'>;

interface LoggedIn {
  readonly id: string;
  readonly email: string;
}

/** The limits that a password of an existing account counts against. */
export async function logInAttempts(
  { id, email }: LoggedIn,
  { viewer, deviceToken }: LogInCaller,
): Promise<readonly ThrottledAttempt[]> {
  const device = deviceIn(deviceToken);
  if (await isKnownFor(device, `account ${id}`)) {
    return [{ what: 'logInFromDevice', who: `${id} ${device.id}`, account: id }];
  }
  return [
    { what: 'logInFromHere', who: `${email} ${viewer.address}`, account: id },
    { what: 'logInByAccount', who: email, account: id },
    { what: 'logInByAddress', who: viewer.address, account: id },
  ];
}

export const isOfKnownDevice = (attempts: readonly ThrottledAttempt[]): boolean =>
  attempts.some(({ what }) => what === 'logInFromDevice');

/** As long as the hash of a wrong password usually takes. */
const REFUSED_MILLISECONDS = 600;

/**
 * Answers a wrong log-in. Once many of one network address failed, neither the answer nor its time tells
 * whether the account exists.
 */
export async function wrongLogIn(
  problem: ApiError,
  { viewer, now }: Pick<Request<'logIn'>, 'viewer' | 'now'>,
): Promise<ApiError> {
  const usualTime = wait(REFUSED_MILLISECONDS);
  try {
    await countAttempt({ what: 'failedLogInByAddress', who: viewer.address }, now);
    return problem;
  } catch (error) {
    await usualTime;
    throw error;
  }
}
