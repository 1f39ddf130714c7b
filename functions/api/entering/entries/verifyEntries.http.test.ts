import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../../local/testing/caller.ts';
import { entryBody, newCompetition, type Staged } from '../../../../local/testing/competitions.ts';
import { demoAccount, newFamily, newInvitedUser } from '../../../../local/testing/people.ts';
import { dayAgo } from '../../../../local/testing/days.ts';
import type { Entry } from '../../../../shared/contract/entering/entries/entry.ts';

let staged: Staged;
let family: Caller;
let coach: Caller;
let rinkId: string;
let coachName: string;
beforeAll(async () => {
  [staged, family, coach] = await Promise.all([newCompetition(), newFamily(), demoAccount('headcoach')]);
  const user = await coach.data('currentUser');
  [rinkId, coachName] = [user.rinkId ?? '', user.name];
});

const entered = (change: object = {}) =>
  family.data('submitIndividualEntry', { body: { ...entryBody(staged, 1), homeIsiRink: rinkId, ...change } });

const competitionId = () => staged.competition.id;

const verify = (
  entries: readonly { readonly id: string; readonly version: number }[],
  as: 'verified' | 'takenBack' = 'verified',
  by = coach,
) =>
  by.call('verifyEntries', {
    params: { competitionId: competitionId() },
    body: { entries: entries.map(({ id, version }) => ({ id, version })), as },
  });

const recordOf = ({ id }: Pick<Entry, 'id'>) =>
  coach.data('getEntryRecord', { params: { competitionId: competitionId(), entryId: id } });

describe('verifyEntries', () => {
  it('stores the coach’s name and date with each, once, for the lists and the record', async () => {
    const [one, other] = [await entered(), await entered()];
    const { answer } = await verify([one, other]);
    expect(answer.data).toMatchObject([
      { id: one.id, refused: null, version: one.version + 1, verified: { by: coachName } },
      { id: other.id, refused: null, version: other.version + 1, verified: { by: coachName } },
    ]);
    const again = await verify([one, one]);
    expect(again.answer.data).toEqual([answer.data[0]]);

    const record = await recordOf(one);
    expect(record.verified).toEqual(answer.data[0]?.verified);
    expect(record.history.map(({ what }) => what)).toEqual(['verified', 'submitted']);
    expect(record.history[0]?.changes).toEqual([{ path: ['verified', 'by'], from: null, to: coachName }]);
    const admin = await demoAccount('superadmin');
    const rows = await admin.data('listSkaters', {
      params: { competitionId: competitionId() },
      query: { search: one.name },
    });
    expect(rows.find(({ id }) => id === one.id)?.verified).toEqual(record.verified);
  });

  it('is undone, and done again', async () => {
    const entry = await entered();
    const [verified] = (await verify([entry])).answer.data;
    const undone = await verify([{ id: entry.id, version: verified?.version ?? 0 }], 'takenBack');
    expect(undone.answer.data).toMatchObject([{ refused: null, verified: null }]);
    const [redone] = (await verify([{ id: entry.id, version: undone.answer.data[0]?.version ?? 0 }])).answer
      .data;
    expect(redone).toMatchObject({ refused: null, verified: { by: coachName } });
    expect((await recordOf(entry)).history.map(({ what }) => what)).toEqual([
      'verified',
      'unverified',
      'verified',
      'submitted',
    ]);
  });

  it('answers for each: another rink’s is not found, an old version or a withdrawn one is left', async () => {
    const [own, foreign, changed, gone] = [
      await entered(),
      await entered({ homeIsiRink: 'Pond behind the school' }),
      await entered(),
      await entered(),
    ];
    const withdrawn = await family.data('withdrawEntry', {
      params: { entryId: gone.id },
      body: { version: gone.version },
    });
    const { status, answer } = await verify([
      foreign,
      { id: changed.id, version: changed.version + 5 },
      withdrawn,
      own,
      { id: 'nothing', version: 1 },
    ]);
    expect(status).toBe(200);
    expect(answer.data.map(({ refused }) => refused)).toEqual([
      'NotFound',
      'VersionConflict',
      'Withdrawn',
      null,
      'NotFound',
    ]);
    expect(answer.data[0]).toEqual({ id: foreign.id, refused: 'NotFound', version: null, verified: null });
    expect((await recordOf(changed)).verified).toBeNull();
  });

  it('is taken back by a change of who skates, not by a payment', async () => {
    const entry = await entered();
    await verify([entry]);
    const admin = await demoAccount('superadmin');
    await admin.data('recordPayment', {
      params: { competitionId: competitionId(), entryId: entry.id },
      body: { amount: 100, method: 'cash', receivedOn: dayAgo(2) },
    });
    const paid = await recordOf(entry);
    expect([paid.paid, paid.verified?.by]).toEqual([100, coachName]);

    const body = { ...entryBody(staged, 1), homeIsiRink: rinkId, fullName: 'Somebody Else' };
    await family.data('updateEntry', {
      params: { entryId: entry.id },
      body: { kind: 'individual', ...body, version: paid.version },
    });
    expect((await recordOf(entry)).verified).toBeNull();
  });

  it('is refused to all who are no head coach, and for more than 25 or none', async () => {
    const entry = await entered();
    const { caller: manager } = await newInvitedUser('MANAGER', { competitionId: competitionId() });
    for (const by of [family, manager, await demoAccount('superadmin')]) {
      expect((await verify([entry], 'verified', by)).status).toBe(403);
    }
    const many = Array.from({ length: 26 }, (_, index) => ({ id: `entry-${index}`, version: 1 }));
    expect((await verify(many)).status).toBe(400);
    expect((await verify([])).status).toBe(400);
  });
});
