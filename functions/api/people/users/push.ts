import type { Handler } from '../../../platform/http/requestContext.ts';
import * as push from '../../../services/people/push/myPush.ts';

export const getMyPush: Handler<'getMyPush'> = async ({ session }) => ({
  data: await push.loadMyPush(session),
});

export const updateMyPush: Handler<'updateMyPush'> = async (request) => ({
  data: await push.updateMyPush(request),
});

export const savePushDevice: Handler<'savePushDevice'> = async (request) => ({
  data: await push.savePushDevice(request),
});

export const removePushDevice: Handler<'removePushDevice'> = async (request) => ({
  data: await push.removePushDevice(request),
});
