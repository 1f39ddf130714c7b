import { beforeAll, describe, expect, it } from 'vitest';
import { changeOf } from '../../../../../local/testing/entryChanges.ts';
import { fieldCodes, type Caller } from '../../../../../local/testing/caller.ts';
import {
  changeBody,
  entryBody,
  newCompetition,
  type Staged,
} from '../../../../../local/testing/competitions.ts';
import { demoAccount, newFamily } from '../../../../../local/testing/people.ts';
import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';

let admin: Caller;
let family: Caller;
let staged: Staged;
beforeAll(async () => {
  admin = await demoAccount('superadmin');
  family = await newFamily();
  const until = new Date(Date.now() + 5 * 86_400_000).toISOString();
  staged = await newCompetition({ refunds: [{ until, percent: 60 }] });
});

const submit = async (events: number, name?: string) => {
  const body = entryBody(staged, events, name);
  return { body, entry: await family.data('submitIndividualEntry', { body }) };
};
const put = ({ id }: Entry, body: object, by = family) =>
  by.call('updateEntry', { params: { entryId: id }, body });
const takenIn = async (eventId: string) => {
  const query = { competitionId: staged.competition.id };
  const found = await admin.data('listPlacesTaken', { params: query, query });
  return found.events.find((event) => event.eventId === eventId)?.taken ?? 0;
};

describe('updateEntry', () => {
  it('adds and takes out events at the prices of the day the entry came in', async () => {
    const { body, entry } = await submit(1);
    const [first = '', second = '', third = ''] = entryBody(staged, 3).event;
    const before = await takenIn(second);
    const three = await put(entry, changeOf(entry, { ...body, event: [first, second, third] }, 11_500));
    expect(three.answer.data).toMatchObject({ totalPrice: 11_500, balance: 11_500, version: 2 });
    expect(await takenIn(second)).toBe(before + 1);
    const one = await put(three.answer.data, changeOf(three.answer.data, { ...body, event: third }, 5_900));
    expect(one.answer.data).toMatchObject({ totalPrice: 5_900, events: [{ id: third, state: 'confirmed' }] });
    expect(await takenIn(second)).toBe(before);
    expect(await family.data('getEntry', { params: { entryId: entry.id } })).toEqual(one.answer.data);
  });

  it('gives what was said, to be changed and sent again as it is', async () => {
    const { body, entry } = await submit(2);
    const { data } = (await family.call('getEntryToChange', { params: { entryId: entry.id } })).answer;
    expect(data).toMatchObject({
      scope: 'everything',
      contents: { fullName: body.fullName, event: body.event },
    });
    expect(data.terms.pricing).toMatchObject({ firstEventPrice: 5_900, lateFee: null });
    const same = await put(entry, changeOf(entry, body, entry.totalPrice));
    expect(same.answer.data).toEqual(data.entry);
  });

  it('answers a repeat as it was answered, and tells whoever saw another version', async () => {
    const { body, entry } = await submit(2);
    const change = changeOf(entry, { ...body, country: 'Japan' }, entry.totalPrice);
    const first = await put(entry, change);
    const second = await put(entry, change);
    expect([second.status, second.answer]).toEqual([200, first.answer]);
    expect((await put(entry, { ...change, country: 'France' })).problem.code).toBe('VersionConflict');
  });

  it('compares what the page showed, and takes nobody into an event twice', async () => {
    const name = `Bo Frost ${Date.now()}`;
    const { body, entry } = await submit(1, name);
    const events = entryBody(staged, 2).event;
    const wrong = await put(entry, changeOf(entry, { ...body, event: events }, 5_900));
    expect(fieldCodes(wrong)).toEqual(['totalPrice MustCorrect']);
    const cheaper = { ...body, event: events, firstEventPrice: 1 };
    expect(fieldCodes(await put(entry, changeOf(entry, cheaper, 9_000)))).toEqual([
      'firstEventPrice MustCorrect',
    ]);
    const other = await family.call('submitIndividualEntry', {
      body: { ...entryBody(staged, 1, name), event: events[1], format: 'Freestyle', totalPrice: 3_100 },
    });
    expect(other.status).toBe(201);
    const twice = await put(entry, changeOf(entry, { ...body, event: events }, 8_400));
    expect(fieldCodes(twice)).toEqual(['event AlreadyExist']);
  });

  it('is of the family alone, and of no other kind', async () => {
    const { body, entry } = await submit(1);
    const change = changeOf(entry, body, 5_900);
    expect((await put(entry, change, await newFamily())).status).toBe(404);
    expect(fieldCodes(await put(entry, { ...change, kind: 'solo' }))).toEqual(['kind MustValid']);
    expect(fieldCodes(await put(entry, {}))).toEqual(['kind NotNull']);
  });
});

