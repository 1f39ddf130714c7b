import type { Handler } from '../../../platform/http/requestContext.ts';
import { restoreEntriesOfAccount } from '../../../services/entering/entries/withdraw/restoreEntriesOfAccount.ts';
import {
  previewAccountWithdrawal,
  withdrawEntriesOfAccount,
} from '../../../services/entering/entries/withdraw/withdrawEntriesOfAccount.ts';

export const previewWithdrawAccountEntries: Handler<'previewWithdrawAccountEntries'> = async ({
  params,
  now,
}) => ({ data: await previewAccountWithdrawal(params, now) });

export const withdrawAccountEntries: Handler<'withdrawAccountEntries'> = async ({
  params,
  body,
  session,
  now,
}) => ({ data: await withdrawEntriesOfAccount(params, body, session.id, now) });

export const undoWithdrawAccountEntries: Handler<'undoWithdrawAccountEntries'> = async ({
  params,
  body,
  session,
  now,
}) => ({ data: await restoreEntriesOfAccount(params, body.refused, session.id, now) });
