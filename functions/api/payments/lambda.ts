import { lambdaFor } from '../lambdaFor.ts';
import { assignBankRow, listBankRows, recordBankRows, setBankRowAside } from './bankRows.ts';
import {
  getFamilyBalance,
  listCompetitionPayments,
  listLedger,
  listPayments,
  recordPayment,
  recordRefund,
} from './payments.ts';

export const handler = lambdaFor('payments', {
  recordPayment,
  recordRefund,
  listPayments,
  listLedger,
  listCompetitionPayments,
  getFamilyBalance,
  listBankRows,
  recordBankRows,
  assignBankRow,
  setBankRowAside,
});
