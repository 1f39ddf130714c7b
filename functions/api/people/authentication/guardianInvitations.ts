import type { Handler } from '../../../platform/http/requestContext.ts';
import * as invitation from '../../../services/people/accounts/guardianInvitation.ts';

export const getGuardianInvitation: Handler<'getGuardianInvitation'> = async ({ params, now }) => ({
  data: await invitation.loadGuardianInvitation(params.token, now),
});

export const acceptGuardianInvitation: Handler<'acceptGuardianInvitation'> = async (request) => ({
  data: await invitation.acceptGuardianInvitation(request),
});
