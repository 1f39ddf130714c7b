import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { startTableWithMail } from '../../../../local/testing/tableWithMail.ts';
import { inventedSubscription } from '../../../../local/testing/testPush.ts';
import { endSession, storeSession } from '../../../store/core/sessions/sessionRecords.ts';
import {
  createAccount,
  newAccount,
  replaceAccount,
  type Account,
} from '../../../store/people/accounts/accounts.ts';
import { pushDeviceId, pushOfAccount, saveDevice } from '../../../store/people/push/deviceRepository.ts';
import { endPushOfOthers } from './endPush.ts';

await startTableWithMail();

const now = new Date('2027-01-09T10:00:00Z');
const viewer = { address: '192.0.2.1', userAgent: 'A browser', country: null };

async function storedFamily(): Promise<Account> {
  const email = `${randomUUID()}@test.example`;
  const account = newAccount({ email, name: 'Robin', role: 'SKATER', passwordHash: 'none' }, now);
  await createAccount(account);
  return account;
}

async function subscribed({ id: accountId, sessionVersion }: Account, sessionId: string): Promise<string> {
  const target = { ...inventedSubscription(), publicKey: 'ours' };
  const id = pushDeviceId(target.endpoint);
  const session = { sessionId, sessionVersion, userAgent: 'A browser', at: now.toISOString() };
  await saveDevice(accountId, { id, ...target, ...session });
  return id;
}

const devicesOfAccount = async ({ id }: Account) =>
  (await pushOfAccount(id)).devices.map((device) => device.id);

it('ending all other sessions ends a phone, too, whose session ran out: it is in no list of sessions', async () => {
  const family = await storedFamily();
  for (const sessionId of ['ranOut', 'own']) await storeSession(family, sessionId, viewer, now);
  await subscribed(family, 'ranOut');
  await endSession(family.id, 'ranOut');
  const own = await subscribed(family, 'own');
  await endPushOfOthers(family.id, 'own');
  expect(await devicesOfAccount(family)).toEqual([own]);
});

it('a device that is saved while its session, all of them, or the account end is not kept', async () => {
  const [left, everywhere] = [await storedFamily(), await storedFamily()];
  for (const family of [left, everywhere]) await storeSession(family, 'own', viewer, now);
  await endSession(left.id, 'own');
  const { sessionVersion, version } = everywhere;
  const ended = { ...everywhere, sessionVersion: sessionVersion + 1, version: version + 1 };
  await replaceAccount(ended, () => new Error('Changed'));
  const deleted = newAccount({ email: 'a@b.example', name: 'A', role: 'SKATER', passwordHash: 'none' }, now);
  await storeSession(deleted, 'own', viewer, now);
  for (const family of [left, everywhere, deleted]) {
    await expect(subscribed(family, 'own')).rejects.toThrow('NotAuthenticated');
    expect(await devicesOfAccount(family)).toEqual([]);
  }
});
