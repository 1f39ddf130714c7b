import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { demoAccount, SIGNED_UP_PASSWORD } from '../local/testing/people.ts';
import { newJudge } from '../local/testing/judges.ts';
import { publishDraft } from '../local/testing/schedules.ts';
import { newToday } from '../local/testing/today.ts';
import { DESKTOP, newWindow, PHONE, sharedBrowser } from './browser.ts';
import { collectErrors, expectAccessible, expectNoSidewaysScroll, expectNothingCovered } from './checks.ts';
import { demoAddress, logIn, logInByCall } from './steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

it('a family that logs in on the day reads when it skates without a tap, in the first half of a phone', async () => {
  const { email, competition } = await newToday([30, 50]);
  const { page } = await newWindow(browser, { size: PHONE });
  const errors = collectErrors(page);
  await logIn(page, email, SIGNED_UP_PASSWORD);
  await page.waitForURL('**/admin/skaters-competitions');
  const card = page.getByRole('article').filter({ hasText: `Today · ${competition.name}` });
  const time = card.getByText(/^\d+:\d\d\s[AP]M$/).first();
  await time.waitFor();
  await card.getByText(/^in \d+ min$/).waitFor();
  await card.getByText('Check-in code').waitFor();
  await expect.poll(async () => ((await time.boundingBox())?.y ?? 999) < 400).toBe(true);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expectNothingCovered(page);
  // What is due stands above what can be entered.
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Pay |^Overdue/ })
    .waitFor();

  await card.getByRole('link', { name: /^My day/ }).click();
  await page.getByRole('heading', { level: 1, name: 'My day' }).waitFor();
  const next = page.getByRole('region', { name: 'Next start' });
  await next.getByText(/^in \d+ min$/).waitFor();
  await next.getByText('Check-in code').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Skating record' }).waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});

it('the page of a competition names a family’s own skaters on its day', async () => {
  const { email, params } = await newToday([30]);
  const { page } = await newWindow(browser, { size: PHONE });
  await page.goto(`/competitions/${params.competitionId}`);
  await page.getByRole('heading', { name: 'On the ice now' }).waitFor();
  await logIn(page, email, SIGNED_UP_PASSWORD);
  await page.goto(`/competitions/${params.competitionId}`);
  const yours = page.getByRole('region', { name: 'Your skaters' });
  await expect.poll(() => yours.getByRole('listitem').count()).toBe(2);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.context().close();
});

it('the start page says so where it does not know what is on the ice', async () => {
  await newToday([30]);
  const { page } = await newWindow(browser, { size: PHONE });
  await page.route('**/api/competitions/*/live*', (route) => route.abort());
  await page.goto('/');
  await page.getByText('What is on the ice didn’t load.').first().waitFor();
  await page.context().close();
});

it('My day says that a skater is scratched as soon as the live page does', async () => {
  const { email, params, programmes } = await newToday([3]);
  const admin = await demoAccount('superadmin');
  const { page } = await newWindow(browser, { size: PHONE });
  await logInByCall(page, email, SIGNED_UP_PASSWORD);
  await page.goto(`/admin/my-day?competition=${params.competitionId}`);
  await page.getByRole('region', { name: 'Next start' }).getByText('Check in now').waitFor();
  await page.waitForResponse((response) => response.url().endsWith('/live'));
  for (const programmeId of programmes[0] ?? [])
    await admin.data('scratch', {
      params: { ...params, flightId: 'f0', programmeId },
      body: { reason: 'Ill' },
    });
  // The schedule alone is asked for once a minute.
  await page.getByText('Scratched').first().waitFor({ timeout: 25_000 });
  await expect.poll(() => page.getByText('Check in now').count()).toBe(0);
  await page.context().close();
});

it('the card of the day stands when Home is shown, and pushes nothing down', async () => {
  const { email, competition } = await newToday([30, 50]);
  const { page } = await newWindow(browser, { size: PHONE });
  await logInByCall(page, email, SIGNED_UP_PASSWORD);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const before = Number(document.documentElement.dataset['shift'] ?? 0);
      const shifts = list.getEntries().map((entry) => (entry as unknown as { value: number }).value);
      document.documentElement.dataset['shift'] = String(shifts.reduce((sum, one) => sum + one, before));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/admin');
  await page.getByRole('article').filter({ hasText: competition.name }).getByText('Check-in code').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
  await page.waitForLoadState('networkidle');
  const shift = () => page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0));
  await expect.poll(shift).toBeLessThanOrEqual(0.1);
  await page.context().close();
});

