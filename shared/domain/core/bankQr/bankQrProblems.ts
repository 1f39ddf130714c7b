import type { BankQr } from '../../../contract/core/bankQr.ts';
import { isEmpty } from '../isEmpty.ts';
import { isBic, isIban } from './epcCode.ts';
import { fpsProxy, payNowProxy, promptPayProxy } from './proxies.ts';
import { SCHEMES } from './schemes.ts';
import { staticCodeFault, type StaticCodeFault } from './staticCode.ts';

export interface BankQrProblem {
  /** The field's name on the wire. */
  readonly field: 'bankQr.scheme' | 'bankQr.account' | 'bankQr.bic';
  readonly code: 'NotNull' | 'MustValid' | 'MustCorrect' | 'MustEnabled' | 'MustWithin';
}

const FAULT_CODES: Readonly<Record<StaticCodeFault, BankQrProblem['code']>> = {
  malformed: 'MustValid',
  checksum: 'MustCorrect',
  scheme: 'MustEnabled',
  full: 'MustWithin',
};

/**
 * Why a bank QR code cannot be made: the scheme pays another currency than the competition's, or the account
 * is not one of the scheme.
 * @param currency null while a draft has none
 */
export function bankQrProblems(bankQr: BankQr | null, currency: string | null): BankQrProblem[] {
  if (!bankQr) return [];
  const { scheme, bic } = bankQr;
  const pays = currency === null || currency === SCHEMES[scheme].currency;
  const accountCode = accountProblem(bankQr);
  return [
    ...(pays ? [] : [{ field: 'bankQr.scheme', code: 'MustEnabled' } as const]),
    ...(accountCode ? [{ field: 'bankQr.account', code: accountCode } as const] : []),
    ...(scheme === 'epc' && bic !== null && !isBic(bic)
      ? [{ field: 'bankQr.bic', code: 'MustValid' } as const]
      : []),
  ];
}

function accountProblem({ scheme, account }: BankQr): BankQrProblem['code'] | null {
  if (isEmpty(account)) return 'NotNull';
  switch (scheme) {
    case 'fps':
      return fpsProxy(account) ? null : 'MustValid';
    case 'payNow':
      return payNowProxy(account) ? null : 'MustValid';
    case 'promptPay':
      return promptPayProxy(account) ? null : 'MustValid';
    case 'epc':
      return isIban(account) ? null : 'MustCorrect';
    case 'duitNow':
    case 'qris':
    case 'qrPh': {
      const fault = staticCodeFault(scheme, account);
      return fault && FAULT_CODES[fault];
    }
  }
}
