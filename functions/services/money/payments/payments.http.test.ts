import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { fieldCodes, type Caller } from '../../../../local/testing/caller.ts';
import { entryBody, newCompetition, type Staged } from '../../../../local/testing/competitions.ts';
import { demoAccount, newFamily, newInvitedUser } from '../../../../local/testing/people.ts';
import { dayAgo } from '../../../../local/testing/days.ts';

let admin: Caller;
let family: Caller;
let staged: Staged;
beforeAll(async () => {
  [admin, family, staged] = await Promise.all([demoAccount('superadmin'), newFamily(), newCompetition()]);
});

/** An entry of $115.00. */
async function entered() {
  const { id, totalPrice } = await family.data('submitIndividualEntry', { body: entryBody(staged) });
  return { totalPrice, params: { competitionId: staged.competition.id, entryId: id } };
}

const paid = (amount: number, more = {}) => ({ method: 'cash', amount, receivedOn: dayAgo(2), ...more });

describe('recordPayment', () => {
  it('takes a part, then the rest, and says what is open', async () => {
    const { params, totalPrice } = await entered();
    const part = await admin.data('recordPayment', { params, body: paid(4_000, { note: 'At the rink' }) });
    expect(part.entry).toMatchObject({ paid: 4_000, balance: totalPrice - 4_000, paymentState: 'partPaid' });
    const body = paid(totalPrice - 4_000, { method: 'transfer', reference: 'K7QM' });
    const { entry, payments } = await admin.data('recordPayment', { params, body });
    expect(entry).toMatchObject({ balance: 0, paymentState: 'paid' });
    expect(payments.map(({ amount, method, reference, note }) => [amount, method, reference, note])).toEqual([
      [4_000, 'cash', null, 'At the rink'],
      [totalPrice - 4_000, 'transfer', 'K7QM', null],
    ]);
    expect(payments[0]?.takenBy.name).toBeTruthy();
    expect((await family.data('getEntry', { params })).paymentState).toBe('paid');
  });

  it('records once what is asked for twice, and refuses a key for another payment', async () => {
    const { params } = await entered();
    const headers = { 'idempotency-key': randomUUID() };
    const both = await Promise.all(
      [1, 2].map(() => admin.call('recordPayment', { params, body: paid(1_000), headers })),
    );
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    const again = await admin.data('recordPayment', { params, body: paid(1_000), headers });
    expect(again.payments).toHaveLength(1);
    const other = await admin.call('recordPayment', { params, body: paid(2_000), headers });
    expect(other.problem.code).toBe('IdempotencyKeyReused');
  });

  it('tells the second of two who record the same money at once that the balance is another one', async () => {
    const { params } = await entered();
    const all = paid(11_500, { due: 11_500 });
    const both = await Promise.all([1, 2].map(() => admin.call('recordPayment', { params, body: all })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400]);
    const refused = both.find(({ status }) => status === 400);
    expect(refused && fieldCodes(refused)).toEqual(['due MustCorrect']);
    const { entry, payments } = await admin.data('listPayments', { params });
    expect([entry.paid, entry.balance, payments.length]).toEqual([11_500, 0, 1]);
    expect(fieldCodes(await admin.call('recordPayment', { params, body: paid(1, { due: 1.5 }) }))).toEqual([
      'due MustValid',
    ]);
  });

  it('refuses a day that has not come or is long gone, no amount, and an entry of another competition', async () => {
    const { params } = await entered();
    const call = (body: object) => admin.call('recordPayment', { params, body });
    expect(fieldCodes(await call(paid(1_000, { receivedOn: '2099-01-01' })))).toEqual([
      'receivedOn MustBefore',
    ]);
    expect(fieldCodes(await call(paid(1_000, { receivedOn: dayAgo(-2) })))).toEqual([
      'receivedOn MustBefore',
    ]);
    const long = await call(paid(1_000, { receivedOn: '1900-01-01' }));
    expect(long.problem.errors).toEqual([
      { field: 'receivedOn', code: 'MustAfter', message: 'Date too long before entries open' },
    ]);
    expect(fieldCodes(await call(paid(0)))).toEqual(['amount MustValid']);
    const { competition } = await newCompetition();
    const manager = (await newInvitedUser('MANAGER', { competitionId: competition.id })).caller;
    const elsewhere = { ...params, competitionId: competition.id };
    expect((await manager.call('recordPayment', { params, body: paid(1) })).status).toBe(403);
    expect((await manager.call('recordPayment', { params: elsewhere, body: paid(1) })).status).toBe(404);
  });
});

