import type { Locator, Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { startSeparateHost } from '../local/testing/separateHost.ts';
import { authenticatorCode } from '../local/testing/secondFactors.ts';
import { DESKTOP, sharedBrowser, newWindow, PHONE } from './browser.ts';
import { collectErrors, expectAccessible, expectNoSidewaysScroll } from './checks.ts';
import { DEMO_PASSWORD, demoAddress, fillLogIn } from './steps.ts';

const admin = demoAddress('superadmin');
const manager = demoAddress('manager');

/** The page of an account that must add a second factor first: a link to add it, and no way around. */
async function expectNothingElse(page: Page): Promise<void> {
  await page.getByText('Set up two-step verification').waitFor();
  await page.waitForURL('**/admin/my-account');
  await expect
    .poll(() => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents())
    .toEqual(['Log-in security', 'Where you are logged in']);
}

/** Sets up an authenticator app and stops where the recovery codes are shown. */
async function enrol(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Add authenticator app' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Current password' }).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  const scan = dialog.getByText('Scan this code with the app.');
  await expect.poll(() => scan.evaluate((shown) => shown === document.activeElement)).toBe(true);
  const key = await dialog.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).textContent();
  const code = await authenticatorCode((key ?? '').replaceAll(' ', ''));
  await dialog.getByLabel('Code from the app').fill(code);
  await page.keyboard.press('Enter');
  await dialog.getByRole('list', { name: 'Recovery codes' }).waitFor();
  // Codes that are shown once are not lost by a second Enter, nor by a press outside.
  await page.keyboard.press('Enter');
  await page.mouse.click(5, 5);
  return dialog;
}

it('a second factor becomes required, is set up by accounts without one, and is reset by a super administrator', async () => {
  // The setting applies to all accounts, so each try has its own host.
  const [host, browser] = await Promise.all([startSeparateHost(), sharedBrowser()]);
  onTestFinished(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    await host.stop();
  });
  const { page: office } = await newWindow(browser, { size: DESKTOP, origin: host.origin });
  const errors = collectErrors(office);
  await office.goto('/admin/settings');
  await office.waitForURL('/');
  await office.goto('/login');
  await fillLogIn(office, admin);
  const required = office.getByRole('checkbox', { name: /Require two-step verification/ });
  await required.check();
  await office.getByText('You’ll add yours right after saving.').waitFor();
  await expectAccessible(office);
  await office.getByRole('button', { name: 'Save log-in security' }).click();

  // The administrator's own account has none yet, so it must add one first, and then returns.
  await expectNothingElse(office);
  await office.goto('/admin/rinks');
  await expectNothingElse(office);
  await expectAccessible(office);
  const ownCodes = await enrol(office);
  await ownCodes.getByRole('button', { name: 'I saved my codes' }).click();
  await office.waitForURL('/admin/rinks');
  await office.goto('/admin/settings');
  await expect.poll(() => required.isChecked()).toBe(true);

  // A manager opens the payments.
  const { page: phone } = await newWindow(browser, { size: PHONE, origin: host.origin });
  await phone.goto('/admin/money?tab=statement');
  await phone.waitForURL('/');
  await phone.goto('/manager-login');
  await fillLogIn(phone, manager);
  await expectNothingElse(phone);
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);
  const codes = await enrol(phone);
  await expectAccessible(phone);
  await codes.getByRole('button', { name: 'I saved my codes' }).click();
  await phone.waitForURL('/admin/money?tab=statement');

  await office.goto('/admin/users?role=MANAGER');
  await office.getByRole('row').filter({ hasText: manager }).getByRole('button').last().click();
  await office.getByRole('menuitem', { name: 'Reset two-step verification' }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Reset two-step verification' }).click();
  await dialog.getByText('Give a reason').first().waitFor();
  await expectAccessible(office);
  await dialog.getByLabel('Reason').fill('The phone fell into the ice machine.');
  await dialog.getByRole('textbox', { name: 'Your current password' }).fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Reset two-step verification' }).click();
  await dialog.waitFor({ state: 'detached' });

  // The manager is logged out, logs in with the password alone and starts again.
  await phone.reload();
  await phone.waitForURL('/');
  await phone.goto('/manager-login');
  await fillLogIn(phone, manager);
  await expectNothingElse(phone);
  expect(errors).toEqual([]);
});
