import { beforeAll, describe, expect, it } from 'vitest';
import { fieldCodes, type Caller } from '../../local/testing/caller.ts';
import { entryBody, newCompetition, type Staged } from '../../local/testing/competitions.ts';
import { demoAccount, newFamily, newInvited } from '../../local/testing/people.ts';
import { dayAgo } from '../../local/testing/days.ts';
import type { Entry } from '../../shared/contract/entry.ts';

let staged: Staged;
let family: Caller;
let admin: Caller;
let entry: Entry;
beforeAll(async () => {
  [staged, family, admin] = await Promise.all([newCompetition(), newFamily(), demoAccount('superadmin')]);
  entry = await family.data('submitIndividualEntry', { body: entryBody(staged) });
});

const params = () => ({ entryId: entry.id });
const managed = () => ({ ...params(), competitionId: staged.competition.id });
const pay = (amount: number) =>
  admin.data('recordPayment', {
    params: managed(),
    body: { method: 'cash', amount, receivedOn: dayAgo(2) },
  });

describe('the receipts of an entry', () => {
  it('begin with a statement that has no number and says what is to pay', async () => {
    const { statement, receipts, isCurrent } = await family.data('getReceipt', { params: params() });
    expect([receipts, isCurrent]).toEqual([[], false]);
    expect(statement).toMatchObject({
      number: null,
      payer: 'Robin Winter',
      paymentReference: entry.paymentReference,
      totalPrice: entry.totalPrice,
      balance: entry.totalPrice,
      payments: [],
      issuer: { name: expect.any(String) as string },
    });
    expect(statement.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(entry.totalPrice);
  });

  it('are issued with a payment, and corrected with the next one, the old one staying as it was', async () => {
    await pay(100);
    const first = await admin.data('getEntryReceipt', { params: managed() });
    expect(first).toMatchObject({
      isCurrent: true,
      receipts: [{ paid: 100, corrects: null, correctedBy: null }],
    });
    await pay(200);
    const { receipts } = await family.data('getReceipt', { params: params() });
    const [second, old] = receipts;
    expect(second).toMatchObject({ paid: 300, corrects: old?.number, correctedBy: null });
    expect(second?.payments.map(({ amount }) => amount)).toEqual([100, 200]);
    expect(old).toEqual({ ...first.receipts[0], correctedBy: second?.number });
  });

  it('are one for who asks twice, and one more when what they say has changed', async () => {
    const other = await family.data('submitIndividualEntry', { body: entryBody(staged) });
    const asked = await Promise.all(
      [1, 2, 3].map(() => family.data('issueReceipt', { params: { entryId: other.id } })),
    );
    for (const { receipts, isCurrent } of asked) expect([receipts.length, isCurrent]).toEqual([1, true]);
    const { account } = await family.data('downloadMyData');
    await family.data('updateMyAccount', { body: { ...account, name: 'Robin Frost', language: 'fr' } });
    const changed = await family.data('getReceipt', { params: { entryId: other.id } });
    expect(changed).toMatchObject({ isCurrent: false, statement: { payer: 'Robin Frost', language: 'fr' } });
    const { receipts } = await family.data('issueReceipt', { params: { entryId: other.id } });
    expect(receipts.map(({ payer }) => payer)).toEqual(['Robin Frost', 'Robin Winter']);
  });

  it('come as PDF, each under its number', async () => {
    const { receipts } = await family.data('getReceipt', { params: params() });
    for (const file of ['statement.pdf', `receipt-${receipts[0]?.number ?? 0}.pdf`]) {
      const reply = await family.call('getReceiptFile', { params: { ...params(), file } });
      expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(reply.headers.get('cache-control')).toBe('private, no-store');
      expect(reply.answer.slice(0, 5)).toBe('%PDF-');
    }
    for (const file of ['receipt-999999.pdf', 'receipt-0.pdf', 'other.pdf']) {
      const reply = await family.call('getReceiptFile', { params: { ...params(), file } });
      expect(reply.status, file).toBe(404);
    }
  });

  it('are for the family and those who answer for the competition only', async () => {
    const stranger = await newFamily();
    expect((await stranger.call('getReceipt', { params: params() })).status).toBe(404);
    expect((await stranger.call('issueReceipt', { params: params() })).status).toBe(404);
    const other = await newCompetition();
    const { caller } = await newInvited('MANAGER', { competitionId: other.competition.id });
    expect((await caller.call('getEntryReceipt', { params: managed() })).status).toBe(403);
    const theirs = { ...managed(), competitionId: other.competition.id };
    expect((await caller.call('getEntryReceipt', { params: theirs })).status).toBe(404);
  });
});

describe('what the federation says of itself', () => {
  it('is changed by who has read the last version, and keeps what was issued as it was', async () => {
    const before = await family.data('getReceipt', { params: params() });
    const { version } = await admin.data('getSettings');
    const body = { name: 'Lakeside Federation', address: '1 Rink Road\nLakeside', taxLine: ' ', version };
    expect(await admin.data('updateSettings', { body: { ...body, taxLine: 'Exempt' } })).toMatchObject({
      version: version + 1,
    });
    expect((await admin.call('updateSettings', { body: { ...body, taxLine: null } })).status).toBe(409);
    const after = await family.data('getReceipt', { params: params() });
    expect(after.statement.issuer).toMatchObject({ name: 'Lakeside Federation', taxLine: 'Exempt' });
    expect(after.isCurrent).toBe(false);
    expect(after.receipts).toEqual(before.receipts);
  });

  it('has a name', async () => {
    const reply = await admin.call('updateSettings', { body: { name: ' ', version: 1 } });
    expect([reply.status, ...fieldCodes(reply)]).toEqual([400, 'name NotNull']);
  });
});
