import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { demoAccount, SIGNED_UP_PASSWORD } from '../local/testing/people.ts';
import { newToday } from '../local/testing/today.ts';
import { newWindow, PHONE, sharedBrowser } from './browser.ts';
import { collectErrors, expectAccessible, expectNoSidewaysScroll, expectNothingCovered } from './checks.ts';
import { logInByCall } from './steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

it('a family shares its skater’s page, a grandparent reads it, and it ends when it is turned off', async () => {
  const { email, params, competition } = await newToday([30, 45]);
  const { page } = await newWindow(browser, { size: PHONE });
  const errors = collectErrors(page);
  await logInByCall(page, email, SIGNED_UP_PASSWORD);
  await page.goto(`/admin/my-day?competition=${params.competitionId}`);
  const pages = page.getByRole('region', { name: 'For grandparents and friends' });
  const first = pages.getByRole('listitem').first();
  await first.getByRole('button', { name: 'Share Ada’s page' }).click();
  const open = first.getByRole('link', { name: 'Open page' });
  await open.waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const address = (await open.getAttribute('href')) ?? '';

  const { page: grandparent } = await newWindow(browser, { size: PHONE });
  const seen = collectErrors(grandparent);
  await grandparent.goto(address);
  await grandparent.getByRole('heading', { level: 1, name: 'Ada' }).waitFor();
  const ticket = grandparent.getByRole('article');
  await ticket.getByText(/^in \d+ min$/).waitFor();
  await grandparent.getByRole('link', { name: competition.name }).waitFor();
  await expectAccessible(grandparent);
  await expectNoSidewaysScroll(grandparent);
  await expectNothingCovered(grandparent);
  await grandparent.getByRole('button', { name: /^Follow Ada/ }).click();
  await ticket.getByRole('link', { name: 'Live' }).click();
  await grandparent.getByRole('region', { name: 'Your skaters' }).waitFor();
  expect(seen).toEqual([]);

  const together = pages.getByRole('listitem').last();
  await together.getByRole('button', { name: 'Share one page for all' }).click();
  const both = (await together.getByRole('link', { name: 'Open page' }).getAttribute('href')) ?? '';
  await grandparent.goto(both);
  await grandparent.getByRole('region', { name: 'Ada' }).nth(3).waitFor();
  await grandparent.getByRole('heading', { level: 1, name: 'Ada, Ada, Ada, and Ada' }).waitFor();
  await expectAccessible(grandparent);
  await expectNoSidewaysScroll(grandparent);

  await first.getByRole('button', { name: 'Turn off' }).click();
  const asked = first.getByRole('group', { name: /^Turn this page off/ });
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Keep link' }).click();
  await first.getByRole('button', { name: 'Turn off' }).click();
  await asked.getByRole('button', { name: 'Turn off' }).click();
  await first.getByRole('button', { name: 'Share Ada’s page' }).waitFor();
  await grandparent.goto(address);
  await grandparent.getByRole('heading', { name: 'There is no page here' }).waitFor();
  await expectAccessible(grandparent);
  expect(errors).toEqual([]);
  await grandparent.context().close();
  await page.context().close();
});

it('a skater’s page that has lost the network says so while the day runs, and from when it is', async () => {
  const { email, params } = await newToday([-1, 30]);
  const { page } = await newWindow(browser, { size: PHONE });
  await logInByCall(page, email, SIGNED_UP_PASSWORD);
  await page.goto(`/admin/my-day?competition=${params.competitionId}`);
  const pages = page.getByRole('region', { name: 'For grandparents and friends' });
  await pages.getByRole('button', { name: 'Share Ada’s page' }).first().click();
  const open = pages.getByRole('link', { name: 'Open page' }).first();
  const address = (await open.getAttribute('href')) ?? '';
  await page.context().close();

  const { context, page: grandparent } = await newWindow(browser, { size: PHONE });
  await grandparent.goto(address);
  await grandparent.getByRole('heading', { level: 1, name: 'Ada' }).waitFor();
  await grandparent.getByRole('article').first().waitFor();
  await grandparent.waitForLoadState('networkidle');
  const asOf = grandparent.getByRole('status').filter({ hasText: /^No connection. This is as of \d/ });
  await context.setOffline(true);
  await asOf.waitFor();
  await expectNoSidewaysScroll(grandparent);
  await context.setOffline(false);
  await asOf.waitFor({ state: 'detached' });
  await context.close();
});

it('a grandparent reads why a start moves with the clock', async () => {
  const { email, params } = await newToday([-20, -10]);
  const admin = await demoAccount('superadmin');
  await admin.data('startFlight', { params: { ...params, flightId: 'f0' }, query: { secondsAgo: '1200' } });
  const { page } = await newWindow(browser, { size: PHONE });
  await logInByCall(page, email, SIGNED_UP_PASSWORD);
  await page.goto(`/admin/my-day?competition=${params.competitionId}`);
  const pages = page.getByRole('region', { name: 'For grandparents and friends' });
  await pages.getByRole('button', { name: 'Share one page for all' }).click();
  const together = pages.getByRole('listitem').last();
  const address = (await together.getByRole('link', { name: 'Open page' }).getAttribute('href')) ?? '';
  await page.goto(address);
  await page
    .getByText('The flight on the ice takes longer than planned; this moves with it.')
    .first()
    .waitFor();
  await page.context().close();
});
