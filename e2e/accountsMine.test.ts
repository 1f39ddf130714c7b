import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { DESKTOP, sharedBrowser, newWindow, PHONE } from './browser.ts';
import { collectErrors, expectAccessible, expectNoSidewaysScroll } from './checks.ts';
import {
  choose,
  demoAddress,
  fillLogIn,
  logIn,
  logInByCall,
  newParent,
  newSkaterName,
  OPEN_COMPETITION,
  pick,
  signUpByCall,
  typeDate,
} from './steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

async function addSkater(page: Page, fullName: string): Promise<void> {
  await page.getByRole('button', { name: 'Add skater' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Full name').fill(fullName);
  await pick(dialog.getByLabel('Gender'), 'Female');
  await dialog.getByLabel('Month', { exact: true }).fill('3');
  await dialog.getByLabel('Day', { exact: true }).fill('9');
  await dialog.getByLabel('Year', { exact: true }).fill('2016');
  await choose(page, 'Country', 'Finland');
  await choose(page, 'Home rink', 'Pond behind the school');
  await dialog.getByLabel('ISI number').fill('987654');
  await typeDate(page, 'ISI expiry date', [2030, 8, 31]);
  await pick(dialog.getByLabel('Freestyle (optional)', { exact: true }), 'Freestyle 4');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save skater' }).click();
  await page.getByText(`${fullName} saved`).waitFor();
}

it('a family saves its skater once, and fills every entry form with one choice', async () => {
  const { context, page } = await newWindow(browser, { size: PHONE });
  const errors = collectErrors(page);
  const parent = newParent();
  const fullName = newSkaterName();
  await signUpByCall(page, parent);
  await logInByCall(page, parent.email, parent.password);
  await page.goto('/admin/my-account#skaters');
  await addSkater(page, fullName);
  await page.getByRole('heading', { name: fullName }).waitFor();
  await page.getByText('ISI 987654 · until Aug 31, 2030').waitFor();
  await expectNoSidewaysScroll(page);

  await page.goto('/');
  await page
    .getByRole('article')
    .filter({ hasText: OPEN_COMPETITION })
    .getByRole('link', { name: /enter/i })
    .click();
  // One tap: the skater is one line, and the events of the level follow.
  await page.getByRole('group', { name: 'Which skater?' }).getByRole('button', { name: fullName }).click();
  await page.getByText(`${fullName}, 10 · Pond behind the school · ISI 987654 until Aug 2030`).waitFor();
  await expect.poll(() => page.getByLabel('Full name').count()).toBe(0);
  await page.getByRole('checkbox', { name: 'Freestyle 4', exact: true }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Change the skater' }).press('Enter');
  await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe(fullName);
  await expect.poll(() => page.getByLabel('Year').first().inputValue()).toBe('2016');
  await page.getByText('Pond behind the school · Finland').waitFor();
  await expect.poll(() => page.getByLabel('ISI number').inputValue()).toBe('987654');
  await expect.poll(() => page.getByRole('combobox', { name: 'Highest' }).inputValue()).toBe('Freestyle 4');
  await page.getByLabel('Find an event').fill('Freestyle 4');
  await page.getByRole('checkbox', { name: 'Freestyle 4', exact: true }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Submit the entry' }).click();
  await page.getByRole('heading', { name: 'You’re in' }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

it('the second of two windows that change the account loses no typed text, and undoes nothing unasked', async () => {
  const { context, page } = await newWindow(browser, { size: DESKTOP });
  const parent = newParent();
  await signUpByCall(page, parent);
  await logInByCall(page, parent.email, parent.password);
  await page.goto('/admin/my-account');
  await page.getByLabel('Address 1').waitFor();
  const other = await context.newPage();
  await other.goto('/admin/my-account');
  await other.getByLabel('Address 1').fill('grandma@home.example');
  await other.getByRole('button', { name: 'Save addresses' }).click();
  await other.getByText('Saved. We’ll email the address once it is confirmed.').waitFor();

  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Robin Frost');
  await page.getByRole('button', { name: 'Save name' }).click();
  await page.getByText('Name saved').waitFor();
  await expect.poll(() => page.getByLabel('Address 1').inputValue()).toBe('grandma@home.example');

  await other.getByRole('textbox', { name: 'Name', exact: true }).fill('Robin Lake');
  const again = other.getByRole('button', { name: 'Save name' });
  await again.click();
  await other.getByRole('button', { name: 'Keep mine' }).waitFor();
  await other.getByText('Robin Frost').first().waitFor();
  await expectAccessible(other);
  // Pressing again saves nothing before a choice is made.
  await again.click();
  await page.reload();
  await page.getByRole('link', { name: 'Robin Frost' }).waitFor();
  await other.getByRole('button', { name: 'Keep mine' }).click();
  await again.click();
  await other.getByText('Name saved').waitFor();
  await page.reload();
  await page.getByRole('link', { name: 'Robin Lake' }).waitFor();
  await expect.poll(() => page.getByLabel('Address 1').inputValue()).toBe('grandma@home.example');
  await context.close();
});

it('one device logs out another, and logging out everywhere ends both sessions', async () => {
  const parent = newParent();
  const first = await newWindow(browser, { size: DESKTOP });
  const second = await newWindow(browser, { size: DESKTOP });
  await signUpByCall(first.page, parent);
  for (const { page } of [first, second]) await logIn(page, parent.email, parent.password);
  await first.page.goto('/admin/my-account');
  await first.page.getByText('This device').waitFor();
  await first.page.getByRole('button', { name: 'Log out Chrome on Linux' }).click();
  await first.page.getByText('Chrome on Linux logged out.').waitFor();
  // The open page learns of it with its next call; the entries were read for the landing page.
  await second.page.getByRole('link', { name: 'Skating record' }).first().click();
  await second.page.waitForURL((url) => url.pathname === '/');
  await logIn(second.page, parent.email, parent.password);
  await first.page.getByRole('button', { name: 'Log out everywhere' }).click();
  await first.page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click();
  await first.page.waitForURL((url) => url.pathname === '/');
  await second.page.goto('/admin/my-account');
  await second.page.waitForURL((url) => url.pathname === '/');
  await Promise.all([first.context.close(), second.context.close()]);
});

it('the password is changed, the data is saved as a file, and the account is deleted with the password', async () => {
  const { context, page } = await newWindow(browser, { size: DESKTOP });
  const parent = newParent();
  const password = 'quite another sentence';
  await signUpByCall(page, parent);
  await logInByCall(page, parent.email, parent.password);
  await page.goto('/admin/my-account');
  const form = page.getByRole('form', { name: 'Password' });
  await form.getByRole('textbox', { name: 'Current password' }).fill('not the right one');
  await form.getByRole('textbox', { name: 'New password' }).fill(password);
  await page.keyboard.press('Enter');
  await form.getByText('Current password incorrect').first().waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('currentPassword');
  await form.getByRole('textbox', { name: 'Current password' }).fill(parent.password);
  await page.keyboard.press('Enter');
  await page.getByText('Password changed').waitFor();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await (await downloading).path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ account: { email: parent.email } });

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Current password' }).fill(password);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/login');
  await fillLogIn(page, parent.email, password);
  await page.getByText('Email does not exist').first().waitFor();
  await context.close();
});

it('a phone’s account fits one screen of folds, and the address opens one of them', async () => {
  const { context, page } = await newWindow(browser, { size: PHONE });
  await logInByCall(page, demoAddress('skater'));
  await page.goto('/admin/my-account');
  const fold = page.getByRole('heading', { name: 'Password' });
  await fold.waitFor();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThan(1.5 * PHONE.height);
  const current = page.getByRole('textbox', { name: 'Current password' });
  await expect.poll(() => current.isVisible()).toBe(false);
  await fold.click();
  await current.waitFor();
  await page.goto('/admin/my-account#delete');
  await page.getByRole('button', { name: 'Delete my account' }).waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await context.close();
});

it('the account leads to each of its sections by the keyboard on a desktop', async () => {
  const size = DESKTOP;
  const { context, page } = await newWindow(browser, { size });
  await logInByCall(page, demoAddress('skater'));
  await page.goto('/admin/my-account');
  const index = page.getByRole('navigation', { name: 'On this page' });
  await index.getByRole('link', { name: 'Delete account' }).press('Enter');
  const section = page.getByRole('heading', { name: 'Delete account' });
  const top = async () => (await section.boundingBox())?.y ?? NaN;
  await expect.poll(top).toBeGreaterThan(0);
  await expect.poll(top).toBeLessThan(size.height);
  // The address names the section, also for who comes with it.
  await page.reload();
  await expect.poll(top).toBeLessThan(size.height);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await context.close();
});
