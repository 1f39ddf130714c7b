import { beforeAll, describe, expect, it } from 'vitest';
import { fieldCodes, type Caller } from '../../../../local/testing/caller.ts';
import { demoAccount } from '../../../../local/testing/people.ts';
import {
  draftAsRead,
  draftOf,
  editDraft,
  planAsRead,
  replaceDraft,
} from '../../../../local/testing/publishing.ts';
import { firstDraft, newScheduled, publishDraft } from '../../../../local/testing/schedules.ts';
import type { BodyOf } from '../../../../shared/contract/types.ts';
import { shiftDay } from '../../../../shared/domain/core/dates/days.ts';

let admin: Caller;
beforeAll(async () => {
  admin = await demoAccount('superadmin');
});

type Change = BodyOf<'updateScheduleDraft'>;

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
    const replies = await Promise.all([editDraft(staged, body), editDraft(staged, body)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const draft = await draftOf(staged);
    expect(draft).toMatchObject({ generation: 1, revision: 1 });
    expect(draft.tracks).toEqual([{ ...body.tracks?.[0], version: 1 }]);
    expect(draft.events.map(({ version }) => version)).toEqual([1, 1]);

    // Two on different parts are both stored, two on one track are not.
    const { generation, track, event } = await draftAsRead(staged);
    const locked = { ...track, blocks: track.blocks.map((block) => ({ ...block, locked: true as const })) };
    const both = await Promise.all([
      editDraft(staged, { generation, tracks: [locked] }),
      editDraft(staged, { generation, events: [{ ...event, isFrozen: true }] }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await editDraft(staged, { generation, tracks: [track] })).problem.code).toBe('VersionConflict');
    expect(await draftOf(staged)).toMatchObject({ revision: 3, tracks: [{ ...locked, version: 2 }] });
    const { params } = staged;
    expect(await admin.data('getScheduleRevision', { params })).toEqual({ generation: 1, revision: 3 });
    // Who is told of it on another board reads whose change it was.
    expect((await draftOf(staged)).changedBy).toBe('Ingrid Halvorsen-Tan');
  });
});

describe('a change that cannot be', () => {
  it('is refused in one clear line each, and nothing is stored', async () => {
    const staged = await newScheduled(3);
    await editDraft(staged, firstDraft(staged));
    const { generation, track, event, events } = await draftAsRead(staged);
    const [first] = track.blocks;
    if (!first) throw new Error('There is a block');
    const blockAt = (own: object) => ({ tracks: [{ ...track, blocks: [{ ...first, ...own }] }] });
    const flight = (own: object) => ({
      events: [{ ...event, flights: event.flights.map((one) => ({ ...one, ...own })) }],
    });
    const seat = (coach: string) => ({
      panels: [
        {
          surfaceId: 'a',
          date: track.date,
          version: 0,
          panels: [{ id: 'j1', flightIds: [], judges: [coach, null], referee: null }],
        },
      ],
    });
    const refused: [Partial<Change>, string][] = [
      [blockAt({ start: '06:59:00' }), 'The block begins before the surface opens'],
      [blockAt({ start: '7 am' }), 'Start not valid'],
      [{ tracks: [{ ...track, version: 0, surfaceId: 'c' }] }, 'Surface does not exist'],
      [
        { tracks: [{ ...track, version: 0, date: staged.competition.endDate }] },
        'The surface is closed on this day',
      ],
      [blockAt({ flightId: 'none' }), 'Flight does not exist'],
      [flight({ programmes: [] }), 'A flight can’t be empty'],
      [flight({ programmes: ['none'] }), 'Programme does not exist'],
      [{ events: [{ ...event, eventId: 'none', version: 0 }] }, 'Event does not exist'],
      [seat('none'), 'Coach does not exist'],
      [{ events: [{ ...event, flights: [] }] }, 'A flight that goes must leave the board and its panel too'],
    ];
    for (const [body, message] of refused) {
      const { status, problem } = await editDraft(staged, { generation, ...body });
      expect([status, problem.errors?.[0]?.message], JSON.stringify(body)).toEqual([400, message]);
    }
    const many = Array.from({ length: 61 }, (_, index) => ({ ...event, eventId: `event-${index}` }));
    expect(fieldCodes(await editDraft(staged, { generation, events: many }))).toEqual(['events MustValid']);
    expect(await draftOf(staged)).toMatchObject({ revision: 1, events });
    const none = { competitionId: 'none' };
    expect((await admin.call('getScheduleDraft', { params: none })).status).toBe(404);
    expect((await admin.call('getScheduleProblem', { params: none })).status).toBe(404);
    expect((await admin.call('getScheduleRevision', { params: none })).status).toBe(404);
    expect((await admin.call('updateScheduleDraft', { params: none, body: { generation: 0 } })).status).toBe(
      404,
    );
  });

  it('is one of an archived competition; its draft can still be read, and a new season begins without one', async () => {
    const staged = await newScheduled(1);
    await editDraft(staged, firstDraft(staged));
    const { params } = staged;
    const plan = await planAsRead(staged);
    const draft = await admin.data('cloneCompetition', {
      params,
      body: { startDate: shiftDay(staged.competition.startDate, 364) },
    });
    const cloned = { params: { competitionId: draft.id } };
    expect(await admin.data('getScheduleDraft', cloned)).toMatchObject({
      generation: 0,
      tracks: [],
      events: [],
    });
    expect(await admin.data('getScheduleProblem', cloned)).toMatchObject({
      surfaces: staged.problem.surfaces,
      programmes: [],
    });
    await admin.data('archiveCompetition', { params, body: { version: 1 } });
    expect((await editDraft(staged, firstDraft(staged))).problem.code).toBe('CompetitionArchived');
    expect((await replaceDraft(staged, plan)).problem.code).toBe('CompetitionArchived');
    expect(await draftOf(staged)).toMatchObject({ generation: 1, revision: 1 });
  });
});

