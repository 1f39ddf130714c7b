import { beforeAll, describe, expect, it } from 'vitest';
import { Caller, fieldCodes } from '../../../../../local/testing/caller.ts';
import { entryBody, newCompetition, type Staged } from '../../../../../local/testing/competitions.ts';
import { demoAccount, newFamily } from '../../../../../local/testing/people.ts';

let staged: Staged;
let family: Caller;
beforeAll(async () => {
  [staged, family] = await Promise.all([newCompetition(), newFamily()]);
});

const figures = async () =>
  (await demoAccount('superadmin')).data('competitionFigures', {
    params: { competitionId: staged.competition.id },
  });

describe('submitIndividualEntry', () => {
  it('enters a skater in four events at the form’s prices, and the family finds it at once', async () => {
    const before = await figures();
    const body = entryBody(staged, 4);
    const reply = await family.call('submitIndividualEntry', { body });
    expect(reply.status).toBe(201);
    expect(reply.answer.data).toMatchObject({
      kind: 'individual',
      state: 'confirmed',
      paymentState: 'unpaid',
      currency: 'USD',
      totalPrice: 5_900 + 3_100 + 2 * 2_500,
      paid: 0,
      competition: { name: staged.competition.name },
      skater: { fullName: body.fullName, age: 10, homeIsiRink: 'Pond behind the school' },
    });
    expect(reply.answer.data.events.map(({ price }) => price)).toEqual([5_900, 3_100, 2_500, 2_500]);
    expect(reply.answer.data.paymentReference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);

    const mine = await family.data('listMyEntries', { query: { kind: 'individual' } });
    expect(mine[0]).toEqual(reply.answer.data);
    const again = await family.data('getEntry', { params: { entryId: reply.answer.data.id } });
    expect(again).toEqual(reply.answer.data);

    const after = await figures();
    const added = { eventsEntered: 4, iceSeconds: 4 * 90, charged: 14_000 };
    expect(after).toEqual({
      ...before,
      skaters: before.skaters + 1,
      eventsEntered: before.eventsEntered + added.eventsEntered,
      iceSeconds: before.iceSeconds + added.iceSeconds,
      charged: (before.charged ?? 0) + added.charged,
      byKind: { ...before.byKind, individual: { ...added, paid: 0 } },
    });
  });

  it('knows a registered home rink by its id and by its name', async () => {
    const [rink] = await family.data('listRinks');
    for (const homeIsiRink of [rink?.id, rink?.name.toUpperCase()]) {
      const body = { ...entryBody(staged, 1), homeIsiRink };
      const entry = await family.data('submitIndividualEntry', { body });
      expect(entry.skater?.homeIsiRink).toBe(rink?.name);
    }
  });

  it('takes one event that stands alone', async () => {
    const body = entryBody(staged, 1);
    const reply = await family.call('submitIndividualEntry', { body: { ...body, event: body.event[0] } });
    expect(reply.status).toBe(201);
  });

  it('shows another family nothing', async () => {
    const entry = await family.data('submitIndividualEntry', { body: entryBody(staged) });
    const other = await newFamily();
    expect((await other.call('getEntry', { params: { entryId: entry.id } })).status).toBe(404);
    expect(await other.data('listMyEntries')).toEqual([]);
  });
});

describe('submitIndividualEntry refuses', () => {
  const refused = async (change: object, caller = family) => {
    const reply = await caller.call('submitIndividualEntry', { body: { ...entryBody(staged), ...change } });
    return { status: reply.status, codes: fieldCodes(reply) };
  };

  const FIELDS = [
    'competitionId',
    'formId',
    'format',
    'event',
    'fullName',
    'gender',
    'birthdate',
    'age',
    'country',
    'homeIsiRink',
    'isi',
    'expDate',
    'highestIsiTestLevel',
    'firstEventPrice',
    'secondEventPrice',
    'additionalEventPrice',
    'totalPrice',
  ];

  it.each(FIELDS)('a missing, empty or mistyped %s, and nothing else', async (field) => {
    expect(await refused({ [field]: undefined })).toEqual({ status: 400, codes: [`${field} NotNull`] });
    expect(await refused({ [field]: ' \t' })).toEqual({ status: 400, codes: [`${field} NotNull`] });
    expect(await refused({ [field]: { a: 1 } })).toEqual({ status: 400, codes: [`${field} MustValid`] });
  });

  it('every field of an empty body, in one answer', async () => {
    const reply = await family.call('submitIndividualEntry', { body: {} });
    expect(fieldCodes(reply)).toEqual(FIELDS.map((field) => `${field} NotNull`));
    expect(reply.problem).toMatchObject({ status: 400, code: 'ValidationFailed', type: 'about:blank' });
  });

  it('a total that the client made up, an age that is not the skater’s, days that do not exist', async () => {
    const before = await figures();
    expect((await refused({ totalPrice: 1 })).codes).toEqual(['totalPrice MustCorrect']);
    expect((await refused({ totalPrice: 0.5 })).codes).toEqual(['totalPrice MustValid']);
    expect((await refused({ age: 9 })).codes).toEqual(['age MustCorrect']);
    expect((await refused({ birthdate: '2015-02-30' })).codes).toEqual(['birthdate MustValid']);
    expect((await refused({ country: 'Atlantis' })).codes).toEqual(['country MustValid']);
    expect((await refused({ event: ['no.such'], totalPrice: 5_900 })).codes).toEqual(['event MustExist']);
    expect((await refused({ event: [] })).codes).toEqual(['event NotNull']);
    expect(await figures()).toEqual(before);
  });

  it('a competition that does not exist, is closed, or has not opened', async () => {
    expect((await refused({ competitionId: 'none' })).codes).toEqual(['competitionId MustExist']);
    const yesterday = new Date(Date.now() - 86_400_000).toISOString();
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    const [closed, later] = await Promise.all([
      newCompetition({ openUntil: yesterday }),
      newCompetition({ openFrom: tomorrow }),
    ]);
    for (const notOpen of [closed, later]) {
      const reply = await family.call('submitIndividualEntry', { body: entryBody(notOpen) });
      expect(reply.problem.errors).toEqual([
        {
          field: 'competitionId',
          code: 'MustEnabled',
          message: 'Please choose the right competition',
        },
      ]);
    }
  });

  it('whoever is no family', async () => {
    expect((await new Caller().call('submitIndividualEntry', { body: {} })).status).toBe(401);
    const manager = await demoAccount('manager');
    expect((await refused({}, manager)).status).toBe(403);
  });
});
