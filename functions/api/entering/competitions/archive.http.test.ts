import { beforeAll, describe, expect, it } from 'vitest';
import { Caller, fieldCodes } from '../../../../local/testing/caller.ts';
import { changeBody, entryBody, formBody, newCompetition } from '../../../../local/testing/competitions.ts';
import { demoAccount, newFamily } from '../../../../local/testing/people.ts';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';

let admin: Caller;
beforeAll(async () => {
  admin = await demoAccount('superadmin');
});

const paramsOf = ({ id }: { id: string }) => ({ competitionId: id });
const archive = (competition: Competition, version = competition.version) =>
  admin.call('archiveCompetition', { params: paramsOf(competition), body: { version } });
const restore = (competition: Competition, version: number) =>
  admin.call('restoreCompetition', { params: paramsOf(competition), body: { version } });
const listed = async (state: 'published' | 'archived') =>
  (await new Caller().data('listCompetitions', { query: { state } })).map(({ id }) => id);

describe('archiveCompetition', () => {
  it('moves a competition to the archive, and restoreCompetition back', async () => {
    const { competition } = await newCompetition();
    const archived = (await archive(competition)).answer.data;
    expect(archived).toEqual({ ...competition, state: 'archived', version: 2 });
    expect(await new Caller().data('getCompetition', { params: paramsOf(competition) })).toEqual(archived);
    expect(await listed('archived')).toContain(competition.id);
    expect(await listed('published')).not.toContain(competition.id);
    const restored = (await restore(competition, 2)).answer.data;
    expect(restored).toEqual({ ...competition, version: 3 });
    expect(await listed('published')).toContain(competition.id);
    expect(await listed('archived')).not.toContain(competition.id);
  });

  it('is done for the version that was read, once', async () => {
    const { competition } = await newCompetition();
    expect((await archive(competition, 7)).status).toBe(409);
    expect((await restore(competition, 1)).problem.code).toBe('VersionConflict');
    const replies = await Promise.all([archive(competition), archive(competition)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await archive(competition, 2)).status).toBe(409);
    expect((await archive({ ...competition, id: 'none' })).status).toBe(404);
  });

  it('or a change: of two at once, one wins', async () => {
    const staged = await newCompetition();
    const { competition } = staged;
    const body = { ...changeBody(competition), theme: 'In the meantime' };
    const replies = await Promise.all([
      archive(competition),
      admin.call('updateCompetition', { params: paramsOf(competition), body }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stored = await admin.data('getCompetition', { params: paramsOf(competition) });
    expect(stored).toEqual(replies.find(({ status }) => status === 200)?.answer.data);
  });
});

describe('an archived competition', () => {
  it('is read and changed by nobody: neither it nor its form', async () => {
    const { competition, form } = await newCompetition();
    const archived = (await archive(competition)).answer.data;
    const update = await admin.call('updateCompetition', {
      params: paramsOf(competition),
      body: changeBody(archived),
    });
    expect([update.status, update.problem.code]).toEqual([409, 'CompetitionArchived']);
    const body = { ...formBody(), competitionId: competition.id };
    const change = await admin.call('updateForm', {
      params: { formId: form.id },
      body: { ...body, version: 1 },
    });
    expect([change.status, change.problem.code]).toEqual([409, 'CompetitionArchived']);
    const next = await admin.call('createForm', { body });
    expect([next.status, next.problem.code]).toEqual([409, 'CompetitionArchived']);
    expect(await new Caller().data('getForm', { params: { formId: form.id } })).toEqual({
      ...form,
      competitionId: competition.id,
    });
  });

  it('takes no entries', async () => {
    const staged = await newCompetition();
    await archive(staged.competition);
    const family = await newFamily();
    const reply = await family.call('submitIndividualEntry', { body: entryBody(staged) });
    expect(fieldCodes(reply)).toEqual(['competitionId MustEnabled']);
  });
});
