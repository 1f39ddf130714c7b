import type { BankQr } from '../../../contract/core/bankQr.ts';
import { codeAmount } from './codeAmount.ts';
import { epcCode } from './epcCode.ts';
import { fpsCode, payNowCode, promptPayCode } from './proxyCodes.ts';
import { SCHEMES } from './schemes.ts';
import { dynamicCode } from './staticCode.ts';

/** One payment: minor units, in the competition's currency, with the payer's reference. */
export interface BankQrPayment {
  readonly amount: number;
  readonly currency: string;
  readonly reference: string;
}

/**
 * The text of the QR code by which a bank app pays exactly this amount with this reference.
 * @returns null where the settings, the currency or the amount allow no code
 */
export function bankQrCode(
  { scheme, payee, account, bic }: BankQr,
  { amount, currency, reference }: BankQrPayment,
): string | null {
  const written = currency === SCHEMES[scheme].currency ? codeAmount(amount, currency) : null;
  if (written === null) return null;
  const asked = { account, payee, amount: written, reference };
  switch (scheme) {
    case 'fps':
      return fpsCode(asked);
    case 'payNow':
      return payNowCode(asked);
    case 'promptPay':
      return promptPayCode(asked);
    case 'epc':
      return epcCode({ payee, iban: account, bic, amount: written, reference });
    case 'duitNow':
    case 'qris':
    case 'qrPh':
      return dynamicCode(scheme, account, { amount: written, reference });
  }
}
