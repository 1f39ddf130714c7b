import { ulid } from 'ulidx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningDynamo } from '../../../../local/dynamo/server.ts';
import { startMemoryTable } from '../../../../local/testing/memoryTable.ts';
import { putItem, updateItem } from '../../../platform/table/writes.ts';
import { competitionKey } from '../../keys.ts';
import { draftKey } from './keys.ts';
import { deletePlan, storeScheduleDraft } from './planSwitch.ts';
import { changeScheduleDraft, findScheduleDraft, StaleDraftError } from './repository.ts';
import type { StoredDraftParts, StoredDraft } from './storedDraft.ts';

let dynamo: RunningDynamo;
beforeAll(async () => {
  dynamo = await startMemoryTable();
});
afterAll(() => dynamo.close());

async function newCompetition(): Promise<string> {
  const id = ulid();
  await putItem({ ...competitionKey(id), type: 'competition', id, state: 'published' });
  return id;
}

const PLACE = { surfaceId: 'a', date: '2027-01-06' };
const NO_PARTS: StoredDraftParts = { tracks: [], events: [], panels: [] };

/** Each kind of part, over the versions that a draft has; its flight's programme names the author. */
function partsBy(author: string, { tracks, events, panels }: StoredDraft): StoredDraftParts {
  const flight = { id: 'f1', programmes: [author] };
  return {
    tracks: [{ ...PLACE, version: tracks[0]?.version ?? 0, blocks: [] }],
    events: [{ eventId: 'e1', version: events[0]?.version ?? 0, isFrozen: false, flights: [flight] }],
    panels: [{ ...PLACE, version: panels[0]?.version ?? 0, panels: [] }],
  };
}

const change = (competitionId: string, before: StoredDraft, parts: StoredDraftParts) =>
  changeScheduleDraft(competitionId, before, parts, { newPlan: ulid(), extraWrites: [] });

const authorIn = ({ events }: StoredDraft) => events[0]?.flights[0]?.programmes;

async function draftBy(competitionId: string, author: string): Promise<StoredDraft> {
  const before = await findScheduleDraft(competitionId);
  await change(competitionId, before, partsBy(author, before));
  return findScheduleDraft(competitionId);
}

it('keeps the first of two changes of the same parts; the second is stored once it is read again', async () => {
  const id = await newCompetition();
  const read = await draftBy(id, 'Kim');
  await change(id, read, partsBy('Lou', read));
  await expect(change(id, read, partsBy('Mia', read))).rejects.toBeInstanceOf(StaleDraftError);

  const now = await findScheduleDraft(id);
  expect([authorIn(now), now.revision]).toEqual([['Lou'], read.revision + 1]);
  const versions = [now.tracks, now.events, now.panels].map(([part]) => part?.version);
  expect(versions).toEqual([2, 2, 2]);
  expect(authorIn(await draftBy(id, 'Mia'))).toEqual(['Mia']);
});

it('makes one first draft of two, with the parts of one author', async () => {
  const id = await newCompetition();
  const read = await findScheduleDraft(id);
  await change(id, read, partsBy('Lou', read));
  await expect(change(id, read, partsBy('Mia', read))).rejects.toBeInstanceOf(StaleDraftError);
  const now = await findScheduleDraft(id);
  expect([authorIn(now), now.generation, now.revision]).toEqual([['Lou'], 1, 1]);
});

it('makes one first plan of a plan and a change by hand, and a plan over none that was changed', async () => {
  const id = await newCompetition();
  const empty = await findScheduleDraft(id);
  const drafted = await draftBy(id, 'Lou');
  for (const read of [empty, drafted]) {
    const plan = ulid();
    const parts = { ...NO_PARTS, events: partsBy('planned', empty).events };
    const head = { generation: read.generation + 1, revision: read.revision + 1, plan, seed: 1 };
    await draftBy(id, 'Mia');
    const outcome = storeScheduleDraft(id, read, { ...head, plannedAt: null, ...parts }, []);
    await expect(outcome).rejects.toBeInstanceOf(StaleDraftError);
    await deletePlan(id, plan, parts);
    expect(authorIn(await findScheduleDraft(id))).toEqual(['Mia']);
  }
});

it('changes no draft of a competition that was archived after it was read', async () => {
  const id = await newCompetition();
  const read = await draftBy(id, 'Lou');
  await updateItem(competitionKey(id), {
    update: 'SET #state = :archived',
    names: { '#state': 'state' },
    values: { ':archived': 'archived' },
  });
  const archived = { code: 'CompetitionArchived' };
  await expect(change(id, read, partsBy('Mia', read))).rejects.toMatchObject(archived);
  const head = { generation: 2, revision: 2, plan: ulid(), seed: 1, plannedAt: null };
  await expect(storeScheduleDraft(id, read, { ...head, ...NO_PARTS }, [])).rejects.toMatchObject(archived);
  expect(await findScheduleDraft(id)).toEqual(read);
});

it('counts the versions of all parts together through changes by hand and plans', async () => {
  const id = await newCompetition();
  const first = await draftBy(id, 'Kim');
  expect(first.partVersions).toBe(3);
  const changed = await draftBy(id, 'Lou');
  expect(changed.partVersions).toBe(6);
  const { tracks, events, panels } = partsBy('Mia', changed);
  await change(id, changed, { tracks: [], events, panels: [] });
  const now = await findScheduleDraft(id);
  expect([authorIn(now), now.partVersions]).toEqual([['Mia'], 7]);
  const plan = ulid();
  const head = { generation: 2, revision: 1, plan, seed: 1, plannedAt: '2027-01-05T12:00:00.000Z' };
  await storeScheduleDraft(id, now, { ...head, tracks, events, panels }, []);
  expect((await findScheduleDraft(id)).partVersions).toBe(6);
});

it('counts none where an earlier release has not, and reads every change', async () => {
  const id = await newCompetition();
  await draftBy(id, 'Kim');
  const head = draftKey(id);
  await updateItem(head, { update: 'ADD partVersions :one', values: { ':one': 1 } });
  expect(authorIn(await draftBy(id, 'Lou'))).toEqual(['Lou']);
  await updateItem(head, { update: 'REMOVE partVersions' });
  const now = await draftBy(id, 'Mia');
  expect([authorIn(now), now.partVersions]).toEqual([['Mia'], undefined]);
});
