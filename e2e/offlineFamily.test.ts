import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, inject, it } from 'vitest';
import { SIGNED_UP_PASSWORD } from '../local/testing/people.ts';
import { newHolderOfSeat, newJudgedFlights } from '../local/testing/sheets.ts';
import { newToday } from '../local/testing/today.ts';
import { newWindow, PHONE, sharedBrowser } from './browser.ts';
import { expectAccessible, expectNoSidewaysScroll } from './checks.ts';
import { logIn } from './steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

/** The operations whose answers the device keeps, sorted. */
const keptAnswers = (page: Page) =>
  page.evaluate(async () => {
    const request = indexedDB.open('rinkside-family');
    // Where there is none, none is made.
    request.onupgradeneeded = () => request.transaction?.abort();
    const database = await new Promise<IDBDatabase | null>((resolve) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => resolve(null);
    });
    if (database === null) return [];
    const keys = database.transaction('answers').objectStore('answers').getAllKeys();
    await new Promise((resolve) => (keys.onsuccess = resolve));
    database.close();
    return [...new Set(keys.result.map((key) => /\["(\w+)"/.exec(String(key))?.[1] ?? ''))].sort();
  });

/** Waits until pages open without a network: the worker comes some seconds after the page. */
const untilKept = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? ''))
    .toMatch(/\/family-worker\.js$/);

const asOf = (page: Page) => page.getByRole('status').filter({ hasText: /as of \d+:\d\d\s[AP]M/ });

it('a family’s day opens without a network and says when it is from, until the log-out', async () => {
  const { email, params, competition } = await newToday([30, 50]);
  const { context, page } = await newWindow(browser, { size: PHONE });
  const myDay = `/admin/my-day?competition=${params.competitionId}`;
  const live = `/competitions/${params.competitionId}/live`;
  const next = page.getByRole('region', { name: 'Next start' });

  await page.goto(live);
  await page.getByRole('searchbox').waitFor();
  await logIn(page, email, SIGNED_UP_PASSWORD);
  await page.goto(myDay);
  await next.getByText('Check-in code').waitFor();
  const codes = page.locator('code');
  const code = await codes.first().innerText();
  await untilKept(page);
  await page.goto(live);
  await page.getByRole('searchbox').waitFor();
  await page.goto(`/competitions/${params.competitionId}/schedule`);
  await page.getByRole('listitem').first().waitFor();
  await expect
    .poll(() => keptAnswers(page))
    .toEqual(
      expect.arrayContaining(['currentUser', 'getLive', 'getMySchedule', 'getSchedule', 'listCompetitions']),
    );

  await context.setOffline(true);
  await page.goto(myDay);
  await asOf(page).waitFor();
  await next.getByText(/^in \d+ min$/).waitFor();
  await expect.poll(() => codes.first().innerText()).toBe(code);
  await codes.first().scrollIntoViewIfNeeded();
  await page
    .getByRole('img', { name: /^Check-in code/ })
    .first()
    .waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.goto(live);
  await asOf(page).waitFor();
  await page.getByRole('heading', { name: 'Your skaters' }).waitFor();
  await page.goto(`/competitions/${params.competitionId}/schedule`);
  await asOf(page).waitFor();
  await expectAccessible(page);

  // Above a page that is not kept stands the card of the day, and it leads to My day.
  await page.goto('/admin');
  const card = page.getByRole('article').filter({ hasText: competition.name });
  await card.getByText('Check-in code').waitFor();
  await asOf(page).waitFor();
  await page.goto('/admin/skating-record');
  await page.getByRole('heading', { name: 'You’re offline' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'My day' }).click();
  await page.getByText(competition.name).first().waitFor();

  await page.goto(myDay);
  await asOf(page).waitFor();
  await context.setOffline(false);
  await expect.poll(() => asOf(page).count()).toBe(0);
  await next.getByText('Check-in code').waitFor();

  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect.poll(() => keptAnswers(page)).toEqual([]);
  await context.setOffline(true);
  await page.goto(myDay);
  await page.getByText('We couldn’t load your account').waitFor();
  await page.getByRole('alert').filter({ hasText: 'offline' }).waitFor();
  await expect.poll(() => page.getByText(code).or(page.getByText('Ada Frost')).count()).toBe(0);
  await context.close();
});

