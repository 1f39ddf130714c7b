import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { Caller } from '../../../../../local/testing/caller.ts';
import { changeOf } from '../../../../../local/testing/entryChanges.ts';
import type { SkaterRow } from '../../../../../shared/contract/entering/entries/entry.ts';
import {
  changeBody,
  entryBody,
  formBody,
  newCompetition,
  type Staged,
} from '../../../../../local/testing/competitions.ts';
import { demoAccount, newFamily } from '../../../../../local/testing/people.ts';
import { dayAgo } from '../../../../../local/testing/days.ts';

let admin: Caller;
let family: Caller;
beforeAll(async () => {
  [admin, family] = await Promise.all([demoAccount('superadmin'), newFamily()]);
});

/** The calls that are made at once in one round; numbers choose among the entries of that moment. */
const round = fc.record({
  submits: fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 5 }),
  withdrawals: fc.array(fc.nat(50), { maxLength: 3 }),
  changes: fc.array(fc.record({ chosen: fc.nat(50), events: fc.integer({ min: 1, max: 3 }) }), {
    maxLength: 3,
  }),
  payments: fc.array(fc.record({ chosen: fc.nat(50), amount: fc.integer({ min: 1, max: 9_000 }) }), {
    maxLength: 3,
  }),
  refunds: fc.array(fc.nat(50), { maxLength: 2 }),
  moves: fc.array(fc.nat(50), { maxLength: 1 }),
  raise: fc.boolean(),
});

type Round = typeof round extends fc.Arbitrary<infer Value> ? Value : never;

/** Two places in each event, ice for seven programmes of Freestyle, six entries and twelve minutes in all. */
const scarce = () => {
  const { formats, ...rest } = formBody(2);
  const limited = formats.map((format) => ({
    ...format,
    iceMinutes: format.format === 'Freestyle' ? 11 : null,
  }));
  return newCompetition({ capacity: 6, iceMinutes: 12 }, null, { ...rest, formats: limited });
};

const paramsOf = ({ competition }: Staged) => ({ competitionId: competition.id });
const entriesOf = (staged: Staged) => admin.data('listSkaters', { params: paramsOf(staged) });
const listsOf = (staged: Staged) => admin.data('listWaiting', { params: paramsOf(staged) });

async function happens(staged: Staged, { submits, withdrawals, moves, raise, ...others }: Round) {
  const params = paramsOf(staged);
  const [entries, lists] = await Promise.all([entriesOf(staged), listsOf(staged)]);
  const entered = entries.filter(({ state }) => state !== 'withdrawn');
  const { formId, ...competition } = await admin.data('getCompetition', { params });
  const replies = await Promise.all([
    ...submits.map((events) => family.call('submitIndividualEntry', { body: entryBody(staged, events) })),
    ...withdrawals.flatMap((chosen) => {
      const entry = entered[chosen % entered.length];
      if (!entry) return [];
      const body = { version: entry.version };
      return [family.call('withdrawEntry', { params: { entryId: entry.id }, body })];
    }),
    ...others.changes.flatMap(({ chosen, events }) => {
      const entry = entered[chosen % entered.length];
      return entry ? [changed(staged, entry, events)] : [];
    }),
    ...others.payments.flatMap(({ chosen, amount }) => {
      const entry = entries[chosen % entries.length];
      return entry ? [paid(staged, entry, amount)] : [];
    }),
    ...others.refunds.flatMap((chosen) => {
      const entry = entries[chosen % entries.length];
      return entry ? [givenBack(staged, entry)] : [];
    }),
    ...moves.flatMap((chosen) => {
      const list = lists[chosen % lists.length];
      const row = list?.rows[chosen % list.rows.length];
      if (!row) return [];
      const body = { list: list.list, entryId: row.entryId, place: 1, reason: 'Asked for' };
      return [admin.call('moveWaiting', { params, body })];
    }),
    ...(raise
      ? [
          admin.call('updateCompetition', {
            params,
            body: { ...changeBody({ ...competition, formId }), capacity: (competition.capacity ?? 0) + 1 },
          }),
        ]
      : []),
  ]);
  // Calls that lost to another, or came too late for a rule, get an answer that says so; none breaks.
  for (const reply of replies) expect([200, 201, 400, 404, 409]).toContain(reply?.status ?? 200);
}

/** The entry in so many events, whichever it was in. */
function changed(staged: Staged, entry: SkaterRow, events: number) {
  const body = entryBody(staged, events, entry.fullName);
  const params = { entryId: entry.id };
  return family.call('updateEntry', { params, body: changeOf(entry, body, body.totalPrice) });
}

