import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { currentTime } from '../../../../../local/clock.ts';
import { fieldCodes, type Caller } from '../../../../../local/testing/caller.ts';
import {
  entryBody,
  formBody,
  newCompetition,
  type Staged,
} from '../../../../../local/testing/competitions.ts';
import { dayAgo } from '../../../../../local/testing/days.ts';
import { changeOf } from '../../../../../local/testing/entryChanges.ts';
import { danceBody, groupFormBody } from '../../../../../local/testing/groupEntries.ts';
import { mailsTo } from '../../../../../local/testing/outbox.ts';
import { demoAccount, newFamily, newInvitedUser } from '../../../../../local/testing/people.ts';
import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';
import type { BodyOf } from '../../../../../shared/contract/types.ts';

/** 100, then 80, then 60; stroking 15; a family pays at most 300. */
const CAPPED = { firstEventPrice: 10_000, secondEventPrice: 8_000, additionalEventPrice: 6_000 };

function cappedForm(capacity: number | null = null): BodyOf<'createForm'> {
  const plain = formBody(capacity);
  const stroking = {
    format: 'Stroking',
    entry: 'individual' as const,
    skaters: [1, 1] as [number, number],
    music: 'none',
    price: 1_500,
    events: [{ level: 'Beta', seconds: 60, capacity: null }],
  };
  return { ...plain, ...CAPPED, familyCap: 30_000, formats: [...plain.formats, stroking] };
}

let admin: Caller;
beforeAll(async () => {
  admin = await demoAccount('superadmin');
});

async function newScene(change: Parameters<typeof newCompetition>[0] = {}, capacity: number | null = null) {
  const [family, staged] = await Promise.all([
    newFamily(),
    newCompetition(change, null, cappedForm(capacity)),
  ]);
  return { family, staged };
}

/** A child's entry in the first events of the form, at the total that a page would show. */
function body(staged: Staged, events: number, totalPrice: number) {
  return { ...entryBody(staged, events), totalPrice };
}
const send = (by: Caller, sent: object, key?: string) =>
  by.call('submitIndividualEntry', { body: sent, ...(key && { headers: { 'idempotency-key': key } }) });
const enter = async (by: Caller, staged: Staged, events: number, totalPrice: number) =>
  (await send(by, body(staged, events, totalPrice))).answer.data;
const again = (by: Caller, { id }: Entry) => by.data('getEntry', { params: { entryId: id } });
const withdraw = async (by: Caller, entry: Entry) => {
  const { version } = await again(by, entry);
  return by.data('withdrawEntry', { params: { entryId: entry.id }, body: { version } });
};
const priceOf = ({ totalPrice, familyDiscount }: Entry) => [totalPrice, familyDiscount];

describe('an event with a price of its own', () => {
  it('does not count as first event, and a page that asks the first price is refused', async () => {
    const { family, staged } = await newScene();
    const stroking = staged.form.formats.find(({ format }) => format === 'Stroking')?.events[0]?.id ?? '';
    const alone = { ...body(staged, 1, 10_000), event: [stroking], format: 'Stroking' };
    const refused = await send(family, alone);
    expect(fieldCodes(refused)).toEqual(['totalPrice MustCorrect']);
    expect(refused.problem).toMatchObject({ errors: [{ expected: 1_500 }] });
    const entry = (await send(family, { ...alone, totalPrice: 1_500 })).answer.data;
    expect(entry.events).toMatchObject([{ format: 'Stroking', price: 1_500 }]);

    // The first event that follows is still the skater's first.
    const { event } = entryBody(staged, 2);
    const changed = await family.call('updateEntry', {
      params: { entryId: entry.id },
      body: changeOf(entry, { ...alone, event: [stroking, ...event], format: 'Stroking' }, 19_500),
    });
    expect(changed.answer.data).toMatchObject({ totalPrice: 19_500, steps: { first: true, second: true } });
  });

  it('refuses a price below zero, and a cap of nothing', async () => {
    const form = cappedForm();
    const [first] = form.formats;
    if (!first) throw new Error('no format');
    const wrong = { ...form, familyCap: 0, formats: [{ ...first, price: -1 }] };
    expect(fieldCodes(await admin.call('createForm', { body: wrong })).sort()).toEqual([
      'familyCap MustValid',
      'formats.0.price MustValid',
    ]);
  });
});

