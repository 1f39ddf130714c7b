import { ApiError } from '../../platform/errors/apiError.ts';
import type { Session } from '../../platform/http/session.ts';

/**
 * A head coach reads the invoices of the own rink.
 * @param rink as `rinkIdentity` says it
 * @throws {ApiError} NotFound, whether another rink has any is not told
 */
export function refuseOtherRink({ role, rinkId }: Session, rink: string): void {
  if (role === 'HEAD_COACH' && rink !== rinkId) throw new ApiError('NotFound');
}