const OF_MONEY = { receivedOn: dayAgo(2), method: 'cash' } as const;

function paid(staged: Staged, { id }: SkaterRow, amount: number) {
  const params = { ...paramsOf(staged), entryId: id };
  return admin.call('recordPayment', { params, body: { ...OF_MONEY, amount } });
}

/** The rest of the entry's last payment; null where there is none. */
async function givenBack(staged: Staged, { id }: SkaterRow) {
  const params = { ...paramsOf(staged), entryId: id };
  const { entry, payments } = await admin.data('listPayments', { params });
  const left = payments.find(({ kind, amount, refunded }) => kind === 'payment' && amount > refunded);
  if (!left) return null;
  const amount = left.amount - left.refunded;
  const body = { ...OF_MONEY, refundOf: left.id, amount, owed: Math.max(0, entry.balance + amount) || null };
  return admin.call('recordRefund', { params, body });
}

/** The books of each entry agree with its lists and with the competition's figures. */
async function expectBooksTrue(staged: Staged, entries: readonly SkaterRow[]) {
  for (const { id, paid: shown } of entries) {
    const { payments } = await admin.data('listPayments', { params: { ...paramsOf(staged), entryId: id } });
    const sign = { payment: 1, refund: -1 } as const;
    expect(shown).toBe(payments.reduce((sum, { kind, amount }) => sum + sign[kind] * amount, 0));
  }
}

async function expectSound(staged: Staged) {
  const params = paramsOf(staged);
  const [entries, lists, figures, taken, { capacity }] = await Promise.all([
    entriesOf(staged),
    listsOf(staged),
    admin.data('competitionFigures', { params }),
    admin.data('listPlacesTaken', { params }),
    admin.data('getCompetition', { params }),
  ]);
  const entered = entries.filter(({ state }) => state !== 'withdrawn');
  const confirmed = entered.flatMap(({ events }) => events.filter(({ state }) => state === 'confirmed'));
  const isIn = entered.filter(({ events }) => events.some(({ state }) => state === 'confirmed'));
  const places = new Map(taken.events.map((event) => [event.eventId, event.taken]));
  for (const [eventId, count] of places) {
    expect(count, eventId).toBe(confirmed.filter(({ id }) => id === eventId).length);
    expect(count, eventId).toBeLessThanOrEqual(2);
  }
  const seconds = confirmed.reduce((sum, event) => sum + event.seconds, 0);
  expect(figures).toMatchObject({
    skaters: isIn.length,
    eventsEntered: confirmed.length,
    iceSeconds: seconds,
    charged: entries.reduce((sum, { totalPrice }) => sum + (totalPrice ?? 0), 0),
    paid: entries.reduce((sum, { paid: one }) => sum + (one ?? 0), 0),
  });
  expect(isIn.length).toBeLessThanOrEqual(capacity ?? 0);
  expect(seconds).toBeLessThanOrEqual(12 * 60);

  const waiting = entered.flatMap(({ id, events }) =>
    events.filter(({ state }) => state === 'waiting').map((event) => `${id} ${event.id}`),
  );
  const listed = lists.flatMap(({ rows }) =>
    rows.flatMap(({ entryId, events }) => events.map(({ id }) => `${entryId} ${id}`)),
  );
  expect(listed.toSorted()).toEqual(waiting.toSorted());
  for (const { rows } of lists)
    expect(rows.map(({ place }) => place)).toEqual(rows.map((_, turn) => turn + 1));
}

/** A place that is free is nobody's who could have it: each list is as long as what it waits for is full. */
async function expectNobodyWaitsForNothing(staged: Staged) {
  const before = await listsOf(staged);
  const [first] = before;
  const row = first?.rows.at(-1);
  if (!first || !row || first.rows.length < 2) return;
  // To move the last to the end changes nothing but asks every head once more.
  const place = first.rows.length;
  await admin.data('moveWaiting', {
    params: paramsOf(staged),
    body: { list: first.list, entryId: row.entryId, place, reason: 'Stays' },
  });
  expect(await listsOf(staged)).toEqual(before);
}

it('keeps places, lists, counts and money true, whatever comes at once', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(round, { minLength: 3, maxLength: 6 }), async (rounds) => {
      const staged = await scarce();
      for (const one of rounds) {
        await happens(staged, one);
        await expectSound(staged);
      }
      await expectBooksTrue(staged, await entriesOf(staged));
      await expectNobodyWaitsForNothing(staged);
    }),
    { numRuns: 3 },
  );
});
