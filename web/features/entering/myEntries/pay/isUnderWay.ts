import type { FamilyBalance } from '../../../../../shared/contract/entering/payments/familyBalance.ts';

/** Whether a bank is about to pay all of a sum by card. @param amount in minor units */
export const isUnderWay = (family: Pick<FamilyBalance, 'cardPayment'> | undefined, amount: number): boolean =>
  family?.cardPayment?.state === 'waiting' && amount > 0 && family.cardPayment.amount >= amount;
