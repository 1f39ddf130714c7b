import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { fieldCodes, type Caller } from '../../../../../local/testing/caller.ts';
import { entryBody, newCompetition, type Staged } from '../../../../../local/testing/competitions.ts';
import { changeOf } from '../../../../../local/testing/entryChanges.ts';
import { danceBody, groupFormBody } from '../../../../../local/testing/groupEntries.ts';
import { newFamily } from '../../../../../local/testing/people.ts';
import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';

let family: Caller;
let other: Caller;
let staged: Staged;
beforeAll(async () => {
  [family, other, staged] = await Promise.all([newFamily(), newFamily(), newCompetition()]);
});

const newName = () => `Ada Frost ${randomUUID().slice(0, 8)}`;

/** One skater's entry in the event at a place of the form, at the total that a page would show. */
function body(name: string, place: number, totalPrice: number, more: object = {}) {
  const { event } = entryBody(staged, 4, name);
  const chosen = event[place] ?? '';
  const format = staged.form.formats.find(({ events }) => events.some(({ id }) => id === chosen))?.format;
  return { ...entryBody(staged, 1, name), event: [chosen], format, totalPrice, ...more };
}
const send = (sent: object, by = family, key?: string) =>
  by.call('submitIndividualEntry', { body: sent, ...(key && { headers: { 'idempotency-key': key } }) });
const withdraw = async ({ id }: Entry) => {
  const { version } = await family.data('getEntry', { params: { entryId: id } });
  return family.data('withdrawEntry', { params: { entryId: id }, body: { version } });
};

describe('a skater’s second entry in a competition', () => {
  it('pays the second price, the third one the additional price, and 0 stands for what it does not use', async () => {
    const name = newName();
    const first = await send(body(name, 0, 5_900));
    expect([first.status, first.answer.data.steps]).toEqual([201, { first: true, second: false }]);

    const again = await send(body(name, 1, 5_900));
    expect(again.status).toBe(400);
    expect(fieldCodes(again)).toEqual(['totalPrice MustCorrect']);
    expect(again.problem).toMatchObject({
      errors: [{ expected: 3_100 }],
      free: { first: false, second: true },
    });
    const second = await send(body(name, 1, 3_100, { firstEventPrice: 0 }));
    expect(second.answer.data).toMatchObject({ totalPrice: 3_100, balance: 3_100, steps: { second: true } });
    // It is the skater's, whichever account enters, and however the name is written.
    const third = await send(
      body(name.toUpperCase(), 2, 2_500, { firstEventPrice: 0, secondEventPrice: 0 }),
      other,
    );
    expect(third.answer.data).toMatchObject({ totalPrice: 2_500, steps: { first: false, second: false } });
    expect(fieldCodes(await send(body(newName(), 2, 5_900, { firstEventPrice: 0 })))).toEqual([
      'firstEventPrice MustCorrect',
    ]);
  });

  it('never shares a step with another one that is sent at the same moment', async () => {
    const name = newName();
    const replies = await Promise.all([
      send(body(name, 0, 5_900), family, 'a'.repeat(20)),
      send(body(name, 1, 5_900), other, 'b'.repeat(20)),
      send(body(name, 2, 5_900), family, 'c'.repeat(20)),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
    for (const refused of replies.filter(({ status }) => status === 400)) {
      expect(refused.problem).toMatchObject({ errors: [{ field: 'totalPrice', expected: 3_100 }] });
    }
  });

  it('is the same entry where it is the same submit again', async () => {
    const sent = body(newName(), 0, 5_900);
    const key = randomUUID();
    const [one, two] = await Promise.all([send(sent, family, key), send(sent, family, key)]);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(two.answer.data.id).toBe(one.answer.data.id);
  });

  it('goes by the name that it has from now on where a change corrects the name and adds an event', async () => {
    const [name, misspelt] = [newName(), newName()];
    const two = entryBody(staged, 4, name).event.slice(0, 2);
    await other.data('submitIndividualEntry', { body: body(name, 0, 9_000, { event: two }) });
    const entry = (await send(body(misspelt, 2, 5_900))).answer.data;
    const both = entryBody(staged, 4, name).event.slice(2);
    const corrected = (total: number) =>
      family.call('updateEntry', {
        params: { entryId: entry.id },
        body: changeOf(entry, { ...body(name, 2, 0), event: both }, total),
      });
    const wrong = await corrected(9_000);
    expect([wrong.status, fieldCodes(wrong)]).toEqual([400, ['totalPrice MustCorrect']]);
    expect((await corrected(8_400)).answer.data).toMatchObject({
      name,
      totalPrice: 8_400,
      steps: { first: true, second: false },
    });
  });

  it('is not repriced by a withdrawal elsewhere, which frees its step for the next', async () => {
    const name = newName();
    const first = await send(body(name, 0, 5_900));
    const second = await send(body(name, 1, 3_100));
    await withdraw(first.answer.data);
    const params = { entryId: second.answer.data.id };
    expect(await family.data('getEntry', { params })).toMatchObject({ totalPrice: 3_100, version: 1 });
    // A change of it that adds nothing keeps its step; what it adds gets the one that is free.
    const { event } = body(name, 1, 0);
    const more = entryBody(staged, 4, name).event[2];
    const changed = (entry: Entry, ids: unknown, total: number) =>
      family.call('updateEntry', {
        params,
        body: changeOf(entry, { ...body(name, 1, 0), event: ids }, total),
      });
    const same = (await changed(second.answer.data, event, 3_100)).answer.data;
    expect(same).toMatchObject({ totalPrice: 3_100, steps: { first: false, second: true } });
    const wrong = await changed(same, [...event, more], 5_600);
    expect([wrong.problem.code, fieldCodes(wrong)]).toEqual(['ValidationFailed', ['totalPrice MustCorrect']]);
    expect((await changed(same, [...event, more], 9_000)).answer.data).toMatchObject({
      totalPrice: 9_000,
      steps: { first: true, second: true },
    });
    expect((await send(body(name, 3, 2_500))).answer.data).toMatchObject({ totalPrice: 2_500 });
  });
});

describe('a couple’s second entry in a competition', () => {
  it.each([
    ['skaters', 5_900, 3_100],
    ['own', 3_100, 5_900],
  ] as const)('is priced as the form says: %s', async (coupleLadder, wrong, right) => {
    const couples = await newCompetition({}, null, { ...groupFormBody(), coupleLadder });
    const first = danceBody(couples);
    const [, second] = couples.form.formats.find(({ format }) => format === 'Couple')?.events ?? [];
    const enter = (event: unknown, totalPrice: number) =>
      family.call('submitDanceEntry', { body: { ...first, event, totalPrice } });
    expect((await enter(first.event, 5_900)).answer.data.totalPrice).toBe(5_900);
    const refused = await enter([second?.id], wrong);
    expect(fieldCodes(refused)).toEqual(['totalPrice MustCorrect']);
    expect(refused.problem).toMatchObject({ errors: [{ expected: right }] });
    expect((await enter([second?.id], right)).answer.data).toMatchObject({
      totalPrice: right,
      balance: right,
    });
  });
});
