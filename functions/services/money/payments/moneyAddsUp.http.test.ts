import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { Caller } from '../../../../local/testing/caller.ts';
import { entryBody, newCompetition } from '../../../../local/testing/competitions.ts';
import { demoAccount, newFamily } from '../../../../local/testing/people.ts';
import { dayAgo } from '../../../../local/testing/days.ts';

let admin: Caller;
let family: Caller;
beforeAll(async () => {
  [admin, family] = await Promise.all([demoAccount('superadmin'), newFamily()]);
});

const ENTRIES = 3;
const which = fc.nat(ENTRIES - 1);
const amount = fc.integer({ min: 1, max: 12_000 });

const record = fc.oneof(
  fc.record({ do: fc.constant('pay' as const), which, amount }),
  fc.record({ do: fc.constant('refund' as const), which, amount }),
  fc.record({ do: fc.constant('correct' as const), which, amount }),
  fc.record({ do: fc.constant('withdraw' as const), which, amount }),
);

/** Done at once, as several people would; then the next ones. */
const course = fc.array(fc.array(record, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 4 });

it('money recorded is money shown, whatever several people do at the same moment', async () => {
  await fc.assert(
    fc.asyncProperty(course, async (rounds) => {
      const staged = await newCompetition();
      const { id: competitionId } = staged.competition;
      const params = { competitionId };
      const ids: string[] = [];
      for (let index = 0; index < ENTRIES; index++) {
        const { id } = await family.data('submitIndividualEntry', { body: entryBody(staged) });
        ids.push(id);
      }
      const accountOf = (entryId: string) => admin.data('listPayments', { params: { ...params, entryId } });
      for (const records of rounds) {
        await Promise.all(records.map((one) => done(one, { ...params, entryId: ids[one.which] ?? '' })));
      }

      let books = 0;
      for (const entryId of ids) {
        const { entry, payments } = await accountOf(entryId);
        const sum = (kind: string, method?: string) =>
          payments
            .filter((one) => one.kind === kind && (method === undefined || one.method === method))
            .reduce((total, one) => total + one.amount, 0);
        expect(entry.paid).toBe(sum('payment') - sum('refund'));
        expect(entry.refunded).toBe(sum('refund') - sum('refund', 'correction'));
        expect(payments.every((one) => one.kind === 'refund' || one.refunded <= one.amount)).toBe(true);
        books += entry.paid;
      }
      const { paid } = await admin.data('competitionFigures', { params });
      expect(paid).toBe(books);
    }),
    { numRuns: 6 },
  );
});

async function done(
  one: { readonly do: 'pay' | 'refund' | 'correct' | 'withdraw'; readonly amount: number },
  params: { readonly competitionId: string; readonly entryId: string },
): Promise<void> {
  const { entry, payments } = await admin.data('listPayments', { params });
  const facts = { receivedOn: dayAgo(2), method: 'cash' };
  const of = payments.find(({ kind, amount, refunded }) => kind === 'payment' && amount > refunded);
  const refund = { ...facts, refundOf: of?.id };
  const replies = {
    pay: () => admin.call('recordPayment', { params, body: { ...facts, amount: one.amount } }),
    refund: () => {
      const owed = Math.max(0, entry.balance + one.amount) || null;
      return admin.call('recordRefund', { params, body: { ...refund, amount: one.amount, owed } });
    },
    correct: () =>
      admin.call('recordRefund', {
        params,
        body: { ...refund, method: 'correction', amount: (of?.amount ?? 1) - (of?.refunded ?? 0) },
      }),
    withdraw: async () => {
      const { version } = await admin.data('getEntryRecord', { params });
      const body = { version, reason: 'Injured' };
      return entry.state === 'withdrawn' ? null : admin.call('withdrawEntryForFamily', { params, body });
    },
  };
  const reply = await replies[one.do]();
  // Refused by a rule, or met by somebody who was faster; never a failure.
  expect([200, 201, 400, 409]).toContain(reply?.status ?? 200);
}
