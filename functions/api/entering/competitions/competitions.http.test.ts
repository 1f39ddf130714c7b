import { beforeAll, describe, expect, it } from 'vitest';
import { Caller, fieldCodes } from '../../../../local/testing/caller.ts';
import {
  changeBody,
  competitionBody,
  entryBody,
  formBody,
  newCompetition,
  type Staged,
} from '../../../../local/testing/competitions.ts';
import { demoAccount, newFamily } from '../../../../local/testing/people.ts';
import { raced } from '../../../../local/testing/races.ts';

let admin: Caller;
let staged: Staged;
beforeAll(async () => {
  [admin, staged] = await Promise.all([demoAccount('superadmin'), newCompetition()]);
});

describe('createCompetition', () => {
  it('publishes it for everybody, with its rink and its price', async () => {
    const { competition } = staged;
    expect(competition).toMatchObject({
      state: 'published',
      currency: 'USD',
      fromPrice: 5_900,
      accent: 'glacier',
      rink: { city: 'Lakeside', country: 'United States' },
    });
    const params = { competitionId: competition.id };
    expect(await new Caller().data('getCompetition', { params })).toEqual(competition);
    expect(await new Caller().data('listCompetitions')).toContainEqual(competition);
    const archived = await new Caller().data('listCompetitions', { query: { state: 'archived' } });
    expect(archived.map(({ id }) => id)).not.toContain(competition.id);
  });

  it('names each field that is missing', async () => {
    const reply = await admin.call('createCompetition', { body: {} });
    expect(fieldCodes(reply)).toEqual(
      ['name', 'startDate', 'endDate', 'theme', 'image', 'ring', 'date', 'formId', 'openUntil'].map(
        (field) => `${field} NotNull`,
      ),
    );
  });

  it.each([
    [{ endDate: '2020-01-01' }, ['endDate MustAfter']],
    [{ date: '2020-01-01' }, ['date MustWithin']],
    [{ ring: 'none' }, ['ring MustExist']],
    [{ formId: 'none' }, ['formId MustExist']],
    [{ currency: 'ABC', timeZone: 'Mars/Olympus' }, ['currency MustValid', 'timeZone MustValid']],
    [{ openUntil: 'tomorrow' }, ['openUntil MustValid']],
    [{ image: 'javascript:alert(1)' }, ['image MustValid']],
    [{ image: '/images/../api' }, ['image MustValid']],
    [{ image: '/api/auth/logout' }, ['image MustValid']],
    [{ image: '/images/' }, ['image MustValid']],
    [{ image: '//images/poster.webp' }, ['image MustValid']],
  ])('refuses %j', async (change, expected) => {
    const form = await admin.data('createForm', { body: formBody() });
    const body = { ...competitionBody(staged.competition.ring, form.id), ...change };
    const reply = await admin.call('createCompetition', { body });
    expect([reply.status, ...fieldCodes(reply)]).toEqual([400, ...expected]);
  });

  it('gives a form to one competition only, also when two ask at once', async () => {
    const form = await admin.data('createForm', { body: formBody() });
    const body = competitionBody(staged.competition.ring, form.id);
    const replies = await Promise.all([1, 2, 3].map(() => admin.call('createCompetition', { body })));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
    expect(replies.flatMap(fieldCodes)).toEqual(['formId MustEnabled', 'formId MustEnabled']);
  });
});

describe('updateCompetition', () => {
  it('changes it once for the version that was read', async () => {
    const own = await newCompetition();
    const params = { competitionId: own.competition.id };
    const change = (theme: string) =>
      admin.call('updateCompetition', { params, body: { ...changeBody(own.competition), theme } });
    let won: Awaited<ReturnType<typeof change>> | undefined;
    const late = await raced(
      [params.competitionId, '#version = :read AND #state = :published'],
      () => change('One'),
      async () => {
        won = await change('Two');
      },
    );
    expect([late.status, late.problem.code]).toEqual([409, 'VersionConflict']);
    const stored = await new Caller().data('getCompetition', { params });
    expect(stored).toEqual(won?.answer.data);
    expect(stored).toMatchObject({ theme: 'Two', version: own.competition.version + 1 });
  });

  it('is a manager’s for the own competition only', async () => {
    const manager = await demoAccount('manager');
    const params = { competitionId: staged.competition.id };
    expect(
      (await manager.call('updateCompetition', { params, body: changeBody(staged.competition) })).status,
    ).toBe(403);
    const { competitionId } = await manager.data('currentUser');
    const competition = await manager.data('getCompetition', {
      params: { competitionId: competitionId ?? '' },
    });
    const body = changeBody(competition);
    const kept = await manager.data('updateCompetition', { params: { competitionId: competition.id }, body });
    expect(kept).toEqual({ ...competition, version: competition.version + 1 });
  });

  it('changes the currency only while nobody is entered', async () => {
    const own = await newCompetition();
    const params = { competitionId: own.competition.id };
    const euros = await admin.data('updateCompetition', {
      params,
      body: { ...changeBody(own.competition), currency: 'EUR' },
    });
    const family = await newFamily();
    await family.data('submitIndividualEntry', { body: entryBody({ ...own, competition: euros }) });
    const body = { ...changeBody(euros), currency: 'JPY' };
    const late = await admin.call('updateCompetition', { params, body });
    expect([late.status, ...fieldCodes(late)]).toEqual([400, 'currency MustEnabled']);
  });

  it('does not take another competition’s form', async () => {
    const other = await newCompetition();
    const reply = await admin.call('updateCompetition', {
      params: { competitionId: staged.competition.id },
      body: { ...changeBody(staged.competition), formId: other.form.id },
    });
    expect([reply.status, ...fieldCodes(reply)]).toEqual([400, 'formId MustEnabled']);
  });

  it('finds no competition that is not there', async () => {
    const reply = await admin.call('updateCompetition', {
      params: { competitionId: 'none' },
      body: changeBody(staged.competition),
    });
    expect(reply.status).toBe(404);
  });
});
