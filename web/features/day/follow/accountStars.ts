import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useParams } from 'react-router-dom';
import type { FollowedSkater } from '../../../../shared/contract/people/followed.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { call } from '../../../api/client.ts';
import { queryKeyOf } from '../../../api/queries.ts';
import { queryClient } from '../../../api/queryClient.ts';
import { useSession } from '../../../session/useSession.ts';
import { isSameSkater, removeDeviceStars, useDeviceStars, type PublicSkater } from './deviceStars.ts';

interface AccountStars {
  readonly competitionId: string;
  readonly accountId: string;
  readonly list: readonly FollowedSkater[];
}

/** Of the page that is shown, for its hundreds of stars; null without a session, and until the account has answered. */
let shown: AccountStars | null = null;
const listeners = new Set<() => void>();

function show(stars: AccountStars | null): void {
  shown = stars;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The account's stars of a competition; null where the device keeps them. */
export const useShownAccountStars = (competitionId: string): AccountStars | null =>
  useSyncExternalStore(subscribe, () => (shown?.competitionId === competitionId ? shown : null));

/** So many are taken by one call. */
const MOST_AT_ONCE = 100;

/**
 * Once on a page with stars: fetches those of the account, and moves those of the device into it (decision 0332).
 */
export function useAccountStars(): void {
  const { competitionId = '' } = useParams();
  const { user } = useSession();
  const accountId = user?.id ?? '';
  const stars = useQuery({
    queryKey: keyOf(competitionId, accountId),
    queryFn: async ({ signal }) => (await call('listFollowed', { params: { competitionId }, signal })).data,
    enabled: user !== null,
  });
  const list = user === null ? undefined : stars.data;
  useEffect(() => {
    show(list === undefined ? null : { competitionId, accountId, list });
    return () => show(null);
  }, [competitionId, accountId, list]);
  const onDevice = useDeviceStars(competitionId);
  useEffect(() => {
    if (list === undefined || onDevice.length === 0) return;
    const moved = onDevice.slice(0, MOST_AT_ONCE);
    // What cannot be moved now stays on the device, and is moved from the next page.
    sendStars({ competitionId, accountId }, moved, true).then(
      () => removeDeviceStars(competitionId, moved),
      ignoreRefusal,
    );
  }, [competitionId, accountId, list, onDevice]);
}

/** Sets an account's star, or takes it away: it shows at once, and goes back where the call fails. */
export function changeAccountStar(
  stars: AccountStars,
  skater: PublicSkater,
  isFollowed: boolean,
): Promise<void> {
  const others = stars.list.filter((one) => !isSameSkater(one, skater));
  const key = keyOf(stars.competitionId, stars.accountId);
  queryClient.setQueryData(key, isFollowed ? [...others, ...followable([skater])] : others);
  // Taken away is the star as it was set, which may have no event.
  const changed = isFollowed ? [skater] : stars.list.filter((one) => isSameSkater(one, skater));
  return sendStars(stars, changed, isFollowed).catch((thrown: unknown) => {
    queryClient.setQueryData(key, stars.list);
    throw thrown;
  });
}

async function sendStars(
  { competitionId, accountId }: Omit<AccountStars, 'list'>,
  skaters: readonly PublicSkater[],
  isFollowed: boolean,
): Promise<void> {
  const { data } = await call('updateFollowed', {
    params: { competitionId },
    body: { skaters: followable(skaters), isFollowed },
    background: true,
    quiet: true,
    refetch: 'never',
  });
  queryClient.setQueryData(keyOf(competitionId, accountId), data);
}

const followable = (skaters: readonly PublicSkater[]): FollowedSkater[] =>
  skaters.flatMap(({ name, rink, event }) =>
    rink === null ? [] : [event === undefined ? { name, rink } : { name, rink, event }],
  );

/** Another account's answer is never taken for this one's. */
const keyOf = (competitionId: string, accountId: string) =>
  queryKeyOf('listFollowed', { params: { competitionId } }, accountId);

function ignoreRefusal(thrown: unknown): void {
  if (!isApiError(thrown)) throw thrown;
}