describe('a family below its cap', () => {
  it('pays for the second child what is left, and all of it once the first is withdrawn', async () => {
    const { family, staged } = await newScene();
    const ada = await enter(family, staged, 3, 24_000);
    expect(priceOf(ada)).toEqual([24_000, undefined]);

    const leo = body(staged, 2, 18_000);
    const refused = await send(family, leo);
    expect(fieldCodes(refused)).toEqual(['totalPrice MustCorrect']);
    expect(refused.problem).toMatchObject({ errors: [{ expected: 6_000 }], familyRoom: 6_000 });
    const entry = (await send(family, { ...leo, totalPrice: 6_000 })).answer.data;
    expect(priceOf(entry)).toEqual([6_000, 12_000]);
    const { statement } = await family.data('getReceipt', { params: { entryId: entry.id } });
    expect(statement.lines.map(({ what, amount }) => [what, amount])).toEqual([
      ['event', 10_000],
      ['event', 8_000],
      ['familyDiscount', -12_000],
    ]);
    // Another family has a cap of its own.
    expect(priceOf(await enter(await newFamily(), staged, 2, 18_000))).toEqual([18_000, undefined]);

    await withdraw(family, ada);
    expect(priceOf(await again(family, entry))).toEqual([18_000, undefined]);
    const { email } = await family.data('currentUser');
    const subjects = (await mailsTo(email)).map(({ subject }) => subject);
    expect(subjects.some((subject) => subject.startsWith(`New price: ${entry.name}`))).toBe(true);
  });

  it('is told the truth of both children when they are entered at the same moment', async () => {
    const { family, staged } = await newScene();
    const [ada, leo] = [body(staged, 3, 24_000), body(staged, 3, 24_000)];
    const replies = await Promise.all([send(family, ada, randomUUID()), send(family, leo, randomUUID())]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 400]);
    const refused = replies.find(({ status }) => status === 400);
    expect(refused?.problem).toMatchObject({ errors: [{ field: 'totalPrice', expected: 6_000 }] });
  });

  it('pays no more where one child gets an event and the other a change at the same moment', async () => {
    const { family, staged } = await newScene();
    const [one, two] = [body(staged, 1, 10_000), body(staged, 1, 10_000)];
    const entries = [(await send(family, one)).answer.data, (await send(family, two)).answer.data];
    const { event } = entryBody(staged, 2);
    const changed = await Promise.all(
      [one, two].map((sent, index) => {
        const entry = entries[index];
        if (!entry) throw new Error('not entered');
        const params = { entryId: entry.id };
        return family.call('updateEntry', { params, body: changeOf(entry, { ...sent, event }, 18_000) });
      }),
    );
    expect(changed.map(({ status }) => status).sort()).toEqual([200, 400]);
    const left = changed.find(({ status }) => status === 400);
    expect(left?.problem).toMatchObject({ errors: [{ expected: 12_000 }] });
  });

  it('pays for a place on the waitlist what is left when it gets it', async () => {
    const { family, staged } = await newScene({}, 1);
    const holder = await newFamily();
    const held = await enter(holder, staged, 1, 10_000);
    // Ada waits for the first of two events; Leo, in the other two, leaves 40 of the cap's 300.
    const ada = await enter(family, staged, 2, 18_000);
    expect(priceOf(ada)).toEqual([10_000, undefined]);
    const leo = { ...body(staged, 2, 18_000), event: entryBody(staged, 4).event.slice(2) };
    expect(priceOf((await send(family, leo)).answer.data)).toEqual([18_000, undefined]);
    await withdraw(holder, held);
    expect(priceOf(await again(family, ada))).toEqual([12_000, 6_000]);
  });

  it('keeps the cap with what the refund policy retains, and when a withdrawal is undone', async () => {
    const until = new Date(currentTime().getTime() + 5 * 86_400_000).toISOString();
    const { family, staged } = await newScene({ refunds: [{ until, percent: 50 }] });
    const ada = await enter(family, staged, 3, 24_000);
    const leo = await enter(family, staged, 3, 6_000);
    const competitionId = staged.competition.id;
    await admin.data('recordPayment', {
      params: { competitionId, entryId: ada.id },
      body: { method: 'cash', amount: 24_000, receivedOn: dayAgo(1) },
    });
    const withdrawn = await withdraw(family, ada);
    expect([withdrawn.totalPrice, withdrawn.retained]).toEqual([12_000, 12_000]);
    expect(priceOf(await again(family, leo))).toEqual([18_000, 6_000]);

    const [{ caller: manager }, { id: accountId }] = await Promise.all([
      newInvitedUser('MANAGER', { competitionId }),
      family.data('currentUser'),
    ]);
    const params = { competitionId, accountId };
    const id = randomUUID();
    await manager.data('withdrawAccountEntries', { params, body: { id, reason: 'A mistake' } });
    expect((await again(family, leo)).totalPrice).toBe(0);
    await manager.data('undoWithdrawAccountEntries', {
      params: { ...params, withdrawalId: id },
      body: { refused: [] },
    });
    expect(priceOf(await again(family, leo))).toEqual([18_000, 6_000]);
  });

  it('counts couples, and leaves teams out', async () => {
    const family = await newFamily();
    const staged = await newCompetition({}, null, { ...groupFormBody(), familyCap: 4_000 });
    const couple = danceBody(staged);
    const refused = await family.call('submitDanceEntry', { body: couple });
    expect(refused.problem).toMatchObject({ errors: [{ expected: 4_000 }], familyRoom: 4_000 });
  });
});
