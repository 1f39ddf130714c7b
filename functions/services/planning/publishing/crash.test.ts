import { afterAll, beforeAll, expect, it } from 'vitest';
import { interrupted, losingAnswers, untilDone } from '../../../../local/testing/interrupted.ts';
import type { RunningDynamo } from '../../../../local/dynamo/server.ts';
import { startMemoryTable } from '../../../../local/testing/memoryTable.ts';
import { getItem, queryAll } from '../../../platform/table/read.ts';
import { scheduleMailsKey } from '../../../store/planning/publishing/keys.ts';
import { mailsOfVersionWrite, scheduleMailsOf } from '../../../store/planning/publishing/mailRepository.ts';
import {
  findPublished,
  readPublished,
  type PublishedTrack,
  type PublishedVersion,
} from '../../../store/planning/publishing/repository.ts';
import {
  deleteAbandonedPublications,
  activateVersion,
  writeVersion,
} from '../../../store/planning/publishing/writeRepository.ts';
import { NO_WALK_ONS } from '../../../../shared/domain/planning/published/withWalkOns.ts';
import { makeScheduleMails } from './makeScheduleMails.ts';

let dynamo: RunningDynamo;
beforeAll(async () => {
  dynamo = await startMemoryTable();
});
afterAll(() => dynamo.close());

const NOW = new Date('2027-01-05T12:00:00Z');
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);

const versionOf = (competitionId: string, version: number, publication: string): PublishedVersion => ({
  competitionId,
  version,
  publication,
  generation: 1,
  revision: version,
  at: NOW.toISOString(),
  by: 'organiser',
  comment: null,
  tracks: [{ surfaceId: 'a', date: '2027-01-06' }],
});

/** A day with one flight, and so many judges. */
const trackOf = (start: string, judges = 0): PublishedTrack => ({
  surfaceId: 'a',
  date: '2027-01-06',
  blocks: [{ start, seconds: 600, kind: 'flight', flightId: 'f1' }],
  flights: [{ id: 'f1', eventId: 'e1', programmes: ['p1.e1'] }],
  panels: [
    {
      id: 'panel',
      flightIds: ['f1'],
      judges: Array.from({ length: judges }, (_, judge) => `judge${String(judge)}`),
      referee: null,
    },
  ],
});

/** Makes a version's mails, as its item of the outbox has it done. */
async function makeMails(competitionId: string, version: number) {
  const item = await getItem(scheduleMailsKey(competitionId, version));
  if (!item) throw new Error('The mails are to be made');
  return makeScheduleMails(async () => Promise.resolve(NO_WALK_ONS))(item, {
    now: NOW,
    left: 4_000,
    messageId: 'none',
    itemId: 'none',
  });
}

const keysOf = async (competitionId: string) =>
  (
    await queryAll({
      KeyConditionExpression: 'pk = :schedule',
      ExpressionAttributeValues: { ':schedule': `COMPETITION#${competitionId}#SCHEDULE` },
    })
  ).map(({ sk }) => String(sk));

it('shows nothing of a publication that broke off, and deletes it with the next', async () => {
  await writeVersion(versionOf('c1', 1, 'broken'), [trackOf('07:00:00')]);
  expect(await findPublished('c1')).toBeNull();
  // It may still be under way.
  await deleteAbandonedPublications('c1', later(59));
  expect(await keysOf('c1')).toHaveLength(2);

  const second = versionOf('c1', 1, 'second');
  await writeVersion(second, [trackOf('08:00:00')]);
  await activateVersion(second, null, [mailsOfVersionWrite(second)]);
  expect((await readPublished('c1'))?.tracks[0]?.blocks[0]?.start).toBe('08:00:00');
  // The one that comes late finds another version published.
  await expect(activateVersion(versionOf('c1', 1, 'broken'), null, [])).rejects.toThrow('VersionConflict');

  await deleteAbandonedPublications('c1', later(61));
  expect((await keysOf('c1')).sort()).toEqual(['POINTER', 'PUBLISHED#000001', 'VERSION#second#2027-01-06#a']);
  // Given up, it cannot be published any more, whatever the pointer says.
  await expect(activateVersion(versionOf('c1', 2, 'broken'), second, [])).rejects.toThrow('VersionConflict');
  expect((await readPublished('c1'))?.version.publication).toBe('second');
});

it('publishes a version whose writes are sent again because their answers got lost', async () => {
  const version = versionOf('c4', 1, 'only');
  await losingAnswers(async () => {
    await writeVersion(version, [trackOf('07:00:00')]);
    await activateVersion(version, null, []);
  });
  expect((await readPublished('c4'))?.tracks).toEqual([trackOf('07:00:00')]);
});

it('makes each mail once, wherever it breaks off and however many make them at once', async () => {
  const version = versionOf('c2', 1, 'only');
  await writeVersion(version, [trackOf('07:00:00', 90)]);
  await activateVersion(version, null, [mailsOfVersionWrite(version)]);
  await interrupted(() => Promise.all([1, 2].map(() => untilDone(() => makeMails('c2', 1)))));
  const mails = await scheduleMailsOf('c2', 1);
  expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(90);
  expect(mails).toHaveLength(90);
  expect(await makeMails('c2', 1)).toMatchObject({ outcome: 'done' });
  expect(await scheduleMailsOf('c2', 1)).toEqual(mails);
});

it('makes no more mails of a version that another has replaced', async () => {
  const [one, two] = [versionOf('c3', 1, 'one'), versionOf('c3', 2, 'two')];
  await writeVersion(one, [trackOf('07:00:00', 3)]);
  await activateVersion(one, null, [mailsOfVersionWrite(one)]);
  await writeVersion(two, [trackOf('08:00:00', 3)]);
  await activateVersion(two, one, [mailsOfVersionWrite(two)]);
  expect(await makeMails('c3', 1)).toEqual({ outcome: 'cancelled' });
  expect(await makeMails('c3', 2)).toMatchObject({ outcome: 'done' });
  expect(await scheduleMailsOf('c3', 1)).toEqual([]);
  const mails = await scheduleMailsOf('c3', 2);
  expect(mails.map(({ since, moves }) => [since, moves[0]?.to?.start])).toEqual([
    [null, '08:00:00'],
    [null, '08:00:00'],
    [null, '08:00:00'],
  ]);
});
