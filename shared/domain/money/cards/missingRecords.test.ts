import { describe, expect, it } from 'vitest';
import type { CardAttempt, CardEvent } from './cardEvents.ts';
import { cardState } from './cardEvents.ts';
import { missingRecords, ownRefundKey, type CardRecord, type LedgerRecord } from './missingRecords.ts';

const ONE: CardAttempt = { id: 'A', parts: [{ entryId: 'mia', paymentId: 'P1', amount: 60_000 }] };
const TWO: CardAttempt = {
  id: 'A',
  parts: [
    { entryId: 'mia', paymentId: 'P1', amount: 60_000 },
    { entryId: 'leo', paymentId: 'P2', amount: 40_000 },
  ],
};

const at = '2027-01-12T10:00:00.000Z';
let count = 0;
const event = (what: 'paid' | 'waiting' | 'failed' | 'expired'): CardEvent => ({
  what,
  id: `e${(count += 1)}`,
  at,
});
const refund = (
  refundId: string,
  amount: number,
  status: 'pending' | 'succeeded' | 'failed',
  ours: string | null = null,
): CardEvent => ({ what: 'refund', id: `e${(count += 1)}`, at, refundId, ours, amount, status });
const dispute = (status: 'open' | 'won' | 'lost'): CardEvent => ({
  what: 'dispute',
  id: `e${(count += 1)}`,
  at,
  disputeId: 'dp1',
  amount: 60_000,
  status,
  answerBy: null,
});

/** A ledger to which records are only added, as the store has it. */
class Ledger {
  readonly records: LedgerRecord[] = [];
  readonly attempt: CardAttempt;

  constructor(attempt: CardAttempt) {
    this.attempt = attempt;
  }

  /** What the service does after each event. */
  apply(events: readonly CardEvent[]): void {
    for (let round = 0; round < 6; round += 1) {
      const { records } = missingRecords(this.attempt, events, this.records);
      if (records.length === 0) return;
      for (const record of records) this.write(record);
    }
    throw new Error('It does not end');
  }

  write({
    key,
    entryId,
    amount,
    refundOf,
  }: Pick<CardRecord, 'key' | 'entryId' | 'amount' | 'refundOf'>): void {
    const of = this.records.findIndex(({ id }) => id === refundOf);
    const payment = this.records[of];
    if (payment) this.records[of] = { ...payment, refunded: payment.refunded + amount };
    const part = this.attempt.parts.find((one) => one.entryId === entryId);
    const id = key.startsWith('paid ') ? (part?.paymentId ?? key) : key;
    const kind = refundOf === null ? 'payment' : 'refund';
    this.records.push({ id, key, kind, entryId, amount, refunded: 0 });
  }

  /** Payments less refunds of an entry. */
  sum(entryId: string): number {
    return this.records
      .filter((record) => record.entryId === entryId)
      .reduce((sum, { kind, amount }) => sum + (kind === 'payment' ? amount : -amount), 0);
  }
}

function after(attempt: CardAttempt, events: readonly CardEvent[], each = true): Ledger {
  const ledger = new Ledger(attempt);
  if (each) for (let count = 1; count <= events.length; count += 1) ledger.apply(events.slice(0, count));
  else ledger.apply(events);
  return ledger;
}

