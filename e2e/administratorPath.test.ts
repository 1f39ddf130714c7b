import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DESKTOP, launchBrowser, newWindow } from './browser.ts';
import { collectErrors, expectAccessible } from './checks.ts';
import { choose, demoAddress, logIn, typeDate } from './steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const nextYear = new Date().getFullYear() + 1;

async function addRink(page: Page, name: string): Promise<void> {
  await page.goto('/admin/rinks');
  await page.getByRole('button', { name: 'Add rink' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('City').fill('Oulu');
  await dialog.getByRole('combobox', { name: 'Country' }).fill('Finland');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add rink' }).click();
  await page.getByText(`${name} is registered`).waitFor();
}

async function fillCompetition(page: Page, name: string, rink: string): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Motto').fill('Light on the snow');
  await page.getByText('Evergreen').click();
  await typeDate(page, 'First day', [nextYear, 11, 12]);
  await typeDate(page, 'Last day', [nextYear, 11, 14]);
  await typeDate(page, 'First event on', [nextYear, 11, 12]);
  await choose(page, 'Rink', rink);
  await choose(page, 'Time zone of the venue', 'Europe/Helsinki');
  await typeDate(page, 'Entries close', [nextYear, 10, 20]);
  await choose(page, 'Currency', 'JPY · Japanese Yen');
  await page.getByLabel('First event', { exact: true }).fill('9800');
  await page.getByLabel('Second event').fill('5500');
  await page.getByLabel('Each additional event').fill('4000');
  await page.locator('summary').filter({ hasText: 'Open Freestyle' }).click();
  await page.getByRole('button', { name: 'Tick all of Open Freestyle' }).click();
}

it('a super administrator registers a rink, publishes a competition with its form and prices, and everybody sees it', async () => {
  const { context, page } = await newWindow(browser, { size: DESKTOP });
  const errors = collectErrors(page);
  const unique = randomUUID().slice(0, 8);
  const rink = `Polar Hall ${unique}`;
  const name = `Northern Snow Cup ${unique}`;
  await logIn(page, demoAddress('superadmin'));
  await page.waitForURL('**/admin/rinks');
  await addRink(page, rink);

  await page.goto('/admin/competitions');
  await page.getByRole('link', { name: 'Add competition' }).first().click();
  await page.waitForURL('**/admin/add-competitions');
  await fillCompetition(page, name, rink);
  await page.getByText('4 events are offered').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish the competition' }).click();
  await page.getByText(`${name} is published.`).waitFor();
  await context.close();

  const visitor = await newWindow(browser, { size: DESKTOP });
  await visitor.page.goto('/');
  const card = visitor.page.getByRole('article').filter({ hasText: name });
  await card.getByText('¥9,800').waitFor();
  await card.getByText(`Nov 12 – 14, ${nextYear}`).waitFor();
  await card.getByText(`${rink}, Oulu, Finland`).waitFor();
  await visitor.context.close();
  expect(errors).toEqual([]);
});

it('a manager changes the own competition, and the second of two who change it at once loses nothing typed', async () => {
  const first = await newWindow(browser, { size: DESKTOP });
  const second = await newWindow(browser, { size: DESKTOP });
  const motto = `Every light ${randomUUID().slice(0, 4)}`;
  for (const { page } of [first, second]) {
    await logIn(page, demoAddress('manager'));
    await page.getByRole('link', { name: 'Competition Detail' }).click();
    await page.waitForURL('**/admin/add-competitions?isEdit=true');
    await page.getByLabel('Motto').fill(motto);
  }
  await first.page.getByRole('button', { name: 'Save' }).click();
  await first.page.getByText('is saved.').waitFor();
  await second.page.getByLabel('Motto').fill(`${motto}, again`);
  await second.page.getByRole('button', { name: 'Save' }).click();
  await second.page.getByText('Somebody else changed this competition in the meantime').waitFor();
  expect(await second.page.getByLabel('Motto').inputValue()).toBe(`${motto}, again`);
  await second.page.getByRole('button', { name: 'Load the newer one' }).click();
  await second.page.waitForFunction(
    (wanted) => [...document.querySelectorAll('input')].some(({ value }) => value === wanted),
    motto,
  );
  await Promise.all([first.context.close(), second.context.close()]);
});
