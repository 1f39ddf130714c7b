import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { newPublishedPanels } from '../local/testing/codes.ts';
import { demoAccount } from '../local/testing/people.ts';
import { DESKTOP, newWindow, PHONE, sharedBrowser } from './browser.ts';
import { collectErrors, expectAccessible, expectNoSidewaysScroll } from './checks.ts';
import { demoAddress, logInByCall, pick } from './steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

it('an organiser makes a code, a helper opens it by its link, and it ends when it is withdrawn', async () => {
  const { competition } = await newPublishedPanels();
  const { page } = await newWindow(browser, { size: DESKTOP });
  const errors = collectErrors(page);
  await logInByCall(page, demoAddress('superadmin'));
  await page.goto(`/admin/helpers?competition=${competition.id}`);
  await page.getByText('No codes yet').waitFor();
  await page.getByRole('button', { name: 'Make code' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make code' });
  await dialog.getByText('Judge’s tablet').click();
  await dialog.getByLabel('Panel').click();
  await page.getByRole('option').first().click();
  await pick(dialog.getByLabel('Seat'), 'Judge 2');
  await dialog.getByRole('textbox', { name: 'Who it’s for' }).fill('Tablet 2');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Make code' }).click();
  await page.getByRole('heading', { name: 'Code for Tablet 2' }).waitFor();
  await page.getByRole('img', { name: /^QR code/ }).waitFor();
  await expectAccessible(page);
  const code = (await page.getByText(/^[2-9A-Z]{4} [2-9A-Z]{4}$/).textContent()) ?? '';
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByText('Not opened yet').waitFor();
  expect(await page.content()).not.toContain(code.replace(' ', ''));

  // Who makes another one for the same seat hears of it first.
  const { name } = await (await demoAccount('superadmin')).data('myAccount');
  await page.getByRole('button', { name: 'Make code' }).click();
  await dialog.getByText('Judge’s tablet').click();
  await dialog.getByLabel('Panel').click();
  await page.getByRole('option').first().click();
  await pick(dialog.getByLabel('Seat'), 'Judge 2');
  await dialog.getByText(`${name} made a code for this already: Tablet 2`).waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  const helper = await newWindow(browser, { size: PHONE });
  await helper.page.goto(`/code#${code.replace(' ', '')}`);
  await helper.page.getByRole('textbox', { name: 'Your name' }).fill('Lou Field');
  await expectAccessible(helper.page);
  await expectNoSidewaysScroll(helper.page);
  await helper.page.getByRole('button', { name: 'Open code' }).press('Enter');
  await helper.page.waitForURL(`**/day/${competition.id}/judge`);
  await helper.page.goto('/code');
  await helper.page.getByText('You can enter marks for Judge 2 as Lou Field.').waitFor();
  await expectAccessible(helper.page);

  await page.reload();
  await page.getByText(/^Opened by Lou Field/).waitFor();
  await page.getByRole('button', { name: 'Withdraw: Tablet 2' }).click();
  await page.getByRole('button', { name: 'Withdraw code' }).click();
  await page.getByRole('heading', { name: 'Ended' }).waitFor();
  await helper.page.reload();
  await helper.page.getByRole('textbox', { name: 'Code', exact: true }).waitFor();
  expect(errors).toEqual([]);
});
