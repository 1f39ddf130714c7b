import { expect, it } from 'vitest';
import { demoAccount } from '../local/testing/people.ts';
import { publishDraft } from '../local/testing/schedules.ts';
import { newToday } from '../local/testing/today.ts';
import { DESKTOP, newWindow, sharedBrowser } from './browser.ts';
import { expectAccessible, expectNoSidewaysScroll } from './checks.ts';
import { secondsOfTime, timeOfSeconds } from '../shared/domain/core/dates/times.ts';
import { demoAddress, logInByCall, publishCatchUp } from './steps.ts';

it('a day that is an hour late goes on on two surfaces, and what starts meanwhile is no longer moved', async () => {
  const browser = await sharedBrowser();
  const admin = await demoAccount('superadmin');
  const { params } = await newToday([-60, -45, -30, -15, 0, 15], ['Main ice', 'Hall']);
  const surfacesOf = async () =>
    Object.fromEntries(
      (await admin.data('getScheduleDraft', { params })).tracks.flatMap(({ surfaceId, blocks }) =>
        blocks.map(({ flightId = '' }) => [flightId, surfaceId] as const),
      ),
    );
  const { page } = await newWindow(browser, { size: DESKTOP });
  await logInByCall(page, demoAddress('superadmin'));
  await page.goto(`/admin/now?competition=${params.competitionId}`);
  await page.getByRole('link', { name: 'Running late…' }).click();
  const move = page.getByRole('button', { name: 'Use this: Move flights to free ice' });
  await move.waitFor();
  await page
    .getByText(/skaters start five minutes late or more: \d+ minutes on average, \d+ at most/)
    .first()
    .waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // The last flight is started ahead of time, which the page has not heard of yet.
  const ofLast = { ...params, flightId: 'f5' };
  const { startedAt } = await admin.data('startFlight', { params: ofLast });
  await move.click();
  await page.getByRole('alert').filter({ hasText: 'has started meanwhile' }).waitFor();
  expect(new Set(Object.values(await surfacesOf()))).toEqual(new Set(['a']));
  await admin.data('undoStartFlight', {
    params: ofLast,
    body: { reason: 'Too early', startedAt: startedAt ?? '' },
  });
  await page.getByRole('button', { name: 'Look again' }).click();

  await move.click();
  await page.getByText('Families see them when you publish them.').waitFor();
  await expect.poll(async () => Object.values(await surfacesOf())).toContain('b');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => new Set(Object.values(await surfacesOf()))).toEqual(new Set(['a']));
  await move.click();
  await page.getByRole('button', { name: 'Publish now…' }).waitFor();
  // What was chosen is there after a reload, and can still be taken back.
  await page.reload();
  await page.getByRole('heading', { name: 'Chosen: Move flights to free ice' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => new Set(Object.values(await surfacesOf()))).toEqual(new Set(['a']));
  await move.click();
  await page.getByRole('button', { name: 'Publish now…' }).waitFor();
  const moved = await surfacesOf();
  expect(moved).toMatchObject({ f0: 'a', f1: 'a' });
  expect(Object.values(moved)).toContain('b');
});

it('publishes no way to catch up where a flight starts or another organiser publishes meanwhile', async () => {
  const browser = await sharedBrowser();
  const admin = await demoAccount('superadmin');
  const { params } = await newToday([-60, -45, -30, -15, 0, 15], ['Main ice', 'Hall']);
  const { page } = await newWindow(browser, { size: DESKTOP });
  await logInByCall(page, demoAddress('superadmin'));
  await page.goto(`/admin/now/late?competition=${params.competitionId}`);
  const later = page.getByRole('button', { name: 'Use this: Start everything later' });
  await later.click();
  await page.getByRole('button', { name: 'Publish now…' }).click();
  const asked = page.getByRole('dialog', { name: 'Publish version 2' });
  await asked.getByText(/will be emailed their new times/).waitFor();
  await expectAccessible(page);
  const submit = asked.getByRole('button', { name: 'Publish version 2' });
  for (const confirm of await asked.getByRole('checkbox').all()) await confirm.check();

  const ofLast = { ...params, flightId: 'f5' };
  const { startedAt } = await admin.data('startFlight', { params: ofLast });
  await submit.click();
  await asked.getByRole('alert').filter({ hasText: 'has started meanwhile' }).waitFor();
  const versions = async () =>
    (await admin.data('getPublishing', { params })).versions.map(({ version }) => version);
  expect(await versions()).toEqual([1]);
  const undone = { reason: 'Too early', startedAt: startedAt ?? '' };
  await admin.data('undoStartFlight', { params: ofLast, body: undone });

  const { generation, tracks } = await admin.data('getScheduleDraft', { params });
  const [track] = tracks;
  const blocks = track?.blocks.map((block) => ({ ...block, title: 'Otherwise' })) ?? [];
  if (!track) throw new Error('The day has flights');
  await admin.data('updateScheduleDraft', { params, body: { generation, tracks: [{ ...track, blocks }] } });
  await publishDraft(admin, params);
  // The page may have heard of it before the button is pressed.
  await submit.click({ timeout: 5_000 }).catch(() => undefined);
  await page.getByText('Another organiser changed or published the schedule meanwhile').waitFor();
  expect(await versions()).toEqual([2, 1]);
});

