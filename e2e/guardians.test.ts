import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { DESKTOP, newWindow, PHONE, sharedBrowser } from './browser.ts';
import { collectErrors, expectAccessible, expectNoSidewaysScroll } from './checks.ts';
import { mailedLink } from './mailbox.ts';
import { logInByCall, newParent, signUpByCall } from './steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

async function confirmedParent(page: Page): Promise<ReturnType<typeof newParent>> {
  const parent = newParent();
  await signUpByCall(page, parent);
  await page.goto(await mailedLink(parent.email, '/signup-success'));
  await page.getByText('Your address is confirmed').waitFor();
  await logInByCall(page, parent.email, parent.password);
  return parent;
}

it('a family invites the other parent, who joins on a phone, and is removed again', async () => {
  const own = await newWindow(browser, { size: DESKTOP });
  const phone = await newWindow(browser, { size: PHONE, scheme: 'dark' });
  const errors = [collectErrors(own.page), collectErrors(phone.page)];
  const parent = await confirmedParent(own.page);
  const other = newParent();

  await own.page.goto('/admin/my-account#guardians');
  const section = own.page.locator('#guardians');
  const refused = async (address: string, why: string) => {
    await section.getByLabel('Their email address').fill(address);
    await section.getByRole('button', { name: 'Send invitation' }).click();
    await section.getByText(why).waitFor();
    await expect.poll(() => section.getByText(why).count()).toBe(1);
  };
  await refused(parent.email, 'This is your own address.');
  await refused('other parent', 'Enter their whole address');
  await section.getByLabel('Their email address').fill(other.email);
  await section.getByRole('button', { name: 'Send invitation' }).click();
  await section.getByText('Invited', { exact: true }).waitFor();
  await expectAccessible(own.page);

  await phone.page.goto(await mailedLink(other.email, '/guardian'));
  await phone.page.getByRole('link', { name: 'Create account' }).click();
  await phone.page.getByText('Then you come back to the invitation', { exact: false }).waitFor();
  await phone.page.getByLabel('Name', { exact: true }).fill(other.name);
  await phone.page.getByLabel('Email').fill(other.email);
  await phone.page.getByLabel('Password', { exact: true }).fill(other.password);
  await phone.page.getByRole('button', { name: 'Create account' }).click();
  await phone.page.getByRole('button', { name: 'Join the family' }).waitFor();
  await expectAccessible(phone.page);
  await expectNoSidewaysScroll(phone.page);
  await phone.page.getByRole('button', { name: 'Join the family' }).click();
  await phone.page.waitForURL('**/admin/submissions');
  await phone.page.goto('/admin/my-account#guardians');
  await phone.page.getByRole('button', { name: 'Leave the family' }).waitFor();
  await expectAccessible(phone.page);
  await expectNoSidewaysScroll(phone.page);

  await own.page.reload();
  await section.getByText('Has joined').waitFor();
  await section.getByRole('button', { name: /^Remove/ }).click();
  await own.page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await section.getByText('Has joined').waitFor({ state: 'detached' });
  // A page that the removed guardian still has open shows nothing of the family any more.
  await phone.page.goto('/admin/submissions');
  await phone.page.getByText('Log in to continue to your page.').waitFor();
  expect(errors.flat()).toEqual([]);
  await own.context.close();
  await phone.context.close();
});
