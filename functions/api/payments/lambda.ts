import { bankRowRoutes } from '../../../shared/contract/payments/bankRows.ts';
import { familyBalanceRoutes } from '../../../shared/contract/payments/familyBalance.ts';
import { paymentRoutes } from '../../../shared/contract/payments/payments.ts';
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

/** The routes of this function alone: the schemas of others would lengthen each cold start. */
const routes = {
  ...bankRowRoutes,
  ...familyBalanceRoutes,
  ...paymentRoutes,
};

export const handler = lambdaFor('payments', routes, {
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