it('publishes a way to catch up by one question', async () => {
  const admin = await demoAccount('superadmin');
  const { params } = await newToday([-60, -45, -30, -15, 0, 15]);
  const { page } = await newWindow(await sharedBrowser(), { size: DESKTOP });
  await logInByCall(page, demoAddress('superadmin'));
  await page.goto(`/admin/now/late?competition=${params.competitionId}`);
  await page.getByRole('button', { name: 'Use this: Start everything later' }).click();
  await publishCatchUp(page);
  expect((await admin.data('getPublishing', { params })).versions.map(({ version }) => version)).toEqual([
    2, 1,
  ]);
});

it('swaps a flight with the one after it, and publishes that by one question', async () => {
  const admin = await demoAccount('superadmin');
  const { params } = await newToday([-40, -20, 0, 15, 30]);
  const { page } = await newWindow(await sharedBrowser(), { size: DESKTOP });
  await logInByCall(page, demoAddress('superadmin'));
  await page.goto(`/admin/now/late?competition=${params.competitionId}&swap=f2`);
  await page
    .getByRole('button', { name: /^Use this: Swap .*, flight 3 of 5 with the flight after it$/ })
    .click();
  await publishCatchUp(page);
  const { runs } = await admin.data('listRuns', { params });
  const order = runs
    .flatMap(({ flights }) => flights)
    .toSorted((one, other) => one.start.localeCompare(other.start));
  expect(order.map(({ id }) => id)).toEqual(['f0', 'f1', 'f3', 'f2', 'f4']);
  // The last flight of the day has none after it.
  await page.goto(`/admin/now/late?competition=${params.competitionId}&swap=f4`);
  await page.getByText('These two flights can no longer be swapped').waitFor();
});

it('names moves that nobody has published yet, and keeps them where that is wanted', async () => {
  const browser = await sharedBrowser();
  const admin = await demoAccount('superadmin');
  const { params } = await newToday([-60, -45, 30], ['Main ice', 'Hall']);
  const { generation, tracks } = await admin.data('getScheduleDraft', { params });
  const [track] = tracks;
  const last = track?.blocks.at(-1);
  if (!track || !last) throw new Error('The day has flights');
  const start = timeOfSeconds(secondsOfTime(last.start) + 3_600);
  const blocks = [...track.blocks.slice(0, -1), { ...last, start }];
  await admin.data('updateScheduleDraft', { params, body: { generation, tracks: [{ ...track, blocks }] } });
  const { page } = await newWindow(browser, { size: DESKTOP });
  await logInByCall(page, demoAddress('superadmin'));
  await page.goto(`/admin/now/late?competition=${params.competitionId}`);
  await page.getByRole('heading', { name: '1 move isn’t published yet' }).waitFor();
  await expectAccessible(page);
  const startOfLast = async () =>
    (await admin.data('getScheduleDraft', { params })).tracks
      .flatMap((one) => one.blocks)
      .find(({ flightId }) => flightId === 'f2')?.start;
  // The board has them already: all that is left is to publish them.
  await page.getByRole('heading', { name: 'Nothing else to move' }).waitFor();
  await page.getByRole('link', { name: 'Publish version 2…' }).waitFor();
  await page.getByRole('checkbox', { name: /^Keep these moves/ }).uncheck();
  // At its published time it is not late.
  await page.getByRole('button', { name: 'Use this: Back to the published times' }).click();
  await expect.poll(startOfLast).toBe(last.start);
});
