import { Buffer } from 'node:buffer';
import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { DESKTOP, sharedBrowser, newWindow, PHONE } from './browser.ts';
import { collectErrors, expectAccessible, expectNoSidewaysScroll } from './checks.ts';
import { mailedLink } from './mailbox.ts';
import {
  demoAddress,
  fillEntry,
  logIn,
  newParent,
  newSkaterName,
  OPEN_COMPETITION_ID,
  signUpByCall,
} from './steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

const BORN = { month: '03', day: '12', year: '2016' };

it('a manager enters from a paper form, adds the address, and the family takes the entry over', async () => {
  const { context, page } = await newWindow(browser, { size: DESKTOP });
  const errors = collectErrors(page);
  const fullName = newSkaterName();
  await logIn(page, demoAddress('manager'));
  await page.goto('/admin/competition-skaters');
  await page.getByRole('link', { name: 'Add entry' }).click();
  await page.getByLabel('Family’s email address').waitFor();
  await page.getByRole('checkbox', { name: 'No email address' }).check();
  await fillEntry(page, { fullName, birthdate: BORN, events: ['Freestyle 4'] });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Submit the entry' }).click();

  await page.waitForURL(`**/admin/competitions/${OPEN_COMPETITION_ID}/entries/*`);
  await page.getByText(`${fullName} is entered. No email is sent.`).waitFor();
  await page.getByRole('link', { name: 'Add another skater' }).waitFor();
  await page.getByText('Not taken over yet').waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const parent = newParent();
  await page.getByRole('button', { name: 'Add email address' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(parent.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByRole('link', { name: parent.email }).waitFor();

  const family = await newWindow(browser, { size: PHONE, scheme: 'dark' });
  await signUpByCall(family.page, parent);
  await family.page.goto(await mailedLink(parent.email, '/take-over'));
  await family.page.getByRole('heading', { name: /entered a skater for you/ }).waitFor();
  await expectAccessible(family.page);
  await expectNoSidewaysScroll(family.page);
  await family.page.getByRole('link', { name: 'Log in to take over' }).click();
  await family.page.getByLabel('Email').fill(parent.email);
  await family.page.getByLabel('Password', { exact: true }).fill(parent.password);
  await family.page.getByRole('button', { name: 'Log in', exact: true }).click();
  await family.page.getByRole('button', { name: 'Take over entry' }).click();
  await family.page.waitForURL('**/admin/entries/*');
  await family.page.getByRole('heading', { name: fullName }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
  await family.context.close();
});

it('a manager imports a list, sees its wrong row before anything is entered, and nobody comes in twice', async () => {
  const { context, page } = await newWindow(browser, { size: PHONE });
  const errors = collectErrors(page);
  const fullName = newSkaterName();
  const rows = [
    'Name,Sex,Born,Country,Club,ISI,Valid until,Level,Freestyle 4,Email',
    `${fullName},f,2016-03-12,Finland,Pond behind the school,987655,2030-08-31,Freestyle 4,x,`,
    'Ida Thaw,f,31.02.2016,Finland,Pond behind the school,987656,2030-08-31,Freestyle 4,x,',
  ];
  await logIn(page, demoAddress('manager'));
  await page.goto('/admin/import-entries');
  const opened = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  const file = { name: 'skaters.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) };
  await (await opened).setFiles(file);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await page.getByText('Nothing is entered yet').waitFor();
  await page.getByText('Birthdate: can’t read “31.02.2016”').waitFor();
  await page.getByText('Row 3').waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Enter 1 skater' }).click();
  await page.getByText('Import finished').waitFor();
  await page.getByRole('button', { name: 'Preview again' }).click();
  await page.getByText('Nothing is entered yet').waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^Enter/ }).count()).toBe(0);

  // A second rink's list, on the same screen: other skaters in rows of the same numbers.
  const others = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose another file' }).click();
  const list = [
    rows[0] ?? '',
    (rows[1] ?? '').replace(fullName, newSkaterName()).replace('987655', '987657'),
  ];
  await (await others).setFiles({ ...file, name: 'others.csv', buffer: Buffer.from(list.join('\r\n')) });
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await page.getByRole('button', { name: 'Enter 1 skater' }).click();
  await page.getByText('Import finished').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});
