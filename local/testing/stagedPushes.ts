import { pushPublicKey } from '../../functions/platform/push/pushKeys.ts';
import type { Key } from '../../functions/platform/table/key.ts';
import { storePush } from '../../functions/store/day/push/pushRepository.ts';
import { storeSession } from '../../functions/store/core/sessions/sessionRecords.ts';
import type { StoredEntry } from '../../functions/store/entering/entries/storedEntry.ts';
import { findAccount } from '../../functions/store/people/accounts/accounts.ts';
import {
  pushDeviceId,
  pushOfAccount,
  replacePush,
  saveDevice,
} from '../../functions/store/people/push/deviceRepository.ts';
import { pushedKey } from '../../functions/store/planning/push/keys.ts';
import { inventedSubscription } from './testPush.ts';

/** Stores a push for a device of an entry's family, and returns its key. */
export async function stagePush(entry: StoredEntry, now: Date): Promise<Key> {
  const { accountId, competitionId, id, events } = entry;
  const target = { ...inventedSubscription(), publicKey: await pushPublicKey() };
  const deviceId = pushDeviceId(target.endpoint);
  const session = { sessionId: 'S1', sessionVersion: 1, userAgent: 'A browser', at: now.toISOString() };
  const viewer = { address: '192.0.2.1', userAgent: session.userAgent, country: null };
  const account = await findAccount(accountId);
  if (!account) throw new Error('The family has an account');
  await storeSession(account, session.sessionId, viewer, now);
  await saveDevice(accountId, { id: deviceId, ...target, ...session });
  await replacePush(await pushOfAccount(accountId), { kinds: ['results'] });
  const eventId = events[0]?.id ?? '';
  const start = {
    programmeIds: [`${id}.${eventId}`],
    eventId,
    surfaceId: '',
    date: '',
    time: '',
    from: null,
  };
  const push = { competitionId, accountId, deviceId, kind: 'results' } as const;
  await storePush({ ...push, starts: [start], followed: [] }, 'result flight', now);
  return pushedKey(competitionId, 'result flight', deviceId);
}
