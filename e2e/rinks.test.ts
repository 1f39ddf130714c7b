import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { DESKTOP, sharedBrowser, newWindow, PHONE } from './browser.ts';
import { collectErrors, expectAccessible, expectNoSidewaysScroll } from './checks.ts';
import { choose, demoAddress, logIn } from './steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

const dialogOf = (page: Page) => page.getByRole('dialog');

async function act(page: Page, rink: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${rink}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

it('a rink is added on a phone, changed by two people at once, protected from deletion while in use, and deactivated', async () => {
  const { context, page } = await newWindow(browser, { size: PHONE });
  const errors = collectErrors(page);
  const name = `Revontuli Ice Hall ${randomUUID().slice(0, 8)}`;
  await logIn(page, demoAddress('superadmin'));
  await page.goto('/admin/rinks');
  await page.getByRole('button', { name: 'Add rink' }).click();
  const add = dialogOf(page);
  await add.getByLabel('Name', { exact: true }).fill(name);
  await add.getByLabel('City').fill('Rovaniemi');
  await choose(page, 'Country', 'Atlantis');
  await add.getByRole('button', { name: 'Add rink' }).click();
  await add.getByRole('button', { name: 'Country: choose from the list' }).waitFor();
  await expect.poll(() => add.getByRole('combobox', { name: 'Country' }).inputValue()).toBe('Atlantis');
  await choose(page, 'Country', 'finland');
  await expect.poll(() => add.getByRole('combobox', { name: 'Country' }).inputValue()).toBe('Finland');
  await expect
    .poll(() => add.getByRole('combobox', { name: 'Time zone' }).inputValue())
    .toBe('Europe/Helsinki');
  await add.getByLabel('Address').fill('Jäätie 1\n96100 Rovaniemi');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await add.getByRole('button', { name: 'Add rink' }).click();
  await page.getByText(`${name} added.`).waitFor();

  const colleague = await newWindow(browser, { size: DESKTOP });
  await logIn(colleague.page, demoAddress('superadmin'));
  await colleague.page.goto(`/admin/rinks?search=${name.slice(-8)}`);
  await colleague.page.getByRole('link', { name }).click();
  await act(page, name, 'Edit');
  await dialogOf(colleague.page).getByLabel('City').fill('Oulu');
  await dialogOf(colleague.page).getByLabel('Phone').fill('+358 40 555 0101');
  await dialogOf(colleague.page).getByRole('button', { name: 'Save' }).click();
  await colleague.page.getByText(`${name} saved.`).waitFor();
  await colleague.context.close();

  const edit = dialogOf(page);
  await edit.getByLabel('City').fill('Kemi');
  await edit.getByLabel('Contact person').fill('Aino Halla');
  await page.evaluate(() => history.back());
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await edit.getByRole('button', { name: 'Save' }).click();
  await edit.getByText('Phone: +358 40 555 0101').waitFor();
  await expect.poll(() => edit.getByLabel('City').inputValue()).toBe('Kemi');
  await edit.getByRole('group', { name: 'City' }).getByRole('button', { name: 'Keep mine' }).click();
  await edit.getByRole('button', { name: 'Save' }).click();
  await page.getByText(`${name} saved.`).waitFor();
  await act(page, name, 'History');
  const latest = dialogOf(page).getByRole('listitem').first();
  for (const text of ['Oulu', 'Kemi', 'Aino Halla']) await latest.getByText(text).waitFor();
  await page.keyboard.press('Escape');

  await act(page, 'Hoshizora Ice Park', 'Delete');
  await dialogOf(page)
    .getByRole('link', { name: /Plum Blossom Cup/ })
    .waitFor();
  await page.keyboard.press('Escape');
  await act(page, name, 'Deactivate');
  await page.getByText(`${name} deactivated`).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone').waitFor();
  await act(page, name, 'Delete');
  await page.getByRole('button', { name: 'Delete rink' }).click();
  await page.getByText(`${name} deleted.`).waitFor();
  await context.close();
  expect(errors).toEqual([]);
});
