import type { Handler } from '../../platform/http/requestContext.ts';
import { restoreEntriesOfAccount } from '../../services/entries/withdraw/restoreEntriesOfAccount.ts';

export const undoWithdrawAccountEntries: Handler<'undoWithdrawAccountEntries'> = async ({
  params,
  body,
  session,
  now,
}) => ({ data: await restoreEntriesOfAccount(params, body.refused, session.id, now) });
