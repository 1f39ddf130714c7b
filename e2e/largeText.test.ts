import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { SIGNED_UP_PASSWORD } from '../local/testing/people.ts';
import { newToday } from '../local/testing/today.ts';
import { newWindow, PHONE, sharedBrowser } from './browser.ts';
import { expectNoSidewaysScroll, expectNothingCovered } from './checks.ts';
import { demoAddress, logIn, OPEN_COMPETITION_ID } from './steps.ts';

/** The demo's competition of today. */
const TODAY_ID = '01KDEM0MEET000000000000007';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

/** Text at 200 %, with a window of the same size. */
async function newReader(): Promise<Page> {
  const { context, page } = await newWindow(browser, { size: PHONE });
  await context.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%')),
  );
  return page;
}

/** What reaches out of the window; a list that scrolls within the page has more beside it on purpose. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).overflowX === 'auto' || scrolls(element.parentElement));
    return [...document.querySelectorAll('a, button, input, select, h1, h2, h3, p, time')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (left < 0 || right > innerWidth) && !scrolls(element.parentElement);
      })
      .map((element) => `${element.tagName} ${(element.textContent ?? '').slice(0, 40)}`);
  });

async function expectReadable(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await expectNoSidewaysScroll(page);
  await expect.poll(() => cutOff(page), { message: `cut off at ${address}` }).toEqual([]);
  await expectNothingCovered(page);
}

it('text of 200 % leaves the pages of a spectator whole on a phone, with the log-in in the menu', async () => {
  const { competition } = await newToday([-30, 30]);
  const page = await newReader();
  for (const part of ['', '/live', '/schedule', '/results'])
    await expectReadable(page, `/competitions/${competition.id}${part}`);
  await expectReadable(page, `/individual-form?competitionId=${OPEN_COMPETITION_ID}`);
  // Links that are side by side wrap: what scrolls out of a phone is not found.
  await expectReadable(page, `/competitions/${TODAY_ID}/results`);
  const views = page.getByRole('navigation', { name: 'This competition' });
  await views.waitFor();
  await expect
    .poll(() => views.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
    .toBeLessThanOrEqual(0);
  // The points are what a rink looks for.
  await page.goto(`/competitions/${TODAY_ID}/results?view=teams`);
  const rinks = page.getByRole('region', { name: 'Rinks by points' });
  await rinks.waitFor();
  await expect
    .poll(() => rinks.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
    .toBeLessThanOrEqual(0);
  await expectReadable(page, '/');
  const header = page.getByRole('banner');
  await expect.poll(() => header.getByRole('link', { name: 'Log in' }).isVisible()).toBe(false);
  await header.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Log in' }).click();
  await page.waitForURL('**/login');
  await expectReadable(page, '/login');
  await page.context().close();
});

it('text of 200 % leaves the day of a family whole on a phone', async () => {
  const { email } = await newToday([30, 50]);
  const page = await newReader();
  await logIn(page, email, SIGNED_UP_PASSWORD);
  await expectReadable(page, '/admin/my-day');
  await expectReadable(page, '/admin/skaters-competitions');
  // On the day an entry leads to its times.
  await page.goto('/admin/submissions');
  await page.locator('main a[href^="/admin/entries/"]').first().click();
  const today = page.getByRole('region', { name: 'Skating today' });
  await today.getByRole('link', { name: 'My day' }).click();
  await page.waitForURL('**/admin/my-day?competition=*');
  await page.context().close();
});

it('text of 200 % leaves an entry and a coach’s list whole on a phone', async () => {
  const family = await newReader();
  await logIn(family, demoAddress('skater'));
  await family.goto('/admin/submissions');
  const entries = family.locator('main a[href^="/admin/entries/"]');
  await entries.first().waitFor();
  // What a row says of its entry stands below each other.
  const isCovered = () =>
    family.getByRole('row').evaluateAll((rows) =>
      rows.some((row) => {
        const cells = [...row.querySelectorAll('[data-tone]')].map((pill) => pill.getBoundingClientRect());
        return cells.some((one, index) =>
          cells.slice(index + 1).some((other) => other.top < one.bottom && other.left < one.right),
        );
      }),
    );
  await expect.poll(isCovered).toBe(false);
  const addresses = await entries.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  );
  for (const address of new Set(addresses)) await expectReadable(family, address);
  await family.context().close();
  const coach = await newReader();
  await logIn(coach, demoAddress('headcoach'));
  await coach.goto(`/admin/coach?competition=${TODAY_ID}`);
  const row = coach.getByRole('row').nth(1);
  await row.waitFor();
  // Each line of a row begins at the same edge.
  const edges = () =>
    row
      .locator('[data-phone="name"], [data-phone="line"]')
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().left)));
  await expect.poll(async () => new Set(await edges()).size).toBe(1);
  await coach.context().close();
});
