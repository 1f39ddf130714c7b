import { beforeAll, describe, expect, it } from 'vitest';
import { Caller, fieldCodes } from '../../../../../local/testing/caller.ts';
import {
  entryBody,
  formBody,
  newCompetition,
  type Staged,
} from '../../../../../local/testing/competitions.ts';
import { demoAccount, newFamily } from '../../../../../local/testing/people.ts';

let admin: Caller;
let family: Caller;
beforeAll(async () => {
  [admin, family] = await Promise.all([demoAccount('superadmin'), newFamily()]);
});

const paramsOf = ({ competition }: Staged) => ({ competitionId: competition.id });

describe('listPlaces', () => {
  it('tells everybody what is left, and nothing of who took the rest', async () => {
    const staged = await newCompetition({}, 2);
    await family.data('submitIndividualEntry', { body: entryBody(staged, 1) });
    const reply = await new Caller().call('listPlaces', { params: paramsOf(staged) });
    expect(reply.headers.get('cache-control')).toContain('s-maxage=30');
    expect(reply.answer.data).toEqual(
      staged.form.formats.flatMap(({ events }) =>
        events.map(({ id }) => ({ eventId: id, left: id === 'freestyle.freestyle-1' ? 1 : 2, waiting: 0 })),
      ),
    );
  });

  it('knows no competition that is not there', async () => {
    const params = { competitionId: 'none' };
    expect((await new Caller().call('listPlaces', { params })).status).toBe(404);
  });
});

describe('the ice of a format', () => {
  /** Programmes of 90 seconds: two of them fit into three minutes. */
  const shortOfIce = async () => {
    const staged = await newCompetition();
    const { formats, ...prices } = formBody();
    const limited = formats.map((format) => ({
      ...format,
      iceMinutes: format.format === 'Freestyle' ? 3 : null,
    }));
    const body = { ...prices, formats: limited, competitionId: staged.competition.id, version: 1 };
    const form = await admin.data('updateForm', { params: { formId: staged.form.id }, body });
    return { ...staged, form };
  };

  it('lets nobody in who does not fit, however many ask at once', async () => {
    const staged = await shortOfIce();
    const replies = await Promise.all(
      [1, 2, 3, 4, 5].map(() =>
        family.call('submitIndividualEntry', { body: { ...entryBody(staged, 1), waiting: 'refuse' } }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 400, 400, 400]);
    expect(new Set(replies.flatMap(fieldCodes))).toEqual(new Set(['event MustAvailable']));
    const places = await admin.data('listPlaces', { params: paramsOf(staged) });
    expect(places.find(({ eventId }) => eventId === 'freestyle.freestyle-2')?.left).toBe(0);
    expect(places.find(({ eventId }) => eventId === 'artistic.artistic-1')?.left).toBeNull();
  });

  it('refuses one entry that is longer than all of it', async () => {
    const body = { ...entryBody(await shortOfIce(), 3), waiting: 'refuse' };
    const reply = await family.call('submitIndividualEntry', { body });
    expect(fieldCodes(reply)).toEqual(['event MustAvailable']);
  });

  it('is limited only while nobody is entered in the format, changed and lifted at any time', async () => {
    const staged = await newCompetition();
    await family.data('submitIndividualEntry', { body: entryBody(staged, 1) });
    const { formats, ...rest } = { ...staged.form, competitionId: staged.competition.id };
    const withIce = (name: string, iceMinutes: number | null) =>
      admin.call('updateForm', {
        params: { formId: staged.form.id },
        body: {
          ...rest,
          formats: formats.map((format) => (format.format === name ? { ...format, iceMinutes } : format)),
        },
      });
    expect(fieldCodes(await withIce('Freestyle', 60))).toEqual(['formats.0.iceMinutes MustEnabled']);
    expect((await withIce('Artistic', 60)).status).toBe(200);
  });
});

describe('who is in an event', () => {
  it('is listed by name for those who change the form, with what each was charged', async () => {
    const staged = await newCompetition();
    for (const name of ['Zoe Vale', 'Ada Vale']) {
      await family.data('submitIndividualEntry', { body: entryBody(staged, 2, name) });
    }
    const params = { ...paramsOf(staged), eventId: 'freestyle.freestyle-2' };
    const reply = await admin.call('listEventEntries', { params });
    expect(reply.answer.nextCursor).toBeNull();
    expect(reply.answer.data.map(({ name, price, totalPrice }) => [name, price, totalPrice])).toEqual([
      ['Ada Vale', 3_100, 9_000],
      ['Zoe Vale', 3_100, 9_000],
    ]);
    const taken = await admin.data('listPlacesTaken', { params: paramsOf(staged) });
    expect(taken.entries).toBe(2);
    expect(taken.events).toContainEqual({ eventId: 'freestyle.freestyle-2', taken: 2 });
  });

  it('is nobody’s to see but the super administrator’s and the own manager’s', async () => {
    const staged = await newCompetition();
    const params = { ...paramsOf(staged), eventId: 'freestyle.freestyle-1' };
    const [manager, coach] = await Promise.all([demoAccount('manager'), demoAccount('headcoach')]);
    for (const caller of [manager, coach, family]) {
      expect((await caller.call('listEventEntries', { params })).status).toBe(403);
      expect((await caller.call('listPlacesTaken', { params })).status).toBe(403);
    }
  });
});

it('shows answers to the family and the manager, and to a coach those of the own rink', async () => {
  const coach = await demoAccount('headcoach');
  const { rinkId } = await coach.data('currentUser');
  const staged = await newCompetition();
  const question = { id: 'bus', question: 'Coming by bus?', kind: 'yesNo', entries: ['individual'] };
  const body = { ...formBody(), competitionId: staged.competition.id, version: 1, questions: [question] };
  const form = await admin.data('updateForm', { params: { formId: staged.form.id }, body });
  const answers = [{ question: 'bus', answer: 'yes' }];
  for (const homeIsiRink of [rinkId, 'Pond behind the school']) {
    const entry = { ...entryBody({ ...staged, form }, 1), homeIsiRink, answers };
    await family.data('submitIndividualEntry', { body: entry });
  }
  const params = paramsOf(staged);
  const kept = { question: 'bus', asked: 'Coming by bus?', answer: 'yes' };
  const seen = await admin.data('listSkaters', { params });
  expect(seen.map((row) => row.answers)).toEqual([[kept], [kept]]);
  const ofCoach = await coach.data('listSkaters', { params });
  for (const row of ofCoach) expect(row.answers).toEqual(row.ownRink ? [kept] : []);
  expect(ofCoach.filter(({ ownRink }) => ownRink)).toHaveLength(1);
});
