import { beforeAll, describe, expect, it } from 'vitest';
import { currentTime } from '../../../../local/clock.ts';
import { Caller, fieldCodes } from '../../../../local/testing/caller.ts';
import { newCoachBy } from '../../../../local/testing/coaches.ts';
import { mailsSent } from '../../../../local/testing/outbox.ts';
import { demoAccount, newFamily, newInvitedUser } from '../../../../local/testing/people.ts';
import {
  asShown,
  delay,
  differenceOf,
  draftOf,
  newScheduleDraft,
  publish,
  scheduleMails,
} from '../../../../local/testing/publishing.ts';
import { firstDraft, newScheduled } from '../../../../local/testing/schedules.ts';
import { dayIn } from '../../../../shared/domain/core/dates/timeZone.ts';

let admin: Caller;
beforeAll(async () => {
  admin = await demoAccount('superadmin');
});

describe('publishing', () => {
  it('publishes once of two at once and of a second click, and mails each family once', async () => {
    const staged = await newScheduleDraft();
    const before = await differenceOf(staged);
    expect(before).toMatchObject({
      version: 0,
      isPublished: false,
      unplaced: [],
      entered: [],
      withdrawn: [],
    });
    expect(before.touched.map(({ to, moves }) => [to, moves.length])).toEqual([['family', 4]]);
    expect(before.touched[0]?.moves.every(({ from, isAnnounced }) => from === null && isAnnounced)).toBe(
      true,
    );
    const [first] = before.touched;
    if (!first) throw new Error('A family is touched');
    const { params } = staged;
    const previewOf = (by: Caller, query: Record<string, string>) =>
      by.call('previewScheduleMail', { params, query });
    const family = { to: 'family', id: first.id };
    const shown = await previewOf(admin, family);
    expect(shown.status).toBe(200);
    expect((await previewOf(admin, { ...family, comment: 'Bring a friend' })).answer.data.text).toContain(
      'Bring a friend',
    );
    expect((await previewOf(admin, { to: 'family', id: 'nobody' })).status).toBe(404);
    expect((await previewOf(staged.family, family)).status).toBe(403);
    expect((await previewOf(new Caller(), family)).status).toBe(401);
    expect(fieldCodes(await previewOf(admin, { to: 'everybody', id: first.id }))).toEqual(['to MustValid']);
    expect(await scheduleMails(staged.family)).toEqual([]);

    const body = await asShown(staged);
    const replies = await Promise.all([publish(staged, body), publish(staged, body)]);
    expect(replies.map(({ status, answer }) => [status, answer.data?.version])).toEqual([
      [200, 1],
      [200, 1],
    ]);
    expect((await publish(staged, body)).answer.data?.version).toBe(1);
    const { versions } = await admin.data('getPublishing', { params: staged.params });
    expect(versions.map(({ version }) => version)).toEqual([1]);
    const history = await admin.data('listCompetitionHistory', {
      params: staged.params,
      query: {},
    });
    expect(
      history
        .filter(({ deed, subject }) => deed === 'published' && subject === 'schedule')
        .map(({ changes }) => changes),
    ).toEqual([[{ path: ['edition'], from: null, to: 1 }]]);
    expect((await draftOf(staged)).published).toMatchObject({ version: 1 });
    expect(await differenceOf(staged)).toMatchObject({ version: 1, isPublished: true, touched: [] });

    const [mail, ...more] = await scheduleMails(staged.family);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`Ice times for ${staged.competition.name}`);
    expect(shown.answer.data).toEqual({ subject: mail?.subject, text: mail?.text });
    for (const { name } of staged.problem.programmes) expect(mail?.text).toContain(name);
    expect(mail?.text).toMatch(/• Freestyle, Freestyle \d: \w{3} \d+ \w+, 7:\d0 AM, Main ice/);
    expect(mail?.text).toContain(`venue time (${staged.competition.timeZone})`);
  });

  it('refuses another draft than the one that was read, flights without a time and conflicts unconfirmed', async () => {
    const staged = await newScheduleDraft();
    const body = await asShown(staged);
    expect(body.confirmed.length).toBeGreaterThan(0);
    expect(fieldCodes(await publish(staged, { ...body, confirmed: [] }))).toEqual(['confirmed MustCorrect']);
    await delay(staged, 5);
    expect((await publish(staged, body)).problem.code).toBe('VersionConflict');
    expect((await publish(staged, { ...(await asShown(staged)), version: 1 })).problem.code).toBe(
      'VersionConflict',
    );
    const { generation, tracks } = await draftOf(staged);
    await admin.data('updateScheduleDraft', {
      params: staged.params,
      body: { generation, tracks: tracks.map((track) => ({ ...track, blocks: track.blocks.slice(1) })) },
    });
    const { unplaced } = await differenceOf(staged);
    expect(unplaced).toMatchObject([{ start: null, number: 1 }]);
    expect(fieldCodes(await publish(staged, await asShown(staged)))).toEqual(['blocks MustExist']);
    const empty = await newScheduled(0);
    expect(fieldCodes(await publish(empty, await asShown(empty)))).toEqual(['blocks NotNull']);
    expect((await admin.data('getPublishing', { params: empty.params })).versions).toEqual([]);
    expect(await scheduleMails(staged.family)).toEqual([]);
  });

  it('mails a change of 15 minutes since the last mail, with before and after, and another surface', async () => {
    const staged = await newScheduleDraft();
    await publish(staged, await asShown(staged));
    for (const { minutes, surfaceId, mails } of [
      { minutes: 10, surfaceId: 'a', mails: 1 },
      // Twenty minutes from what the family knows.
      { minutes: 10, surfaceId: 'a', mails: 2 },
      { minutes: 0, surfaceId: 'b', mails: 3 },
    ]) {
      await mailsSent();
      await delay(staged, minutes, surfaceId);
      const { touched } = await differenceOf(staged);
      expect(touched[0]?.moves.some(({ isAnnounced }) => isAnnounced)).toBe(mails > 1);
      expect((await publish(staged, { ...(await asShown(staged)), comment: 'Ice was late.' })).status).toBe(
        200,
      );
      expect(await scheduleMails(staged.family)).toHaveLength(mails);
    }
    const texts = (await scheduleMails(staged.family)).map(({ text }) => text);
    expect(texts[1]).toMatch(
      /: \w{3} \d+ \w+, 7:20 AM, Main ice \(before: \w{3} \d+ \w+, 7:00 AM, Main ice\)/,
    );
    expect(texts[1]).toContain('The organiser writes:\nIce was late.');
    expect(texts[0]).toMatch(/7:20 AM, Hall \(before: \w{3} \d+ \w+, 7:20 AM, Main ice\)/);
    const { versions } = await admin.data('getPublishing', { params: staged.params });
    expect(versions.map(({ version, comment }) => [version, comment])).toEqual([
      [4, 'Ice was late.'],
      [3, 'Ice was late.'],
      [2, 'Ice was late.'],
      [1, null],
    ]);
  });

  it('mails a coach about pupils, and lists who was mailed and who has seen it', async () => {
    const staged = await newScheduleDraft();
    const coach = await newCoachBy(admin, {
      email: `coach.${staged.competition.id}@example.org`.toLowerCase(),
    });
    const [entry] = await staged.family.data('listMyEntries');
    if (!entry) throw new Error('There is an entry');
    await admin.data('setEntryCoach', {
      params: staged.params,
      body: { coachId: coach.id, entries: [entry.id] },
    });
    await publish(staged, await asShown(staged));
    const [mail, ...more] = await scheduleMails(coach.email ?? '');
    expect(more).toEqual([]);
    expect(mail?.text).toContain(entry.name);

    const { params } = staged;
    const readers = async () => (await admin.data('listScheduleReaders', { params })).readers;
    expect((await readers()).map(({ to, mail: outcome, seenAt }) => [to, outcome, seenAt]).sort()).toEqual([
      ['coach', 'sent', null],
      ['family', 'sent', null],
    ]);
    const seen = (caller: Caller, version: number) =>
      caller.call('markScheduleSeen', { params, body: { version } });
    expect((await seen(staged.family, 2)).status).toBe(404);
    expect((await seen(await newFamily(), 1)).status).toBe(404);
    const twice = await Promise.all([seen(staged.family, 1), seen(staged.family, 1)]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect((await readers()).find(({ to }) => to === 'family')?.seenAt).not.toBeNull();

    await delay(staged, 60);
    await publish(staged, await asShown(staged));
    await mailsSent();
    expect((await readers()).map(({ seenAt }) => seenAt)).toEqual([null, null]);
  });

  it('numbers flights by the clock, for the organiser, for families before it, and in the version', async () => {
    const staged = await newScheduled(2);
    const { params, family, competition } = staged;
    const body = firstDraft(staged);
    const [event, ...others] = body.events ?? [];
    const [one = '', other = ''] = event?.flights[0]?.programmes ?? [];
    const [track] = body.tracks ?? [];
    const blocks = ['by other', others[0]?.flights[0]?.id ?? '', 'by one'].map((flightId, index) => ({
      start: `07:${String(10 * index).padStart(2, '0')}:00`,
      seconds: 600,
      kind: 'flight' as const,
      flightId,
    }));
    const flights = [
      { id: 'by one', programmes: [one] },
      { id: 'by other', programmes: [other] },
    ];
    await admin.data('updateScheduleDraft', {
      params,
      body: {
        generation: 0,
        tracks: track ? [{ ...track, blocks }] : [],
        events: event ? [{ ...event, flights }, ...others] : [],
      },
    });
    const day = dayIn(currentTime(), competition.timeZone);
    await admin.data('updateCorrectionWindow', {
      params,
      body: {
        version: (await admin.data('getPublishing', { params })).competition.version,
        firstDay: day,
        lastDay: day,
      },
    });
    const byClock = { 'by other': 1, 'by one': 2 };
    const own = (found: readonly { readonly id: string; readonly number: number }[]) =>
      Object.fromEntries(found.filter(({ id }) => id in byClock).map(({ id, number }) => [id, number]));
    expect(own((await differenceOf(staged)).flights)).toEqual(byClock);
    const mine = (await family.data('listMyFlights', { params })).flights;
    const numberOf = (programme: string) =>
      mine.find(({ entryId, eventId }) => `${entryId}.${eventId}` === programme)?.number;
    expect([numberOf(other), numberOf(one)]).toEqual([1, 2]);
    await publish(staged, await asShown(staged));
    const { blocks: published } = await new Caller().data('getSchedule', { params, query: {} });
    expect(
      own(published.flatMap(({ flight }) => (flight ? [{ id: flight.id, number: flight.part.number }] : []))),
    ).toEqual(byClock);
  });

  it('is the organiser’s, each of its own competition, and a visitor’s not at all', async () => {
    const [staged, elsewhere] = [await newScheduled(1), await newScheduled(0)];
    const { params } = staged;
    const body = { version: 0, generation: 0, revision: 0, confirmed: [] };
    const { caller: manager } = await newInvitedUser('MANAGER', { competitionId: elsewhere.competition.id });
    for (const caller of [manager, staged.family, await demoAccount('headcoach')]) {
      expect((await caller.call('publishSchedule', { params, body })).status).toBe(403);
      expect((await caller.call('getScheduleDifference', { params })).status).toBe(403);
      expect((await caller.call('listScheduleReaders', { params })).status).toBe(403);
      expect((await caller.call('updateCorrectionWindow', { params, body: { version: 1 } })).status).toBe(
        403,
      );
    }
    const visitor = new Caller();
    expect((await visitor.call('publishSchedule', { params, body })).status).toBe(401);
    expect((await visitor.call('markScheduleSeen', { params, body: { version: 1 } })).status).toBe(401);
    expect((await visitor.call('listMyFlights', { params })).status).toBe(401);
    expect((await admin.call('listMyFlights', { params })).status).toBe(403);
    const wrong = { ...body, confirmed: 'all' as unknown as string[] };
    expect(fieldCodes(await admin.call('publishSchedule', { params, body: wrong }))).toEqual([
      'confirmed MustValid',
    ]);
  });
});
