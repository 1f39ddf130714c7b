import { beforeAll, describe, expect, it } from 'vitest';
import { Caller } from '../../../../local/testing/caller.ts';
import { changeBody, formBody, newCompetition } from '../../../../local/testing/competitions.ts';
import { draftBody, newDraft } from '../../../../local/testing/drafts.ts';
import { demoAccount, newInvitedUser } from '../../../../local/testing/people.ts';

let admin: Caller;
beforeAll(async () => {
  admin = await demoAccount('superadmin');
});

const historyOf = (competitionId: string, query = {}, by = admin) =>
  by.call('listCompetitionHistory', { params: { competitionId }, query });

describe('listCompetitionHistory', () => {
  it('tells of a draft who did what, from what to what, newest first, its form too', async () => {
    const { draft, form } = await newDraft({ theme: 'First snow' });
    const params = { competitionId: draft.id };
    await admin.data('updateCompetitionDraft', {
      params,
      body: draftBody(draft, { theme: 'Thaw', capacity: 90 }),
    });
    await admin.data('updateForm', {
      params: { formId: form.id },
      body: { ...formBody(), competitionId: draft.id, version: 1, firstEventPrice: 6_000 },
    });
    await admin.data('publishCompetition', { params, body: { version: 2 } });
    const { data } = (await historyOf(draft.id)).answer;
    expect(data.map(({ subject, deed: record }) => `${subject} ${record}`)).toEqual([
      'competition published',
      'form changed',
      'competition changed',
      'competition created',
    ]);
    expect(data[1]?.changes).toEqual([{ path: ['firstEventPrice'], from: 5_900, to: 6_000 }]);
    expect(data[2]).toMatchObject({
      changes: [
        { path: ['theme'], from: 'First snow', to: 'Thaw' },
        { path: ['capacity'], from: null, to: 90 },
      ],
      by: { name: 'Ingrid Halvorsen-Tan' },
      more: 0,
    });
  });

  it('has no record of a save by which nothing changed', async () => {
    const { competition } = await newCompetition();
    const params = { competitionId: competition.id };
    await admin.data('updateCompetition', { params, body: changeBody(competition) });
    expect((await historyOf(competition.id)).answer.data.map(({ deed: record }) => record)).toEqual([
      'published',
    ]);
  });

  it('comes fifty a page, none twice, none left out', async () => {
    const { draft } = await newDraft();
    const params = { competitionId: draft.id };
    let last = draft;
    for (let round = 1; round <= 60; round++) {
      const body = draftBody(last, { capacity: round });
      last = await admin.data('updateCompetitionDraft', { params, body });
    }
    const first = (await historyOf(draft.id)).answer;
    const second = (await historyOf(draft.id, { cursor: first.nextCursor ?? '' })).answer;
    expect([first.data.length, second.data.length, second.nextCursor]).toEqual([50, 11, null]);
    const capacities = [...first.data, ...second.data].map(({ changes }) => changes[0]?.to ?? 0);
    expect(capacities).toEqual(Array.from({ length: 61 }, (_, index) => 60 - index));
    expect((await historyOf(draft.id, { cursor: 'nonsense' })).status).toBe(400);
  });

  it('is a manager’s for the own competition, and nobody’s for one that is not there', async () => {
    const [{ competition }, { draft }] = [await newCompetition(), await newDraft()];
    const { caller } = await newInvitedUser('MANAGER', { competitionId: competition.id });
    expect((await historyOf(competition.id, {}, caller)).status).toBe(200);
    expect((await historyOf(draft.id, {}, caller)).status).toBe(403);
    expect((await historyOf('none')).status).toBe(404);
    await admin.data('deleteCompetitionDraft', {
      params: { competitionId: draft.id },
      body: { version: 1 },
    });
    expect((await historyOf(draft.id)).status).toBe(404);
    expect((await historyOf(competition.id, {}, new Caller())).status).toBe(401);
  });
});
