import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../../local/testing/caller.ts';
import { fieldCodes } from '../../../../local/testing/caller.ts';
import { entryBody, formBody, newCompetition, type Staged } from '../../../../local/testing/competitions.ts';
import { demoAccount, newFamily } from '../../../../local/testing/people.ts';
import { raced } from '../../../../local/testing/races.ts';
import type { Form } from '../../../../shared/contract/entering/competitions/forms.ts';

let admin: Caller;
let family: Caller;
beforeAll(async () => {
  [admin, family] = await Promise.all([demoAccount('superadmin'), newFamily()]);
});

const QUESTION = {
  id: 'shirt',
  question: 'Size of the shirt',
  kind: 'choice',
  options: ['S', 'M'],
  required: true,
  entries: ['individual'],
};

async function change({ competition, form }: Staged, body: object): Promise<Form> {
  const stored = await admin.data('getForm', { params: { formId: form.id } });
  const { id: _id, ...kept } = stored;
  return admin.data('updateForm', {
    params: { formId: form.id },
    body: { ...kept, competitionId: competition.id, ...body },
  });
}

describe('a form with late fees and questions', () => {
  it.each([
    [{ lateFees: [{ from: 'soon', kind: 'percent', value: 25 }] }, ['lateFees.0.from MustValid']],
    [{ lateFees: [{ kind: 'discount', value: 0 }] }, ['from NotNull', 'kind MustValid', 'value MustValid']],
    [{ lateFees: [{ from: '2027-01-01T00:00Z', kind: 'percent', value: 101 }] }, ['value MustValid']],
    [{ questions: [{ ...QUESTION, options: ['S'] }] }, ['questions.0.options NotNull']],
    [{ questions: [{ ...QUESTION, entries: [] }] }, ['questions.0.entries NotNull']],
    [{ questions: [QUESTION, QUESTION] }, ['questions.1.question AlreadyExist', 'id AlreadyExist']],
    [{ questions: [{ ...QUESTION, id: 'a b' }] }, ['questions.0.id MustValid']],
  ])('refuses %j', async (wrong, expected) => {
    const reply = await admin.call('createForm', { body: { ...formBody(), ...wrong } });
    expect(reply.status).toBe(400);
    for (const code of expected) expect(fieldCodes(reply).join()).toContain(code);
    expect(fieldCodes(reply)).toHaveLength(expected.length);
  });

  it('charges and asks who enters from then on, and changes nothing for who is in', async () => {
    const staged = await newCompetition();
    const early = await family.data('submitIndividualEntry', { body: entryBody(staged, 2) });
    const yesterday = new Date(Date.now() - 86_400_000).toISOString();
    const lateFees = [{ from: yesterday, kind: 'percent', value: 25 }];
    const form = await change(staged, { lateFees, questions: [QUESTION] });
    expect(form).toMatchObject({ version: 2, lateFees, questions: [QUESTION] });

    const body = entryBody({ ...staged, form }, 2);
    const unanswered = await family.call('submitIndividualEntry', { body });
    expect(fieldCodes(unanswered)).toEqual(['answers.shirt.answer NotNull']);
    const asBefore = await family.call('submitIndividualEntry', {
      body: { ...body, totalPrice: 9_000, answers: [{ question: 'shirt', answer: 'M' }] },
    });
    expect(fieldCodes(asBefore)).toEqual(['totalPrice MustCorrect']);
    const late = await family.data('submitIndividualEntry', {
      body: { ...body, answers: [{ question: 'shirt', answer: 'M' }] },
    });
    expect(late).toMatchObject({
      totalPrice: 11_250,
      lateFee: { ...lateFees[0], amount: 2_250 },
      answers: [{ question: 'shirt', asked: 'Size of the shirt', answer: 'M' }],
    });
    expect(await family.data('getEntry', { params: { entryId: early.id } })).toEqual(early);
    expect(early).toMatchObject({ totalPrice: 9_000, lateFee: null, answers: [] });
  });
});

