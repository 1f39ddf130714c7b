import { ApiError } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import { findAccount } from '../../../store/people/accounts/accounts.ts';
import { audit } from '../../../store/people/accounts/audit.ts';
import { countAttempt } from '../../core/throttling/attempts.ts';
import { personalDataOf } from './personalData.ts';

/**
 * A person's data for a super administrator whom they asked. The download is recorded with its reason before anything is read,
 * and stands in the person's own file.
 * @throws {ApiError} NotFound; TooManyAttempts
 */
export async function downloadForPerson({ params, body, session, now, viewer }: Request<'downloadUserData'>) {
  await countAttempt({ what: 'dataByAdministrator', who: session.id, account: session.id }, now);
  const user = await findAccount(params.userId);
  if (!user) throw new ApiError('NotFound');
  const { reason } = body;
  const { address } = viewer;
  await audit({
    userId: user.id,
    event: 'dataDownloaded',
    at: now,
    by: session.id,
    address,
    details: { reason },
  });
  return personalDataOf(user, now);
}
