import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { clockOffset } from '../local/testing/clockOffset.ts';
import product from '../package.json' with { type: 'json' };
import { sharedBrowser, newWindow, PHONE, TABLET, WIDE } from './browser.ts';
import { collectErrors, expectAccessible, expectNoSidewaysScroll, expectNothingCovered } from './checks.ts';
import { demoAddress, logInByCall } from './steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

const OPEN = '/competitions/01KDEM0MEET000000000000001';
const CLOSED = '/competitions/01KDEM0MEET000000000000004';

describe('a spectator with a phone', () => {
  it('finds a competition, saves its dates, shares it, and reaches the entry form', async () => {
    const { context, page } = await newWindow(browser, { size: PHONE });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const errors = collectErrors(page);

    // Each file costs a phone a round trip: 57 requests were 1.5 seconds of a slow connection.
    let requests = 0;
    page.on('request', () => (requests += 1));
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(requests).toBeLessThanOrEqual(26);
    await page.getByRole('contentinfo').getByText(`Version ${product.version}`).waitFor();
    await page.getByRole('link', { name: /^Harbour Lights Open/ }).click();
    await page.waitForURL(`**${OPEN}`);
    await page.getByRole('heading', { level: 1, name: /^Harbour Lights Open/ }).waitFor();
    await expect.poll(() => page.title()).toMatch(/^Harbour Lights Open \d{4} · Rinkside$/);
    await page
      .getByText(/^Registration closes in \d+ days$/)
      .first()
      .waitFor();
    await page
      .getByText(/^For you: .* (EST|EDT)$/)
      .first()
      .waitFor();

    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Add to calendar' }).click();
    const file = await (await downloading).path();
    expect(await readFile(file, 'utf8')).toMatch(/^BEGIN:VCALENDAR\r\n.*SUMMARY:Harbour Lights Open/s);

    // The demo's late fee begins later: today is a point of its own after what is past, and nothing later is filled.
    const dates = page.getByRole('list').filter({ hasText: 'Today' });
    await dates.waitFor();
    const marks = await dates.getByRole('listitem').evaluateAll((all) =>
      all.map((item) => {
        const mark = item.firstElementChild;
        return [item.querySelector('p')?.textContent, mark && getComputedStyle(mark).backgroundColor];
      }),
    );
    const [[, past] = [], [, today] = [], ...later] = marks;
    expect(marks.map(([title]) => title).slice(0, 3)).toEqual([
      'Entries open, past',
      'Today',
      'Late fee: 25% more',
    ]);
    expect(today).toBe(past);
    expect(later.filter(([, colour]) => colour === past)).toEqual([]);
    await dates.getByText(/^Regular price until /).waitFor();
    await dates.getByText(/^Registration closes in \d+ days?/).waitFor();

    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByText('Link copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

    await page.getByLabel('Find an event or a level').fill('hoop');
    await page.getByRole('row', { name: /Hoop.*(left|Full)/ }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const enter = page.getByRole('button', { name: 'Enter', exact: true });
    await expect
      .poll(async () => (await enter.locator('xpath=..').boundingBox())?.height)
      .toBeLessThanOrEqual(57);
    await enter.press('Enter');
    const kinds = page.getByRole('dialog', { name: 'Who is entering?' });
    await expect
      .poll(() => kinds.getByRole('link').allTextContents())
      .toEqual(['Enter a skater', 'Enter a couple', 'Enter a team']);
    await expectAccessible(page);
    await kinds.getByRole('link', { name: 'Enter a skater' }).click();
    await page.waitForURL('**/individual-form?competitionId=*');
    await page.getByRole('heading', { name: 'Enter a skater' }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('opens shared addresses of a closed and of a missing competition', async () => {
    const { context, page } = await newWindow(browser, { size: PHONE, scheme: 'dark' });
    const errors = collectErrors(page);
    const shared = await page.goto(CLOSED);
    expect(await shared?.text()).toContain('<meta property="og:title" content="Alster Winter Trophy');
    await page.getByRole('link', { name: 'Schedule', exact: true }).waitFor();
    // A button that nobody can use any more is none.
    await expect.poll(() => page.getByRole('button', { name: 'Enter a skater' }).count()).toBe(0);
    await page
      .getByText(/^Entries closed /)
      .last()
      .waitFor();
    await expect
      .poll(() => page.locator('head > meta[name="theme-color"]').first().getAttribute('content'))
      .toBe('#572000');

    const unknown = await page.goto('/competitions/nothing');
    expect(unknown?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Competition not found' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'See competitions' }).click();
    await page.getByRole('heading', { name: 'Open now' }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});

it('finds an archived competition by what is typed, and goes back from an event to its results', async () => {
  const { context, page } = await newWindow(browser, { size: PHONE });
  await page.goto('/?q=qqq');
  await page.getByRole('heading', { name: /^No competition matches/ }).waitFor();
  // A name may be a skater's of what runs today.
  await page
    .getByRole('link', { name: /^Find a skater “qqq” at / })
    .first()
    .waitFor();
  await page.getByRole('searchbox').fill('copper ridge');
  await page.getByRole('link', { name: /^Copper Ridge Invitational/ }).waitFor();
  await expect.poll(() => page.getByRole('heading', { name: /^No competition matches/ }).count()).toBe(0);
  await page.getByRole('link', { name: 'Results', exact: true }).first().click();
  const events = page.getByRole('article').getByRole('button');
  await events.first().click();
  const every = page.getByRole('button', { name: 'All events' });
  await every.waitFor();
  await page.goBack();
  await events.first().waitFor();
  const { pathname } = new URL(page.url());
  expect(pathname).toMatch(/\/results$/);
  // What is typed adds no step on the way back.
  await page.getByLabel('Find a skater').fill('qq');
  await expect.poll(() => new URL(page.url()).searchParams.get('name')).toBe('qq');
  await page.goBack();
  await page.waitForURL('**/?q=*');
  await page.goto(pathname.replace(/results$/, 'live'));
  await page.getByRole('heading', { name: 'This competition is over' }).waitFor();
  await expect.poll(() => page.getByText(/^Now$|min late$/).count()).toBe(0);
  await expectAccessible(page);
  await context.close();
});

it('draws formats once they are seen, and what an empty page waits for', async () => {
  const { context, page } = await newWindow(browser, { size: PHONE });
  await page.goto(OPEN);
  const teams = page.locator('summary').filter({ hasText: /^Teams/ });
  await teams.waitFor();
  const drawings = page.locator('svg[viewBox="0 0 120 80"][aria-hidden="true"]');
  await expect.poll(() => drawings.count()).toBe(0);
  await teams.click();
  const pattern = page.locator('summary').filter({ hasText: /^Pattern/ });
  await pattern.scrollIntoViewIfNeeded();
  await pattern.locator(drawings).waitFor();
  await page.goto(`${OPEN}/results`);
  await page.getByRole('heading', { name: 'No results yet' }).waitFor();
  await drawings.waitFor();
  await context.close();
});

it('no element of a page covers its neighbour in a wide window', async () => {
  const { context, page } = await newWindow(browser, { size: TABLET });
  await page.goto(OPEN);
  const picture = page.locator('header:has(h1) div:has(> picture)');
  const narrower = () =>
    picture.evaluate((one) => (one.closest('header')?.clientWidth ?? NaN) - one.clientWidth);
  await expect.poll(narrower, { message: 'the picture of the head is as wide as the head' }).toBe(0);
  await page.setViewportSize(WIDE);
  for (const address of [`/individual-form?competitionId=${OPEN.split('/').pop()}`, OPEN]) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1, name: /Harbour Lights Open/ }).waitFor();
    await expectNothingCovered(page);
  }
  await logInByCall(page, demoAddress('manager'));
  await page.goto('/admin/competition-skaters');
  await page.getByRole('row').nth(2).waitFor();
  await expectNothingCovered(page);
  await page.goto('/admin');
  await page.getByRole('region', { name: 'Entries', exact: true }).waitFor();
  await expectNothingCovered(page);
  await context.close();
});

describe('the clock of a page', () => {
  it('is the test run’s by default, and can be another one', async () => {
    const ordinary = await newWindow(browser, { size: PHONE });
    await ordinary.page.goto(OPEN);
    await ordinary.page
      .getByText(/^Registration closes in/)
      .first()
      .waitFor();
    const shown = await ordinary.page.evaluate(() => [Date.now(), new Date().getTime()]);
    for (const time of shown) expect(Math.abs(time - Date.now())).toBeLessThan(60_000);
    await ordinary.context.close();

    const later = await newWindow(browser, { size: PHONE, offset: clockOffset() + 366 * 86_400_000 });
    await later.page.goto(OPEN);
    await later.page
      .getByText(/^Entries closed /)
      .last()
      .waitFor();
    await later.context.close();
  });
});
