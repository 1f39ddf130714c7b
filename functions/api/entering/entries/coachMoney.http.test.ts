import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../../local/testing/caller.ts';
import { entryBody, newCompetition } from '../../../../local/testing/competitions.ts';
import { dayAgo } from '../../../../local/testing/days.ts';
import { demoAccount, newFamily } from '../../../../local/testing/people.ts';

let coach: Caller;
let admin: Caller;
let params: { competitionId: string };

/** Of the coach's own rink one has paid in part and one in full; of another rink nobody has paid. */
beforeAll(async () => {
  const family = await newFamily();
  [admin, coach] = await Promise.all([demoAccount('superadmin'), demoAccount('headcoach')]);
  const staged = await newCompetition();
  params = { competitionId: staged.competition.id };
  const coachRink = (await coach.data('currentUser')).rinkId ?? '';
  const enter = (fullName: string, homeIsiRink: string) =>
    family.data('submitIndividualEntry', { body: { ...entryBody(staged, 2, fullName), homeIsiRink } });
  const pay = (entryId: string, amount: number) =>
    admin.data('recordPayment', {
      params: { ...params, entryId },
      body: { amount, method: 'cash', receivedOn: dayAgo(1) },
    });
  await pay((await enter('Ada Frost', coachRink)).id, 4_000);
  await pay((await enter('Bea Lund', coachRink)).id, 9_000);
  await enter('Cleo Berg', 'Pond behind the school');
});

describe('a head coach', () => {
  it('sees the money of the own rink, and none of another', async () => {
    const rows = await coach.data('listSkaters', { params });
    expect(rows.map(({ fullName, ownRink }) => [fullName, ownRink])).toEqual([
      ['Ada Frost', true],
      ['Bea Lund', true],
      ['Cleo Berg', false],
    ]);
    const [own, , other] = rows;
    expect(own).toMatchObject({
      totalPrice: 9_000,
      paid: 4_000,
      refunded: 0,
      retained: 0,
      balance: 5_000,
      paymentState: 'partPaid',
      paymentReference: expect.stringMatching(/^\w{4}-\w{4}$/) as string,
      events: [{ price: 5_900 }, { price: 3_100 }],
    });
    expect(other).toMatchObject({
      totalPrice: null,
      paid: null,
      refunded: null,
      retained: null,
      balance: null,
      lateFee: null,
      paymentState: null,
      paymentReference: null,
      events: [{ price: null }, { price: null }],
    });
  });

  it('finds by what is due the own rink alone, however it is asked', async () => {
    const due = (query: Record<string, string>) =>
      coach.data('listSkaters', { params, query: { due: 'true', ...query } });
    for (const query of [{}, { order: '-name' }, { size: '250' }, { search: 'a' }] as Record<
      string,
      string
    >[]) {
      expect((await due(query)).map(({ fullName }) => fullName)).toEqual(['Ada Frost']);
    }
    expect(await due({ search: 'Cleo' })).toEqual([]);
  });

  it('learns how many are in, and nothing of what the competition takes', async () => {
    expect(await coach.data('competitionFigures', { params })).toMatchObject({
      skaters: 3,
      eventsEntered: 6,
      charged: null,
      paid: null,
      byKind: { individual: { eventsEntered: 6, charged: null, paid: null }, team: { charged: null } },
    });
  });
});

it('who runs the competition sees the money of everybody', async () => {
  const rows = await admin.data('listSkaters', { params });
  expect(rows.map(({ balance, paymentState }) => [balance, paymentState])).toEqual([
    [5_000, 'partPaid'],
    [0, 'paid'],
    [9_000, 'unpaid'],
  ]);
  const due = await admin.data('listSkaters', { params, query: { due: 'true' } });
  expect(due.map(({ fullName }) => fullName)).toEqual(['Ada Frost', 'Cleo Berg']);
  expect(await admin.data('competitionFigures', { params })).toMatchObject({
    charged: 27_000,
    paid: 13_000,
    byKind: { individual: { charged: 27_000, paid: 13_000 }, team: { charged: 0, paid: 0 } },
  });
});
