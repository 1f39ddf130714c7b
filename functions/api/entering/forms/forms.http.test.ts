import { beforeAll, describe, expect, it } from 'vitest';
import { Caller, fieldCodes } from '../../../../local/testing/caller.ts';
import { formBody, newCompetition, type Staged } from '../../../../local/testing/competitions.ts';
import { demoAccount } from '../../../../local/testing/people.ts';

let admin: Caller;
let staged: Staged;
beforeAll(async () => {
  [admin, staged] = await Promise.all([demoAccount('superadmin'), newCompetition()]);
});

describe('createForm', () => {
  it('makes a form whose events have readable ids', async () => {
    const form = await admin.data('createForm', { body: formBody(30) });
    expect(form).toMatchObject({ competitionId: null, firstEventPrice: 5_900, teamPrice: null, version: 1 });
    expect(form.formats[0]?.events[0]).toEqual({
      id: 'freestyle.freestyle-1',
      level: 'Freestyle 1',
      seconds: 90,
      capacity: 30,
    });
    expect(await new Caller().data('getForm', { params: { formId: form.id } })).toEqual(form);
  });

  it.each([
    [{ formats: undefined }, ['formats NotNull']],
    [{ formats: [] }, ['formats NotNull']],
    [
      { firstEventPrice: -1, secondEventPrice: 0.5 },
      ['firstEventPrice MustValid', 'secondEventPrice MustValid'],
    ],
    [{ additionalEventPrice: null }, ['additionalEventPrice NotNull']],
    [{ competitionId: 'none' }, ['competitionId MustExist']],
  ])('refuses %j', async (change, expected) => {
    const reply = await admin.call('createForm', { body: { ...formBody(), ...change } });
    expect([reply.status, ...fieldCodes(reply)]).toEqual([400, ...expected]);
  });

  it('refuses two events of one name', async () => {
    const { formats, ...prices } = formBody();
    const twice = formats.map((format) => ({
      ...format,
      events: [...format.events, ...format.events.slice(0, 1)],
    }));
    const reply = await admin.call('createForm', { body: { ...prices, formats: twice } });
    expect(fieldCodes(reply)).toEqual([
      'formats.0.events.3.level AlreadyExist',
      'formats.1.events.1.level AlreadyExist',
      'formats.2.events.1.level AlreadyExist',
    ]);
  });

  it('is not a manager’s for another competition, nor for none', async () => {
    const manager = await demoAccount('manager');
    for (const competitionId of [staged.competition.id, null]) {
      const reply = await manager.call('createForm', { body: { ...formBody(), competitionId } });
      expect(reply.status).toBe(403);
    }
  });
});

describe('updateForm', () => {
  it('changes prices once for the version that was read, and the price that lists show with them', async () => {
    const { form, competition } = await newCompetition();
    const body = { ...formBody(), competitionId: competition.id, version: 1 };
    const replies = await Promise.all(
      [7_000, 8_000].map((firstEventPrice) =>
        admin.call('updateForm', { params: { formId: form.id }, body: { ...body, firstEventPrice } }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const changed = replies.find(({ status }) => status === 200)?.answer.data;
    const params = { competitionId: competition.id };
    const shown = await new Caller().data('getCompetition', { params });
    expect(shown.fromPrice).toBe(changed?.firstEventPrice);
  });

  it('lets nobody reach a form by another competition', async () => {
    const manager = await demoAccount('manager');
    const own = (await manager.data('currentUser')).competitionId;
    const reply = await manager.call('updateForm', {
      params: { formId: staged.form.id },
      body: { ...formBody(), competitionId: own, version: 1 },
    });
    expect(reply.status).toBe(404);
  });
});
