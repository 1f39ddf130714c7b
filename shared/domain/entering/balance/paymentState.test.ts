import { describe, expect, it } from 'vitest';
import { balanceDue, paymentState } from './paymentState.ts';

describe('paymentState', () => {
  it.each([
    [{ totalPrice: 9_000, paid: 0, refunded: 0 }, 'unpaid', 9_000],
    [{ totalPrice: 9_000, paid: 8_999, refunded: 0 }, 'partPaid', 1],
    [{ totalPrice: 9_000, paid: 9_000, refunded: 0 }, 'paid', 0],
    [{ totalPrice: 9_000, paid: 9_500, refunded: 0 }, 'paid', -500],
    [{ totalPrice: 0, paid: 0, refunded: 9_000 }, 'refunded', 0],
    [{ totalPrice: 0, paid: 0, refunded: 0 }, 'paid', 0],
    [{ totalPrice: 9_000, paid: 4_000, refunded: 5_000 }, 'partPaid', 5_000],
    [{ totalPrice: 4_000, paid: 4_000, refunded: 5_000 }, 'paid', 0],
  ] as const)('of %o is %s', (amounts, state, due) => {
    expect(paymentState(amounts)).toBe(state);
    expect(balanceDue(amounts)).toBe(due);
  });
});
