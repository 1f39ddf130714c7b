import type { Handler } from '../../../platform/http/requestContext.ts';
import * as guardians from '../../../services/people/accounts/guardians.ts';

export const inviteGuardian: Handler<'inviteGuardian'> = async (request) => ({
  data: await guardians.inviteGuardian(request),
});

export const removeGuardian: Handler<'removeGuardian'> = async (request) => ({
  data: await guardians.removeGuardian(request),
});

export const leaveFamily: Handler<'leaveFamily'> = async (request) => {
  await guardians.leaveFamily(request);
  return { data: null };
};
