import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { MyPush } from '../../../../shared/contract/people/push.ts';
import type { PushKind } from '../../../../shared/domain/people/push/pushKinds.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { call } from '../../../api/client.ts';
import { requestQuery } from '../../../api/queries.ts';
import { markPushed, pushedAccount } from '../../../session/pushMark.ts';
import { useUser } from '../../../session/useSession.ts';
import { deviceIdOf, isPushAllowed, ownSubscription, subscribe } from './browserPush.ts';
import { endFollowing } from './followerPush.ts';

/** Accounts whose device came again since the page was opened: the server then knows the session that it has now. */
const refreshed = new Set<string>();

/** The account's notifications, and which of its devices this browser is: null for none, undefined until that is known. */
export function useMyPush() {
  const { id: accountId } = useUser();
  const push = useQuery(requestQuery('getMyPush'));
  const [ownId, setOwnId] = useState<string | null>();
  useEffect(() => {
    ownSubscription()
      .then(async (own) => setOwnId(own === null ? null : await deviceIdOf(own.endpoint)))
      .catch(() => setOwnId(null));
  }, []);
  const publicKey = push.data?.publicKey;
  useEffect(() => {
    const isOwn = ownId != null && publicKey !== undefined && pushedAccount() === accountId;
    if (!isOwn || refreshed.has(accountId)) return;
    refreshed.add(accountId);
    saveThisDevice(publicKey)
      .then(setOwnId)
      .catch((thrown: unknown) => {
        if (!isApiError(thrown) && !(thrown instanceof DOMException)) throw thrown;
      });
  }, [ownId, publicKey, accountId]);
  const isOnHere = ownId == null ? false : (push.data?.devices.some(({ id }) => id === ownId) ?? false);

  /** @returns whether the person allowed it */
  async function turnOn({ publicKey: key, quiet }: MyPush, kinds: PushKind[]): Promise<boolean> {
    if (!(await isPushAllowed())) return false;
    await call('updateMyPush', { body: { kinds, quiet } });
    setOwnId(await saveThisDevice(key));
    markPushed(accountId);
    refreshed.add(accountId);
    await endFollowing();
    return true;
  }

  return { push, ownId, isOnHere, turnOn };
}

/** @returns the device's id */
async function saveThisDevice(publicKey: string): Promise<string> {
  const body = await subscribe(publicKey);
  return (await call('savePushDevice', { body })).data.deviceId;
}
