import { lambdaFor } from '../lambdaFor.ts';
import { assignBankRow } from './assignBankRow.ts';
import { listBankRows } from './listBankRows.ts';
import { listCompetitionPayments } from './listCompetitionPayments.ts';
import { listLedger } from './listLedger.ts';
import { listPayments } from './listPayments.ts';
import { recordBankRows } from './recordBankRows.ts';
import { recordPayment } from './recordPayment.ts';
import { recordRefund } from './recordRefund.ts';
import { setBankRowAside } from './setBankRowAside.ts';

export const handler = lambdaFor('payments', {
  recordPayment,
  recordRefund,
  listPayments,
  listLedger,
  listCompetitionPayments,
  listBankRows,
  recordBankRows,
  assignBankRow,
  setBankRowAside,
});
