import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { Caller, fieldCodes } from '../../../../local/testing/caller.ts';
import { entryBody, formBody, newCompetition } from '../../../../local/testing/competitions.ts';
import { draftBody, newDraft } from '../../../../local/testing/drafts.ts';
import { demoAccount, newFamily } from '../../../../local/testing/people.ts';
import type { CompetitionDraft } from '../../../../shared/contract/entering/competitions/competitionDraft.ts';
import { DEFAULT_ELIGIBILITY } from '../../../../shared/contract/entering/competitions/eligibility.ts';

let admin: Caller;
beforeAll(async () => {
  admin = await demoAccount('superadmin');
});

const publish = ({ id, version }: CompetitionDraft) =>
  admin.call('publishCompetition', { params: { competitionId: id }, body: { version } });

describe('publishCompetition', () => {
  it('makes a competition of the same id, for everybody, and a draft no more', async () => {
    const { draft } = await newDraft({ description: 'A weekend for everybody.', accent: 'teal' });
    const reply = await publish(draft);
    const { changedAt: _changedAt, ...message } = draft;
    expect(reply.answer.data).toEqual({
      ...message,
      refunds: [],
      eligibility: DEFAULT_ELIGIBILITY,
      state: 'published',
      fromPrice: 5_900,
      version: 2,
    });
    const params = { competitionId: draft.id };
    expect(await new Caller().data('getCompetition', { params })).toEqual(reply.answer.data);
    expect(await new Caller().data('listCompetitions')).toContainEqual(reply.answer.data);
    expect((await admin.data('listCompetitionDrafts')).map(({ id }) => id)).not.toContain(draft.id);
    expect((await admin.call('updateCompetitionDraft', { params, body: draftBody(draft) })).status).toBe(404);
    expect((await publish(draft)).status).toBe(404);
  });

  it('takes entries by the form that was set up', async () => {
    const { draft, form } = await newDraft();
    const family = await newFamily();
    const competition = (await publish(draft)).answer.data;
    const entry = await family.data('submitIndividualEntry', { body: entryBody({ competition, form }) });
    expect(entry.competitionId).toBe(draft.id);
  });

  it('is not for entries before', async () => {
    const [{ draft }, staged, family] = await Promise.all([newDraft(), newCompetition(), newFamily()]);
    const body = { ...entryBody(staged), competitionId: draft.id };
    const reply = await family.call('submitIndividualEntry', { body });
    expect(fieldCodes(reply)).toEqual(['competitionId MustExist']);
  });

  it('names all that is missing', async () => {
    const draft = await admin.data('createCompetitionDraft', { body: { name: 'Spring Cup' } });
    const reply = await publish(draft);
    expect([reply.status, ...fieldCodes(reply)]).toEqual([
      400,
      ...['theme', 'image', 'ring', 'startDate', 'endDate', 'date', 'openUntil', 'formId'].map(
        (field) => `${field} NotNull`,
      ),
    ]);
    expect(reply.problem.errors?.[2]?.message).toBe('Rink must not empty');
  });

  it('names what contradicts itself', async () => {
    const { draft } = await newDraft({
      startDate: '2020-03-01',
      endDate: '2020-03-01',
      date: '2020-03-02',
      image: '/images/uploaded.webp',
    });
    const reply = await publish(draft);
    expect([reply.status, ...fieldCodes(reply)]).toEqual([
      400,
      'date MustWithin',
      'openUntil MustBefore',
      'startDate MustFuture',
      'imageText NotNull',
    ]);
  });

  it('takes the time zone of the rink where none is said', async () => {
    const rink = await admin.data('createRink', {
      body: { name: `Rink ${randomUUID()}`, city: 'Otaru', country: 'Japan', timeZone: 'Asia/Tokyo' },
    });
    const { draft } = await newDraft({ timeZone: null, ring: rink.id });
    expect(draft.timeZone).toBeNull();
    expect((await publish(draft)).answer.data.timeZone).toBe('Asia/Tokyo');
  });

  it('refuses a form by which nobody pays, and a rink that is not active', async () => {
    const { draft, form } = await newDraft();
    const free = { firstEventPrice: 0, secondEventPrice: 0, additionalEventPrice: 0 };
    await admin.data('updateForm', {
      params: { formId: form.id },
      body: { ...formBody(), ...free, competitionId: draft.id, version: 1 },
    });
    await admin.data('changeRinks', {
      body: { action: 'deactivate', rinks: [{ id: draft.ring, version: 1 }] },
    });
    expect(fieldCodes(await publish(draft))).toEqual(['ring MustEnabled', 'firstEventPrice NotNull']);
  });

  it('is done once, whoever asks at the same time, and not when the draft is changed meanwhile', async () => {
    const { draft } = await newDraft();
    const change = admin.call('updateCompetitionDraft', {
      params: { competitionId: draft.id },
      body: draftBody(draft, { theme: 'At the same time' }),
    });
    const replies = await Promise.all([publish(draft), publish(draft), change]);
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.every((status) => [200, 404, 409].includes(status))).toBe(true);
  });
});