describe('the ledger after what the provider told', () => {
  it.each<readonly [what: string, events: readonly CardEvent[], state: string, sum: number]>([
    ['nothing', [], 'open', 0],
    ['a page that closed', [event('expired')], 'expired', 0],
    ['a bank that is still to pay', [event('waiting')], 'waiting', 0],
    ['a bank that refused', [event('waiting'), event('failed')], 'failed', 0],
    ['a card that paid', [event('paid')], 'paid', 60_000],
    ['the same payment, told three times', [event('paid'), event('paid'), event('paid')], 'paid', 60_000],
    ['a bank that paid late', [event('waiting'), event('paid')], 'paid', 60_000],
    ['a payment after the page was said to have closed', [event('expired'), event('paid')], 'paid', 60_000],
    ['a payment after it was said to have failed', [event('failed'), event('paid')], 'paid', 60_000],
    ['a part refunded there', [event('paid'), refund('re1', 20_000, 'succeeded')], 'paid', 40_000],
    ['a refund told before its payment', [refund('re1', 20_000, 'succeeded'), event('paid')], 'paid', 40_000],
    ['a refund that is on its way', [event('paid'), refund('re1', 20_000, 'pending')], 'paid', 40_000],
    [
      'a refund that failed and came back',
      [event('paid'), refund('re1', 20_000, 'succeeded'), refund('re1', 20_000, 'failed')],
      'paid',
      60_000,
    ],
    [
      'a refund that failed, told in reverse',
      [refund('re1', 20_000, 'failed'), refund('re1', 20_000, 'succeeded'), event('paid')],
      'paid',
      60_000,
    ],
    [
      'a refund that failed, and another one',
      [
        event('paid'),
        refund('re1', 60_000, 'succeeded'),
        refund('re1', 60_000, 'failed'),
        refund('re2', 60_000, 'succeeded'),
      ],
      'paid',
      0,
    ],
    ['a dispute that is open', [event('paid'), dispute('open')], 'paid', 60_000],
    ['a dispute that was won', [event('paid'), dispute('open'), dispute('won')], 'paid', 60_000],
    ['a dispute that was lost', [event('paid'), dispute('open'), dispute('lost')], 'paid', 0],
    ['a refund without a payment', [refund('re1', 20_000, 'succeeded')], 'open', 0],
  ])('%s', (_, events, state, sum) => {
    expect(cardState(events)).toBe(state);
    expect(after(ONE, events).sum('mia')).toBe(sum);
    expect(after(ONE, events, false).sum('mia')).toBe(sum);
  });

  it('gives each entry its own part, and takes a refund that was made there from them in turn', () => {
    const ledger = after(TWO, [event('paid'), refund('re1', 70_000, 'succeeded')]);
    expect([ledger.sum('mia'), ledger.sum('leo')]).toEqual([0, 30_000]);
  });

  it('says what went back beyond what the ledger has left', () => {
    const events = [event('paid'), refund('re1', 60_000, 'succeeded')];
    const ledger = after(ONE, [events[0] as CardEvent]);
    // The organiser gave cash back meanwhile.
    ledger.records[0] = { ...(ledger.records[0] as LedgerRecord), refunded: 45_000 };
    const { records, excess } = missingRecords(ONE, events, ledger.records);
    expect(records.map(({ amount }) => amount)).toEqual([15_000]);
    expect(excess).toBe(45_000);
  });

  it('has a refund of ours once, and back again when its provider refuses', () => {
    const ledger = after(ONE, [event('paid')]);
    ledger.write({ key: ownRefundKey('R1'), entryId: 'mia', amount: 25_000, refundOf: 'P1' });
    const report = [event('paid'), refund('re9', 25_000, 'succeeded', 'R1')];
    ledger.apply(report);
    expect(ledger.sum('mia')).toBe(35_000);
    const failed = [...report, refund('re9', 25_000, 'failed', 'R1')];
    ledger.apply(failed);
    ledger.apply(failed);
    expect(ledger.sum('mia')).toBe(60_000);
  });
});

/** The same numbers in every run. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function shuffled<One>(list: readonly One[], random: (below: number) => number): One[] {
  const left = [...list];
  return list.map(() => left.splice(random(left.length), 1)[0] as One);
}

/** Fifty events: a payment with what was told before it, refunds that succeed, wait or fail, and repeats of all of them. */
function story(random: (below: number) => number): { events: CardEvent[]; left: number } {
  const events: CardEvent[] = [event('waiting'), event('paid')];
  if (random(4) === 0) events.push(event('expired'));
  let left = 60_000;
  for (let number = 0; number < 6; number += 1) {
    const amount = Math.min(left, 1 + random(12_000));
    const [id, isFailing] = [`re${String(number)}`, random(3) === 0];
    if (amount < 1) continue;
    events.push(refund(id, amount, 'pending'));
    if (isFailing) events.push(refund(id, amount, 'succeeded'), refund(id, amount, 'failed'));
    else events.push(refund(id, amount, 'succeeded'));
    if (!isFailing) left -= amount;
  }
  if (random(5) === 0) events.push(dispute('open'), dispute('won'));
  while (events.length < 50) events.push(events[random(events.length)] as CardEvent);
  return { events, left };
}

it('is the same after fifty events in every order, however often each comes', () => {
  for (let seed = 1; seed <= 10_000; seed += 1) {
    const random = randomOf(seed);
    const { events, left } = story(random);
    const ledger = new Ledger(ONE);
    const order = shuffled(events, random);
    // Several may come before the ledger is brought up to date: calls meet each other.
    for (let count = 1; count <= order.length; count += 1 + random(9)) ledger.apply(order.slice(0, count));
    ledger.apply(order);
    expect(ledger.sum('mia'), `seed ${String(seed)}`).toBe(left);
    expect(new Set(ledger.records.map(({ key }) => key)).size).toBe(ledger.records.length);
  }
});
