import { formatMoney } from '../../../shared/domain/money/currency.ts';

/** Minor units of a currency as a mail says them. */
export const moneyText = (amount: number, currency: string) => formatMoney(amount, currency, 'en');
