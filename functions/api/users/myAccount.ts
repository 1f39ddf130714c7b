import type { Handler } from '../../platform/http/requestContext.ts';
import { myAccountOf, ownAccount } from '../../services/accounts/ownAccount.ts';

export const myAccount: Handler<'myAccount'> = async ({ session }) => ({
  data: myAccountOf(await ownAccount(session)),
});
