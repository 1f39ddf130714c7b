import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, inject, it } from 'vitest';
import { authenticatorCode } from '../local/testing/secondFactors.ts';
import { DESKTOP, sharedBrowser, newWindow, PHONE } from './browser.ts';
import { expectAccessible, expectNoSidewaysScroll } from './checks.ts';
import { fillLogIn, logIn, newParent, signUpByCall } from './steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

/** Passkeys need `localhost`; the tests' host listens at 127.0.0.1. */
const named = (path: string) => new URL(path, inject('origin').replace('127.0.0.1', 'localhost')).href;

/** A phone's own authenticator that always confirms the user's presence and identity. */
async function withVirtualAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

it('a passkey is added, serves as the second step of a log-in, and logs in alone', async () => {
  const { context, page } = await newWindow(browser, { size: DESKTOP });
  await withVirtualAuthenticator(page);
  const parent = newParent();
  await signUpByCall(page, parent);

  // Passkeys belong to a name, so the page at the IP address links to `localhost`.
  await logIn(page, parent.email, parent.password);
  await page.goto('/admin/my-account');
  const { host } = new URL(named('/'));
  await page.getByRole('link', { name: `Go to ${host}` }).click();
  await page.waitForURL(named('/'));
  await page.goto(named('/login'));
  await fillLogIn(page, parent.email, parent.password);
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.goto(named('/admin/my-account'));

  await page.getByRole('button', { name: 'Add passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name of the passkey').fill('My phone');
  await dialog.getByRole('textbox', { name: 'Current password' }).fill(parent.password);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add passkey' }).click();
  await expect
    .poll(() => dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').count())
    .toBe(10);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'I saved my codes' }).click();
  await page.getByRole('heading', { name: 'My phone' }).waitFor();
  await page.getByText('10 codes left').waitFor();

  await context.clearCookies();
  await page.goto(named('/login'));
  await fillLogIn(page, parent.email, parent.password);
  await page.getByRole('heading', { name: 'One more step' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use passkey' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/admin'));

  await context.clearCookies();
  await page.goto(named('/manager-login'));
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/admin'));
  await page.goto(named('/admin/my-account'));
  await page.getByRole('button', { name: 'Remove My phone' }).click();
  await dialog.getByRole('textbox', { name: 'Current password' }).fill(parent.password);
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText('Only your password protects this account.').waitFor();
  await context.close();
});

it('an authenticator app is set up and required at log-in, by keyboard, and a recovery code replaces it', async () => {
  const { context, page } = await newWindow(browser, { size: PHONE });
  const parent = newParent();
  await signUpByCall(page, parent);
  await logIn(page, parent.email, parent.password);
  await page.goto('/admin/my-account#security');
  await page.getByRole('button', { name: 'Add authenticator app' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Current password' }).fill(parent.password);
  await page.keyboard.press('Enter');
  await dialog.getByRole('img', { name: 'QR code with your key' }).waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const key = (await dialog.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).textContent()) ?? '';
  const secret = key.replaceAll(' ', '');
  await dialog.getByLabel('Code from the app').fill(await authenticatorCode(secret));
  await page.keyboard.press('Enter');
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await codes.first().waitFor();
  const recoveryCode = (await codes.first().textContent()) ?? '';
  await dialog.getByRole('button', { name: 'I saved my codes' }).click();
  await page.getByRole('heading', { name: 'Authenticator app' }).waitFor();
  await expectNoSidewaysScroll(page);

  await context.clearCookies();
  const script = /\/assets\/[\w-]+\.js/;
  await page.goto('/login');
  await page.getByLabel('Password', { exact: true }).waitFor();
  await page.route(script, (route) => route.abort());
  await fillLogIn(page, parent.email, parent.password);
  await page.getByText('No connection. Check your network and try again').first().waitFor();
  const password = page.getByLabel('Password', { exact: true });
  await expect.poll(() => password.inputValue()).toBe(parent.password);
  await page.unroute(script);

  await page.goto('/login');
  await fillLogIn(page, parent.email, parent.password);
  const code = page.getByLabel('Code from your authenticator app');
  await code.fill('12345');
  await page.keyboard.press('Enter');
  await page.getByText('Code incorrect').first().waitFor();
  await code.fill(await authenticatorCode(secret, 1));
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname.startsWith('/admin'));

  await context.clearCookies();
  await page.goto('/head-coach-login');
  await fillLogIn(page, parent.email, parent.password);
  await page.getByRole('button', { name: 'Use recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCode);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname.startsWith('/admin'));
  await page.goto('/admin/my-account#security');
  await page.getByText('9 codes left').waitFor();
  await context.close();
});
