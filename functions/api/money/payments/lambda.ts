import { bankRowRoutes } from '../../../../shared/contract/money/payments/bankRows.ts';
import { cardRoutes } from '../../../../shared/contract/money/payments/cards.ts';
import { familyBalanceRoutes } from '../../../../shared/contract/entering/payments/familyBalance.ts';
import { paymentRoutes } from '../../../../shared/contract/entering/payments/payments.ts';
import { lambdaFor } from '../../lambdaFor.ts';
import { assignBankRow, listBankRows, recordBankRows, setBankRowAside } from './bankRows.ts';
import {
  chooseCardAccount,
  getCardAccounts,
  listCardPayments,
  closeCardEvent,
  startCardPayment,
  takeCardEvent,
} from './cards.ts';
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
  ...cardRoutes,
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
  startCardPayment,
  listCardPayments,
  getCardAccounts,
  chooseCardAccount,
  closeCardEvent,
  takeCardEvent,
});