it('a competition’s page becomes its day, and an organiser’s landing page says what is on the ice', async () => {
  const { params, competition } = await newToday([-5, 30]);
  const admin = await demoAccount('superadmin');
  await admin.data('startFlight', { params: { ...params, flightId: 'f0' } });
  const { page } = await newWindow(browser, { size: PHONE });
  const errors = collectErrors(page);
  await page.goto(`/competitions/${params.competitionId}`);
  const ice = page.getByRole('list', { name: 'On the ice now' });
  await ice.getByText('0 of 2 flights').waitFor();
  await ice.getByText(/^Next at \d/).waitFor();
  // The hall's screen is set up at a desk.
  const hall = page.getByRole('link', { name: 'Hall display' });
  await expect.poll(() => hall.isVisible()).toBe(false);
  await page.setViewportSize(DESKTOP);
  await hall.waitFor();
  await page.setViewportSize(PHONE);
  await expect.poll(() => page.getByRole('link', { name: 'Team points' }).count()).toBe(0);
  await page.getByText('Prices, events and dates').waitFor();
  await expectAccessible(page);
  await expectNothingCovered(page);
  await page.getByRole('link', { name: 'Live now' }).click();
  await page.getByRole('heading', { level: 1, name: 'Live' }).waitFor();

  await page.goto('/');
  const card = page.getByRole('listitem').filter({ hasText: competition.name });
  await card.getByText('0 of 2 flights').waitFor();
  await card.getByText(/^Next at \d/).waitFor();
  await expectAccessible(page);
  expect(errors).toEqual([]);
  await page.context().close();

  const { page: desk } = await newWindow(browser, { size: DESKTOP });
  await logInByCall(desk, demoAddress('superadmin'));
  await desk.goto('/admin/rinks');
  // The page that organisers land on shows the day first, too.
  await desk
    .getByRole('region', { name: 'Coming up' })
    .getByRole('article')
    .filter({ hasText: /^Today · / })
    .first()
    .getByRole('link', { name: 'Now and next' })
    .waitFor();
  await expectAccessible(desk);
  await desk.goto('/admin');
  const today = desk.getByRole('article').filter({ hasText: `Today · ${competition.name}` });
  await today.getByText('0 of 2 flights').waitFor();
  await expectAccessible(desk);
  await today.getByRole('link', { name: 'Now and next' }).click();
  await desk.getByRole('heading', { level: 1, name: 'Now and next' }).waitFor();
  await desk.context().close();
});

it('a head coach sees at home who of the rink is next, where and when, and opens the rink’s day', async () => {
  const { context, page } = await newWindow(browser, { size: PHONE });
  await logInByCall(page, demoAddress('headcoach'));
  await page.goto('/admin');
  const rink = page.getByRole('article').filter({ hasText: 'Your rink today' });
  const rows = rink.getByRole('listitem');
  await expect
    .poll(() => rows.first().innerText())
    .toMatch(/^\d+:\d\d\s[AP]M[\s\S]+(Main ice|Training hall) · /);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await rink.getByRole('link', { name: 'My rink’s day' }).click();
  await page.getByRole('heading', { level: 1, name: 'My rink’s day' }).waitFor();
  await context.close();
});

it('a head coach reads the rink’s starts day by day, finds a skater on all days, and prints what is shown', async () => {
  const { context, page } = await newWindow(browser, { size: PHONE });
  await logInByCall(page, demoAddress('headcoach'));
  await page.goto('/admin/rink-day?competition=01KDEM0MEET000000000000004');
  const days = page.getByRole('navigation', { name: 'Days' });
  await expect.poll(() => days.getByRole('button').count()).toBe(3);
  const shown = page.getByRole('main').getByRole('heading', { level: 2, name: /^(Fri|Sat|Sun), / });
  await expect.poll(() => shown.count()).toBe(1);
  await days.getByRole('button').nth(1).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('day')).toMatch(/^\d{4}-/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('searchbox', { name: 'Find a skater' }).fill('siu hei yu');
  // From another day than the one that is shown.
  await expect.poll(() => shown.first().innerText()).toMatch(/^Fri/);
  const names = page.locator('ol > li strong').filter({ hasNotText: /^\d/ });
  await expect.poll(async () => [...new Set(await names.allInnerTexts())]).toEqual(['Siu Hei Yu']);

  await page.emulateMedia({ media: 'print' });
  await page.getByText(/ · Printed \w+, /).waitFor();
  await expect.poll(() => page.getByRole('searchbox').count()).toBe(0);
  await context.close();
});

it('My day has all of its parts for who goes through it by keys, before the page comes to rest', async () => {
  const { email, params } = await newToday([30]);
  const { context, page } = await newWindow(browser, { size: PHONE });
  await logInByCall(page, email, SIGNED_UP_PASSWORD);
  // A page that never comes to rest.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto(`/admin/my-day?competition=${params.competitionId}`);
  await page.getByRole('region', { name: 'Next start' }).waitFor();
  const notifications = page.getByRole('heading', { name: 'Notifications' });
  await expect.poll(() => notifications.count()).toBe(0);
  await page.keyboard.press('Tab');
  await notifications.waitFor({ state: 'attached' });
  await context.close();
});

it('the menu asks for the results of today on a page without cards of the day, too', async () => {
  const { email } = await newToday([30]);
  const { context, page } = await newWindow(browser, { size: PHONE });
  await logInByCall(page, email, SIGNED_UP_PASSWORD);
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/competitions');
  await page.goto('/admin/my-account');
  await asked;
  await context.close();
});

it('a judge reads when a late panel is expected, as skaters read their starts', async () => {
  const { params, competition } = await newToday([-30, -15, 0]);
  const admin = await demoAccount('superadmin');
  const { caller, coach } = await newJudge(params.competitionId, 'gold');
  const { generation } = await admin.data('getScheduleDraft', { params });
  const panel = { id: 'late', flightIds: ['f0', 'f1', 'f2'], judges: [coach.id, null, null], referee: null };
  const track = { surfaceId: 'a', date: competition.startDate, version: 0 };
  await admin.data('updateScheduleDraft', {
    params,
    body: { generation, panels: [{ ...track, panels: [panel] }], reason: 'Judge asked today' },
  });
  await publishDraft(admin, params);
  await admin.data('startFlight', { params: { ...params, flightId: 'f0' } });
  const { page } = await newWindow(browser, { size: PHONE });
  await logInByCall(page, (await caller.data('myAccount')).email, SIGNED_UP_PASSWORD);
  await page.goto(`/admin/my-day?competition=${params.competitionId}`);
  const duty = page.getByRole('listitem').filter({ hasText: 'Judging: Judge 1' });
  // Of the panel and of its three flights: the first began late.
  await expect.poll(() => duty.locator('s').count()).toBe(4);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.context().close();
});
