import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { entryBody, newCompetition } from '../local/testing/competitions.ts';
import { demoAccount, newFamily } from '../local/testing/people.ts';
import { sharedBrowser, newWindow, PHONE } from './browser.ts';
import { collectErrors, expectAccessible, expectNoSidewaysScroll } from './checks.ts';
import { demoAddress, logInByCall } from './steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

it('a head coach sees missing data on a phone, verifies all entries at once, undoes it, and attests a level', async () => {
  const [staged, family, coach] = await Promise.all([
    newCompetition(),
    newFamily(),
    demoAccount('headcoach'),
  ]);
  const { rinkId } = await coach.data('currentUser');
  const enter = (fullName: string, highestIsiTestLevel: string) =>
    family.data('submitIndividualEntry', {
      body: { ...entryBody(staged, 1), fullName, highestIsiTestLevel, homeIsiRink: rinkId ?? '' },
    });
  await enter('Ada Frost', 'Freestyle 1');
  await enter('Bea Lund', 'Freestyle 2');

  const { context, page } = await newWindow(browser, { size: PHONE });
  const errors = collectErrors(page);
  await logInByCall(page, demoAddress('headcoach'));
  // An address without an existing competition shows no other competition's skaters.
  await page.goto('/admin/skaters?competition=nobody-knows');
  await page.getByRole('heading', { name: 'Competition not found' }).waitFor();
  await expect.poll(() => page.getByRole('table').count()).toBe(0);
  await page.goto(`/admin/skaters?competition=${staged.competition.id}`);
  await page.getByRole('link', { name: 'Check my rink' }).click();
  await page.getByRole('heading', { name: 'My rink', level: 1 }).waitFor();
  const count = (name: string) => page.getByRole('button', { name: new RegExp(`^\\d+ ?${name}$`) });
  await count('Test or level').click();
  await page.getByRole('row', { name: /Bea Lund/ }).waitFor();
  await page.getByRole('row', { name: /Ada Frost/ }).waitFor({ state: 'detached' });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Actions for Bea Lund' }).click();
  await page.getByRole('menuitem', { name: 'Confirm level' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm level of Bea Lund' });
  await dialog.getByRole('button', { name: 'Confirm level', exact: true }).click();
  await page.getByText('No matches').waitFor();
  await count('Entries').click();

  await page.getByRole('button', { name: 'More list actions' }).click();
  await page.getByRole('menuitem', { name: 'Select rows' }).click();
  await page.getByRole('checkbox', { name: 'Select all 2 rows' }).check();
  await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Mark as checked' }).click();
  await page.getByText('2 entries checked').waitFor();
  await expect.poll(() => count('To check').textContent()).toContain('0');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone').waitFor();
  await page.reload();
  await count('To check').waitFor();
  await expect.poll(() => count('To check').textContent()).toContain('2');
  expect(errors).toEqual([]);
  await context.close();
});

it('a head coach’s list begins on a phone with the own rink, and a tap or a search finds the others', async () => {
  const { context, page } = await newWindow(browser, { size: PHONE });
  await logInByCall(page, demoAddress('headcoach'));
  await page.goto('/admin/skaters?competition=01KDEM0MEET000000000000007');
  const others = page.getByRole('button', { name: /^Show \d+ skaters of other rinks$/ });
  await others.waitFor();
  const rows = page.getByRole('row');
  const own = await rows.count();
  await page.getByText(/of \d+ · skaters of your rink$/).waitFor();
  await expectAccessible(page);
  await page.getByRole('searchbox').first().fill('Luz');
  await rows.filter({ hasText: 'Luz' }).first().waitFor();
  await page.getByRole('searchbox').first().fill('');
  await others.click();
  await expect.poll(() => rows.count()).toBeGreaterThan(own);
  await others.waitFor({ state: 'detached' });
  await context.close();
});

it('each sheet of the printed day of a rink names the rink, the competition and the day', async () => {
  const { context, page } = await newWindow(browser, { size: PHONE });
  await logInByCall(page, demoAddress('headcoach'));
  await page.goto('/admin/rink-day?competition=01KDEM0MEET000000000000004');
  await page.emulateMedia({ media: 'print' });
  const head = page.getByText(/^\S.* · Alster Winter Trophy 2027 · \w+, Jan \d+ · Printed /);
  await head.waitFor();
  // A browser repeats the head of a table on each sheet, if it is not to be broken itself.
  expect(
    await head.evaluate((element) => {
      const { display, breakInside } = getComputedStyle(element);
      return [display, breakInside];
    }),
  ).toEqual(['table-header-group', 'avoid']);
  await context.close();
});
