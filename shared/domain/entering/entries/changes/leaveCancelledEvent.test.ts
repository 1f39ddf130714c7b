import { describe, expect, it } from 'vitest';
import type { Pricing } from '../../fees/entryFee.ts';
import type { PricedEntry } from './changeCost.ts';
import { costOfLeaving } from './leaveCancelledEvent.ts';

const now = new Date('2027-01-06T06:30:00Z');
const late = { from: '2026-12-01T00:00:00Z', kind: 'amount', value: 1_000 } as const;

const pricing = {
  firstEventPrice: 6_000,
  secondEventPrice: 3_000,
  additionalEventPrice: 2_000,
  teamPrice: null,
  lateFee: late,
  steps: { first: true, second: true },
} satisfies Pricing;

const event = (id: string, state: 'confirmed' | 'waiting' = 'confirmed') => ({ id, state, late });

const entered = (change: Partial<PricedEntry>): PricedEntry => ({
  kind: 'individual',
  events: [event('solo'), event('spin')],
  pricing,
  retained: 0,
  paid: 0,
  lateFee: { amount: 1_000 },
  totalPrice: 10_000,
  ...change,
});

const leave = (change: Partial<PricedEntry>, id = 'solo') =>
  costOfLeaving(entered(change), id, { skaters: 0, now });

describe('the cost of leaving a cancelled event', () => {
  it('keeps nothing of what was paid, and charges the other event as if it were alone', () => {
    // 60 + 30 + 10 late, all paid; alone the other event costs 60 + 10 late: 30 come back, whichever is cancelled.
    expect(leave({ paid: 10_000 })).toMatchObject({ isLast: false, retained: 0, refund: 3_000 });
    expect(leave({ paid: 10_000 }, 'spin')).toMatchObject({ retained: 0, refund: 3_000 });
    // Of 80 paid, 70 pay the other event.
    expect(leave({ paid: 8_000 }).refund).toBe(1_000);
    expect(leave({ paid: 0 })).toMatchObject({ retained: 0, refund: 0 });
  });

  it('refunds the only event with its late fee, and leaves what an earlier change retained', () => {
    const only = { events: [event('solo')], totalPrice: 7_000 };
    expect(leave({ ...only, paid: 7_000 })).toEqual({
      isLast: true,
      steps: null,
      retained: 0,
      refund: 7_000,
    });
    expect(leave({ ...only, paid: 2_000 })).toMatchObject({ retained: 0, refund: 2_000 });
    // 30 of 100 have been due since its other event was cancelled.
    expect(leave({ ...only, paid: 10_000 })).toMatchObject({ retained: 0, refund: 7_000 });
    // 15 were retained when another event was removed weeks ago.
    const earlier = { ...only, totalPrice: 8_500, retained: 1_500, paid: 8_500 };
    expect(leave(earlier)).toMatchObject({ retained: 1_500, refund: 7_000 });
  });

  it('charges nothing for an event that only waits, and nothing less', () => {
    const waiting = { events: [event('solo', 'waiting'), event('spin')], totalPrice: 7_000, paid: 7_000 };
    expect(leave(waiting)).toMatchObject({ retained: 0, refund: 0 });
  });
});
