import { expect, it } from 'vitest';
import { demoAccount, newInvitedUser } from '../../../../local/testing/people.ts';
import {
  asShown,
  delay,
  newLoneFlights,
  newScheduleDraft,
  publish,
} from '../../../../local/testing/publishing.ts';
import { raced } from '../../../../local/testing/races.ts';

const versionsOf = async (competitionId: string) => {
  const admin = await demoAccount('superadmin');
  return (await admin.data('getPublishing', { params: { competitionId } })).versions.map(
    ({ version }) => version,
  );
};

it('a draft that changes between check and publication is not published', async () => {
  const staged = await newScheduleDraft();
  const body = await asShown(staged);
  const { competitionId } = staged.params;
  // The switch to the new version is the only write that has both.
  const reply = await raced(
    [competitionId, 'publishedVersion'],
    () => publish(staged, body),
    () => delay(staged, 5),
  );
  expect([reply.status, reply.problem.code]).toEqual([409, 'VersionConflict']);
  expect(await versionsOf(competitionId)).toEqual([]);
  expect((await publish(staged, await asShown(staged))).answer.data?.version).toBe(1);
});

it('a request about an older or a newer draft is no repeat of what was published', async () => {
  const staged = await newScheduleDraft();
  const older = await asShown(staged);
  await delay(staged, 5);
  const body = await asShown(staged);
  expect((await publish(staged, body)).status).toBe(200);
  await delay(staged, 5);
  const { generation, revision } = await asShown(staged);
  for (const other of [older, { ...body, generation, revision }]) {
    const reply = await publish(staged, other);
    expect([reply.status, reply.problem.code]).toEqual([409, 'VersionConflict']);
  }
  expect(await versionsOf(staged.params.competitionId)).toEqual([1]);
});

it('another organiser, or another note, for what is published already is told so', async () => {
  const staged = await newScheduleDraft();
  const { params } = staged;
  const body = await asShown(staged);
  const { caller: other } = await newInvitedUser('MANAGER', { competitionId: params.competitionId });
  expect((await publish(staged, body)).status).toBe(200);
  expect((await publish(staged, body)).answer.data?.version).toBe(1);
  const replies = [
    await other.call('publishSchedule', { params, body }),
    await publish(staged, { ...body, comment: 'Doors open at seven' }),
  ];
  expect(replies.map(({ status, problem }) => [status, problem.code])).toEqual([
    [409, 'VersionConflict'],
    [409, 'VersionConflict'],
  ]);
  expect(await versionsOf(params.competitionId)).toEqual([1]);
});

it('of two drafts for the same version only whoever published is told that theirs stands', async () => {
  const staged = await newScheduleDraft();
  const body = await asShown(staged);
  const reply = await raced(
    [staged.params.competitionId, 'publishedVersion'],
    () => publish(staged, body),
    async () => {
      await delay(staged, 5);
      expect((await publish(staged, await asShown(staged))).answer.data?.version).toBe(1);
    },
  );
  expect([reply.status, reply.problem.code]).toEqual([409, 'VersionConflict']);
  expect(await versionsOf(staged.params.competitionId)).toEqual([1]);
});

it('an archived competition says so, before anybody confirms its conflicts in vain', async () => {
  const staged = await newScheduleDraft();
  const { params } = staged;
  const body = await asShown(staged);
  const admin = await demoAccount('superadmin');
  const { version } = await admin.data('getCompetition', { params });
  await admin.data('archiveCompetition', { params, body: { version } });
  for (const confirmed of [[], body.confirmed]) {
    const reply = await publish(staged, { ...body, confirmed });
    expect([reply.status, reply.problem.code]).toEqual([409, 'CompetitionArchived']);
  }
  expect(await versionsOf(params.competitionId)).toEqual([]);
});

it('a competition that is archived between check and publication publishes nothing', async () => {
  const staged = await newScheduleDraft();
  const { params } = staged;
  const body = await asShown(staged);
  const admin = await demoAccount('superadmin');
  const { version } = await admin.data('getCompetition', { params });
  const reply = await raced(
    [params.competitionId, 'publishedVersion'],
    () => publish(staged, body),
    () => admin.data('archiveCompetition', { params, body: { version } }),
  );
  expect([reply.status, reply.problem.code]).toEqual([409, 'CompetitionArchived']);
  expect(await versionsOf(params.competitionId)).toEqual([]);
});

it('a flight that starts between check and publication is not moved, and the organiser reads which one', async () => {
  const staged = await newLoneFlights(2);
  const { params } = staged;
  await publish(staged, await asShown(staged));
  await delay(staged, 5);
  const body = await asShown(staged);
  const admin = await demoAccount('superadmin');
  const reply = await raced(
    [params.competitionId, 'publishedVersion'],
    () => publish(staged, body),
    () => admin.data('startFlight', { params: { ...params, flightId: 'f1' } }),
  );
  expect([reply.status, reply.problem.errors?.length]).toEqual([400, 1]);
  expect(reply.problem.errors?.[0]?.message).toContain('flight 2 of 2: This flight has started');
  expect(await versionsOf(params.competitionId)).toEqual([1]);
});

it('a flight that starts as the version that moves it is published starts in that version, or the version is refused', async () => {
  const staged = await newLoneFlights(2);
  const { params } = staged;
  await publish(staged, await asShown(staged));
  await delay(staged, 5);
  const body = await asShown(staged);
  const admin = await demoAccount('superadmin');
  const started = await raced(
    [params.competitionId, 'startedAt'],
    () => admin.call('startFlight', { params: { ...params, flightId: 'f1' } }),
    async () => expect((await publish(staged, body)).answer.data?.version).toBe(2),
  );
  expect(started.status).toBe(200);
  await delay(staged, 5);
  expect((await publish(staged, await asShown(staged))).status).toBe(400);
});