describe('locks, frozen events and reasons', () => {
  it('hold for a change by hand and for a whole plan; who withdrew may leave', async () => {
    const staged = await newScheduled(3);
    await editDraft(staged, firstDraft(staged));
    const { generation, track, event } = await draftAsRead(staged);
    const lock = { ...track, blocks: track.blocks.map((block) => ({ ...block, locked: true as const })) };
    const freeze = { ...event, isFrozen: true };
    await editDraft(staged, { generation, tracks: [lock], events: [freeze] });

    const now = await draftAsRead(staged);
    const late = { ...now.track, blocks: now.track.blocks.map((block) => ({ ...block, start: '09:00:00' })) };
    expect((await editDraft(staged, { generation, tracks: [late] })).problem.errors?.[0]?.message).toBe(
      'Locked blocks don’t move. Unlock it first',
    );
    const turned = {
      ...now.event,
      isFrozen: false,
      flights: now.event.flights.map((one) => ({ ...one, programmes: one.programmes.toReversed() })),
    };
    expect((await editDraft(staged, { generation, events: [turned] })).problem.errors?.[0]?.message).toBe(
      'Frozen flights don’t change. Unfreeze them first',
    );
    const plan = await planAsRead(staged);
    expect(fieldCodes(await replaceDraft(staged, { ...plan, tracks: [] }))).toEqual([
      'tracks MustStay',
      'events MustStay',
    ]);

    const [entry] = await staged.family.data('listMyEntries');
    if (!entry) throw new Error('There is an entry');
    await staged.family.data('withdrawEntry', {
      params: { entryId: entry.id },
      body: { version: entry.version },
    });
    const left = ({ id, programmes }: (typeof now.event.flights)[number]) => ({
      id,
      programmes: programmes.filter((one) => !one.startsWith(entry.id)),
    });
    const smaller = { ...now.event, flights: now.event.flights.map(left) };
    expect((await editDraft(staged, { generation, events: [smaller] })).status).toBe(200);
    const back = (await draftAsRead(staged)).event;
    expect(
      fieldCodes(await editDraft(staged, { generation, events: [{ ...back, flights: now.event.flights }] })),
    ).toEqual([expect.stringMatching(/^events\.0\.flights\.0\.programmes\.\d MustExist$/)]);
  });

  it('a drawn start order changes with a reason, which the competition’s history keeps', async () => {
    const staged = await newScheduled(3);
    await editDraft(staged, firstDraft(staged));
    const { generation, event } = await draftAsRead(staged);
    const turn = ({ flights, ...rest }: typeof event, seed?: number) => ({
      ...rest,
      flights: flights.map(({ id, programmes }) => ({ id, programmes: programmes.toReversed(), seed })),
    });
    expect((await editDraft(staged, { generation, events: [turn(event, 42)] })).status).toBe(200);
    const drawn = (await draftAsRead(staged)).event;
    expect(drawn.flights[0]?.drawn).toMatchObject({ seed: 42, reason: null });
    const byHand = { generation, events: [turn(drawn)] };
    expect(fieldCodes(await editDraft(staged, byHand))).toEqual(['reason NotNull']);
    expect((await editDraft(staged, { ...byHand, reason: 'A costume to change' })).status).toBe(200);
    const changed = (await draftAsRead(staged)).event.flights[0]?.drawn;
    expect(changed).toMatchObject({ seed: null, reason: 'A costume to change' });
    const history = await admin.data('listCompetitionHistory', { params: staged.params });
    expect(history[0]).toMatchObject({ subject: 'schedule', deed: 'changed' });
    expect(changed?.by).toMatch(/\p{L}/u);
    expect(changed?.by).toBe(history[0]?.by.name);
    expect(history[0]?.changes).toContainEqual({ path: ['reason'], from: null, to: 'A costume to change' });
    // Only what happened, never who skates: people may have to be erased.
    expect(JSON.stringify(history[0]?.changes)).not.toContain(drawn.flights[0]?.programmes[0]?.split('.')[0]);
  });
});

describe('what is published', () => {
  it('stays for families while the draft changes: blocks by hand, flights with a reason', async () => {
    const staged = await newScheduled(3);
    await editDraft(staged, firstDraft(staged));
    const { params } = staged;
    await publishDraft(admin, params);
    const draft = await draftOf(staged);
    const { generation } = draft;
    expect(draft.published?.version).toBe(1);
    const { track, event } = await draftAsRead(staged);
    const later = { ...track, blocks: track.blocks.map((block) => ({ ...block, start: '12:00:00' })) };
    expect((await editDraft(staged, { generation, tracks: [later] })).status).toBe(200);
    const [flight, ...others] = event.flights;
    if (!flight) throw new Error('There is a flight');
    const split = {
      ...event,
      flights: [
        { id: flight.id, programmes: flight.programmes.slice(1) },
        { id: 'split', programmes: flight.programmes.slice(0, 1) },
        ...others,
      ],
    };
    expect(fieldCodes(await editDraft(staged, { generation, events: [split] }))).toEqual(['reason NotNull']);
    const reason = 'One of them is ten years older';
    expect((await editDraft(staged, { generation, events: [split], reason })).status).toBe(200);
    expect((await draftOf(staged)).published?.version).toBe(1);
  });
});
