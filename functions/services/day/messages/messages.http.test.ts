import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../../local/testing/caller.ts';
import { fieldCodes } from '../../../../local/testing/caller.ts';
import { entryBody, newCompetition, type Staged } from '../../../../local/testing/competitions.ts';
import { mailsTo } from '../../../../local/testing/outbox.ts';
import { demoAccount, newFamily, newInvitedUser } from '../../../../local/testing/people.ts';
import { inviteCoach, newCoachAccount, newCoachBy } from '../../../../local/testing/coaches.ts';
import { listening, WITHIN } from '../../../../local/testing/pushListeners.ts';
import { newJudgedFlights } from '../../../../local/testing/sheets.ts';
import { newToday } from '../../../../local/testing/today.ts';

let staged: Staged;
let manager: Caller;

beforeAll(async () => {
  staged = await newCompetition({ name: 'Winter Cup' });
  manager = (await newInvitedUser('MANAGER', { competitionId: staged.competition.id })).caller;
});

const WORDS = { subject: 'Ice opens at nine', text: 'Dear all,\n\nthe ice opens at nine.' };
const mailed = async (email: string) =>
  (await mailsTo(email)).filter(({ subject }) => subject.includes(WORDS.subject)).length;

const NOBODY = { isComplete: true, reached: 0, coaches: 0, devices: 0, waiting: 0, unreached: [] };

async function enter(events: number, of: Staged = staged) {
  const email = `family-${randomUUID()}@test.example`;
  const family = await newFamily(email);
  const { id } = await family.data('submitIndividualEntry', { body: entryBody(of, events) });
  return { email, family, id };
}

