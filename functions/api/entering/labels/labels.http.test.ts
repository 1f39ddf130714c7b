import { beforeAll, describe, expect, it } from 'vitest';
import { fieldCodes, type Caller } from '../../../../local/testing/caller.ts';
import { entryBody, newCompetition, type Staged } from '../../../../local/testing/competitions.ts';
import { demoAccount, newFamily, newInvitedUser } from '../../../../local/testing/people.ts';

let admin: Caller;
let manager: Caller;
let family: Caller;
let staged: Staged;
let ids: string[];
beforeAll(async () => {
  [admin, family, staged] = await Promise.all([demoAccount('superadmin'), newFamily(), newCompetition()]);
  manager = (await newInvitedUser('MANAGER', { competitionId: staged.competition.id })).caller;
  ids = await Promise.all(
    ['Ada Frost', 'Ben Lake'].map(
      async (name) => (await family.data('submitIndividualEntry', { body: entryBody(staged, 1, name) })).id,
    ),
  );
});

const params = () => ({ competitionId: staged.competition.id });
const WAIVER = 'Paper waiver in';
const put = (label: string, more: object = {}) =>
  manager.call('labelEntries', { params: params(), body: { label, entries: ids, ...more } });
const inUse = () => manager.data('listLabels', { params: params() });
const labelsOfRows = async (by: Caller) =>
  (await by.data('listSkaters', { params: params() })).map(({ labels }) => labels);

describe('labelEntries', () => {
  it('puts a label on entries, once however often it is asked for, and takes it off', async () => {
    const both = await Promise.all([put(WAIVER), put(WAIVER)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const changed = both.flatMap(({ answer }) => answer.data.filter((one) => one.changed));
    expect(changed).toHaveLength(2);
    expect(await inUse()).toEqual([{ name: WAIVER, entries: 2 }]);
    expect(await labelsOfRows(admin)).toEqual([[WAIVER], [WAIVER]]);

    const record = await manager.data('getEntryRecord', {
      params: { ...params(), entryId: ids[0] ?? '' },
    });
    expect(record.labels).toEqual([WAIVER]);
    expect(record.history[0]).toMatchObject({
      what: 'labelled',
      changes: [{ path: ['labels'], from: [], to: [WAIVER] }],
    });

    await put(WAIVER, { as: 'removed', entries: [ids[0]] });
    expect(await inUse()).toEqual([{ name: WAIVER, entries: 1 }]);
    await put(WAIVER, { as: 'removed' });
    expect(await inUse()).toEqual([]);
    expect(await labelsOfRows(admin)).toEqual([[], []]);
  });

  it('is the organisers’ own: a head coach and the family see no label', async () => {
    await put('Asked for a refund');
    const [rink] = await admin.data('listRinks');
    const coach = (await newInvitedUser('HEAD_COACH', { rinkId: rink?.id ?? '' })).caller;
    expect(await labelsOfRows(coach)).toEqual([[], []]);
    expect((await coach.call('listLabels', { params: params() })).status).toBe(403);
    const own = await family.call('getEntry', { params: { entryId: ids[0] ?? '' } });
    expect(JSON.stringify(own.answer)).not.toContain('Asked for a refund');
    await put('Asked for a refund', { as: 'removed' });
  });

  it('refuses what is no label, an entry of another competition, and an eleventh label', async () => {
    expect(fieldCodes(await put(' '))).toEqual(['label NotNull']);
    expect(fieldCodes(await put('x'.repeat(41)))).toEqual(['label MustValid']);
    expect(fieldCodes(await put(WAIVER, { entries: [] }))).toEqual(['entries NotNull']);
    const other = await newCompetition();
    const foreign = await family.data('submitIndividualEntry', { body: entryBody(other, 1, 'Cleo Marsh') });
    const { answer } = await put(WAIVER, { entries: [foreign.id] });
    expect(answer.data).toEqual([{ id: foreign.id, refused: 'NotFound', changed: false }]);
    const entries = [ids[1]];
    for (let index = 0; index < 10; index++) await put(`Label ${String(index)}`, { entries });
    const eleventh = await put('One more', { entries });
    expect(eleventh.answer.data).toEqual([{ id: ids[1], refused: 'TooMany', changed: false }]);
  });
});
