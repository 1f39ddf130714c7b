import type { FamilyBalance } from '../../../../../shared/contract/entering/payments/familyBalance.ts';
import { dueEntries, sumDue } from '../../../../../shared/domain/entering/balance/amountToPay.ts';

type KnownBalance = Pick<FamilyBalance, 'cardPayment' | 'entries'>;

/** The entries that a bank is about to pay by card, in full: nobody must pay them again. */
export function payingEntries(family: KnownBalance | undefined): FamilyBalance['entries'] {
  if (family?.cardPayment?.state !== 'waiting') return [];
  const { amount, entryIds } = family.cardPayment;
  const paying = dueEntries(family.entries).filter(({ id }) => entryIds.includes(id));
  return sumDue(paying) <= amount ? paying : [];
}

/** What a family still has to pay itself. */
export function leftToPay(family: KnownBalance): FamilyBalance['entries'] {
  const paying = new Set(payingEntries(family).map(({ id }) => id));
  return dueEntries(family.entries).filter(({ id }) => !paying.has(id));
}
