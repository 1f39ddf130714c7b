import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningDynamo } from '../../../../local/dynamo/server.ts';
import { startMemoryTable } from '../../../../local/testing/memoryTable.ts';
import { transact } from '../../../platform/table/transaction.ts';
import { updateItem } from '../../../platform/table/writes.ts';
import { pointerKey } from './keys.ts';
import { mailsOfVersionWrite, scheduleMailsOf, storeScheduleMails, workOfMails } from './mailRepository.ts';
import {
  findPublished,
  readPublished,
  versionsOf,
  writtenFlights,
  type PublishedVersion,
} from './repository.ts';
import { cancelledEventWrite, FlightsUnderWay, underWayWrite } from './underWay.ts';
import { discardPublication, activateVersion, writeVersion } from './writeRepository.ts';

let dynamo: RunningDynamo;
beforeAll(async () => {
  dynamo = await startMemoryTable();
});
afterAll(() => dynamo.close());

const AT = '2027-01-05T12:00:00.000Z';
const conflict = { code: 'VersionConflict' };

const versionOf = (
  competitionId: string,
  version: number,
  publication: string,
  underWay?: number,
): PublishedVersion => ({
  competitionId,
  version,
  publication,
  generation: 1,
  revision: version,
  at: AT,
  by: 'organiser',
  comment: null,
  tracks: [{ surfaceId: 'a', date: '2027-01-06' }],
  ...(underWay !== undefined && { underWay }),
});

/** A version whose only track is named by its publication. */
async function written(version: PublishedVersion): Promise<PublishedVersion> {
  const block = { start: '08:00:00', seconds: 600, kind: 'break', title: version.publication } as const;
  await writeVersion(version, [
    { surfaceId: 'a', date: '2027-01-06', blocks: [block], flights: [], panels: [] },
  ]);
  return version;
}

const publish = (version: PublishedVersion, previous: PublishedVersion | null) =>
  activateVersion(version, previous, [mailsOfVersionWrite(version)]);

async function published(competitionId: string): Promise<PublishedVersion> {
  const first = await written(versionOf(competitionId, 1, 'first'));
  await publish(first, null);
  return first;
}

const shown = async (competitionId: string) =>
  (await readPublished(competitionId))?.tracks.map(({ blocks }) => blocks[0]?.title);

const flightGetsUnderWay = (competitionId: string, version: number, eventId = 'solo') =>
  transact([underWayWrite({ competitionId, eventId, published: version, written: null })]);

it('publishes one of two versions made of the same one, with its mails', async () => {
  const first = await published('c1');
  const [one, other] = [versionOf('c1', 2, 'one'), versionOf('c1', 2, 'other')];
  await Promise.all([written(one), written(other)]);
  await publish(one, first);
  await expect(publish(other, first)).rejects.toMatchObject(conflict);
  await discardPublication('c1', 'other');

  expect(await shown('c1')).toEqual(['one']);
  expect((await versionsOf('c1')).map(({ publication }) => publication)).toEqual(['one', 'first']);
  expect(await workOfMails('c1', 2)).toMatchObject({ sentAt: null });
});

it('publishes no version over flights that got under way since they were compared', async () => {
  const first = await published('c2');
  await flightGetsUnderWay('c2', 1);
  const next = await written(versionOf('c2', 2, 'next', 0));
  await expect(publish(next, first)).rejects.toBeInstanceOf(FlightsUnderWay);
  const compared = await findPublished('c2');
  if (!compared) throw new Error('A version is published');
  await flightGetsUnderWay('c2', 1);
  await expect(publish(next, compared)).rejects.toBeInstanceOf(FlightsUnderWay);
  expect(await shown('c2')).toEqual(['first']);
  expect(await workOfMails('c2', 2)).toBeNull();

  await publish(versionOf('c2', 2, 'next', 2), await findPublished('c2'));
  expect([await shown('c2'), (await findPublished('c2'))?.underWay]).toEqual([['next'], 2]);
});

