import type { Handler } from '../../platform/http/requestContext.ts';
import { previewAccountWithdrawal } from '../../services/entries/withdraw/withdrawEntriesOfAccount.ts';

export const previewWithdrawAccountEntries: Handler<'previewWithdrawAccountEntries'> = async ({
  params,
  now,
}) => ({ data: await previewAccountWithdrawal(params, now) });
