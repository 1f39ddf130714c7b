import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { sharedBrowser, newWindow, PHONE } from './browser.ts';
import { collectErrors, expectAccessible, expectNoSidewaysScroll } from './checks.ts';
import {
  choose,
  fillLogIn,
  newParent,
  newSkaterName,
  pick,
  signUpByCall,
  startNewSkater,
  typeDate,
} from './steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

it('a family enters a team from a spreadsheet with a mistake in it, then a couple, on a phone', async () => {
  const { context, page } = await newWindow(browser, { size: PHONE });
  const errors = collectErrors(page);
  const inspect = async () => {
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  };
  const parent = newParent();
  await page.goto('/team-form');
  await signUpByCall(page, parent);

  // A visitor fills in the team's form, which is kept during the log-in.
  await page.getByRole('link', { name: /Enter a team.*Harbour Lights Open/ }).click();
  const team = `Ice Foxes ${randomUUID().slice(0, 8)}`;
  await page.getByLabel('Find an event').fill('Ensemble Low');
  await page.getByRole('radio', { name: 'Ensemble · Low' }).check();
  await page.getByLabel('Team name').fill(team);
  await page.getByLabel('Coach’s name').fill('Mira Lake');
  await page.getByLabel('Professional membership number').fill('P4711');
  await page.getByLabel('Coach’s email').fill('mira@clubs.test.example');
  await choose(page, 'Country', 'Finland');
  await choose(page, 'Home rink', 'Pond behind the school');

  await page.getByRole('button', { name: 'Log in to submit' }).click();
  await page.getByText('Please input skaters').first().waitFor();
  await page.getByRole('button', { name: 'Paste from a spreadsheet' }).click();
  const box = page.getByLabel('Rows from a spreadsheet');
  await box.fill(
    'Name\tBorn\tReserve\nMia Pond\t27.11.2015\t\nBen Frost\t31.02.2014\t\nLeo Snow\t5/3/2016\tx\nAda Rain\t2014-08-09\t',
  );
  await page.getByText('Birthdate: check “31.02.2014”').waitFor();
  await inspect();
  await page.getByRole('button', { name: 'Add 3 skaters' }).click();
  await expect.poll(() => box.inputValue()).toBe('Name\tBorn\tReserve\nBen Frost\t31.02.2014\t');
  await page.getByText('2 of 3 to 7 skaters').waitFor();
  await page.reload();
  await box.fill('Name\tBorn\nBen Frost\t28.02.2014');
  await page.getByRole('button', { name: 'Add 1 skater' }).click();
  await page.getByText('3 of 3 to 7 skaters').waitFor();
  const names = () =>
    page
      .getByLabel('Full name')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  await expect.poll(names).toEqual(['Mia Pond', 'Leo Snow', 'Ada Rain', 'Ben Frost']);
  await inspect();

  await page.getByRole('button', { name: 'Log in to submit' }).click();
  await page.waitForURL('**/login');
  await fillLogIn(page, parent.email, parent.password);
  await page.waitForURL('**/team-form?*');
  await page.getByRole('form').getByText('HK$540.00').first().waitFor();
  await page.getByRole('button', { name: 'Submit the entry' }).click();
  await page.waitForURL('**/success?*');
  await page.getByText(`${team} is entered in`).waitFor();
  await page.getByRole('link', { name: 'See submissions' }).click();
  await page.waitForURL('**/admin/team-submissions');
  await page.getByRole('link', { name: team }).first().click();
  await page.waitForURL('**/admin/entries/*');
  await page.getByText('3 skaters and 1 alternate').first().waitFor();
  await page.getByText('History', { exact: true }).waitFor();
  for (const fold of await page.locator('summary').all()) await fold.click();
  await page.getByText('Mira Lake').waitFor();
  await inspect();

  // A couple: the skater cannot be their own partner; a brother can.
  await page.goto('/dance-form');
  await page.getByRole('link', { name: /Enter a couple.*Harbour Lights Open/ }).click();
  await startNewSkater(page);
  const skater = newSkaterName();
  const fillPerson = async (index: number) => {
    await page.getByLabel('Full name').nth(index).fill(skater);
    await pick(page.getByLabel('Gender').nth(index), 'Female');
    await page.getByLabel('Month').nth(index).fill('3');
    await page.getByLabel('Day', { exact: true }).nth(index).fill('9');
    await page.getByLabel('Year').nth(index).fill('2014');
    await page.getByLabel('ISI number').nth(index).fill('987654');
    await typeDate(page, 'ISI expiry date', [2030, 8, 31], index);
    const level = page.getByRole('combobox', { name: 'Highest ISI test level' }).nth(index);
    await level.fill('Couple 1');
    await level.press('Tab');
  };
  await fillPerson(0);
  await choose(page, 'Country', 'Finland');
  await choose(page, 'Home rink', 'Pond behind the school');
  await page.getByLabel('Find an event').fill('1');
  // The partner is asked for once an event for two is chosen.
  await expect.poll(() => page.getByText('Partner', { exact: true }).count()).toBe(0);
  await page.getByRole('checkbox', { name: 'Couple 1', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Pair 1', exact: true }).check();
  await fillPerson(1);
  await page.getByRole('button', { name: 'Submit the entry' }).click();
  await page.getByText('This person is named twice').first().waitFor();
  await inspect();
  const partner = newSkaterName();
  await page.getByLabel('Full name').nth(1).fill(partner);
  await page.getByRole('form').getByText('HK$790.00').first().waitFor();
  await page.getByRole('button', { name: 'Submit the entry' }).click();
  await page.waitForURL('**/success?*');
  await page.getByText(`${skater} & ${partner} are entered in`).waitFor();
  // The team and the couple are paid together, by one reference.
  const payCard = page.getByRole('region', { name: /^Pay HK\$1,330 by / });
  await payCard.getByText('For 1 team and 1 couple together').waitFor();
  await inspect();
  await page.getByRole('link', { name: 'See submissions' }).click();
  await page.waitForURL('**/admin/dance-submissions');
  const row = page.getByRole('row').filter({ hasText: `${skater} & ${partner}` });
  await row.getByText('HK$790 to pay').waitFor();
  await payCard.getByText(/Harbour Lights Open \d{4} · 1 team and 1 couple/).waitFor();
  await payCard.getByText('How to pay').first().click();
  await payCard.getByRole('button', { name: 'Copy all' }).waitFor();
  await inspect();
  expect(errors).toEqual([]);
  await context.close();
});
