import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { fieldCodes, type Caller } from '../../../../local/testing/caller.ts';
import { entryBody, newCompetition, type Staged } from '../../../../local/testing/competitions.ts';
import { changeOf } from '../../../../local/testing/entryChanges.ts';
import { newFamily } from '../../../../local/testing/people.ts';

let family: Caller;
let other: Caller;
let staged: Staged;
beforeAll(async () => {
  [family, other, staged] = await Promise.all([newFamily(), newFamily(), newCompetition()]);
});

const newName = () => `Ada Frost ${randomUUID().slice(0, 8)}`;
const eventIds = () => entryBody(staged, 4).event;

/** An entry in one event of the form, at the total that the page would show. */
const bodyOf = (fullName: string, event: string | undefined, totalPrice = 5_900) => ({
  ...entryBody(staged, 1, fullName),
  event: [event],
  totalPrice,
});
const submit = (body: object, by = family) => by.call('submitIndividualEntry', { body });

async function corrected(typed: string, name: string) {
  const body = bodyOf(typed, eventIds()[0]);
  const entry = (await submit(body)).answer.data;
  const change = changeOf(entry, { ...body, fullName: name }, 5_900);
  return family.data('updateEntry', { params: { entryId: entry.id }, body: change });
}

describe('a corrected name', () => {
  it('stays the same child: nobody enters an event twice, and the price steps go on', async () => {
    const name = newName();
    await corrected(`${name} Jr`, name);
    const [first, second, third] = eventIds();
    const twice = await submit(bodyOf(`${name} Jr`, first), other);
    expect([twice.status, fieldCodes(twice)]).toEqual([400, ['event AlreadyExist']]);
    const wrong = await submit(bodyOf(`${name} Jr`, second), other);
    expect(wrong.problem).toMatchObject({ errors: [{ field: 'totalPrice', expected: 3_100 }] });
    expect((await submit(bodyOf(name, second, 3_100))).status).toBe(201);
    expect((await submit(bodyOf(`${name} Jr`, third, 2_500), other)).status).toBe(201);
  });

  it('of somebody who is in the competition already makes the entry theirs', async () => {
    const name = newName();
    const [first, second, third] = eventIds();
    await submit(bodyOf(name, second), other);
    const body = bodyOf(`${name} Jr`, first);
    const entry = (await submit(body)).answer.data;
    const change = changeOf(entry, { ...body, fullName: name }, 5_900);
    expect(await family.data('updateEntry', { params: { entryId: entry.id }, body: change })).toMatchObject({
      name,
      totalPrice: 5_900,
    });
    const both = await submit(bodyOf(name, third, 3_100));
    expect([both.status, fieldCodes(await submit(bodyOf(name, first)))]).toEqual([
      201,
      ['event AlreadyExist'],
    ]);
    // The spelling that was corrected is nobody's now.
    expect((await submit(bodyOf(`${name} Jr`, third))).status).toBe(201);
  });

  it('never leaves the product', async () => {
    const name = newName();
    const entry = await corrected(`${name} Jr`, name);
    expect(JSON.stringify(entry)).not.toContain('knownAs');
    const shown = await family.call('getEntryToChange', { params: { entryId: entry.id } });
    expect(JSON.stringify(shown.answer)).not.toContain('knownAs');
  });
});

it('a corrected birthdate stays the same child', async () => {
  const name = newName();
  const body = bodyOf(name, eventIds()[0]);
  const entry = (await submit(body)).answer.data;
  const change = changeOf(entry, { ...body, birthdate: body.birthdate.replace('-01-01', '-01-02') }, 5_900);
  await family.data('updateEntry', { params: { entryId: entry.id }, body: change });
  const again = await submit(bodyOf(name, eventIds()[0]), other);
  expect(fieldCodes(again)).toEqual(['event AlreadyExist']);
});

it('another child in place of the first is another person', async () => {
  const body = bodyOf(newName(), eventIds()[0]);
  const entry = (await submit(body)).answer.data;
  const change = changeOf(entry, { ...body, fullName: `Bo ${randomUUID().slice(0, 8)}` }, 5_900);
  await family.data('updateEntry', { params: { entryId: entry.id }, body: change });
  expect((await submit(bodyOf(body.fullName, eventIds()[0]))).status).toBe(201);
});
