import { beforeAll, describe, expect, it } from 'vitest';
import { Caller, fieldCodes } from '../../../../local/testing/caller.ts';
import { formBody, newCompetition } from '../../../../local/testing/competitions.ts';
import { draftBody, newDraft } from '../../../../local/testing/drafts.ts';
import { demoAccount, newInvitedUser } from '../../../../local/testing/people.ts';
import type { CompetitionDraft } from '../../../../shared/contract/entering/competitions/competitionDraft.ts';

let admin: Caller;
beforeAll(async () => {
  admin = await demoAccount('superadmin');
});

const paramsOf = ({ id }: { id: string }) => ({ competitionId: id });
const begin = (body: object = {}) =>
  admin.data('createCompetitionDraft', { body: { name: 'Spring Cup', ...body } });
const save = (draft: CompetitionDraft, change: object) =>
  admin.call('updateCompetitionDraft', { params: paramsOf(draft), body: draftBody(draft, change) });

describe('a draft', () => {
  it('needs a name only; what nobody has said is null', async () => {
    const before = Date.now();
    const draft = await begin();
    expect(draft).toMatchObject({ name: 'Spring Cup', state: 'draft', version: 1 });
    const { id: _id, name: _name, state: _state, version: _version, changedAt, ...unsaid } = draft;
    expect(new Set(Object.values(unsaid))).toEqual(new Set([null]));
    expect(Date.parse(changedAt)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(changedAt)).toBeLessThanOrEqual(Date.now());
    expect(fieldCodes(await admin.call('createCompetitionDraft', { body: {} }))).toEqual(['name NotNull']);
  });

  it('is seen by nobody else: not as a competition, not in its lists', async () => {
    const { draft } = await newDraft();
    const everybody = new Caller();
    expect((await everybody.call('getCompetition', { params: paramsOf(draft) })).status).toBe(404);
    for (const state of ['published', 'archived']) {
      const listed = await everybody.data('listCompetitions', { query: { state } });
      expect(listed.map(({ id }) => id)).not.toContain(draft.id);
    }
    expect(await admin.data('listCompetitionDrafts')).toContainEqual(draft);
    expect(await admin.data('getCompetitionDraft', { params: paramsOf(draft) })).toEqual(draft);
    expect((await admin.call('listSkaters', { params: paramsOf(draft) })).status).toBe(404);
  });

  it('comes first in its list when it was changed last', async () => {
    const [first, second] = [await begin(), await begin()];
    await save(first, { theme: 'Petals' });
    const ids = (await admin.data('listCompetitionDrafts')).map(({ id }) => id);
    expect(ids.indexOf(first.id)).toBeLessThan(ids.indexOf(second.id));
  });

  it('is saved once for the version that was read', async () => {
    const draft = await begin();
    const replies = await Promise.all(['One', 'Two', 'Three'].map((theme) => save(draft, { theme })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const stored = await admin.data('getCompetitionDraft', { params: paramsOf(draft) });
    expect(stored).toEqual(replies.find(({ status }) => status === 200)?.answer.data);
    expect(stored.version).toBe(2);
  });

  it('may contradict itself while it is a draft, but names no rink or form that is not there', async () => {
    const draft = await begin({
      startDate: '2030-01-05',
      endDate: '2029-01-05',
      openUntil: '2031-01-01T00:00Z',
    });
    expect(draft.endDate).toBe('2029-01-05');
    const other = await newCompetition();
    expect(fieldCodes(await save(draft, { ring: 'none' }))).toEqual(['ring MustExist']);
    expect(fieldCodes(await save(draft, { formId: 'none' }))).toEqual(['formId MustExist']);
    expect(fieldCodes(await save(draft, { formId: other.form.id }))).toEqual(['formId MustEnabled']);
    expect(fieldCodes(await save(draft, { currency: 'ABC', image: 'javascript:1' }))).toEqual([
      'image MustValid',
      'currency MustValid',
    ]);
  });

  it('goes with its form, for the version that was read', async () => {
    const { draft, form } = await newDraft();
    const stale = await admin.call('deleteCompetitionDraft', {
      params: paramsOf(draft),
      body: { version: 2 },
    });
    expect(stale.status).toBe(409);
    const deletion = { params: paramsOf(draft), body: { version: 1 } };
    expect(await admin.data('deleteCompetitionDraft', deletion)).toEqual({ id: draft.id });
    expect((await admin.call('getCompetitionDraft', { params: paramsOf(draft) })).status).toBe(404);
    expect((await admin.call('getForm', { params: { formId: form.id } })).status).toBe(404);
    expect((await admin.call('deleteCompetitionDraft', deletion)).status).toBe(404);
  });

  it('keeps its rink from being deleted, until it is thrown away', async () => {
    const { draft } = await newDraft();
    const rinkId = draft.ring ?? '';
    const remove = () => admin.call('deleteRink', { params: { rinkId }, body: { version: 1 } });
    const refused = await remove();
    expect([refused.status, refused.problem.uses]).toEqual([
      409,
      [{ kind: 'draft', id: draft.id, name: draft.name }],
    ]);
    await admin.data('deleteCompetitionDraft', { params: paramsOf(draft), body: { version: 1 } });
    expect((await remove()).status).toBe(200);
  });
});

describe('the form of a draft', () => {
  it('is made for it and becomes its own at once, once', async () => {
    const draft = await begin();
    const body = { ...formBody(), competitionId: draft.id };
    const replies = await Promise.all([1, 2].map(() => admin.call('createForm', { body })));
    const formIds = replies.filter(({ status }) => status === 201).map(({ answer }) => answer.data.id);
    const stored = await admin.data('getCompetitionDraft', { params: paramsOf(draft) });
    expect(formIds).toContain(stored.formId);
    expect(stored.version).toBe(2);
  });

  it('can be changed, and the draft saved afterwards', async () => {
    const { draft, form } = await newDraft();
    const changed = { ...formBody(), competitionId: draft.id, version: 1, firstEventPrice: 9_900 };
    await admin.data('updateForm', { params: { formId: form.id }, body: changed });
    const saved = await save(draft, { theme: 'Thaw' });
    expect(saved.status).toBe(200);
    const published = await admin.data('publishCompetition', {
      params: paramsOf(draft),
      body: { version: 2 },
    });
    expect(published.fromPrice).toBe(9_900);
  });
});

describe('the manager of a draft', () => {
  it('is invited for it and reaches that draft only', async () => {
    const [{ draft }, { draft: other }] = [await newDraft(), await newDraft()];
    const { caller } = await newInvitedUser('MANAGER', { competitionId: draft.id });
    expect((await caller.data('currentUser')).competitionId).toBe(draft.id);
    expect(await caller.data('getCompetitionDraft', { params: paramsOf(draft) })).toEqual(draft);
    const saved = await caller.data('updateCompetitionDraft', {
      params: paramsOf(draft),
      body: draftBody(draft, { theme: 'By the manager' }),
    });
    expect(saved.theme).toBe('By the manager');
    expect((await caller.call('getCompetitionDraft', { params: paramsOf(other) })).status).toBe(403);
    expect((await caller.call('listCompetitionDrafts')).status).toBe(403);
    const body = { version: 2 };
    expect((await caller.call('deleteCompetitionDraft', { params: paramsOf(draft), body })).status).toBe(403);
    const published = await caller.data('publishCompetition', { params: paramsOf(draft), body });
    expect(published).toMatchObject({ id: draft.id, state: 'published', theme: 'By the manager' });
  });
});
