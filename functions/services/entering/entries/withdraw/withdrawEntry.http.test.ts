import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../../../local/testing/caller.ts';
import { currentTime } from '../../../../../local/clock.ts';
import {
  entryBody,
  formBody,
  newCompetition,
  type Staged,
} from '../../../../../local/testing/competitions.ts';
import { dayAgo } from '../../../../../local/testing/days.ts';
import { changeOf } from '../../../../../local/testing/entryChanges.ts';
import { mailsTo } from '../../../../../local/testing/outbox.ts';
import { demoAccount, newFamily } from '../../../../../local/testing/people.ts';
import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';

let admin: Caller;
let family: Caller;
let address: string;
/** 60 percent of what was paid is given back: the first step, which gave everything, has passed. */
let staged: Staged;

const inDays = (days: number) => new Date(currentTime().getTime() + days * 86_400_000).toISOString();

beforeAll(async () => {
  [admin, family] = await Promise.all([demoAccount('superadmin'), newFamily()]);
  address = (await family.data('currentUser')).email;
  const refunds = [
    { until: inDays(-1), percent: 100 },
    { until: inDays(5), percent: 60 },
    { until: inDays(20), percent: 10 },
  ];
  staged = await newCompetition({ refunds });
});

const paramsOf = ({ id, competitionId }: Entry) => ({ competitionId, entryId: id });
const pay = (entry: Entry, amount: number) =>
  admin.data('recordPayment', {
    params: paramsOf(entry),
    body: { method: 'cash', amount, receivedOn: dayAgo(2) },
  });
const versionOf = async ({ id }: Entry) =>
  (await family.data('getEntry', { params: { entryId: id } })).version;
const withdraw = async (entry: Entry, version?: number) =>
  family.call('withdrawEntry', {
    params: { entryId: entry.id },
    body: { version: version ?? (await versionOf(entry)) },
  });
const enter = async (events: number) => {
  const body = entryBody(staged, events);
  return { body, entry: await family.data('submitIndividualEntry', { body }) };
};
/** The mails that the family gets about it. */
const toldOf = async ({ name }: Entry) => {
  const mails = await mailsTo(address);
  return mails.find(({ subject }) => subject.startsWith(`Entry withdrawn: ${name}`))?.text ?? '';
};

describe('withdrawEntry', () => {
  it('keeps by the refund policy, beside what an earlier change kept, and says what comes back', async () => {
    const { body, entry } = await enter(3);
    await pay(entry, 11_500);
    // One event less costs 25.00 less: 15.00 come back, 10.00 are kept.
    const change = changeOf({ ...entry, version: 2 }, { ...body, event: body.event.slice(0, 2) }, 10_000);
    const changed = await family.data('updateEntry', { params: { entryId: entry.id }, body: change });
    expect(changed).toMatchObject({ totalPrice: 10_000, retained: 1_000, paid: 11_500, balance: -1_500 });

    const { status, answer } = await withdraw(entry);
    expect([status, answer.data]).toMatchObject([
      200,
      { state: 'withdrawn', totalPrice: 4_600, retained: 4_600, paid: 11_500, balance: -6_900 },
    ]);
    expect(answer.data.paymentState).toBe('paid');
    expect(await toldOf(entry)).toContain('Refund due: $69.00, by the competition’s refund policy.');
    const { entry: account } = await admin.data('listPayments', { params: paramsOf(entry) });
    expect(account).toMatchObject({ totalPrice: 4_600, paid: 11_500, balance: -6_900 });
  });

  it.each([
    ['a part payment', 2, 4_000, 1_600, -2_400, '$24.00'],
    ['more than it cost', 1, 8_000, 2_360, -5_640, '$56.40'],
  ] as const)('shares out %s', async (_name, events, paid, retained, balance, refund) => {
    const { entry } = await enter(events);
    await pay(entry, paid);
    const { answer } = await withdraw(entry);
    expect(answer.data).toMatchObject({ totalPrice: retained, retained, paid, balance });
    expect(await toldOf(entry)).toContain(`Refund due: ${refund}, by the competition’s refund policy.`);
  });

  it.each([
    [undefined, 15_750, 2_250, -1_500, 10_350, '$69.00'],
    [true, 15_000, 1_500, -2_250, 6_900, '$103.50'],
  ] as const)(
    'of a change and of the rest the late fee goes by the step (refunded: %s)',
    async (lateFee, changedTo, keptByChange, changeBalance, kept, refund) => {
      const late = await newCompetition(
        { refunds: [{ until: inDays(5), percent: 60, ...(lateFee !== undefined && { lateFee }) }] },
        null,
        { ...formBody(), lateFees: [{ from: inDays(-2), kind: 'percent', value: 50 }] },
      );
      const body = entryBody(late, 3);
      const entry = await family.data('submitIndividualEntry', { body });
      expect(entry).toMatchObject({ lateFee: { amount: 5_750 }, totalPrice: 17_250 });
      await pay(entry, 17_250);
      const wanted = { ...body, event: body.event.slice(0, 2) };
      const change = changeOf({ ...entry, version: 2 }, wanted, changedTo);
      const changed = await family.data('updateEntry', { params: { entryId: entry.id }, body: change });
      expect(changed).toMatchObject({
        lateFee: { amount: 4_500 },
        totalPrice: changedTo,
        retained: keptByChange,
        balance: changeBalance,
      });
      const { answer } = await withdraw(entry);
      expect(answer.data).toMatchObject({ totalPrice: kept, retained: kept, balance: kept - 17_250 });
      expect(await toldOf(entry)).toContain(`Refund due: ${refund}, by the competition’s refund policy.`);
    },
  );

  it('leaves who has not paid owing nothing, and promises nothing', async () => {
    const { entry } = await enter(2);
    const { answer } = await withdraw(entry);
    expect(answer.data).toMatchObject({ totalPrice: 0, retained: 0, paid: 0, balance: 0 });
    const notified = await toldOf(entry);
    expect(notified).toContain('You withdrew the entry of');
    expect(notified).not.toMatch(/Refund|Please pay/);
  });

  it('tells who saw another version, and withdraws nothing; a repeat finds it withdrawn', async () => {
    const { entry } = await enter(2);
    await pay(entry, 9_000);
    const stale = await withdraw(entry, entry.version);
    expect([stale.status, stale.problem.code]).toEqual([409, 'VersionConflict']);
    const params = { entryId: entry.id };
    expect(await family.data('getEntry', { params })).toMatchObject({
      state: 'confirmed',
      totalPrice: 9_000,
    });
    const first = await withdraw(entry, 2);
    const again = await withdraw(entry, 2);
    expect([again.status, again.answer]).toEqual([200, first.answer]);
    expect(again.answer.data).toMatchObject({ totalPrice: 3_600, balance: -5_400, version: 3 });
  });

  it('is by the same policy for the organiser, and conflicts alike', async () => {
    const { entry } = await enter(1);
    await pay(entry, 5_900);
    const send = (version: number) =>
      admin.call('withdrawEntryForFamily', {
        params: paramsOf(entry),
        body: { version, reason: 'Injured knee' },
      });
    expect((await send(1)).problem.code).toBe('VersionConflict');
    expect((await send(2)).answer.data).toMatchObject({ retained: 2_360, balance: -3_540 });
    expect(await toldOf(entry)).toContain('Refund due: $35.40, by the competition’s refund policy.');
  });
});
