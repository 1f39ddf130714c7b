import { beforeAll, describe, expect, it } from 'vitest';
import { fieldCodes, type Caller } from '../../../local/testing/caller.ts';
import { newCoachBy } from '../../../local/testing/coaches.ts';
import { entryBody } from '../../../local/testing/competitions.ts';
import { demoAccount } from '../../../local/testing/people.ts';
import { firstDraft, newScheduled, type StagedSchedule } from '../../../local/testing/schedules.ts';
import type { BodyOf } from '../../../shared/contract/types.ts';

let admin: Caller;
beforeAll(async () => {
  admin = await demoAccount('superadmin');
});

type Change = BodyOf<'updateScheduleDraft'>;

const draftOf = ({ params }: StagedSchedule) => admin.data('getScheduleDraft', { params });
const change = ({ params }: StagedSchedule, body: Change) =>
  admin.call('updateScheduleDraft', { params, body });

/** The draft as it stands, as the body of a change: all its parts, or one kind of them. */
async function asRead(staged: StagedSchedule) {
  const { generation, tracks, events, panels } = await draftOf(staged);
  const [track, event] = [tracks[0], events[0]];
  if (!track || !event) throw new Error('The draft has a track and an event');
  return { generation, track, event, events, panels };
}

/** A plan of what the draft has, over the revision that was read. */
async function planOf(staged: StagedSchedule): Promise<BodyOf<'replaceScheduleDraft'>> {
  const { generation, revision, tracks, events, panels } = await draftOf(staged);
  const flightsOf = ({ eventId, flights }: (typeof events)[number]) => ({
    eventId,
    flights: flights.map(({ id, programmes }) => ({ id, programmes: programmes.toReversed() })),
  });
  return { generation, revision, seed: 7, tracks, events: events.map(flightsOf), panels };
}
const replace = ({ params }: StagedSchedule, body: BodyOf<'replaceScheduleDraft'>) =>
  admin.call('replaceScheduleDraft', { params, body });

describe('what there is to plan', () => {
  it('is the confirmed programmes with their people and names, on the ice of the competition', async () => {
    const staged = await newScheduled(2);
    const { problem, programmes, people, surfaces, events, competition } = staged.problem;
    const { startDate, endDate, timeZone, name } = staged.competition;
    expect(competition).toEqual({ name, startDate, endDate, timeZone, state: 'published' });
    expect(problem).toMatchObject({ version: 1, timeZone, fixed: { flights: [], blocks: [], panels: [] } });
    expect(surfaces).toEqual([
      { id: 'a', name: 'Main ice' },
      { id: 'b', name: 'Hall' },
    ]);
    expect(problem.programmes).toHaveLength(4);
    expect(problem.programmes[0]).toMatchObject({ seconds: 90, rinkId: null, coachId: null });
    expect(problem.skaters.map(({ sex }) => sex)).toEqual(['F', 'F']);
    expect(people.map(({ id }) => id).sort()).toEqual(problem.skaters.map(({ id }) => id).sort());
    expect(programmes.map((one) => one.name).sort()).toEqual(
      people.flatMap(({ fullName }) => [fullName, fullName]).sort(),
    );
    // Nobody chose how these names are published: a first name and the rink.
    expect(programmes[0]?.publishedName).toMatch(/^\p{L}+, .+/u);
    expect(programmes[0]?.publishedName).not.toBe(programmes[0]?.name);
    expect(staged.problem.unconfirmed).toEqual([]);
    expect(events.map(({ level }) => level)).toContain('Freestyle 1');
    expect(problem.events.map(({ id }) => id)).toEqual(events.map(({ id }) => id));
  });

  it('names the coach of an entry, and those of its rink who may judge', async () => {
    const staged = await newScheduled(0);
    const { ring: rinkId } = staged.competition;
    const homeIsiRink = staged.competition.rink.name;
    const gold = [{ certificate: 'gold', date: '2020-01-01', expiry: null }];
    const judge = await newCoachBy(admin, { rinkIds: [rinkId], certificates: gold });
    await newCoachBy(admin, { rinkIds: [rinkId] });
    const teacher = await newCoachBy(admin, { rinkIds: [rinkId] });
    const body = { ...entryBody(staged, 2), homeIsiRink: rinkId, coachId: teacher.id };
    await staged.family.data('submitIndividualEntry', { body });
    const { problem, coaches, rinks } = await admin.data('getScheduleProblem', { params: staged.params });
    expect(problem.programmes.map(({ coachId }) => coachId)).toEqual([teacher.id, teacher.id]);
    expect(problem.programmes.map((one) => one.rinkId)).toEqual([rinkId, rinkId]);
    expect(coaches.map(({ id }) => id).sort()).toEqual([judge.id, teacher.id].sort());
    const known = { rinkId, skaterId: null, available: null };
    expect(problem.coaches).toContainEqual({ ...known, id: judge.id, certificates: ['gold'] });
    expect(problem.coaches).toContainEqual({ ...known, id: teacher.id, certificates: [] });
    expect(rinks).toEqual([{ id: rinkId, name: homeIsiRink }]);
  });
});

describe('a change of the draft by hand', () => {
  it('stores parts together, each with its version; one of two at the same moment is told', async () => {
    const staged = await newScheduled(3);
    expect(await draftOf(staged)).toEqual({
      generation: 0,
      revision: 0,
      seed: null,
      plannedAt: null,
      tracks: [],
      events: [],
      panels: [],
      published: null,
    });
    const body = firstDraft(staged);
    const replies = await Promise.all([change(staged, body), change(staged, body)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const draft = await draftOf(staged);
    expect(draft).toMatchObject({ generation: 1, revision: 1 });
    expect(draft.tracks).toEqual([{ ...body.tracks?.[0], version: 1 }]);
    expect(draft.events.map(({ version }) => version)).toEqual([1, 1]);

    // Two on different parts are both stored, two on one track are not.
    const { generation, track, event } = await asRead(staged);
    const locked = { ...track, blocks: track.blocks.map((block) => ({ ...block, locked: true as const })) };
    const both = await Promise.all([
      change(staged, { generation, tracks: [locked] }),
      change(staged, { generation, events: [{ ...event, isFrozen: true }] }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await change(staged, { generation, tracks: [track] })).problem.code).toBe('VersionConflict');
    expect(await draftOf(staged)).toMatchObject({ revision: 3, tracks: [{ ...locked, version: 2 }] });
  });
});

describe('a whole plan', () => {
  it('takes the place of the draft at once; of two, or of a plan and a hand change, one is told', async () => {
    const staged = await newScheduled(3);
    await change(staged, firstDraft(staged));
    const plan = await planOf(staged);
    const plans = await Promise.all([replace(staged, plan), replace(staged, plan)]);
    expect(plans.map(({ status }) => status).sort()).toEqual([200, 409]);
    const draft = await draftOf(staged);
    expect(draft).toMatchObject({ generation: 2, revision: 2, seed: 7 });
    expect(draft.events[0]?.flights[0]).toMatchObject({ drawn: { seed: 7, reason: null } });
    expect(draft.events.map(({ version }) => version)).toEqual([1, 1]);

    const { generation, track } = await asRead(staged);
    const moved = { ...track, blocks: track.blocks.map((block) => ({ ...block, start: '09:00:00' })) };
    const next = await planOf(staged);
    const two = await Promise.all([replace(staged, next), change(staged, { generation, tracks: [moved] })]);
    expect(two.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await replace(staged, next)).problem.code).toBe('VersionConflict');
    expect(fieldCodes(await replace(staged, { ...next, seed: -1 }))).toEqual(['seed MustValid']);
  });
});