describe('recordRefund', () => {
  it('gives back of one payment, never more than is left of it, whoever else does', async () => {
    const { params, totalPrice } = await entered();
    const { payments } = await admin.data('recordPayment', { params, body: paid(totalPrice + 1_000) });
    const refundOf = payments[0]?.id ?? '';
    const body = paid(totalPrice, { refundOf, owed: totalPrice - 1_000 });
    const early = { ...body, receivedOn: '1900-01-01' };
    expect(fieldCodes(await admin.call('recordRefund', { params, body: early }))).toEqual([
      'receivedOn MustAfter',
    ]);
    const replies = await Promise.all([1, 2].map(() => admin.call('recordRefund', { params, body })));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 400]);
    const { entry } = await admin.data('listPayments', { params });
    expect(entry).toMatchObject({ paid: 1_000, refunded: totalPrice, paymentState: 'partPaid' });
    const more = await admin.call('recordRefund', { params, body: paid(1_001, { refundOf }) });
    expect(fieldCodes(more)).toEqual(['amount MustSmaller']);
  });

  it('knows payments of this entry only, and gives back no refund', async () => {
    const [one, other] = [await entered(), await entered()];
    const { payments } = await admin.data('recordPayment', { params: one.params, body: paid(1_000) });
    const refundOf = payments[0]?.id ?? '';
    const reply = await admin.call('recordRefund', { params: other.params, body: paid(1, { refundOf }) });
    expect(fieldCodes(reply)).toEqual(['refundOf MustExist']);
    const back = await admin.data('recordRefund', {
      params: one.params,
      body: paid(400, { refundOf, owed: 10_900 }),
    });
    const refund = back.payments.find(({ kind }) => kind === 'refund');
    expect(refund?.refundOf).toBe(refundOf);
    const of = { refundOf: refund?.id };
    const again = await admin.call('recordRefund', { params: one.params, body: paid(1, of) });
    expect(fieldCodes(again)).toEqual(['refundOf MustExist']);
  });

  it('asks first where the entry owes again, and how much', async () => {
    const { params } = await entered();
    const { payments } = await admin.data('recordPayment', { params, body: paid(12_500) });
    const refundOf = payments[0]?.id ?? '';
    const refund = (amount: number, owed?: number) =>
      admin.call('recordRefund', { params, body: paid(amount, { refundOf, owed }) });
    // A payment beyond $115.00 goes back without a question.
    expect((await refund(1_000)).status).toBe(201);
    expect((await refund(2_000)).problem.errors).toEqual([
      {
        field: 'owed',
        code: 'MustCorrect',
        message: 'After this refund the entry owes again. Confirm how much',
      },
    ]);
    expect(fieldCodes(await refund(2_000, 1_999))).toEqual(['owed MustCorrect']);
    expect((await admin.data('listPayments', { params })).entry).toMatchObject({ paid: 11_500, balance: 0 });
    // Of two who give the same back at once, the second has confirmed another sum.
    const both = await Promise.all([refund(2_000, 2_000), refund(2_000, 2_000)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400]);
    const { entry } = await admin.data('listPayments', { params });
    expect(entry).toMatchObject({ paid: 9_500, balance: 2_000, paymentState: 'partPaid' });
  });

  it('takes a mistake back whole: the entry is unpaid as before, and nothing leaves the list', async () => {
    const { params, totalPrice } = await entered();
    const { payments } = await admin.data('recordPayment', { params, body: paid(2_000) });
    const correction = { refundOf: payments[0]?.id, method: 'correction' };
    const part = await admin.call('recordRefund', { params, body: paid(500, correction) });
    expect(fieldCodes(part)).toEqual(['amount MustCorrect']);
    const after = await admin.data('recordRefund', { params, body: paid(2_000, correction) });
    expect(after.entry).toMatchObject({ paid: 0, refunded: 0, balance: totalPrice, paymentState: 'unpaid' });
    expect(after.payments.map(({ kind }) => kind)).toEqual(['payment', 'refund']);
  });
});
