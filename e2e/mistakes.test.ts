import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, sharedBrowser, newWindow, PHONE } from './browser.ts';
import { expectAccessible, expectNothingCovered } from './checks.ts';
import {
  demoAddress,
  fillEntry,
  logIn,
  newSkaterName,
  OPEN_COMPETITION,
  OPEN_COMPETITION_ID,
  startNewSkater,
} from './steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

const focusedLabel = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement as HTMLInputElement;
    return field.labels?.[0]?.textContent ?? field.getAttribute('aria-label');
  });

async function openForm(page: Page): Promise<void> {
  await logIn(page, demoAddress('skater'));
  await page.goto('/');
  const card = page.getByRole('article').filter({ hasText: OPEN_COMPETITION });
  await card.getByRole('link', { name: /enter/i }).click();
  await page.getByRole('heading', { name: 'Enter a skater' }).waitFor();
}

describe('the log-in form', () => {
  it('shows errors in place, in the specification’s words, and moves the focus there', async () => {
    const { context, page } = await newWindow(browser, { size: PHONE });
    await page.goto('/login');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByText('Email must not empty').first().waitFor();
    await page.getByText('Password must not empty').first().waitFor();
    await expect.poll(() => focusedLabel(page)).toContain('Email');
    await page.getByLabel('Email').fill(demoAddress('skater'));
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByText('Password incorrect').first().waitFor();
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(demoAddress('skater'));
    await expect.poll(() => focusedLabel(page)).toContain('Password');
    await context.close();
  });

  it('can be used with the keyboard alone', async () => {
    const { context, page } = await newWindow(browser, { size: DESKTOP });
    const focused = () => page.evaluate(() => document.activeElement?.tagName);
    await page.goto('/');
    await page.getByRole('link', { name: 'Log in' }).press('Enter');
    await page.waitForURL('**/login');
    // The page takes the focus, though its layout is another one.
    await expect.poll(focused).toBe('MAIN');
    await page.getByLabel('Email').focus();
    await page.keyboard.type(demoAddress('manager'));
    await page.keyboard.press('Tab');
    await page.keyboard.type('Rinkside-demo-1');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/competition-skaters');
    await expect.poll(focused).toBe('MAIN');
    await page.getByRole('row').nth(2).waitFor();
    // The list handles keys a moment after its rows are rendered.
    await expect
      .poll(async () => {
        await page.keyboard.press('/');
        return focusedLabel(page);
      })
      .toContain('Search');
    await page.keyboard.type('zzz');
    await page.getByText('No matches').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('row').nth(2).waitFor();
    await context.close();
  });
});

