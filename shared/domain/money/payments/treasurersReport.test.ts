import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { treasurersReport, type MoneyRecord } from './treasurersReport.ts';

const METHODS = ['cash', 'cheque', 'transfer'] as const;

const payment = fc.record({
  amount: fc.integer({ min: 1, max: 100_000 }),
  method: fc.constantFrom(...METHODS),
  day: fc.constantFrom('2027-01-10', '2027-01-11', '2027-02-01'),
  /** The fate of the payment: nothing, a part refund, or voided as a mistake. */
  fate: fc.constantFrom('kept', 'refunded', 'corrected'),
  refundBy: fc.constantFrom(...METHODS),
});

const entryMade = fc.record({
  rink: fc.constantFrom('North Rink', 'north rink', 'South Rink', ''),
  totalPrice: fc.integer({ min: 0, max: 200_000 }),
  payments: fc.array(payment, { maxLength: 4 }),
});

type Made = typeof entryMade extends fc.Arbitrary<infer One> ? One : never;

function world(entries: readonly Made[]) {
  const records: MoneyRecord[] = [];
  const rows = entries.map(({ rink, totalPrice, payments }, index) => {
    const id = `entry ${index}`;
    let [paid, refunded] = [0, 0];
    for (const { amount, method, day, fate, refundBy } of payments) {
      records.push({ entryId: id, kind: 'payment', method, amount, receivedOn: day, paidBy: null });
      paid += amount;
      if (fate === 'kept') continue;
      const given = fate === 'corrected' ? amount : Math.ceil(amount / 2);
      const by = fate === 'corrected' ? 'correction' : refundBy;
      records.push({
        entryId: id,
        kind: 'refund',
        method: by,
        amount: given,
        receivedOn: day,
        paidBy: method,
      });
      paid -= given;
      if (fate === 'refunded') refunded += given;
    }
    return { id, homeIsiRink: rink, homeRinkId: null, totalPrice, paid, refunded };
  });
  return { rows, records };
}

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((total, row) => total + of(row), 0);

describe("treasurer's report", () => {
  it('adds up to the same by rink, by method, by day and in all, to the minor unit', () => {
    fc.assert(
      fc.property(fc.array(entryMade, { maxLength: 12 }), (created) => {
        const { rows, records } = world(created);
        const { total, flow, rinks, methods, days, differing } = treasurersReport(rows, records);
        expect(differing).toEqual([]);
        for (const name of ['charged', 'received', 'refunded', 'paid', 'open', 'overpaid'] as const) {
          expect(sum(rinks, (rink) => rink[name])).toBe(total[name]);
        }
        for (const name of ['received', 'corrected', 'refunded', 'net'] as const) {
          expect(sum(methods, (method) => method[name])).toBe(flow[name]);
          expect(sum(days, (day) => day[name])).toBe(flow[name]);
        }
        expect(flow.net).toBe(total.paid);
        expect(flow.received - flow.corrected).toBe(total.received);
        expect(total.charged - total.paid).toBe(total.open - total.overpaid);
      }),
    );
  });

  it('names entries with payments recorded while it was read', () => {
    const { rows, records } = world([
      { rink: 'North Rink', totalPrice: 9_000, payments: [] },
      { rink: 'North Rink', totalPrice: 9_000, payments: [] },
    ]);
    const late = {
      kind: 'payment',
      method: 'cash',
      amount: 100,
      receivedOn: '2027-01-10',
      paidBy: null,
    } as const;
    const { differing } = treasurersReport(rows, [
      ...records,
      { ...late, entryId: 'entry 1' },
      { ...late, entryId: 'entry 2' },
    ]);
    expect(differing).toEqual(['entry 1', 'entry 2']);
  });

  it('takes a voided payment off the method it was recorded with', () => {
    const { methods } = treasurersReport(
      [],
      [
        {
          entryId: 'a',
          kind: 'payment',
          method: 'cash',
          amount: 500,
          receivedOn: '2027-01-10',
          paidBy: null,
        },
        {
          entryId: 'a',
          kind: 'refund',
          method: 'correction',
          amount: 500,
          receivedOn: '2027-01-11',
          paidBy: 'cash',
        },
      ],
    );
    expect(methods[0]).toEqual({ method: 'cash', received: 500, corrected: 500, refunded: 0, net: 0 });
  });
});
