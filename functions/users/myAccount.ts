import type { Handler } from '../http/exchange.ts';
import { myAccountOf, ownAccount } from './ownAccount.ts';

export const myAccount: Handler<'myAccount'> = async ({ session }) => ({
  data: myAccountOf(await ownAccount(session)),
});
