import type { BankQr } from '../../../../../shared/contract/core/bankQr.ts';
import { shownIban } from '../../../../../shared/domain/core/bankQr/epcCode.ts';

type Account = 'fps' | 'payNow' | 'promptPay' | 'epc';

/** A part of the account that a family can type instead of scanning. */
export interface AccountLine {
  /** The key of its label. */
  readonly label: 'payee' | 'bic' | Account;
  readonly value: string;
}

/** Payee and account in words. A bank's static code holds its account where nobody can type it. */
export function accountLines({ scheme, payee, account, bic }: BankQr): AccountLine[] {
  const lines: AccountLine[] = [{ label: 'payee', value: payee }];
  if (scheme === 'duitNow' || scheme === 'qris' || scheme === 'qrPh') return lines;
  lines.push({ label: scheme, value: scheme === 'epc' ? shownIban(account) : account });
  if (scheme === 'epc' && bic !== null) lines.push({ label: 'bic', value: bic });
  return lines;
}