describe('an event that is renamed', () => {
  it('keeps its id, its entries and its places', async () => {
    const staged = await newCompetition({}, 1);
    await family.data('submitIndividualEntry', { body: entryBody(staged, 1) });
    const formats = staged.form.formats.map((format) => ({
      ...format,
      format: format.format.replace('Freestyle', 'Solo'),
      events: format.events.map((event) => ({ ...event, level: event.level.replace('Freestyle 1', 'Gold') })),
    }));
    const form = await change(staged, { formats });
    expect(form.formats[0]).toMatchObject({ id: 'freestyle', format: 'Solo' });
    expect(form.formats[0]?.events[0]).toMatchObject({ id: 'freestyle.freestyle-1', level: 'Gold' });
    const body = { ...entryBody({ ...staged, form }, 1), waiting: 'refuse' };
    const next = await family.call('submitIndividualEntry', { body });
    expect(fieldCodes(next)).toEqual(['event MustAvailable']);
  });

  it('is known by its name where a caller sends no ids', async () => {
    const staged = await newCompetition();
    const form = await change(staged, formBody());
    expect(form.formats).toEqual(staged.form.formats);
  });
});

it('puts each change into the competition’s history, with what was there before', async () => {
  const staged = await newCompetition();
  await change(staged, { firstEventPrice: 6_500 });
  await change(staged, {});
  const history = await admin.data('listCompetitionHistory', {
    params: { competitionId: staged.competition.id },
  });
  const ofForm = history.filter(({ subject }) => subject === 'form');
  expect(ofForm).toHaveLength(1);
  expect(ofForm[0]).toMatchObject({
    deed: 'changed',
    changes: [{ path: ['firstEventPrice'], from: 5_900, to: 6_500 }],
  });
});

it('is changed once for the version that was read', async () => {
  const { competition, form } = await newCompetition();
  const params = { formId: form.id };
  const priced = (firstEventPrice: number) => {
    const body = { ...formBody(), competitionId: competition.id, version: 1, firstEventPrice };
    return admin.call('updateForm', { params, body });
  };
  const late = await raced(
    [form.id, '#version = :read AND competitionId = :competition'],
    () => priced(6_100),
    async () => {
      expect((await priced(6_200)).status).toBe(200);
    },
  );
  expect([late.status, late.problem.code]).toEqual([409, 'VersionConflict']);
  expect(await admin.data('getForm', { params })).toMatchObject({ version: 2, firstEventPrice: 6_200 });
});

it('cannot change the form of an archived competition, nor add one to it', async () => {
  const { competition, form } = await newCompetition();
  const params = { competitionId: competition.id };
  await admin.data('archiveCompetition', { params, body: { version: competition.version } });
  const body = { ...formBody(), competitionId: competition.id, version: 1 };
  const changed = await admin.call('updateForm', { params: { formId: form.id }, body });
  expect([changed.status, changed.problem.code]).toEqual([409, 'CompetitionArchived']);
  const added = await admin.call('createForm', { body });
  expect([added.status, added.problem.code]).toEqual([409, 'CompetitionArchived']);
});

it('becomes the form of a draft that has none, once when two ask at the same time', async () => {
  const draft = await admin.data('createCompetitionDraft', { body: { name: 'Spring Cup' } });
  const body = { ...formBody(), competitionId: draft.id };
  const replies = await Promise.all([1, 2].map(() => admin.call('createForm', { body })));
  const [created] = replies.filter(({ status }) => status === 201).map(({ answer }) => answer.data);
  const after = await admin.data('getCompetitionDraft', { params: { competitionId: draft.id } });
  expect(replies.map(({ status }) => status)).toContain(201);
  expect(replies.map(({ answer }) => answer.data?.id)).toContain(after.formId);
  expect(after.version).toBe(draft.version + 1);
  expect(created?.competitionId).toBe(draft.id);
});
