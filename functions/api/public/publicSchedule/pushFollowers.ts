import type { Handler } from '../../../platform/http/requestContext.ts';
import { pushPublicKey } from '../../../platform/push/pushKeys.ts';
import * as followers from '../../../services/day/push/pushFollowers.ts';

export const getPushKey: Handler<'getPushKey'> = async () => ({
  data: { publicKey: await pushPublicKey() },
});

export const savePushFollower: Handler<'savePushFollower'> = async (request) => {
  await followers.savePushFollower(request);
  return { data: null };
};
