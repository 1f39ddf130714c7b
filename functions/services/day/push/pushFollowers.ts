import { isRehearsal } from '../../../../shared/domain/core/competitions/rehearsalId.ts';
import { ApiError, wrongField } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import { arePushKeys } from '../../../platform/push/encryptPush.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { pushDeviceId } from '../../../store/people/push/deviceRepository.ts';
import {
  endOfFollowing,
  removeFollower,
  saveFollower,
} from '../../../store/people/push/followerRepository.ts';
import { countAttempt } from '../../core/throttling/attempts.ts';

/**
 * Pushes to a device about the skaters whom it follows, until the competition is over; about nobody, no more.
 * @throws {ApiError} NotFound for an unknown, archived or past competition; ValidationFailed: p256dh MustValid;
 * TooManyAttempts; Busy
 */
export async function savePushFollower({
  params,
  body,
  viewer,
  now,
}: Request<'savePushFollower'>): Promise<void> {
  const { kinds, quiet, skaters, ...target } = body;
  if (!arePushKeys(target)) throw wrongField('p256dh', 'MustValid');
  await countAttempt({ what: 'followersByAddress', who: viewer.address }, now);
  const deviceId = pushDeviceId(target.endpoint);
  if (kinds.length === 0 || skaters.length === 0) {
    await removeFollower(params.competitionId, deviceId);
    return;
  }
  const competition = await getCompetition(params.competitionId);
  const expiresAt = endOfFollowing(competition.endDate);
  const isOver = expiresAt * 1000 <= now.getTime();
  if (competition.state !== 'published' || isOver || isRehearsal(competition.id))
    throw new ApiError('NotFound');
  await saveFollower({
    type: 'pushFollower',
    competitionId: competition.id,
    device: { id: deviceId, ...target },
    kinds: [...new Set(kinds)],
    quiet,
    skaters,
    expiresAt,
  });
}
