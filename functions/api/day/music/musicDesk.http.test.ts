import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { newHolder } from '../../../../local/testing/codes.ts';
import { entryBody, newCompetition } from '../../../../local/testing/competitions.ts';
import { demoAccount, newFamily, newInvitedUser } from '../../../../local/testing/people.ts';

const AT = '2027-01-09T09:40:00Z';

const play = (id: string, programmeId = 'programme') => ({
  id,
  programmeId,
  fileId: 'file',
  at: AT,
  seconds: 88,
});

it('two desks of one surface see each other, and of another surface do not', async () => {
  const { competition } = await newCompetition();
  const competitionId = competition.id;
  const { caller: manager } = await newInvitedUser('MANAGER', { competitionId });
  const { caller: helper } = await newHolder({ competitionId, kind: 'checkIn' });
  const body = { surfaceId: 'main', plays: [] };
  const report = (caller: typeof manager, deskId: string, change = {}) =>
    caller.data('reportMusicDesk', { params: { competitionId, deskId }, body: { ...body, ...change } });
  expect(await report(manager, 'one')).toEqual({ others: [] });
  expect(await report(helper, 'two')).toMatchObject({ others: [{ at: expect.stringMatching(/Z$/) }] });
  expect(await report(manager, 'one')).toMatchObject({ others: [{ name: 'Lou Field' }] });
  expect(await report(manager, 'one', { surfaceId: 'training' })).toEqual({ others: [] });
});

it('a play that is sent twice counts once, and another manager’s desk is refused', async () => {
  const staged = await newCompetition();
  const { competition } = staged;
  const admin = await demoAccount('superadmin');
  const params = { competitionId: competition.id, deskId: 'one' };
  const family = await newFamily(`family-${randomUUID()}@test.example`);
  await family.data('submitIndividualEntry', { body: entryBody(staged, 1) });
  await admin.data('updateMusicRules', { params, body: { version: 0 } });
  const [programme] = (await admin.data('listMusic', { params })).programmes;
  expect(programme).toMatchObject({ plays: 0, title: expect.any(String) });
  const id = programme?.programmeId ?? '';
  const body = { surfaceId: 'main', plays: [play('a', id), play('b', id)] };
  expect((await admin.call('reportMusicDesk', { params, body })).status).toBe(200);
  expect((await admin.call('reportMusicDesk', { params, body })).status).toBe(200);
  expect((await admin.data('listMusic', { params })).programmes).toMatchObject([{ plays: 2 }]);
  const other = await newCompetition();
  const { caller: stranger } = await newInvitedUser('MANAGER', { competitionId: other.competition.id });
  expect((await stranger.call('reportMusicDesk', { params, body })).status).toBe(403);
  const tooMany = { ...body, plays: Array.from({ length: 26 }, (_, index) => play(String(index))) };
  expect((await admin.call('reportMusicDesk', { params, body: tooMany })).status).toBe(400);
});
