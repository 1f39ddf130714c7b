import { Buffer } from 'node:buffer';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { DESKTOP, sharedBrowser, newWindow, PHONE } from './browser.ts';
import { collectErrors, expectAccessible, expectNoSidewaysScroll } from './checks.ts';
import { mailedLink } from './mailbox.ts';
import {
  demoAddress,
  fillEntry,
  logInByCall,
  newParent,
  newSkaterName,
  OPEN_COMPETITION_ID,
  pick,
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
  await logInByCall(page, demoAddress('manager'));
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
  const link = await mailedLink(parent.email, '/take-over');
  await family.page.goto(link);
  await family.page.getByRole('heading', { name: /entered a skater for you/ }).waitFor();
  await expectAccessible(family.page);
  await expectNoSidewaysScroll(family.page);
  await family.page.getByRole('link', { name: 'Log in to take over' }).click();
  await family.page.getByLabel('Email').fill(parent.email);
  await family.page.getByLabel('Password', { exact: true }).fill(parent.password);
  await family.page.getByRole('button', { name: 'Log in', exact: true }).click();
  await family.page.getByRole('button', { name: 'Take over entry' }).click();
  await family.page.getByText('Confirm your email address first', { exact: false }).waitFor();
  await expectAccessible(family.page);
  await expectNoSidewaysScroll(family.page);
  expect(errors).toEqual([]);

  // Somebody else to whom the mail was forwarded.
  const other = await newWindow(browser, { size: PHONE });
  const stranger = newParent();
  await signUpByCall(other.page, stranger);
  await other.page.goto(link);
  await other.page.getByText('This link was emailed to p•••@test.example', { exact: false }).waitFor();
  await other.page.getByRole('link', { name: 'Log in to take over' }).click();
  await other.page.getByLabel('Email').fill(stranger.email);
  await other.page.getByLabel('Password', { exact: true }).fill(stranger.password);
  await other.page.getByRole('button', { name: 'Log in', exact: true }).click();
  await other.page.getByRole('button', { name: 'Take over entry' }).click();
  await other.page.getByText('This link is for the address it was emailed to', { exact: false }).waitFor();
  await other.context.close();

  await family.page.goto(await mailedLink(parent.email, '/signup-success'));
  await family.page
    .getByText(/confirmed/i)
    .first()
    .waitFor();
  await family.page.goto(link);
  await family.page.getByRole('button', { name: 'Take over entry' }).click();
  await family.page.waitForURL('**/admin/entries/*');
  await family.page.getByRole('heading', { name: fullName }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
  await family.context.close();
});

const listFile = (name: string, rows: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(rows.join('\r\n')),
});

/** A manager logs in and chooses a list to import. */
async function chooseList(page: Page, rows: readonly string[]): Promise<void> {
  await logInByCall(page, demoAddress('manager'));
  await page.goto('/admin/import-entries');
  const opened = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await opened).setFiles(listFile('skaters.csv', rows));
}

it('a manager sees the doubles of a list before anything is entered, and says which are two skaters', async () => {
  const { context, page } = await newWindow(browser, { size: PHONE, scheme: 'dark' });
  const errors = collectErrors(page);
  const [name, other] = [newSkaterName(), newSkaterName()];
  const line = (fullName: string, number: string) =>
    `${fullName},f,2016-03-12,Finland,Pond behind the school,${number},2030-08-31,Freestyle 4,x,`;
  const rows = [
    'Name,Sex,Born,Country,Club,ISI,Valid until,Level,Freestyle 4,Email',
    line(name, '987661'),
    line(name.toUpperCase(), '987661'),
    line(name.split(' ').toReversed().join(' '), '987662'),
    line(other, '987661'),
  ];
  await chooseList(page, rows);
  const duplicates = page.getByRole('region', { name: 'Listed twice' });
  await duplicates.getByText(`Row 3 is the same skater as row 2: ${name}. Entered once.`).waitFor();
  await duplicates
    .getByText(/^Row 4 .* looks like the same skater as row 2 .*Only row 2 is entered\.$/)
    .waitFor();
  await duplicates
    .getByText(/^Row 5 .* looks like the same skater as row 2 .*Only row 2 is entered\.$/)
    .waitFor();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await page.getByRole('button', { name: 'Enter 1 skater' }).waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('checkbox', { name: 'Two skaters: enter row 5 too' }).check();
  await duplicates.getByText(/^Row 5 .* looks like row 2 .*Both are entered\.$/).waitFor();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await page.getByRole('button', { name: 'Enter 2 skaters' }).click();
  await page.getByText('Import finished').waitFor();
  await expect.poll(() => page.locator('[data-outcome="double"] dd').innerText()).toBe('1');
  expect(errors).toEqual([]);
  await context.close();
});

it('a manager lists the names that no family has confirmed, and is led to the mail that asks', async () => {
  const { context, page } = await newWindow(browser, { size: DESKTOP });
  const errors = collectErrors(page);
  const fullName = newSkaterName();
  const rows = [
    'Name,Sex,Born,Country,Club,ISI,Valid until,Level,Freestyle 4,First name in public',
    `${fullName},f,2016-03-12,Finland,Pond behind the school,987671,2030-08-31,Freestyle 4,x,Wing Lam`,
  ];
  await chooseList(page, rows);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await page.getByRole('button', { name: 'Enter 1 skater' }).click();
  await page.getByText('Import finished').waitFor();

  await page.goto('/admin/competition-skaters');
  await pick(page.getByLabel('Name in public'), 'Not confirmed');
  await page.getByText('Families haven’t confirmed these names. Public pages show initials.').waitFor();
  const row = page.getByRole('row').filter({ hasText: fullName });
  await row.getByText(/^\p{L}\. \p{L}\.$/u).waitFor();
  await expect.poll(() => row.innerText()).not.toContain('Wing Lam');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(PHONE);
  await page.getByText('Families haven’t confirmed these names.').waitFor();
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(DESKTOP);
  await row.getByRole('link').first().click();
  await page.getByRole('heading', { name: 'Start lists and results' }).waitFor();
  await page.getByText(/Name in public: .* \(Not confirmed\)/).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'Remind families' }).click();
  await expect.poll(() => page.getByRole('radio', { name: 'Names not confirmed' }).isChecked()).toBe(true);
  expect(errors).toEqual([]);
  await context.close();
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
  await chooseList(page, rows);
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
  await (await others).setFiles(listFile('others.csv', list));
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await page.getByRole('button', { name: 'Enter 1 skater' }).click();
  await page.getByText('Import finished').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});
