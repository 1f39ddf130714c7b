import { beforeAll, describe, expect, it } from 'vitest';
import { Caller, fieldCodes } from '../../../../local/testing/caller.ts';
import { newCoachAccount } from '../../../../local/testing/coaches.ts';
import { demoAccount, newFamily } from '../../../../local/testing/people.ts';
import {
  firstDraft,
  newScheduled,
  publishDraft,
  type StagedSchedule,
} from '../../../../local/testing/schedules.ts';
import type { FeedKind } from '../../../../shared/contract/people/accounts/feedKinds.ts';

const anybody = new Caller();
let admin: Caller;
let staged: StagedSchedule;
/** Ids of the three skaters' entries. */
let entryIds: string[];

/** Publishes the draft as it is stored. */
const publish = () => publishDraft(admin, staged.params);

/** Moves every flight to another hour. */
async function moveTo(hour: string) {
  const { params } = staged;
  const draft = await admin.data('getScheduleDraft', { params });
  const tracks = draft.tracks.map(({ surfaceId, date, version, blocks }) => ({
    surfaceId,
    date,
    version,
    blocks: blocks.map((block) => ({ ...block, start: `${hour}${block.start.slice(2)}` })),
  }));
  const body = { generation: draft.generation, tracks, reason: 'Late bus' };
  await admin.data('updateScheduleDraft', { params, body });
}

const scheduleOf = (query = {}) => anybody.data('getSchedule', { params: staged.params, query });
const namesIn = async () =>
  (await scheduleOf()).blocks.flatMap(({ flight }) => flight?.skaters.map(({ name }) => name) ?? []);

beforeAll(async () => {
  admin = await demoAccount('superadmin');
  staged = await newScheduled(3);
  entryIds = [...new Set(staged.problem.programmes.map(({ entryId }) => entryId))];
});

describe('before anything is published', () => {
  it('there is a schedule of version 0 for everybody, and nothing else', async () => {
    const schedule = await scheduleOf();
    expect(schedule).toMatchObject({ version: 0, publishedAt: null, blocks: [], days: [] });
    const mine = await staged.family.data('getMySchedule', { params: staged.params });
    expect(mine).toMatchObject({ version: 0, appointments: [], duties: [], missing: [] });
    const unknown = { params: { competitionId: 'unknown' } };
    expect((await anybody.call('getSchedule', unknown)).status).toBe(404);
    expect((await staged.family.call('getMySchedule', unknown)).status).toBe(404);
  });
});

