import type { Handler } from '../../platform/http/requestContext.ts';
import { withdrawEntriesOfAccount } from '../../services/entries/withdraw/withdrawEntriesOfAccount.ts';

export const withdrawAccountEntries: Handler<'withdrawAccountEntries'> = async ({
  params,
  body,
  session,
  now,
}) => ({ data: await withdrawEntriesOfAccount(params, body, session.id, now) });