describe('the individual form', () => {
  it('names every missing field and keeps the typed text', async () => {
    const { context, page } = await newWindow(browser, { size: DESKTOP });
    await openForm(page);
    await startNewSkater(page);
    await page.getByLabel('ISI number').fill('4711');
    await page.getByRole('button', { name: 'Submit the entry' }).click();
    // Country and home rink come from the family's account.
    for (const missing of ['Full name', 'Gender', 'Birthdate', 'Event']) {
      await page.getByText(`${missing} must not empty`).first().waitFor();
    }
    await expect.poll(() => focusedLabel(page)).toContain('Full name');
    await expect.poll(() => page.getByLabel('ISI number').inputValue()).toBe('4711');

    // From the bar, one tap to the first error, then to the next, however long the form is.
    await page.getByLabel('Find an event').focus();
    const next = page.getByRole('button', { name: /^\d+ to fix/ });
    await next.click();
    await expect.poll(() => focusedLabel(page)).toContain('Full name');
    await page.getByLabel('Full name').fill('Ada Frost');
    await next.click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Choose');
    await context.close();
  });

  it('keeps what is typed into a field that stood beneath the list of rinks, on a phone', async () => {
    const { context, page } = await newWindow(browser, { size: PHONE });
    await page.goto(`/individual-form?competitionId=${OPEN_COMPETITION_ID}`);
    const country = page.getByRole('combobox', { name: 'Country' });
    await country.tap();
    await page.keyboard.type('Hong');
    await page.getByRole('option', { name: 'Hong Kong' }).tap();
    const rink = page.getByRole('combobox', { name: 'Home rink' });
    await rink.tap();
    await page.keyboard.type('Ice');
    await page.getByRole('option', { name: /Ice/ }).nth(1).waitFor();
    const field = page.getByLabel('ISI number');
    await field.evaluate((input) => input.scrollIntoView({ block: 'center' }));
    const { x = NaN, y = NaN } = (await field.boundingBox()) ?? {};
    // The first tap takes the option that covers the field, the second is a double tap to the browser.
    await page.touchscreen.tap(x + 40, y + 20);
    await page.touchscreen.tap(x + 40, y + 20);
    await page.keyboard.type('4711');
    await expect.poll(() => field.inputValue()).toBe('4711');
    await expect.poll(() => rink.inputValue()).toMatch(/Ice .+/);
    await context.close();
  });

  it('begins with its first field on a phone, and opens a known skater where something is wrong', async () => {
    const { context, page } = await newWindow(browser, { size: PHONE });
    const form = '/individual-form?competitionId=01KDEM0MEET000000000000001';
    const topOf = async (label: string) => (await page.getByText(label, { exact: true }).boundingBox())?.y;
    await page.goto(form);
    await page.getByLabel('Full name').waitFor();
    await expect.poll(() => topOf('Full name')).toBeLessThan(250);
    await logIn(page, demoAddress('skater'));
    await page.goto(form);
    const skaters = page.getByRole('group', { name: 'Which skater?' });
    await skaters.waitFor();
    // Nothing but the skaters is there to touch until one is chosen.
    const first = skaters.getByRole('button').first();
    await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThan(250);
    const fields = page.getByRole('form').locator('input, select, textarea, summary');
    await expect.poll(() => fields.count()).toBe(0);
    const submit = page.getByRole('button', { name: 'Submit the entry', description: 'Choose skater' });
    await submit.waitFor();
    await expectNothingCovered(page);
    await expectAccessible(page);

    await first.click();
    await page.getByRole('button', { name: 'Change the skater' }).waitFor();
    await expect.poll(() => page.getByLabel('Full name').count()).toBe(0);
    const events = page.getByLabel('Find an event');
    await expect.poll(async () => (await events.boundingBox())?.y).toBeLessThan(844);
    // The server refuses a number that the page takes for one.
    await page.route('**/api/entries/individual', (route) =>
      route.fulfill({
        status: 400,
        contentType: 'application/problem+json',
        body: JSON.stringify({
          type: 'about:blank',
          status: 400,
          title: 'x',
          code: 'ValidationFailed',
          requestId: 'r-1',
          errors: [{ field: 'isi', code: 'MustValid', message: 'ISI must valid' }],
        }),
      }),
    );
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'Submit the entry' }).click();
    await page.getByText('ISI must valid').first().waitFor();
    await expect.poll(() => focusedLabel(page)).toContain('ISI number');
    await expectAccessible(page);
    await context.close();
  });

  it('enters a skater once however often the button is pressed, and reports a skater who is already entered', async () => {
    const { context, page } = await newWindow(browser, { size: DESKTOP });
    const fullName = newSkaterName();
    const skater = { fullName, birthdate: { month: '1', day: '5', year: '2015' }, events: ['Freestyle 4'] };
    await openForm(page);
    await fillEntry(page, skater);
    await page.getByRole('button', { name: 'Submit the entry' }).dblclick();
    await page.waitForURL('**/success?*');
    await page.goto('/admin/submissions');
    await page.getByRole('row').filter({ hasText: fullName }).first().waitFor();
    await expect.poll(() => page.getByRole('row').filter({ hasText: fullName }).count()).toBe(1);
    await openForm(page);
    await fillEntry(page, skater);
    await page.getByRole('button', { name: 'Submit the entry' }).click();
    await page.getByText('This skater is already in this event').first().waitFor();
    await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe(fullName);
    await context.close();
  });

  it('loses nothing when the network drops, and a second try enters the skater once', async () => {
    const { context, page } = await newWindow(browser, { size: PHONE });
    const fullName = newSkaterName();
    await openForm(page);
    await fillEntry(page, {
      fullName,
      birthdate: { month: '7', day: '1', year: '2014' },
      events: ['Freestyle 4', 'Footwork · Freestyle 4'],
    });
    // The entry is stored, but the answer is lost.
    await page.route('**/api/entries/individual', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Submit the entry' }).click();
    // The message is visible at the end of the long form, where the button is.
    const message = page.getByText('Not saved');
    await message.waitFor();
    const isInSight = () =>
      message.evaluate((words) => {
        const { top, bottom } = words.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
    await expect.poll(isInSight).toBe(true);
    await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe(fullName);
    await page.unroute('**/api/entries/individual');
    await page.getByRole('button', { name: 'Submit the entry' }).click();
    await page.waitForURL('**/success?*');
    await page.getByRole('heading', { name: 'You’re in' }).waitFor();
    await context.close();
  });
});
