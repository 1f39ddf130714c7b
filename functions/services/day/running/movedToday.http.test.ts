import { expect, it } from 'vitest';
import { demoAccount, logIn, SIGNED_UP_PASSWORD } from '../../../../local/testing/people.ts';
import { publishDraft } from '../../../../local/testing/schedules.ts';
import { newToday } from '../../../../local/testing/today.ts';
import { secondsOfTime, timeOfSeconds } from '../../../../shared/domain/core/dates/times.ts';

type Admin = Awaited<ReturnType<typeof demoAccount>>;
type Params = Awaited<ReturnType<typeof newToday>>['params'];

/** The flights of Main ice, and how to publish them elsewhere. */
async function dayOf(admin: Admin, params: Params) {
  const first = await admin.data('getScheduleDraft', { params });
  const { date = '', blocks = [] } = first.tracks.find(({ surfaceId }) => surfaceId === 'a') ?? {};
  const [early, late] = blocks;
  if (!early || !late) throw new Error('The day has two flights');
  const publish = async (a: typeof blocks, b: typeof blocks) => {
    const { generation, tracks } = await admin.data('getScheduleDraft', { params });
    const versionOf = (id: string) => tracks.find(({ surfaceId }) => surfaceId === id)?.version ?? 0;
    const changed = [
      { surfaceId: 'a', date, version: versionOf('a'), blocks: a },
      { surfaceId: 'b', date, version: versionOf('b'), blocks: b },
    ];
    await admin.data('updateScheduleDraft', { params, body: { generation, tracks: changed } });
    await publishDraft(admin, params);
  };
  return { early, late, publish };
}

const clock = (start: string, minutes: number) => timeOfSeconds(secondsOfTime(start) + 60 * minutes);

it('compares the running day with what families knew when it began, after two publications too', async () => {
  const admin = await demoAccount('superadmin');
  const { params, email } = await newToday([60, 120], ['Main ice', 'Hall']);
  const family = await logIn(email, SIGNED_UP_PASSWORD);
  const wasOf = async () => {
    const { surfaces } = await admin.data('getLive', { params });
    const blocks = surfaces.flatMap((surface) => surface.blocks);
    return Object.fromEntries(blocks.map(({ flight, was }) => [flight?.id, was]));
  };
  const beforeOf = async () => {
    const { appointments } = await family.data('getMySchedule', { params });
    return [...new Set(appointments.map(({ before }) => before && `${before.surfaceId} ${before.start}`))];
  };
  expect(await wasOf()).toEqual({ f0: undefined, f1: undefined });

  const { early, late, publish } = await dayOf(admin, params);
  await publish([early], [late]);
  const inVersion2 = { f0: undefined, f1: { start: late.start.slice(0, 5), surface: 'Main ice' } };
  expect(await wasOf()).toEqual(inVersion2);
  expect(await beforeOf()).toEqual([null, `a ${late.start}`]);

  const later = { ...early, start: clock(early.start, 10) };
  await publish([later], [late]);
  expect(await wasOf()).toEqual({ ...inVersion2, f0: { start: early.start.slice(0, 5) } });
  expect(await beforeOf()).toEqual([`a ${early.start}`, `a ${late.start}`]);
});

it('holds a flight no more that is published for later than its hold', async () => {
  const admin = await demoAccount('superadmin');
  const { params } = await newToday([60, 120], ['Main ice', 'Hall']);
  const { early, late, publish } = await dayOf(admin, params);
  const ofEarly = { ...params, flightId: 'f0' };
  const hold = (until: string, read: string | null) =>
    admin.data('holdFlight', { params: ofEarly, body: { until, read } });
  const shown = async () => {
    const { runs } = await admin.data('listRuns', { params, query: {} });
    const { surfaces } = await admin.data('getLive', { params });
    return [
      runs.flatMap(({ flights }) => flights).find(({ id }) => id === 'f0')?.hold?.until ?? null,
      surfaces.flatMap(({ blocks }) => blocks).find(({ flight }) => flight?.id === 'f0')?.heldUntil ?? null,
    ];
  };
  const until = clock(early.start, 10).slice(0, 5);
  await hold(until, null);
  expect(await shown()).toEqual([until, until]);
  await publish([{ ...early, start: clock(early.start, 13) }], [late]);
  expect(await shown()).toEqual([null, null]);
  // Whoever reads no hold can hold it again.
  const longer = clock(early.start, 20).slice(0, 5);
  await hold(longer, null);
  expect(await shown()).toEqual([longer, longer]);
});
