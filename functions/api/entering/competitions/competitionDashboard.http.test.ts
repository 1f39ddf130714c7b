import { expect, it } from 'vitest';
import type { Caller, Reply } from '../../../../local/testing/caller.ts';
import { entryBody, newCompetition } from '../../../../local/testing/competitions.ts';
import { instantIn } from '../../../../local/testing/days.ts';
import { uploadMusic, wav } from '../../../../local/testing/music.ts';
import { demoAccount, newFamily, newInvitedUser } from '../../../../local/testing/people.ts';
import { iceSecondsOf } from '../../../../shared/domain/entering/onIce/iceTimes.ts';
import { dayIn } from '../../../../shared/domain/core/dates/timeZone.ts';

interface Listed {
  readonly state: string;
  readonly totalPrice: number | null;
  readonly paid: number | null;
  readonly events: readonly { readonly id: string; readonly seconds: number; readonly state: string }[];
}

type List = 'listSkaters' | 'listTeams' | 'listDances';

async function everyRow(caller: Caller, operation: List, competitionId: string): Promise<Listed[]> {
  const rows: Listed[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const reply: Reply<List> = await caller.call(operation, {
      params: { competitionId },
      query: cursor ? { cursor } : {},
    });
    expect(reply.status).toBe(200);
    rows.push(...reply.answer.data);
    cursor = reply.answer.nextCursor;
  }
  return rows;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Withdrawn entries stand in the lists, but do not count. */
const stillIn = (entries: readonly { readonly state: string }[]) =>
  entries.filter(({ state }) => state !== 'withdrawn').length;

it('says of a competition of true size what its lists say, by kind, by day and by event', async () => {
  const manager = await demoAccount('manager');
  const competitionId = (await manager.data('currentUser')).competitionId ?? '';
  const [skaters, teams, dances] = await Promise.all([
    everyRow(manager, 'listSkaters', competitionId),
    everyRow(manager, 'listTeams', competitionId),
    everyRow(manager, 'listDances', competitionId),
  ]);
  const competition = await manager.data('getCompetition', { params: { competitionId } });
  const form = await manager.data('getForm', { params: { formId: competition.formId } });
  const ice = new Map(
    form.formats.flatMap((format) =>
      format.events.map((event) => [event.id, iceSecondsOf(format, event)] as const),
    ),
  );
  const iceOf = ({ id }: { readonly id: string }) => ice.get(id) ?? 0;
  const dashboard = await manager.data('competitionDashboard', { params: { competitionId } });
  const all = [...skaters, ...teams, ...dances];
  // Entries that wait or are withdrawn take no place and no ice.
  const events = all
    .filter(({ state }) => state !== 'withdrawn')
    .flatMap((entry) => entry.events.filter(({ state }) => state === 'confirmed'));
  expect(dashboard).toMatchObject({
    skaters: stillIn(skaters),
    teams: stillIn(teams),
    dances: stillIn(dances),
    eventsEntered: events.length,
    iceSeconds: sum(events.map(iceOf)),
    charged: sum(all.map(({ totalPrice }) => totalPrice ?? 0)),
    paid: sum(all.map(({ paid }) => paid ?? 0)),
    currency: 'HKD',
  });
  expect(sum(dashboard.entriesByDay.map(({ entries }) => entries))).toBe(stillIn(all));
  for (const event of dashboard.events) {
    const own = events.filter(({ id }) => id === event.id);
    expect([event.id, event.taken, event.iceSeconds]).toEqual([event.id, own.length, sum(own.map(iceOf))]);
  }
  expect(dashboard.attention.map(({ code }) => code)).toContain('eventsFull');
});

it('counts an entry on its day at the venue, and takes it back when it is withdrawn', async () => {
  const timeZone = 'Pacific/Auckland';
  const staged = await newCompetition({ timeZone }, 2);
  const params = { competitionId: staged.competition.id };
  const { caller: manager } = await newInvitedUser('MANAGER', params);
  const family = await newFamily();
  const bodies = [entryBody(staged, 2), entryBody(staged, 1)];
  for (const body of bodies) await family.data('submitIndividualEntry', { body });
  const today = dayIn(new Date(), timeZone);

  const before = await manager.data('competitionDashboard', { params });
  expect(before).toMatchObject({ skaters: 2, entriesByDay: [{ day: today, entries: 2 }], paid: 0 });
  expect(before.events.slice(0, 2)).toMatchObject([
    { format: 'Freestyle', level: 'Freestyle 1', capacity: 2, taken: 2 },
    { format: 'Freestyle', level: 'Freestyle 2', capacity: 2, taken: 1 },
  ]);
  expect(before.attention.find(({ code }) => code === 'eventsFull')).toMatchObject({
    count: 1,
    mendedIn: 'form',
    events: [{ format: 'Freestyle', level: 'Freestyle 1' }],
  });

  await family.data('deleteMyAccount', { body: { currentPassword: 'a password of ours' } });
  const after = await manager.data('competitionDashboard', { params });
  // The deleted account had paid nothing, so it owes nothing.
  expect(after).toMatchObject({ skaters: 0, eventsEntered: 0, iceSeconds: 0, entriesByDay: [], charged: 0 });
});

it('is open to those who run the competition, and to no other manager', async () => {
  const staged = await newCompetition();
  const params = { competitionId: staged.competition.id };
  const [manager, admin] = await Promise.all([demoAccount('manager'), demoAccount('superadmin')]);
  expect((await manager.call('competitionDashboard', { params })).status).toBe(403);
  expect((await admin.call('competitionDashboard', { params })).status).toBe(200);
  expect((await admin.call('competitionDashboard', { params: { competitionId: 'none' } })).status).toBe(404);
});

it('counts the music files that are missing once they are due soon', async () => {
  const [admin, family] = [await demoAccount('superadmin'), await newFamily('music-due@test.example')];
  const staged = await newCompetition();
  const params = { competitionId: staged.competition.id };
  const { id: entryId, events } = await family.data('submitIndividualEntry', { body: entryBody(staged, 2) });
  const missing = async () => {
    const { attention } = await admin.data('competitionDashboard', { params });
    return attention.find(({ code }) => code === 'musicMissing')?.count ?? 0;
  };
  await admin.data('updateMusicRules', { params, body: { version: 0, until: instantIn(9) } });
  expect(await missing()).toBe(0);
  await admin.data('updateMusicRules', { params, body: { version: 1, until: instantIn(3) } });
  expect(await missing()).toBe(2);
  const programmes = [{ event: events[0]?.id ?? '', version: 0 }];
  const body = { uploadId: await uploadMusic(family, wav(88)), programmes };
  await family.data('sendMusic', { params: { entryId }, body });
  expect(await missing()).toBe(1);
});
