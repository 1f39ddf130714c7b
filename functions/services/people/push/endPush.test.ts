import { expect, it } from 'vitest';
import { startTableWithMail } from '../../../../local/testing/tableWithMail.ts';
import { inventedSubscription } from '../../../../local/testing/testPush.ts';
import { pushDeviceId, pushOfAccount, saveDevice } from '../../../store/people/push/deviceRepository.ts';
import { endPushOfOthers } from './endPush.ts';

await startTableWithMail();

async function subscribed(accountId: string, sessionId: string): Promise<string> {
  const target = { ...inventedSubscription(), publicKey: 'ours' };
  const id = pushDeviceId(target.endpoint);
  const session = { sessionId, sessionVersion: 1, userAgent: 'A browser', at: '2027-01-09T10:00:00Z' };
  await saveDevice(accountId, { id, ...target, ...session });
  return id;
}

it('ending all other sessions ends a phone, too, whose session ran out: it is in no list of sessions', async () => {
  await subscribed('family', 'ranOut');
  const own = await subscribed('family', 'own');
  await endPushOfOthers('family', 'own');
  expect((await pushOfAccount('family')).devices.map(({ id }) => id)).toEqual([own]);
});