it('counts under another count the version that was published meanwhile', async () => {
  const first = await published('c3');
  await flightGetsUnderWay('c3', 1);
  const counted = await findPublished('c3');
  await publish(await written(versionOf('c3', 2, 'second', 1)), counted);
  const late = await written(versionOf('c3', 2, 'late', 1));
  await expect(publish(late, counted)).rejects.toMatchObject(conflict);
  await expect(publish(late, first)).rejects.toMatchObject(conflict);
  expect(await shown('c3')).toEqual(['second']);
});

it('lets no flight start in a version that is no longer published', async () => {
  const first = await published('c4');
  await publish(await written(versionOf('c4', 2, 'second')), first);
  await expect(flightGetsUnderWay('c4', 1)).rejects.toMatchObject(conflict);
  expect((await findPublished('c4'))?.underWay).toBeUndefined();
});

describe('the list of flights with sheets', () => {
  const write = (competitionId: string, flightId: string | null) =>
    transact([underWayWrite({ competitionId, eventId: 'solo', published: 1, written: flightId })]);
  const listed = async (competitionId: string) => {
    const found = await findPublished(competitionId);
    return found && writtenFlights(found);
  };

  it('has those that were there, and each that gets its first', async () => {
    const first = { ...versionOf('w1', 1, 'first', 1), listed: 1, written: ['f1'] };
    await publish(await written(first), null);
    for (const flightId of ['f2', null, 'f3']) await write('w1', flightId);
    expect(await listed('w1')).toEqual(new Set(['f1', 'f2', 'f3']));
  });

  it('is not believed of a version, nor after a count, of an earlier release', async () => {
    await publish(await written(versionOf('w2', 1, 'first', 0)), null);
    expect(await listed('w2')).toBeNull();
    await write('w2', 'f1');
    expect(await listed('w2')).toBeNull();
    await publish(await written({ ...versionOf('w3', 1, 'first', 0), listed: 0, written: [] }), null);
    await write('w3', 'f1');
    await updateItem(pointerKey('w3'), { update: 'ADD underWay :one', values: { ':one': 1 } });
    await write('w3', 'f2');
    expect(await listed('w3')).toBeNull();
  });
});

it('stores no mails of a version that another has replaced', async () => {
  const first = await published('c5');
  const work = await workOfMails('c5', 1);
  if (!work) throw new Error('The mails are to be made');
  await publish(await written(versionOf('c5', 2, 'second')), first);
  const mail = { to: 'family' as const, recipient: 'parent', since: null, moves: [] };
  await expect(storeScheduleMails(work, [mail])).rejects.toMatchObject(conflict);
  expect(await scheduleMailsOf('c5', 1)).toEqual([]);
});

it('leaves the tracks of a publication whose attempt ended before it is discarded', async () => {
  await published('c6');
  await discardPublication('c6', 'first');
  expect(await shown('c6')).toEqual(['first']);
  const again = await written(versionOf('c6', 2, 'broken'));
  await discardPublication('c6', 'broken');
  await expect(publish(again, await findPublished('c6'))).rejects.toMatchObject(conflict);
  expect(await shown('c6')).toEqual(['first']);
});

it('starts no flight of an event that was cancelled in the published version, and cancels over none', async () => {
  const first = await published('c9');
  await transact([cancelledEventWrite(first, 'solo')]);
  await expect(flightGetsUnderWay('c9', 1)).rejects.toMatchObject({ code: 'EventCancelled' });
  await flightGetsUnderWay('c9', 1, 'pairs');
  await expect(transact([cancelledEventWrite(first, 'pairs')])).rejects.toBeInstanceOf(FlightsUnderWay);
  const compared = await findPublished('c9');
  if (!compared) throw new Error('A version is published');
  await transact([cancelledEventWrite(compared, 'pairs')]);
  expect((await findPublished('c9'))?.cancelledEvents).toEqual(['solo', 'pairs']);

  const next = await written(versionOf('c9', 2, 'next'));
  await publish(next, await findPublished('c9'));
  await expect(transact([cancelledEventWrite(compared, 'solo')])).rejects.toMatchObject(conflict);
  expect((await findPublished('c9'))?.cancelledEvents).toBeUndefined();
});
