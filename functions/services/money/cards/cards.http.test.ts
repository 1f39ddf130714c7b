import { beforeAll, describe, expect, it } from 'vitest';
import { press, startCard } from '../../../../local/testing/cards.ts';
import { fieldCodes, type Caller } from '../../../../local/testing/caller.ts';
import { entryBody, newCompetition, type Staged } from '../../../../local/testing/competitions.ts';
import { dayAgo, venueDayIn } from '../../../../local/testing/days.ts';
import { demoAccount, newFamily } from '../../../../local/testing/people.ts';

let admin: Caller;
let staged: Staged;
let params: { competitionId: string };
beforeAll(async () => {
  [admin, staged] = await Promise.all([demoAccount('superadmin'), newCompetition()]);
  params = { competitionId: staged.competition.id };
});

let skaters = 0;
/** An entry of $115.00 of a skater of its own. */
const enter = (family: Caller) =>
  family.data('submitIndividualEntry', { body: entryBody(staged, 3, `Mia ${'I'.repeat((skaters += 1))}`) });

async function entered() {
  const family = await newFamily();
  const { id: entryId } = await enter(family);
  const balance = () => family.data('getFamilyBalance', { params });
  const state = async () => (await balance()).cardPayment?.state;
  const ofEntry = { ...params, entryId };
  const account = () => admin.data('listPayments', { params: ofEntry });
  const attempt = async () => {
    const payments = await admin.data('listCardPayments', { params });
    const found = payments.find(({ parts }) => parts.some((part) => part.entryId === entryId));
    if (!found) throw new Error('No payment was started');
    return found;
  };
  return { family, entryId, ofEntry, balance, state, account, attempt };
}

describe('a payment by card', () => {
  it('is paid once the provider says so, not when the family comes back', async () => {
    const { family, balance, state, account, entryId } = await entered();
    expect(await balance()).toMatchObject({
      due: 11_500,
      cards: { payee: 'Tidewater Ice Federation' },
      cardPayment: null,
    });
    const address = await startCard(family, params.competitionId);
    expect(await state()).toBe('open');
    expect((await account()).entry.paid).toBe(0);
    // What is stored about a payment that was only started stands in the account's own file too.
    const file: Record<string, unknown> = await family.data('downloadMyData');
    const started = { ...params, amount: 11_500, currency: 'USD', state: 'open', startedBy: 'owner' };
    expect(file['cardPayments']).toMatchObject([started]);
    await press(address, 'pay');
    await expect.poll(state).toBe('paid');
    const { entry, payments } = await account();
    expect(entry).toMatchObject({ paid: 11_500, balance: 0, paymentState: 'paid' });
    expect(payments.map(({ kind, method, amount, refunded }) => [kind, method, amount, refunded])).toEqual([
      ['payment', 'card', 11_500, 0],
    ]);
    expect(payments[0]?.reference).toMatch(/^Tidewater Ice Federation · pi_demo_/);
    const { receipts } = await family.data('getReceipt', { params: { entryId } });
    expect(receipts[0]?.payments.map(({ method, amount }) => [method, amount])).toEqual([['card', 11_500]]);
  });

  it('of two entries pays each its own part, or one of them alone', async () => {
    const { family, account, balance } = await entered();
    const { id } = await enter(family);
    await press(await startCard(family, params.competitionId, id), 'pay');
    await expect.poll(async () => (await balance()).due).toBe(11_500);
    await press(await startCard(family, params.competitionId), 'pay');
    await expect.poll(async () => (await balance()).due).toBe(0);
    expect((await account()).payments.map(({ amount }) => amount)).toEqual([11_500]);
  });

  it('waits for a bank, is not started twice meanwhile, and is paid when the bank has paid', async () => {
    const { family, state, account } = await entered();
    const address = await startCard(family, params.competitionId);
    await press(address, 'later');
    await expect.poll(state).toBe('waiting');
    const again = await family.call('startCardPayment', { params, body: { entryId: null, due: 11_500 } });
    expect(again.problem.code).toBe('CardPaymentUnderWay');
    await press(address, 'bankPays');
    await expect.poll(state).toBe('paid');
    expect((await account()).entry.paid).toBe(11_500);
  });

  it('that a bank refuses leaves the place and the sum as they were, and can be started again', async () => {
    const { family, state, balance } = await entered();
    const address = await startCard(family, params.competitionId);
    await press(address, 'later');
    await press(address, 'bankRefuses');
    await expect.poll(state).toBe('failed');
    expect((await balance()).due).toBe(11_500);
    expect((await balance()).entries[0]?.state).toBe('confirmed');
    expect(await startCard(family, params.competitionId)).not.toBe(address);
  });

  it('has one page for two windows and ten clicks, and another one for another sum', async () => {
    const { family, entryId } = await entered();
    const clicks = Array.from({ length: 10 }, () => startCard(family, params.competitionId));
    const [address, ...others] = new Set(await Promise.all(clicks));
    expect(others).toEqual([]);
    await enter(family);
    const wider = await startCard(family, params.competitionId);
    expect(wider).not.toBe(address);
    await press(address ?? '', 'pay');
    const page = await (await fetch(address ?? '')).text();
    expect(page).toContain('This page has closed');
    expect((await admin.data('listPayments', { params: { ...params, entryId } })).payments).toEqual([]);
  });

  it('reported twice is one payment', async () => {
    const { family, state, account } = await entered();
    await press(await startCard(family, params.competitionId), 'twice');
    await expect.poll(state).toBe('paid');
    await press(await startCard(await other(), params.competitionId), 'leave');
    expect((await account()).payments).toHaveLength(1);
  });

  const other = async () => (await entered()).family;
});

