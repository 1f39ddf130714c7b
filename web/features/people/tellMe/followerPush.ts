import { FOLLOWER_KINDS, type PushKind } from '../../../../shared/domain/people/push/pushKinds.ts';
import { call } from '../../../api/client.ts';
import { isPushAllowed, ownSubscription, subscribe } from './browserPush.ts';

/** A star of the device that has a rink: initials cannot be followed. */
export interface Star {
  readonly name: string;
  readonly rink: string;
  readonly event?: string | undefined;
}

const PREFIX = 'notified:';

/** What this device hears of at a competition without an account; null for nothing. */
export function followedKinds(competitionId: string): PushKind[] | null {
  try {
    const stored = localStorage.getItem(PREFIX + competitionId)?.split(' ');
    return stored ? FOLLOWER_KINDS.filter((kind) => stored.includes(kind)) : null;
  } catch {
    return null;
  }
}

/** @returns whether the person allowed it */
export async function follow(
  competitionId: string,
  kinds: PushKind[],
  stars: readonly Star[],
): Promise<boolean> {
  if (!(await isPushAllowed())) return false;
  await sendStars(competitionId, kinds, stars);
  localStorage.setItem(PREFIX + competitionId, kinds.join(' '));
  return true;
}

/** So many are taken by one call. */
const MOST_STARS = 100;

/** After a star was set or taken away, or another kind was chosen. */
export async function sendStars(
  competitionId: string,
  chosen: readonly PushKind[],
  stars: readonly Star[],
): Promise<void> {
  const params = { competitionId };
  const kinds = FOLLOWER_KINDS.filter((kind) => chosen.includes(kind));
  const { data } = await call('getPushKey', { params, background: true });
  const subscription = await subscribe(data.publicKey);
  const skaters = stars.slice(0, MOST_STARS);
  await call('savePushFollower', { params, body: { ...subscription, kinds, skaters }, background: true });
}

/** Ends what this device hears of without an account: at a competition, or at all of them. */
export async function endFollowing(competitionId?: string): Promise<void> {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  const ended = keys
    .map((key) => key.slice(PREFIX.length))
    .filter((id) => competitionId === undefined || id === competitionId);
  const own = await ownSubscription();
  for (const id of ended) {
    if (own) {
      const nothing = { params: { competitionId: id }, body: { ...own, kinds: [], skaters: [] } };
      await call('savePushFollower', { ...nothing, background: true });
    }
    localStorage.removeItem(PREFIX + id);
  }
}