describe('messages', () => {
  it('reach each family once, however often the same one is sent, and say whom', async () => {
    const [one, other] = [await enter(1), await enter(1)];
    const params = { competitionId: staged.competition.id };
    const body = { ...WORDS, to: 'all' as const, event: null };
    const preview = await manager.data('previewMessage', { params, body });
    expect(preview.example?.subject).toBe('Winter Cup: Ice opens at nine');
    expect([preview.families, await mailed(one.email)]).toEqual([2, 0]);

    const messageId = randomUUID();
    await Promise.all(
      [1, 2, 3].map(() => manager.data('sendMessage', { params: { ...params, messageId }, body })),
    );
    const reach = () => manager.data('getMessageReach', { params: { ...params, messageId } });
    await expect.poll(reach, { timeout: 20_000 }).toEqual({ ...NOBODY, reached: 2 });
    expect([await mailed(one.email), await mailed(other.email)]).toEqual([1, 1]);
    const sent = await manager.data('listMessages', { params });
    expect(sent).toMatchObject([{ id: messageId, to: 'all', subject: 'Ice opens at nine' }]);
  });

  it('to one event leave out who is not in it, and who withdrew', async () => {
    const own = await newCompetition();
    const admin = (await newInvitedUser('MANAGER', { competitionId: own.competition.id })).caller;
    const [both, first, gone] = [await enter(2, own), await enter(1, own), await enter(2, own)];
    const { version } = await gone.family.data('getEntry', { params: { entryId: gone.id } });
    await gone.family.data('withdrawEntry', { params: { entryId: gone.id }, body: { version } });
    const entry = await both.family.data('getEntry', { params: { entryId: both.id } });
    const params = { competitionId: own.competition.id };
    const body = { ...WORDS, to: 'event' as const, event: entry.events[1]?.id ?? '' };
    expect(await admin.data('previewMessage', { params, body })).toMatchObject({ families: 1 });
    const messageId = randomUUID();
    await admin.data('sendMessage', { params: { ...params, messageId }, body });
    await expect.poll(() => mailed(both.email), { timeout: 20_000 }).toBe(1);
    expect([await mailed(first.email), await mailed(gone.email)]).toEqual([0, 0]);
    const unknown = await admin.call('previewMessage', { params, body: { ...body, event: 'nothing' } });
    expect(fieldCodes(unknown)).toEqual(['event MustExist']);
  });

  it('of the day reach who is in a published flight of today', async () => {
    const today = await newToday([30]);
    const admin = (await newInvitedUser('MANAGER', today.params)).caller;
    const stranger = await enter(1, today);
    const body = { ...WORDS, to: 'today' as const, event: null };
    expect(await admin.data('previewMessage', { params: today.params, body })).toMatchObject({ families: 1 });
    const params = { ...today.params, messageId: randomUUID() };
    await admin.data('sendMessage', { params, body });
    await expect.poll(() => mailed(today.email), { timeout: 20_000 }).toBe(1);
    // It leads to the family's day.
    const [mail] = await mailsTo(today.email);
    expect(mail?.text).toContain(`/admin/my-day?competition=${today.params.competitionId}`);
    expect(await mailed(stranger.email)).toBe(0);
  });

  it('to one flight reach its families and who walked on, and those of a cancelled event stay reachable', async () => {
    const today = await newToday([30, 60]);
    const { params } = today;
    const organiser = await demoAccount('superadmin');
    const joined = await enter(1, today);
    const { unplaced } = await organiser.data('listRuns', { params, query: {} });
    const programmeId = unplaced[0]?.programmeId ?? '';
    const families = async (body: object) =>
      (
        await organiser.data('previewMessage', {
          params,
          body: { ...WORDS, event: null, to: 'flight', ...body },
        })
      ).families;
    expect(await families({ flight: 'f0' })).toBe(1);
    await organiser.data('addWalkOn', {
      params: { ...params, flightId: 'f0' },
      body: { programmeId, reason: 'At the desk', version: 0 },
    });
    expect([await families({ flight: 'f0' }), await families({ flight: 'f1' })]).toEqual([2, 1]);
    // The family of a sick child is spared what is said to those who skate.
    const [first = '', second = ''] = today.programmes[1] ?? [];
    for (const sick of [first, second])
      await organiser.data('scratch', {
        params: { ...params, flightId: 'f1', programmeId: sick },
        body: { reason: 'Fever' },
      });
    expect(await families({ flight: 'f1' })).toBe(0);
    const messageId = randomUUID();
    const body = { ...WORDS, to: 'flight' as const, event: null, flight: 'f0' };
    await organiser.data('sendMessage', { params: { ...params, messageId }, body });
    await expect.poll(() => mailed(joined.email), { timeout: 20_000 }).toBe(1);
    // My day lists what was mailed: to whoever walked on, and not for a sick child.
    const onMyDay = async (by: Caller) =>
      (await by.data('getMySchedule', { params })).messages.map(({ id }) => id === messageId);
    expect(await onMyDay(joined.family)).toEqual([true]);
    await organiser.data('sendMessage', {
      params: { ...params, messageId: randomUUID() },
      body: { ...body, flight: 'f1' },
    });
    expect(await onMyDay(today.family)).toEqual([true]);
    // Who is scratched later has read it, and keeps it.
    for (const sick of today.programmes[0] ?? [])
      await organiser.data('scratch', {
        params: { ...params, flightId: 'f0', programmeId: sick },
        body: { reason: 'Fever' },
      });
    expect(await onMyDay(today.family)).toEqual([true]);
    const unknown = await organiser.call('previewMessage', { params, body: { ...body, flight: 'f9' } });
    expect(fieldCodes(unknown)).toEqual(['flight MustExist']);

    const own = await newCompetition();
    await enter(1, own);
    const of = { competitionId: own.competition.id };
    const { formId } = own.competition;
    const form = await organiser.data('getForm', { params: { formId } });
    const [event] = form.formats.flatMap(({ events }) => events);
    const eventId = event?.id ?? '';
    await organiser.data('cancelEvent', { params: { ...of, eventId }, body: { reason: 'No ice' } });
    const toEvent = { ...WORDS, to: 'event' as const, event: eventId };
    expect(await organiser.data('previewMessage', { params: of, body: toEvent })).toMatchObject({
      families: 1,
    });
  });

  it('reach coaches and judges too where they are chosen, by mail, on devices and on My day', async () => {
    const { caller: coach, coach: record } = await newCoachAccount('SKATER');
    const judged = await newJudgedFlights(record.id);
    const { params } = judged;
    const judge = judged.panel[0]?.caller ?? coach;
    const admin = await demoAccount('superadmin');
    const family = await listening(judged.family, ['messages']);
    const [ofCoach, ofJudge] = [await listening(coach, ['messages']), await listening(judge, ['results'])];
    const toAll = { ...WORDS, to: 'all' as const, event: null };
    const both = { ...toAll, toCoaches: true, toJudges: true };
    expect(await admin.data('previewMessage', { params, body: toAll })).toMatchObject({
      families: 1,
      coaches: 0,
      judges: 0,
      exampleToOfficials: null,
      notification: { body: 'Dear all,\n\nthe ice opens at nine.' },
      // Whatever it is about, it stands on My day.
      example: { text: expect.stringContaining(`/admin/my-day?competition=${params.competitionId}`) },
    });
    expect(await admin.data('previewMessage', { params, body: both })).toMatchObject({
      coaches: 1,
      judges: 5,
      example: { text: expect.stringMatching(/^Hello/) },
      exampleToOfficials: { text: expect.stringContaining('the ice opens at nine') },
    });

    const messageId = randomUUID();
    await admin.data('sendMessage', { params: { ...params, messageId }, body: both });
    await expect.poll(family, WITHIN).toMatchObject([{ title: expect.stringContaining(WORDS.subject) }]);
    await expect.poll(ofCoach, WITHIN).toHaveLength(1);
    const reach = () => admin.data('getMessageReach', { params: { ...params, messageId } });
    await expect.poll(reach, { timeout: 20_000 }).toEqual({ ...NOBODY, reached: 1, coaches: 6, devices: 2 });
    // A judge who chose other notifications has no notification.
    expect(await ofJudge()).toEqual([]);
    const onMyDay = async (caller: Caller) =>
      (await caller.data('getMySchedule', { params })).messages.map(({ subject }) => subject);
    for (const reader of [judged.family, coach, judge])
      expect(await onMyDay(reader)).toEqual(['Ice opens at nine']);
    await admin.data('sendMessage', {
      params: { ...params, messageId: randomUUID() },
      body: { ...toAll, subject: 'Families only' },
    });
    expect(await onMyDay(judged.family)).toEqual(['Families only', 'Ice opens at nine']);
    for (const reader of [coach, judge, await newFamily()])
      expect(await onMyDay(reader)).not.toContain('Families only');
  });

  it('lead a coach to My day, and one without an account to the public schedule', async () => {
    const own = await newCompetition();
    const admin = await demoAccount('superadmin');
    const email = () => `coach-${randomUUID()}@test.example`;
    const [address, invited, typed] = [
      email(),
      await newCoachBy(admin, { email: email() }),
      await newCoachBy(admin, { email: email() }),
    ];
    const caller = await newFamily(address);
    await caller.data('acceptCoachInvitation', { params: { token: await inviteCoach(invited) }, body: {} });
    for (const { id: coachId } of [invited, typed]) {
      const family = await newFamily();
      await family.data('submitIndividualEntry', { body: { ...entryBody(own, 1), coachId } });
    }
    const { id: competitionId } = own.competition;
    const params = { competitionId, messageId: randomUUID() };
    await admin.data('sendMessage', { params, body: { ...WORDS, to: 'all', event: null, toCoaches: true } });
    const reach = () => admin.data('getMessageReach', { params });
    await expect.poll(reach, { timeout: 20_000 }).toMatchObject({ reached: 2, coaches: 2 });
    const sentTo = async (email: string | null) =>
      (await mailsTo(email ?? '')).find(({ subject }) => subject.includes(WORDS.subject))?.text;
    expect(await sentTo(address)).toContain(`/admin/my-day?competition=${competitionId}`);
    expect(await sentTo(typed.email)).toContain(`/competitions/${competitionId}/schedule`);
  });

  it('of a competition that was archived reach nobody, and do not seem to be on their way', async () => {
    const own = await newCompetition();
    const admin = await demoAccount('superadmin');
    const { email } = await enter(1, own);
    const { id: competitionId, version } = own.competition;
    await admin.data('archiveCompetition', { params: { competitionId }, body: { version } });
    const params = { competitionId, messageId: randomUUID() };
    await admin.data('sendMessage', { params, body: { ...WORDS, to: 'all', event: null } });
    await expect.poll(() => admin.data('getMessageReach', { params }), { timeout: 20_000 }).toEqual(NOBODY);
    expect(await mailed(email)).toBe(0);
  });

  it('are refused without words, and to a manager of another competition', async () => {
    const params = { competitionId: staged.competition.id, messageId: randomUUID() };
    const body = { subject: '', text: ' ', to: 'all' as const, event: null };
    expect(fieldCodes(await manager.call('sendMessage', { params, body }))).toEqual([
      'subject NotNull',
      'text NotNull',
    ]);
    const elsewhere = await newCompetition();
    const foreign = { competitionId: elsewhere.competition.id, messageId: randomUUID() };
    const refused = await manager.call('sendMessage', { params: foreign, body: { ...body, ...WORDS } });
    expect(refused.status).toBe(403);
  });
});
