import { Buffer } from 'node:buffer';
import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { sharedBrowser, newWindow, PHONE } from './browser.ts';
import { collectErrors, expectAccessible, expectNoSidewaysScroll } from './checks.ts';
import { demoAddress, logInByCall } from './steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

it('a federation’s list is compared and imported, and answers a visitor’s check', async () => {
  // A membership number has at least one digit, which the time in letters and digits may lack.
  const number = `E1${Date.now().toString(36).toUpperCase()}`.slice(0, 10);
  const rows = [
    'Member No.;Name;Born;Expires;Level;Test;Test date',
    `${number};"Frost, Ada";27.11.2015;31.08.2031;Freestyle 1;Freestyle;12.01.2026`,
    `${number};;;;Freestyle 2;Freestyle;14.05.2026`,
    ';Nobody;27.11.2015;31.08.2031;;;',
  ];
  const { context, page } = await newWindow(browser, { size: PHONE });
  const errors = collectErrors(page);
  await logInByCall(page, demoAddress('superadmin'));
  await page.goto('/admin/members/import');
  const opened = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose file' }).click();
  const buffer = Buffer.from(`\uFEFF${rows.join('\r\n')}`);
  await (await opened).setFiles({ name: 'members.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Preview changes' }).click();
  await page.getByText('Number is missing').waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByText('Show new row').click();
  await page.getByText(new RegExp(`^Rows 2, 3\\s*Ada Frost, ${number}`)).waitFor();
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await page.getByText('Import complete.').waitFor();
  await page.getByText('entries checked').waitFor();
  await page.goto(`/admin/members?search=${number}`);
  await page.getByText('Ada Frost').first().waitFor();

  await page.goto('/check-isi');
  await page.getByLabel('ISI membership number').fill(number.toLowerCase());
  await page.keyboard.press('Enter');
  await page.getByText('This membership is valid until Aug 31, 2031.').waitFor();
  await expect.poll(() => page.getByRole('main').textContent()).not.toContain('Frost');
  await page.getByRole('button', { name: 'Check another number' }).click();
  await page.locator('input[name=number]:focus').waitFor();
  await expect.poll(() => page.getByLabel('ISI membership number').inputValue()).toBe('');
  expect(errors).toEqual([]);
  await context.close();
});