it('My day keeps the live page’s skaters and the schedule, which nobody has opened', async () => {
  const { email, params } = await newToday([30]);
  const { context, page } = await newWindow(browser, { size: PHONE });
  await logIn(page, email, SIGNED_UP_PASSWORD);
  await page.goto(`/admin/my-day?competition=${params.competitionId}`);
  await untilKept(page);
  await expect
    .poll(() => keptAnswers(page))
    .toEqual(expect.arrayContaining(['currentUser', 'getLive', 'getMySchedule', 'getSchedule']));
  await context.setOffline(true);
  await page.goto(`/competitions/${params.competitionId}/schedule`);
  await asOf(page).waitFor();
  await page.getByText('Ada Frost').first().waitFor();
  await page.goBack();
  await asOf(page).waitFor();
  await page.getByRole('link', { name: 'Live', exact: true }).first().click();
  const own = page.getByRole('region', { name: 'Your skaters' });
  await own.getByText('Ada Frost').first().waitFor();
  const renewed = page.waitForResponse((response) => response.url().endsWith('/my-schedule/own'));
  await context.setOffline(false);
  await renewed;
  await own.getByText('Ada Frost').first().waitFor();
  await context.close();
});

it('a page whose script does not come any more says so, and opens once there is a network again', async () => {
  const { email, params } = await newToday([30]);
  const { context, page } = await newWindow(browser, { size: PHONE });
  // On a slow network the worker has not come yet.
  await context.route('**/family-worker.js', (route) => route.abort());
  await logIn(page, email, SIGNED_UP_PASSWORD);
  await page.goto(`/admin/my-day?competition=${params.competitionId}`);
  await page.getByRole('region', { name: 'Next start' }).getByText('Check-in code').waitFor();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Live', exact: true }).first().click();
  await page.getByRole('heading', { name: 'You’re offline' }).waitFor();
  await context.setOffline(false);
  await page.getByRole('searchbox').waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/competitions/${params.competitionId}/live`);
  await context.close();
});

it('a session that ended elsewhere empties the device with the first answer, and no other tab writes again', async () => {
  const { email, params } = await newToday([30]);
  const { context, page } = await newWindow(browser, { size: PHONE });
  const myDay = `/admin/my-day?competition=${params.competitionId}`;
  await logIn(page, email, SIGNED_UP_PASSWORD);
  await page.goto(myDay);
  await untilKept(page);
  await expect.poll(() => keptAnswers(page)).toContain('getMySchedule');
  const other = await context.newPage();
  await other.goto(`/competitions/${params.competitionId}/live`);
  await other.getByRole('searchbox').waitFor();

  await context.setOffline(true);
  await page.reload();
  await asOf(page).waitFor();
  await context.setOffline(false);
  await page.request.post('/api/auth/logout', { headers: { 'x-requested-with': 'rinkside' }, data: {} });
  await page.reload();
  await page.waitForURL((url) => url.pathname === '/');
  await expect.poll(() => keptAnswers(other)).toEqual([]);
  await other.reload();
  await other.getByRole('searchbox').waitFor();
  await context.setOffline(true);
  await other.goto(myDay);
  await other.getByText('We couldn’t load your account').waitFor();
  await context.close();
});

it('a family’s log-out leaves a judge’s unsent marks and the judge’s page on the same device', async () => {
  const staged = await newJudgedFlights();
  const { email, params } = await newToday([30]);
  const { context, page } = await newWindow(browser, { size: PHONE });
  const { caller } = await newHolderOfSeat(staged, 'judge1', 'Anna Vale');
  const [name = '', value = ''] = caller.code?.split('=') ?? [];
  await context.addCookies([{ name, value, url: inject('origin') }]);
  await page.goto(`/day/${staged.params.competitionId}/judge`);
  await page.getByText('Ready for a rink without network: 1 sheet').waitFor();
  await page.getByRole('link', { name: /Judge 1/ }).click();
  await page.getByText('Judge 1 · Anna Vale').waitFor();
  const sheet = page.url();
  await context.setOffline(true);
  await page.keyboard.type('70');
  await page.getByText('1 mark is waiting on this device').waitFor();
  await page.close();
  await context.setOffline(false);

  const family = await context.newPage();
  await logIn(family, email, SIGNED_UP_PASSWORD);
  await family.goto(`/admin/my-day?competition=${params.competitionId}`);
  await untilKept(family);
  await family.getByRole('button', { name: 'Open menu' }).click();
  await family.getByRole('button', { name: 'Log out' }).click();
  await family.waitForURL((url) => url.pathname === '/');
  await expect.poll(() => keptAnswers(family)).toEqual([]);
  await family.close();

  await context.setOffline(true);
  const again = await context.newPage();
  await again.goto(sheet);
  await again.getByRole('button', { name: /, 7\.0, on this device$/ }).waitFor();
  await again.getByText('1 mark is waiting on this device').waitFor();
  await context.setOffline(false);
  await again.getByText('All marks are with the server').waitFor();
  await context.close();
});
