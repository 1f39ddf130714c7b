import type { FamilyBalance } from '../../../../../shared/contract/entering/payments/familyBalance.ts';
import type { CardReturn } from '../../../../../shared/domain/core/money/cardReturn.ts';

/**
 * What is said of the payment that was started last. Until the provider tells, only a family that comes from its page as paid is
 * told to wait.
 * @param how the page was left, by its address
 */
export function cardWords(
  state: NonNullable<FamilyBalance['cardPayment']>['state'] | undefined,
  how: string | null,
): 'open' | 'left' | 'started' | 'waiting' | 'failed' | null {
  if (state === 'open')
    return how === ('done' satisfies CardReturn)
      ? 'open'
      : how === ('left' satisfies CardReturn)
        ? 'left'
        : 'started';
  return state === 'waiting' || state === 'failed' ? state : null;
}
