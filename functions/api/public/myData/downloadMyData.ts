import type { Handler } from '../../../platform/http/requestContext.ts';
import { accountOfSession } from '../../../services/people/accounts/accountOfSession.ts';
import { downloadForPerson } from '../../../services/public/personalData/downloadForPerson.ts';
import { personalDataOf } from '../../../services/public/personalData/personalData.ts';

export const downloadMyData: Handler<'downloadMyData'> = async ({ session, now }) => ({
  data: await personalDataOf(await accountOfSession(session), now),
});

export const downloadUserData: Handler<'downloadUserData'> = async (request) => ({
  data: await downloadForPerson(request),
});
