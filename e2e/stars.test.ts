import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { newFamily, SIGNED_UP_PASSWORD } from '../local/testing/people.ts';
import { newToday } from '../local/testing/today.ts';
import { newWindow, PHONE, sharedBrowser } from './browser.ts';
import { collectErrors, expectAccessible } from './checks.ts';
import { logIn, logInByCall } from './steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

const onDevice = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('followed:')));

it('stars of a device are the account’s after log-in, on every device of it, and none are left after log-out', async () => {
  const { params } = await newToday([30]);
  // Its own skaters would be pinned without a star.
  const email = `stars-${randomUUID()}@test.example`;
  await newFamily(email);
  const live = `/competitions/${params.competitionId}/live`;
  const { page } = await newWindow(browser, { size: PHONE });
  const errors = collectErrors(page);
  const yours = page.getByRole('region', { name: 'Your skaters' });
  await page.goto(live);
  await page.getByRole('searchbox').fill('Ada');
  await page
    .getByRole('button', { name: /^Follow Ada/ })
    .first()
    .click();
  await yours.waitFor();
  expect(await onDevice(page)).toHaveLength(1);

  await logIn(page, email, SIGNED_UP_PASSWORD);
  await page.waitForURL('**/admin/**');
  await page.goto(live);
  await yours.waitFor();
  await expect.poll(() => onDevice(page)).toEqual([]);
  await expectAccessible(page);

  const { page: other } = await newWindow(browser, { size: PHONE });
  await logInByCall(other, email, SIGNED_UP_PASSWORD);
  await other.goto('/admin/my-account');
  await other.getByRole('heading', { level: 1 }).waitFor();
  await other.goto(live);
  const theirs = other.getByRole('region', { name: 'Your skaters' });
  await theirs.waitFor();
  await theirs
    .getByRole('button', { name: /^Follow Ada/, pressed: true })
    .first()
    .click();
  await expect.poll(() => theirs.count()).toBe(0);
  await other.reload();
  await other.getByRole('searchbox').waitFor();
  await expect.poll(() => theirs.count()).toBe(0);

  await page.reload();
  await page.getByRole('searchbox').fill('Ada');
  const star = page.getByRole('button', { name: /^Follow Ada/, pressed: false }).first();
  await star.click();
  await yours.waitFor();
  await page.request.post('/api/auth/logout', { headers: { 'x-requested-with': 'rinkside' }, data: {} });
  await page.reload();
  await page.getByRole('searchbox').waitFor();
  await expect.poll(() => yours.count()).toBe(0);
  expect(await onDevice(page)).toEqual([]);
  expect(errors.filter((error) => !error.includes('401'))).toEqual([]);
  await other.context().close();
  await page.context().close();
});

it('pins a family’s own skaters on the live page and the schedule, and asks for nobody’s without a session', async () => {
  const { email, params } = await newToday([30, 50]);
  const { page } = await newWindow(browser, { size: PHONE });
  const errors = collectErrors(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/my-schedule/')) asked.push(request.url());
  });
  const yours = page.getByRole('region', { name: 'Your skaters' });
  await page.goto(`/competitions/${params.competitionId}/live`);
  await page.getByRole('searchbox').waitFor();
  await expect.poll(() => yours.count()).toBe(0);
  await page.goto(`/competitions/${params.competitionId}/schedule`);
  await page.getByRole('listitem').first().waitFor();
  await expect.poll(() => yours.count()).toBe(0);
  expect(asked).toEqual([]);

  await logIn(page, email, SIGNED_UP_PASSWORD);
  await page.waitForURL('**/admin/**');
  await page.goto(`/competitions/${params.competitionId}/live`);
  await expect.poll(() => yours.getByRole('listitem').count()).toBe(4);
  await yours.getByText('Next flight').first().waitFor();
  // A star for one of them adds no second row.
  await page.getByRole('searchbox').fill('Ada');
  await page
    .getByRole('button', { name: /^Follow Ada/, pressed: false })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^Follow Ada/, pressed: true })
    .first()
    .waitFor();
  await expect.poll(() => yours.getByRole('listitem').count()).toBe(4);
  await expectAccessible(page);
  await page.goto(`/competitions/${params.competitionId}/schedule`);
  await expect.poll(() => yours.getByRole('listitem').count()).toBe(4);
  await expectAccessible(page);
  expect(errors).toEqual([]);
  await page.context().close();
});

it('a star keeps its place in the window while the list of who is followed comes above it', async () => {
  const { params } = await newToday([30]);
  const { page } = await newWindow(browser, { size: PHONE });
  await page.goto(`/competitions/${params.competitionId}/live`);
  // A display on a wall is not offered to a hand.
  await page.getByRole('navigation').getByRole('link', { name: 'Schedule' }).first().waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Hall display' }).count()).toBe(0);
  // The locator would find the star of the list that comes.
  const star = await page
    .getByRole('button', { name: /^Follow Ada/ })
    .first()
    .elementHandle();
  const top = async () => Math.round((await star?.boundingBox())?.y ?? -1);
  const before = await top();
  // A page that is not scrolled: there a browser holds nothing.
  await star?.dispatchEvent('click');
  const yours = page.getByRole('region', { name: 'Your skaters' });
  await yours.waitFor();
  await expect.poll(top).toBe(before);
  await star?.dispatchEvent('click');
  await expect.poll(() => yours.count()).toBe(0);
  await expect.poll(top).toBe(before);
  await page.context().close();
});
