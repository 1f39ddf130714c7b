import { expect, it } from 'vitest';
import { demoAccount } from '../local/testing/people.ts';
import { newPublished, publishDraft } from '../local/testing/schedules.ts';
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

it('asks before an hour under a published schedule is taken away, and selects what lost its ice', async () => {
  const staged = await newPublished(2);
  const browser = await sharedBrowser();
  const admin = await demoAccount('superadmin');
  const { page } = await newWindow(browser, { size: DESKTOP });
  await logInByCall(page, demoAddress('superadmin'));
  await page.goto(`/admin/ice?competition=${staged.params.competitionId}`);
  const opens = page.getByLabel(/Main ice opens/).first();
  await opens.fill('12:00');
  await page.getByRole('button', { name: 'Save ice' }).click();
  const asked = page.getByRole('dialog', { name: /flights lose their ice/ });
  await asked.getByText('Families see these times').waitFor();
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Cancel' }).click();
  const { surfaces } = await admin.data('getIce', { params: staged.params });
  expect(surfaces[0]?.days[0]?.opens).toBe('07:00');
  await page.getByRole('button', { name: 'Save ice' }).click();
  await asked.getByRole('button', { name: 'Save ice' }).click();
  await page.getByRole('link', { name: 'Move them on the board' }).click();
  await page.getByRole('complementary', { name: '2 blocks selected' }).waitFor();
});

it('names and selects no flight that has skated when hours of the running day go', async () => {
  const { params } = await newToday([-60, -45, 30, 45]);
  const browser = await sharedBrowser();
  const admin = await demoAccount('superadmin');
  for (const flightId of ['f0', 'f1']) await admin.data('startFlight', { params: { ...params, flightId } });
  await admin.data('endFlight', { params: { ...params, flightId: 'f0' } });
  const { page } = await newWindow(browser, { size: DESKTOP });
  await logInByCall(page, demoAddress('superadmin'));
  await page.goto(`/admin/ice?competition=${params.competitionId}`);
  await page
    .getByLabel(/Main ice opens/)
    .first()
    .fill('23:30');
  await page.getByRole('button', { name: 'Save ice' }).click();
  const asked = page.getByRole('dialog', { name: '2 flights lose their ice' });
  await asked.getByRole('button', { name: 'Save ice' }).click();
  await page.getByRole('link', { name: 'Move them on the board' }).click();
  await page.getByRole('complementary', { name: '2 blocks selected' }).waitFor();
});

it('moves a flight without ice however soon it starts, and leads to no dead end after that', async () => {
  const { params } = await newToday([-60, 10, 45], ['Main ice', 'Hall']);
  const admin = await demoAccount('superadmin');
  await admin.data('startFlight', { params: { ...params, flightId: 'f0' } });
  const { page } = await newWindow(await sharedBrowser(), { size: DESKTOP });
  await logInByCall(page, demoAddress('superadmin'));
  await page.goto(`/admin/now?competition=${params.competitionId}`);
  await page.getByRole('button', { name: 'Ice lost?' }).click();
  const asked = page.getByRole('dialog', { name: 'Ice lost' });
  await asked.getByRole('radio', { name: 'Main ice' }).waitFor();
  await asked.getByLabel('Until').fill('');
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Next' }).click();
  const lost = page.getByRole('dialog', { name: '2 flights lose their ice' });
  await lost.getByRole('button', { name: 'Record lost ice' }).click();
  const live = await newWindow(await sharedBrowser(), { size: DESKTOP });
  await live.page.goto(`/competitions/${params.competitionId}/live`);
  await live.page.getByText(/^No ice from/).waitFor();
  await live.page.getByText('New time follows').first().waitFor();
  await expectAccessible(live.page);
  await live.page.goto(`/competitions/${params.competitionId}/schedule`);
  await live.page.getByText('New time follows').first().waitFor();
  await live.page.goto(`/competitions/${params.competitionId}/live`);
  // What organisers see behind the dialog.
  const board = page.getByRole('region', { name: 'Main ice', includeHidden: true });
  await board.getByText('No ice. New time follows.').first().waitFor({ state: 'attached' });
  await board
    .getByRole('button', { name: 'Flight started', includeHidden: true })
    .waitFor({ state: 'detached' });
  const saved = page.getByRole('dialog', { name: '2 flights have no ice' });
  await saved.getByRole('link', { name: 'Find free ice' }).click();
  await page.getByRole('button', { name: 'Use this: Move flights to free ice' }).click();
  await page.getByText(/flight 2 of 3: \d\d:\d\d, now in Hall \(was Main ice\)/).waitFor();
  await publishCatchUp(page);
  const { runs, lostIce } = await admin.data('listRuns', { params });
  expect(runs.filter(({ surfaceId }) => surfaceId === 'b').flatMap(({ flights }) => flights)).toHaveLength(2);
  expect(lostIce).toEqual([]);
  await live.page.getByText('was Main ice').first().waitFor();
  await page.goto(`/admin/now/late?competition=${params.competitionId}`);
  await page.getByRole('heading', { name: 'Nothing to catch up' }).waitFor();
});

