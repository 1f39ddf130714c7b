import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { demoAccount } from '../local/testing/people.ts';
import { newToday } from '../local/testing/today.ts';
import { DESKTOP, newWindow, PHONE, sharedBrowser } from './browser.ts';
import { collectErrors, expectAccessible, expectNoSidewaysScroll, expectNothingCovered } from './checks.ts';
import { demoAddress, logIn } from './steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

const CLOSED = '01KDEM0MEET000000000000004';

it('a spectator finds the schedule on a phone, a rink in it and another day', async () => {
  const { context, page } = await newWindow(browser, { size: PHONE });
  const errors = collectErrors(page);
  const askedForDay: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/live')) askedForDay.push(request.url());
  });
  await page.goto(`/competitions/${CLOSED}`);
  await page.getByRole('link', { name: 'Schedule', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Schedule' }).waitFor();
  await page.getByText(/^Version 1, published /).waitFor();
  await page.getByRole('heading', { name: 'Training hall' }).waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expectNothingCovered(page);

  // On a phone the choices fold, so that the day begins on the first screen.
  await page.getByText('Filters', { exact: true }).click();
  await page.getByLabel('Rink', { exact: true }).selectOption('Eishalle Alsterglanz');
  await page.getByRole('button', { name: 'Clear search' }).waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get('rink')).toBe('Eishalle Alsterglanz');
  // A search shows its programmes on all days, without breaks.
  await expect.poll(() => page.getByRole('heading', { level: 2 }).count()).toBe(3);
  await expect.poll(() => page.getByText('Resurfacing').count()).toBe(0);
  await page.getByLabel('Find a skater').fill('qqq');
  await page.getByRole('heading', { name: 'No skater found' }).waitFor();
  await page.getByRole('button', { name: 'Clear search' }).press('Enter');

  const days = page.getByRole('navigation', { name: 'Days' }).getByRole('button');
  await days.nth(1).press('Enter');
  await expect.poll(() => days.nth(1).getAttribute('aria-current')).toBe('true');
  await page.getByText('Resurfacing').first().waitFor();
  // On another day than its own nothing runs that could be asked for.
  expect(askedForDay).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});

it('a coach sees pupils and panels of the day, and subscribes to a calendar', async () => {
  const { context, page } = await newWindow(browser, { size: DESKTOP });
  const errors = collectErrors(page);
  await logIn(page, demoAddress('headcoach'));
  await page.waitForURL('**/admin/**');
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'My day', exact: true })
    .click();
  const others = page.getByRole('link', { name: 'Other competitions' });
  const trophy = page.getByRole('link', { name: /^Alster Winter Trophy/ });
  await others.or(trophy).first().waitFor();
  // Another file's competition may be held today, too: then My day begins with the list.
  if (await others.isVisible()) await others.click();
  await trophy.click();
  await page.getByText('Pupil', { exact: true }).first().waitFor();
  await page
    .getByText(/^Judging: (Judge \d|Referee)$/)
    .first()
    .waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const pupils = page.getByRole('listitem').filter({ hasText: 'My pupils' });
  await pupils.getByRole('button', { name: 'Create link' }).click();
  const address = await pupils.locator('code').textContent();
  const feed = await page.request.get(address ?? '');
  expect(feed.headers()['content-type']).toContain('text/calendar');
  await pupils.getByRole('button', { name: 'Revoke' }).click();
  await page.getByText('The link no longer works.').first().waitFor();
  expect((await page.request.get(address ?? '')).status()).toBe(404);
  expect(errors).toEqual([]);
  await context.close();
});

it('shows when a late day expects its flights, beside the published times', async () => {
  const { params } = await newToday([-45, -30, -15, 0]);
  const admin = await demoAccount('superadmin');
  await admin.data('startFlight', { params: { ...params, flightId: 'f1' } });
  const { page } = await newWindow(browser, { size: PHONE });
  await page.goto(`/competitions/${params.competitionId}/schedule`);
  // By how much the flights to come are late: the one on the ice takes ten of its fifteen minutes.
  await page.getByText(/^2\d min late$/).waitFor();
  const rows = page.getByRole('listitem').filter({ hasText: 'planned' });
  await expect.poll(() => rows.locator('s').count()).toBe(3);
  const times = async (row: number) =>
    (await rows.nth(row).innerText())
      .match(/\d+:\d\d\s[AP]M/g)
      ?.map((time) => Date.parse(`2027-01-06 ${time}`));
  const [expected = 0, published = 0] = (await times(1)) ?? [];
  expect(Math.round((expected - published) / 60_000)).toBeGreaterThanOrEqual(25);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.context().close();
});

it('says by the taps of the day what is on the ice and what is over, and leads there', async () => {
  const { params } = await newToday([-60, -45, -30, 30, 45]);
  const admin = await demoAccount('superadmin');
  await admin.data('startFlight', { params: { ...params, flightId: 'f2' } });
  const { page } = await newWindow(browser, { size: PHONE });
  await page.goto(`/competitions/${params.competitionId}/schedule`);
  // Its published time ended long ago.
  const now = page.locator('li[data-now]');
  await now.getByText('Now', { exact: true }).waitFor();
  const over = page.getByText('2 flights over');
  const rows = page.locator('details').filter({ has: over }).getByRole('listitem');
  await over.waitFor();
  await expectNothingCovered(page);
  const jump = page.getByRole('button', { name: 'Now', exact: true });
  const hidden = () =>
    jump.evaluate((button) => {
      const own = button.getBoundingClientRect();
      return [...document.querySelectorAll('main li')].filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return top < own.bottom && bottom > own.top;
      }).length;
    });
  await expect.poll(hidden).toBe(0);
  await expectAccessible(page);
  await over.press('Enter');
  await expect.poll(() => rows.first().isVisible()).toBe(true);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await jump.click();
  await expect.poll(() => now.evaluate((row) => row === document.activeElement)).toBe(true);

  await page.getByRole('link', { name: 'Live', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Live' }).waitFor();
  await page.getByRole('link', { name: 'Results', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Results' }).waitFor();
  await page.getByRole('link', { name: 'Schedule', exact: true }).waitFor();
  await page.getByRole('link', { name: 'Live', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Live' }).waitFor();
  await page.context().close();
});