describe('what is asked for', () => {
  it('is what is owed now: another sum, or none, is refused', async () => {
    const { family, entryId } = await entered();
    const start = (due: number, of: string | null = null) =>
      family.call('startCardPayment', { params, body: { entryId: of, due } });
    expect(fieldCodes(await start(1))).toEqual(['due MustCorrect']);
    await admin.data('recordPayment', {
      params: { ...params, entryId },
      body: { method: 'cash', amount: 5_000, receivedOn: dayAgo(1) },
    });
    expect(fieldCodes(await start(11_500, entryId))).toEqual(['due MustCorrect']);
    expect((await start(6_500, entryId)).status).toBe(201);
  });

  it('is the family’s own: another family finds nothing', async () => {
    const { entryId } = await entered();
    const { family: stranger } = await entered();
    const reply = await stranger.call('startCardPayment', { params, body: { entryId, due: 11_500 } });
    expect(reply.problem.code).toBe('NotFound');
  });

  it('goes with the payment to a price that changed: the difference is due', async () => {
    const { family, ofEntry, state, account } = await entered();
    const address = await startCard(family, params.competitionId);
    const before = await family.data('getEntry', { params: ofEntry });
    await family.data('withdrawEntry', { params: ofEntry, body: { version: before.version } });
    await press(address, 'pay');
    await expect.poll(state).toBe('paid');
    // The money came after the withdrawal: it is a refund due, and nothing is lost.
    const { entry } = await account();
    expect([entry.state, entry.paid, entry.balance]).toEqual(['withdrawn', 11_500, -11_500]);
  });
});

describe('a refund to the card', () => {
  async function paid() {
    const one = await entered();
    const address = await startCard(one.family, params.competitionId);
    await press(address, 'pay');
    await expect.poll(one.state).toBe('paid');
    const [payment] = (await one.account()).payments;
    const refund = (amount: number, more = {}) =>
      admin.call('recordRefund', {
        params: one.ofEntry,
        body: {
          refundOf: payment?.id,
          method: 'card',
          amount,
          receivedOn: venueDayIn(0),
          owed: amount,
          ...more,
        },
      });
    return { ...one, address, payment, refund };
  }

  it('is recorded, asked for, and not recorded again when the provider tells of it', async () => {
    const { refund, account, attempt } = await paid();
    expect((await refund(4_000)).status).toBe(201);
    await expect.poll(async () => (await attempt()).state).toBe('paid');
    const page = async () =>
      (await account()).payments.map(({ kind, method, amount }) => [kind, method, amount]);
    expect(await page()).toEqual([
      ['payment', 'card', 11_500],
      ['refund', 'card', 4_000],
    ]);
    expect((await account()).entry.paid).toBe(7_500);
  });

  it('that fails comes back, and can be made again', async () => {
    const { refund, account, address } = await paid();
    await refund(4_000);
    await expect.poll(async () => (await fetch(address)).text()).toContain('Fail the last refund');
    await press(address, 'failRefund');
    await expect.poll(async () => (await account()).entry.paid).toBe(11_500);
    const returned = (await account()).payments.at(-1);
    expect(returned).toMatchObject({
      kind: 'payment',
      amount: 4_000,
      note: 'The refund failed and came back',
    });
    const again = await refund(4_000, { refundOf: returned?.id });
    expect(again.status).toBe(201);
    expect((await account()).entry.paid).toBe(7_500);
  });

  it('made at the provider is in the ledger too, and both sides at once never give back more than was paid', async () => {
    const { refund, account, address } = await paid();
    const [ours] = await Promise.all([refund(11_500), press(address, 'refund')]);
    expect(ours.status).toBeLessThan(500);
    await expect.poll(async () => (await account()).entry.paid).toBeLessThan(11_500);
    // Half went back there. Ours of the whole was refused there, and came back, if it was recorded at all.
    await expect.poll(async () => [0, 5_750].includes((await account()).entry.paid)).toBe(true);
    const { payments, entry } = await account();
    const sum = payments.reduce(
      (total, { kind, amount }) => total + (kind === 'payment' ? amount : -amount),
      0,
    );
    expect(entry.paid).toBe(sum);
  });

  it('is for what a card has paid, and what a card has paid is no mistake of a recorder', async () => {
    const { refund, ofEntry } = await paid();
    expect(fieldCodes(await refund(11_500, { method: 'correction', owed: null }))).toEqual([
      'method MustValid',
    ]);
    await refund(11_500);
    const { payments } = await admin.data('recordPayment', {
      params: ofEntry,
      body: { method: 'cash', amount: 1_000, receivedOn: dayAgo(1) },
    });
    const cash = payments.find(({ method }) => method === 'cash');
    expect(fieldCodes(await refund(1_000, { refundOf: cash?.id }))).toEqual(['method MustValid']);
  });

  it('and a dispute that is lost are the organiser’s to see', async () => {
    const { address, attempt, account } = await paid();
    await press(address, 'dispute');
    await expect.poll(async () => (await attempt()).disputes.map(({ status }) => status)).toEqual(['open']);
    expect((await account()).entry.paid).toBe(11_500);
    await press(address, 'lose');
    await expect.poll(async () => (await attempt()).disputes.map(({ status }) => status)).toEqual(['lost']);
    expect((await account()).entry.paid).toBe(0);
  });
});