describe('a published schedule', () => {
  beforeAll(async () => {
    await admin.data('updateScheduleDraft', { params: staged.params, body: firstDraft(staged) });
    await publish();
  });

  it('has names as their guardians chose, and nothing that is nobody else’s business', async () => {
    const { competition, params } = staged;
    const reply = await anybody.call('getSchedule', { params });
    const { version, days, blocks, events, surfaces } = reply.answer.data;
    expect([version, days]).toEqual([1, [competition.startDate]]);
    expect(surfaces).toEqual([
      { id: 'a', name: 'Main ice' },
      { id: 'b', name: 'Hall' },
    ]);
    const skaters = blocks.flatMap(({ flight }) => flight?.skaters ?? []);
    expect(skaters).toHaveLength(6);
    expect(new Set(skaters.map(({ name }) => name))).toEqual(new Set(['Ada']));
    expect(new Set(skaters.map(({ rink }) => rink))).toEqual(new Set(['Pond behind the school']));
    // Three are called Ada: their events tell them apart.
    const levels = new Map(events.map(({ id, level }) => [id, level]));
    for (const { flight } of blocks)
      for (const { event = '' } of flight?.skaters ?? [])
        expect(event).toContain(levels.get(flight?.eventId ?? '') ?? 'an event');
    expect(new Set(blocks.map(({ flight }) => flight?.eventId))).toEqual(new Set(events.map(({ id }) => id)));
    const text = JSON.stringify(reply.answer);
    for (const { fullName, id } of staged.problem.people) {
      expect(text).not.toContain(fullName);
      expect(text).not.toContain(id);
    }
    expect(text).not.toMatch(/birthdate|judges|coach/i);
    expect(reply.headers.get('cache-control')).toContain('s-maxage=5');
    expect(reply.headers.get('etag')).toMatch(/^(W\/)?"/);
  });

  it('has one day where one is asked for', async () => {
    const { startDate } = staged.competition;
    expect((await scheduleOf({ date: startDate })).blocks.length).toBeGreaterThan(0);
    expect(await scheduleOf({ date: '2001-01-01' })).toMatchObject({ days: [startDate], blocks: [] });
    const bad = await anybody.call('getSchedule', { params: staged.params, query: { date: 'Monday' } });
    expect([bad.status, fieldCodes(bad)]).toEqual([400, ['date MustValid']]);
  });

  it('follows a guardian’s choice, also in the next version', async () => {
    const [entryId = ''] = entryIds;
    const own = await staged.family.data('listMyEntries');
    const skater = own.find(({ id }) => id === entryId)?.skater;
    await staged.family.data('updateConsents', {
      params: { entryId },
      body: {
        people: [{ fullName: skater?.fullName, birthdate: skater?.birthdate, publishAs: 'initials' }],
      },
    });
    const initials = (await scheduleOf()).blocks.flatMap(
      ({ flight }) => flight?.skaters.filter(({ name }) => name !== 'Ada') ?? [],
    );
    expect(initials).toHaveLength(2);
    for (const { name, rink } of initials) expect([name, rink]).toEqual([expect.stringMatching(/^A/), null]);
    await moveTo('10');
    await publish();
    expect((await namesIn()).filter((name) => name === 'Ada')).toHaveLength(4);
  });

  it('shows a family its own, where it was before, and nothing of others', async () => {
    const { params, family, competition } = staged;
    const mine = await family.data('getMySchedule', { params });
    expect(mine.appointments).toHaveLength(6);
    expect(mine.appointments[0]).toMatchObject({
      role: 'family',
      surfaceId: 'a',
      date: competition.startDate,
      start: '10:00:00',
      before: { surfaceId: 'a', date: competition.startDate, start: '07:00:00' },
      movedBack: null,
      isNew: false,
      order: { number: 1, of: 3 },
      part: { number: 1, of: 1 },
    });
    expect(mine.missing).toEqual([]);
    // Each of the three skaters is one person in both events, so that a short rest is found on the page.
    const people = Map.groupBy(mine.appointments, (one) => one.people.join(' '));
    expect([...people.values()].map((own) => own.length)).toEqual([2, 2, 2]);
    expect(mine.restMinutes).toEqual({ least: 10, otherSurface: 10 });
    expect(mine.judgeMoveMinutes).toBe(10);
    const other = await (await newFamily()).data('getMySchedule', { params });
    expect(other).toMatchObject({ version: 2, appointments: [], duties: [], missing: [] });
    expect((await anybody.call('getMySchedule', { params })).status).toBe(401);
  });

  it('shows a coach the pupils and the panels, also after a withdrawal', async () => {
    const { params, family } = staged;
    const { caller, coach } = await newCoachAccount('SKATER');
    const [, entryId = '', withdrawnId = ''] = entryIds;
    await admin.data('setEntryCoach', {
      params,
      body: { coachId: coach.id, entries: [entryId] },
    });
    const draft = await admin.data('getScheduleDraft', { params });
    const [track] = draft.tracks;
    const flightIds = track?.blocks.flatMap(({ flightId }) => flightId ?? []) ?? [];
    const panel = { id: 'p1', flightIds, judges: [null, coach.id, null], referee: null };
    const panels = [{ surfaceId: 'a', date: track?.date, version: 0, panels: [panel] }];
    await admin.data('updateScheduleDraft', {
      params,
      body: { generation: draft.generation, panels, reason: 'Judges are found' },
    });
    await publish();
    const mine = await caller.data('getMySchedule', { params });
    expect(mine.appointments.map(({ role }) => role)).toEqual(['coach', 'coach']);
    expect(mine.duties).toMatchObject([{ seat: 'judge2', start: '10:00:00', surfaceId: 'a' }]);
    expect(JSON.stringify(await scheduleOf())).not.toContain(coach.id);

    const own = await family.data('listMyEntries');
    const version = own.find(({ id }) => id === withdrawnId)?.version;
    await family.data('withdrawEntry', { params: { entryId: withdrawnId }, body: { version } });
    expect(await namesIn()).toHaveLength(4);
    // The order is the public page's: who withdrew counts no more.
    const { appointments } = await family.data('getMySchedule', { params });
    expect(appointments.map(({ order }) => order)).toEqual([
      { number: 1, of: 2 },
      { number: 2, of: 2 },
      { number: 1, of: 2 },
      { number: 2, of: 2 },
    ]);
  });
});

describe('a calendar feed', () => {
  const create = (kind: FeedKind, by = staged.family) => by.data('createCalendarFeed', { body: { kind } });
  const tokenOf = (url: string) => /calendar-feeds\/([^/]+)\/calendar\.ics$/.exec(url)?.[1] ?? '';
  const feedAt = (url: string) => anybody.call('getCalendarFeed', { params: { token: tokenOf(url) } });

  it('has the family’s flights by first names, in UTC, and withdrawn ones cancelled', async () => {
    const { url, kind } = await create('family');
    expect(kind).toBe('family');
    const reply = await feedAt(url);
    expect(reply.headers.get('content-type')).toContain('text/calendar');
    const text = reply.answer.replaceAll('\r\n ', '');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(6);
    expect(text.match(/STATUS:CANCELLED/g)).toHaveLength(2);
    expect(text.match(/SEQUENCE:6/g)).toHaveLength(4);
    expect(text.match(/SEQUENCE:7/g)).toHaveLength(2);
    expect(new Set(text.match(/UID:\S+/g)).size).toBe(6);
    expect(text).toContain('SUMMARY:Ada · ');
    expect(text).toContain('X-PUBLISHED-TTL:PT1H');
    expect(text).not.toContain('Frost');
    expect(text).toMatch(/DTSTART:\d{8}T\d{6}Z/);
  });

  it('stops at its old link when it is renewed, and at every link when it is revoked', async () => {
    const [first, second] = [await create('family'), await create('family')];
    expect((await feedAt(first.url)).status).toBe(404);
    expect((await feedAt(second.url)).status).toBe(200);
    expect(await staged.family.data('listCalendarFeeds')).toMatchObject([{ kind: 'family' }]);
    const revoke = () => staged.family.data('revokeCalendarFeed', { params: { kind: 'family' } });
    expect([await revoke(), await revoke()]).toEqual([{ revoked: true }, { revoked: false }]);
    expect((await feedAt(second.url)).status).toBe(404);
    expect(await staged.family.data('listCalendarFeeds')).toEqual([]);
  });

  it('made twice at once leaves one link', async () => {
    const family = await newFamily();
    const replies = await Promise.all(
      [1, 2].map(() => family.call('createCalendarFeed', { body: { kind: 'family' } })),
    );
    const made = replies.filter(({ status }) => status === 201);
    const works = await Promise.all(made.map(async ({ answer }) => (await feedAt(answer.data.url)).status));
    expect(works.filter((status) => status === 200)).toHaveLength(1);
  });

  it('needs a kind and a session', async () => {
    const bad = await staged.family.call('createCalendarFeed', { body: { kind: 'everything' } });
    expect([bad.status, fieldCodes(bad)]).toEqual([400, ['kind MustValid']]);
    const replies = [
      await anybody.call('listCalendarFeeds'),
      await anybody.call('createCalendarFeed', { body: { kind: 'family' } }),
      await anybody.call('revokeCalendarFeed', { params: { kind: 'family' } }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect((await feedAt('https://rinkside.example/api/calendar-feeds/guess/calendar.ics')).status).toBe(404);
  });

  it('of pupils and panels is for accounts that are a coach', async () => {
    const [family, { caller: coach }] = await Promise.all([newFamily(), newCoachAccount('SKATER')]);
    const statuses = async (by: Caller) =>
      Promise.all(
        (['family', 'coach', 'judge'] as const).map(async (kind) => {
          const reply = await by.call('createCalendarFeed', { body: { kind } });
          return [reply.status, ...(reply.status === 400 ? fieldCodes(reply) : [])];
        }),
      );
    expect(await statuses(family)).toEqual([[201], [400, 'kind MustEnabled'], [400, 'kind MustEnabled']]);
    expect(await statuses(coach)).toEqual([[201], [201], [201]]);
    expect((await family.data('listCalendarFeeds')).map(({ kind }) => kind)).toEqual(['family']);
  });

  it('goes with its account', async () => {
    const family = await newFamily();
    const { url } = await create('family', family);
    await family.data('deleteMyAccount', { body: { currentPassword: 'a password of ours' } });
    expect((await feedAt(url)).status).toBe(404);
  });
});
