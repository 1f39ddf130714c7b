import type { FamilyBalance } from '../../../../../shared/contract/entering/payments/familyBalance.ts';
import {
  type OwedEntry,
  referenceToQuote,
  sumDue,
} from '../../../../../shared/domain/entering/balance/amountToPay.ts';

/** The details that a family enters in its bank's app. */
export interface PaymentTerms extends Pick<
  FamilyBalance,
  'currency' | 'reference' | 'paymentInstructions' | 'bankQr'
> {
  /** In minor units. */
  readonly amount: number;
}

/**
 * How to pay some of a family's entries at once. One entry is paid by its own reference, as its mails say;
 * several by the family's.
 */
export function paymentTerms(due: readonly OwedEntry[], family: Omit<PaymentTerms, 'amount'>): PaymentTerms {
  const { currency, reference, paymentInstructions, bankQr } = family;
  return {
    amount: sumDue(due),
    currency,
    reference: referenceToQuote(due, reference),
    paymentInstructions,
    bankQr,
  };
}