describe('once entries have closed', () => {
  it('takes spellings while corrections are open, then nothing; the organiser changes all, with a reason', async () => {
    const own = await newCompetition();
    const home = { homeIsiRink: own.competition.rink.name, country: 'United States' };
    const body = { ...entryBody(own, 2, 'Ada Frots'), ...home };
    const entry = await family.data('submitIndividualEntry', { body });
    const close = async (correctionsUntil: string | null) => {
      const params = { competitionId: own.competition.id };
      const now = await admin.data('getCompetition', { params: { ...params } });
      const closed = { ...changeBody(now), openUntil: new Date(Date.now() - 1_000).toISOString() };
      await admin.data('updateCompetition', { params, body: { ...closed, correctionsUntil } });
    };
    await close(new Date(Date.now() + 86_400_000).toISOString());
    const params = { entryId: entry.id };
    expect((await family.data('getEntryToChange', { params })).scope).toBe('spellings');
    const other = { ...body, birthdate: '2015-05-05', event: body.event.slice(0, 1), country: 'Japan' };
    expect(fieldCodes(await put(entry, changeOf(entry, other, 5_900))).sort()).toEqual([
      'birthdate MustStay',
      'country MustStay',
      'event MustStay',
    ]);
    // The form names a registered rink by its id, the entry by its name.
    const spelt = changeOf(
      entry,
      { ...body, fullName: 'Ada Frost', homeIsiRink: own.competition.ring },
      entry.totalPrice,
    );
    const corrected = await put(entry, spelt);
    expect(corrected.answer.data).toMatchObject({
      name: 'Ada Frost',
      totalPrice: entry.totalPrice,
      version: 2,
    });

    await close(null);
    const late = await put(entry, { ...spelt, fullName: 'Ada Forst', version: 2 });
    expect(fieldCodes(late)).toEqual(['competitionId MustEnabled']);
    const ofCompetition = { competitionId: own.competition.id, entryId: entry.id };
    const change = changeOf(
      corrected.answer.data,
      { ...body, fullName: 'Ada Frost', event: body.event.slice(0, 1) },
      5_900,
    );
    const send = (more: object) =>
      admin.call('updateEntryForFamily', { params: ofCompetition, body: { ...change, ...more } });
    expect(fieldCodes(await send({}))).toEqual(['reason NotNull']);
    const done = await send({ reason: 'Injured knee' });
    expect(done.answer.data).toMatchObject({ totalPrice: 5_900, version: 3 });
    const { history } = await admin.data('getEntryRecord', { params: ofCompetition });
    expect(history.map(({ what }) => what)).toEqual(['changed', 'corrected', 'submitted']);
    const elsewhere = { competitionId: staged.competition.id, entryId: entry.id };
    const foreign = await admin.call('getEntryToChangeForFamily', { params: elsewhere });
    expect(foreign.status).toBe(404);
  });
});

describe('a place that somebody gives up', () => {
  it('goes to who added the event while it was full, and is charged then', async () => {
    const small = await newCompetition({}, 1);
    const [first, second] = [await newFamily(), await newFamily()];
    const [one, two] = entryBody(small, 2).event as string[];
    const holder = await first.data('submitIndividualEntry', { body: entryBody(small, 1) });
    const body = { ...entryBody(small, 1), event: [two ?? ''] };
    const entry = await second.data('submitIndividualEntry', { body });
    const change = changeOf(entry, { ...body, event: [one, two] }, 9_000);
    const added = (await put(entry, change, second)).answer.data;
    expect(added.events.map(({ state, waitingPlace }) => [state, waitingPlace])).toEqual([
      ['waiting', 1],
      ['confirmed', null],
    ]);
    expect(added.totalPrice).toBe(5_900);
    const params = { entryId: holder.id };
    await first.data('withdrawEntry', { params, body: { version: holder.version } });
    const promoted = await second.data('getEntry', { params: { entryId: entry.id } });
    expect(promoted).toMatchObject({ state: 'confirmed', totalPrice: 9_000 });
    expect(promoted.events.every(({ state }) => state === 'confirmed')).toBe(true);
  });
});
