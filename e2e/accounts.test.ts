import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, sharedBrowser, newWindow, PHONE } from './browser.ts';
import { expectAccessible, expectNoSidewaysScroll } from './checks.ts';
import { mailedLink } from './mailbox.ts';
import { choose, demoAddress, fillLogIn, logIn, newParent, signUpByCall } from './steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

const NEW_PASSWORD = 'quite another sentence';

async function setPassword(page: Page, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'New password' }).fill(password);
  await page.keyboard.press('Enter');
}

describe('a forgotten password', () => {
  it('is replaced by the mail’s link with the keyboard alone, and the link works once', async () => {
    const { context, page } = await newWindow(browser, { size: PHONE });
    const parent = newParent();
    await signUpByCall(page, parent);
    await page.goto('/login');
    await page.getByLabel('Email').fill(parent.email);
    await page.getByRole('link', { name: 'Forgot your password?' }).press('Enter');
    await page.waitForURL('**/forget-password');
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
    // The typed address is passed on.
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(parent.email);
    await page.getByLabel('Email').press('Enter');
    await page.waitForURL('**/forgot-password-success');
    await page.getByText(`If ${parent.email} has an account`).waitFor();
    await expectAccessible(page);

    const link = await mailedLink(parent.email, '/reset-password');
    await page.goto(link);
    await setPassword(page, 'too short');
    await page.getByText('Password must valid').first().waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('password');
    await setPassword(page, NEW_PASSWORD);
    await page.getByRole('heading', { name: 'Your password is set' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Log in' }).press('Enter');
    await page.waitForURL('**/login');
    await page.getByLabel('Password', { exact: true }).waitFor();
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(parent.email);
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/skaters-competitions');

    await page.goto(link);
    await setPassword(page, 'a third long sentence');
    await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
    await page.getByRole('link', { name: 'Get new link' }).waitFor();
    await expectNoSidewaysScroll(page);
    await context.close();
  });

  it('gets the same answer for an address without an account', async () => {
    const { context, page } = await newWindow(browser, { size: DESKTOP });
    const { email } = newParent();
    await page.goto('/forget-password');
    await page.getByLabel('Email').fill(email);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/forgot-password-success');
    await page.getByText(`If ${email} has an account`).waitFor();
    await expect(mailedLink(email, '/reset-password')).rejects.toThrow('No mail');
    await context.close();
  });
});

it('a sign-up without a form logs in and leads to the competitions, and a taken address leads to log-in', async () => {
  const { context, page } = await newWindow(browser, { size: PHONE });
  const parent = newParent();
  const signUp = async () => {
    await page.goto('/signup');
    await page.getByLabel('Name', { exact: true }).fill(parent.name);
    await page.getByLabel('Email').fill(parent.email);
    await page.getByLabel('Password', { exact: true }).fill(parent.password);
    await page.getByRole('button', { name: 'Create account' }).click();
  };
  await signUp();
  await page.waitForURL('**/signup-success');
  await page.getByText(`Open the link we sent to ${parent.email}`).waitFor();
  await page.getByRole('link', { name: 'Choose a competition' }).waitFor();
  await expectAccessible(page);
  await page.goto('/admin/my-account');
  await page.getByText('Not verified').waitFor();

  await context.clearCookies();
  await signUp();
  await page.getByText('Email already exist').first().waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Log in with this address instead' }).click();
  await page.waitForURL('**/login');
  await page.getByRole('button', { name: 'Log in', exact: true }).waitFor();
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(parent.email);
  await context.close();
});

it('an address is verified by the link of the mail after sign-up', async () => {
  const { context, page } = await newWindow(browser, { size: DESKTOP });
  const parent = newParent();
  await signUpByCall(page, parent);
  await logIn(page, parent.email, parent.password);
  await page.goto('/admin/my-account');
  await page.getByText('Not verified').waitFor();
  await page.goto(await mailedLink(parent.email, '/signup-success'));
  await page.getByRole('heading', { name: 'Your address is confirmed' }).waitFor();
  await page.getByRole('link', { name: 'My account' }).click();
  await page.getByText('Verified', { exact: true }).waitFor();
  await context.close();
});

it('too many attempts name the waiting time, and no typed text is lost', async () => {
  const { context, page } = await newWindow(browser, { size: PHONE });
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({
      status: 429,
      json: {
        type: 'about:blank',
        status: 429,
        title: 'Too many attempts',
        code: 'TooManyAttempts',
        requestId: 'r-1',
        retryAfterSeconds: 270,
      },
    }),
  );
  await page.goto('/login');
  await fillLogIn(page, 'robin@winter.example', 'something I typed');
  await page.getByText('Too many attempts. Try again in 5 minutes').waitFor();
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('robin@winter.example');
  await expect
    .poll(() => page.getByLabel('Password', { exact: true }).inputValue())
    .toBe('something I typed');
  await expectAccessible(page);
  await context.close();
});

it('log-in at another role’s page leads to the account’s own page and says so', async () => {
  const { context, page } = await newWindow(browser, { size: DESKTOP });
  await page.goto('/select-login');
  await page.getByRole('link', { name: 'Competition managers' }).click();
  await page.waitForURL('**/manager-login');
  await fillLogIn(page, demoAddress('headcoach'));
  await page.waitForURL('**/admin/skaters');
  await page.getByText('You’re logged in as Head coach').waitFor();
  await context.close();
});

it('a super administrator invites a head coach, who accepts, lands on their own page, and is logged out by a deactivation', async () => {
  const admin = await newWindow(browser, { size: DESKTOP });
  const { page } = admin;
  const { email } = newParent();
  const name = `Zoe ${email.slice(7, 13)}`;
  await logIn(page, demoAddress('superadmin'));
  await page.getByRole('link', { name: 'Ingrid Halvorsen-Tan' }).click();
  await page.getByRole('link', { name: 'People' }).click();
  await page.waitForURL('**/admin/users');
  await page.getByRole('button', { name: 'Invite person' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Role').click();
  await page.getByRole('option', { name: 'Head coach' }).click();
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await dialog.getByText('Rink must not empty').first().waitFor();
  await choose(page, 'Rink', 'Lantern Bay Ice Palace');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await page.getByText(`Invitation sent to ${email}`).waitFor();
  await page.getByRole('searchbox').fill(name);
  const row = page.getByRole('row').filter({ hasText: email });
  await row.getByText('Invited').waitFor();

  const coach = await newWindow(browser, { size: PHONE });
  await coach.page.goto(await mailedLink(email, '/reset-password'));
  await coach.page.getByRole('heading', { name: 'Welcome to Rinkside' }).waitFor();
  await setPassword(coach.page, NEW_PASSWORD);
  await coach.page.getByRole('link', { name: 'Log in' }).click();
  await coach.page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await coach.page.keyboard.press('Enter');
  await coach.page.waitForURL('**/admin/skaters');

  await page.reload();
  await row.getByText('Active').waitFor();
  const actions = row.getByRole('button', { name: `Actions for ${name}` });
  await actions.press('Enter');
  await page.getByRole('menuitem', { name: 'Edit name or role' }).press('Enter');
  await page.getByRole('dialog', { name: `Edit ${name}` }).waitFor();
  await page.keyboard.press('Escape');
  // The dialog returns the focus to the row that opened it.
  await page.waitForFunction(
    (label) => document.activeElement?.getAttribute('aria-label') === label,
    `Actions for ${name}`,
  );
  await actions.click();
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  await row.getByText('Deactivated').waitFor();
  await expectAccessible(page);
  await coach.page.goto('/admin/my-account');
  await coach.page.waitForURL((url) => url.pathname === '/');
  await Promise.all([admin.context.close(), coach.context.close()]);
});
