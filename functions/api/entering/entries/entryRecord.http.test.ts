import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../../local/testing/caller.ts';
import { entryBody, newCompetition, type Staged } from '../../../../local/testing/competitions.ts';
import { demoAccount, newFamily } from '../../../../local/testing/people.ts';

const message = { emergencyContact: 'Ana Lopes', emergencyPhone: '+1 555 0100', medicalNote: 'Asthma' };

let admin: Caller;
let family: Caller;
let staged: Staged;
let entryId: string;
let params: { competitionId: string; entryId: string };

beforeAll(async () => {
  [admin, family] = await Promise.all([demoAccount('superadmin'), newFamily()]);
  staged = await newCompetition();
  const body = { ...entryBody(staged), ...message };
  entryId = (await family.data('submitIndividualEntry', { body })).id;
  params = { competitionId: staged.competition.id, entryId };
});

describe('the record of an entry', () => {
  it('has its people, its family and what was done to it, and nothing said for an emergency', async () => {
    const { answer } = await admin.call('getEntryRecord', { params });
    const { data } = answer;
    expect(data.people).toMatchObject([{ part: 'skater', isi: expect.stringMatching(/^\d{7}$/) }]);
    expect(data.family?.email).toContain('@');
    expect(data.history.map(({ what, by }) => `${what} ${by?.id}`)).toEqual([`submitted ${data.family?.id}`]);
    expect(JSON.stringify(answer)).not.toContain('Asthma');
  });

  it('is found in its own competition only, and by a head coach of its rink only', async () => {
    const other = await newCompetition();
    const elsewhere = { competitionId: other.competition.id, entryId };
    expect((await admin.call('getEntryRecord', { params: elsewhere })).status).toBe(404);
    const coach = await demoAccount('headcoach');
    expect((await coach.call('getEntryRecord', { params })).status).toBe(404);
    const manager = await demoAccount('manager');
    expect((await manager.call('getEntryRecord', { params })).status).toBe(403);
  });
});

describe('what is said for an emergency', () => {
  it("is the host's to read, and each reading is recorded once for all its pages", async () => {
    const read = () => admin.data('listEmergency', { params, query: { kind: 'individual' } });
    expect(await read()).toMatchObject([{ entryId, part: 'skater', ...message }]);
    await read();
    const history = await admin.data('listCompetitionHistory', { params });
    expect(history.filter(({ deed: record }) => record === 'emergencyRead')).toHaveLength(1);
  });

  it('stands in no list and no entry, and is changed by its own family only', async () => {
    const rows = await admin.call('listSkaters', { params });
    const own = await family.call('getEntry', { params });
    expect(JSON.stringify([rows.answer, own.answer])).not.toContain('Asthma');
    const { people } = await family.data('getEmergency', { params });
    const changed = people.map((one) => ({ ...one, medicalNote: null, emergencyPhone: '112' }));
    const after = await family.data('updateEmergency', { params, body: { people: changed } });
    expect(after.people).toMatchObject([{ emergencyPhone: '112', medicalNote: null }]);
    const stranger = await newFamily();
    expect((await stranger.call('getEmergency', { params })).status).toBe(404);
    const unknown = { people: [{ fullName: 'Nobody Here', ...message }] };
    expect((await family.call('updateEmergency', { params, body: unknown })).status).toBe(400);
  });
});

describe('the lists by key', () => {
  it('give the entries of one rink, and those whose balance is not zero', async () => {
    const rinks = await admin.data('listHomeRinks', { params });
    expect(rinks).toEqual([{ identity: 'pond behind the school', name: 'Pond behind the school' }]);
    const ofRink = { rink: rinks[0]?.identity ?? '' };
    expect(await admin.data('listSkaters', { params, query: ofRink })).toMatchObject([{ id: entryId }]);
    expect(await admin.data('listSkaters', { params, query: { rink: 'another' } })).toEqual([]);
    expect(await admin.data('listSkaters', { params, query: { due: 'true' } })).toMatchObject([
      { id: entryId },
    ]);
    const both = { ...ofRink, due: 'true' };
    expect((await admin.call('listSkaters', { params, query: both })).status).toBe(400);
  });
});