it('says that no other ice is free where no way moves a flight', async () => {
  const { params } = await newToday([-60, 10, 45]);
  const admin = await demoAccount('superadmin');
  await admin.data('startFlight', { params: { ...params, flightId: 'f0' } });
  const { surfaces, rules, version } = await admin.data('getIce', { params });
  const lost = surfaces.map((surface) => ({
    ...surface,
    days: surface.days.map((day) => ({ ...day, closes: '00:30' })),
  }));
  await admin.data('updateIce', { params, body: { surfaces: lost, rules, version } });
  const { page } = await newWindow(await sharedBrowser(), { size: DESKTOP });
  await logInByCall(page, demoAddress('superadmin'));
  await page.goto(`/admin/now/late?competition=${params.competitionId}`);
  await page
    .getByRole('alert')
    .filter({ hasText: /flight 2 of 3.*flight 3 of 3 have no ice, and no way finds other ice today/ })
    .waitFor();
  await page.getByRole('link', { name: 'Move by hand' }).waitFor();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});

it('gives hours in the middle of a day to others: their flights are named, and the board leaves them free', async () => {
  const { params } = await newPublished(2);
  const { page } = await newWindow(await sharedBrowser(), { size: DESKTOP });
  await logInByCall(page, demoAddress('superadmin'));
  await page.goto(`/admin/ice?competition=${params.competitionId}`);
  await page
    .getByRole('button', { name: /Add closed hours to Main ice/ })
    .first()
    .click();
  await page.getByLabel(/Main ice is closed from on/).fill('06:30');
  await page.getByLabel(/Main ice is closed until on/).fill('08:00');
  await page.getByRole('button', { name: 'Save ice' }).click();
  const asked = page.getByRole('dialog', { name: /flights lose their ice/ });
  await asked.getByRole('button', { name: 'Save ice' }).click();
  await page.locator('main li').getByText('Closed hours must lie between opening and closing').waitFor();
  await page.getByLabel(/Main ice is closed from on/).fill('07:00');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save ice' }).click();
  await asked.getByRole('button', { name: 'Save ice' }).click();
  await page.getByRole('link', { name: 'Move them on the board' }).click();
  await page.getByRole('complementary', { name: '2 blocks selected' }).waitFor();
  await page.getByText('Closed 07:00–08:00').waitFor();
});

it('drops a chosen way that ice was lost under, and says meanwhile that it is not published', async () => {
  const { params } = await newToday([-60, -30, -5, 40, 55], ['Main ice', 'Hall']);
  const admin = await demoAccount('superadmin');
  const { page } = await newWindow(await sharedBrowser(), { size: DESKTOP });
  await logInByCall(page, demoAddress('superadmin'));
  await page.goto(`/admin/now/late?competition=${params.competitionId}`);
  await page.getByRole('button', { name: 'Use this: Start everything later' }).click();
  await page.getByRole('button', { name: 'Publish now…' }).waitFor();

  await page.goto(`/admin/now?competition=${params.competitionId}`);
  await page.getByText(/^New times? for .*, not published yet$/).waitFor();
  await page.getByRole('link', { name: 'Publish…' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ice lost?' }).click();
  const asked = page.getByRole('dialog', { name: 'Ice lost' });
  await asked.getByLabel('Until').fill('');
  await asked.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Record lost ice' }).click();
  const saved = page.getByRole('dialog', { name: / ha(s|ve) no ice$/ });
  await saved.getByRole('link', { name: 'Find free ice' }).click();
  await page
    .getByText('Ice was lost after you chose “Start everything later”. These are new ways.')
    .waitFor();
  await page.getByRole('button', { name: 'Use this: Move flights to free ice' }).waitFor();
  await page.getByRole('button', { name: 'Publish now…' }).waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Drop these moves' }).click();
  await page.getByText(/isn’t published yet|aren’t published yet/).waitFor({ state: 'detached' });
  const { touched } = await admin.data('getScheduleDifference', { params });
  expect(touched).toEqual([]);
  await page.goto(`/admin/now?competition=${params.competitionId}`);
  await page.getByRole('button', { name: 'Ice lost?' }).waitFor();
  await expect.poll(async () => page.getByText(/not published yet/).count()).toBe(0);
});
