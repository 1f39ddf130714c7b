import { expect, it } from 'vitest';
import { demoAccount } from '../local/testing/people.ts';
import { firstDraft, newPublished, newScheduled } from '../local/testing/schedules.ts';
import { newToday } from '../local/testing/today.ts';
import { DESKTOP, newWindow, PHONE, sharedBrowser } from './browser.ts';
import { expectAccessible, expectNoSidewaysScroll } from './checks.ts';
import { demoAddress, logInByCall, publishCatchUp } from './steps.ts';

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
  const saved = page.getByRole('dialog', { name: '2 flights have no ice' });
  await saved.getByText('Find free ice for these flights').waitFor();
  const [day = ''] = surfaces[0]?.days.map(({ date }) => date) ?? [];
  await expect
    .poll(async () => saved.getByRole('link', { name: 'Find free ice' }).getAttribute('href'))
    .toBe(`/admin/now/late?competition=${staged.params.competitionId}&day=${day}`);
  // Its day is still to come: nothing runs late.
  await expect.poll(() => saved.getByRole('link', { name: 'Running late' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Move them on the board' }).click();
  await page.getByRole('complementary', { name: '2 blocks selected' }).waitFor();
  // What the draft has and families do not is said with the way to publish it.
  await expect.poll(() => page.getByRole('link', { name: 'Changes not published' }).count()).toBe(0);
  await page.locator('[data-block][data-selected]').first().focus();
  for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key);
  await page.getByRole('link', { name: 'Changes not published' }).waitFor();
});

it('opens the board on the day whose ice was lost, where that is', async () => {
  const staged = await newScheduled(2);
  const { params, competition } = staged;
  const admin = await demoAccount('superadmin');
  const first = firstDraft(staged);
  const [friday, saturday] = [competition.startDate, competition.endDate];
  const { surfaces, rules, version } = await admin.data('getIce', { params });
  const iceOf = (date: string, closes: string) => ({ date, opens: '07:00', closes });
  const lost = surfaces.map((surface) => ({
    ...surface,
    days: [iceOf(friday, '21:00'), iceOf(saturday, '12:00')],
  }));
  await admin.data('updateIce', { params, body: { surfaces: lost, rules, version } });
  const tracks = first.tracks?.map((track) => ({
    ...track,
    date: saturday,
    blocks: track.blocks.map((block) => ({ ...block, start: block.start.replace('07:', '18:') })),
  }));
  await admin.data('updateScheduleDraft', { params, body: { ...first, tracks } });
  const { page } = await newWindow(await sharedBrowser(), { size: PHONE });
  await logInByCall(page, demoAddress('superadmin'));
  await page.goto(
    `/admin/schedule?competition=${params.competitionId}&select=withoutIce&date=${saturday}&surface=a`,
  );
  const chosen = page.locator('[data-block][data-selected]').first();
  await chosen.waitFor();
  await expect.poll(() => page.getByLabel('Day', { exact: true }).inputValue()).toBe(saturday);
  const board = page.getByRole('group', { name: 'Schedule board', includeHidden: true });
  await expect
    .poll(async () => {
      const [block, frame] = [await chosen.boundingBox(), await board.boundingBox()];
      return block && frame && block.y > frame.y && block.y + block.height <= frame.y + frame.height;
    })
    .toBe(true);
  await page.keyboard.press('Escape');
  await expectNoSidewaysScroll(page);
});

it('finds other ice for a coming day, and publishes it', async () => {
  const { params, competition } = await newPublished(2);
  const admin = await demoAccount('superadmin');
  const { surfaces, rules, version } = await admin.data('getIce', { params });
  const closed = surfaces.map((surface) => ({
    ...surface,
    days: surface.days.map((one) => (one.date === competition.startDate ? { ...one, opens: '12:00' } : one)),
  }));
  await admin.data('updateIce', { params, body: { surfaces: closed, rules, version } });
  const { page } = await newWindow(await sharedBrowser(), { size: PHONE });
  await logInByCall(page, demoAddress('superadmin'));
  await page.goto(`/admin/now/late?competition=${params.competitionId}&day=${competition.startDate}`);
  await page.getByRole('heading', { level: 1, name: /^Other ice on / }).waitFor();
  await page
    .getByRole('button', { name: /^Use this/ })
    .first()
    .waitFor();
  // Nothing is late, soon or on time before its day.
  for (const text of ['On time', 'Leave alone what starts within', 'Now and next'])
    await expect.poll(() => page.getByRole('main').getByText(text).count()).toBe(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page
    .getByRole('button', { name: /^Use this/ })
    .first()
    .click();
  await publishCatchUp(page);
  await page.getByRole('main').getByRole('link', { name: 'Schedule' }).waitFor();
  const { lostIce, version: published } = await admin.data('listRuns', {
    params,
    query: { date: competition.startDate },
  });
  expect([lostIce, published]).toEqual([[], 2]);
  await page.goto(`/admin/now/late?competition=${params.competitionId}&day=2026-01-01`);
  await page.getByText('This day is over').waitFor();
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
  // The one on the ice is named too, though nothing moves it.
  await asked.getByText(/^On the ice now: .*flight 2 of 4\. It keeps its place/).waitFor();
  await asked.getByRole('button', { name: 'Save ice' }).click();
  const saved = page.getByRole('dialog', { name: '2 flights have no ice' });
  await expect
    .poll(async () => saved.getByRole('link', { name: 'Cancel an event…' }).getAttribute('href'))
    .toMatch(/^\/admin\/flights\?competition=.*&event=/);
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
  await page.getByText(/flight 2 of 3: \d+:\d\d\s[AP]M, now on Hall \(was Main ice\)/).waitFor();
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
    .filter({ hasText: /flight 2 of 3.*flight 3 of 3 have no ice, and no way finds other ice on this day/ })
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
  const begins = page.getByLabel(/Main ice is closed from on/);
  await expect.poll(() => begins.evaluate((field) => field === document.activeElement)).toBe(true);
  await begins.fill('06:30');
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
  await page.getByText('Closed 7:00 AM–8:00 AM').waitFor();
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

  await page.getByRole('button', { name: 'Drop these moves…' }).click();
  await page
    .getByRole('dialog', { name: /^Drop th/ })
    .getByRole('button', { name: 'Drop these moves' })
    .click();
  await page.getByText(/isn’t published yet|aren’t published yet/).waitFor({ state: 'detached' });
  const { touched } = await admin.data('getScheduleDifference', { params });
  expect(touched).toEqual([]);
  await page.goto(`/admin/now?competition=${params.competitionId}`);
  await page.getByRole('button', { name: 'Ice lost?' }).waitFor();
  await expect.poll(async () => page.getByText(/not published yet/).count()).toBe(0);
});
