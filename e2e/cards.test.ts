import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { entryBody, newCompetition } from '../local/testing/competitions.ts';
import { newFamily, newInvitedUser, SIGNED_UP_PASSWORD } from '../local/testing/people.ts';
import { DESKTOP, newWindow, PHONE, sharedBrowser } from './browser.ts';
import { collectErrors, expectAccessible, expectNoSidewaysScroll } from './checks.ts';
import { logInByCall } from './steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

it('a family pays its one sum by card on a phone, and the organiser gives a part back to the card', async () => {
  const staged = await newCompetition();
  const email = `card-${randomUUID()}@test.example`;
  const competitionId = staged.competition.id;
  const [family, manager] = await Promise.all([
    newFamily(email),
    newInvitedUser('MANAGER', { competitionId }),
  ]);
  for (const name of ['Ada Card', 'Ben Card'])
    await family.data('submitIndividualEntry', { body: entryBody(staged, 3, name) });

  const { context, page } = await newWindow(browser, { size: PHONE });
  const errors = collectErrors(page);
  await logInByCall(page, email, SIGNED_UP_PASSWORD);
  await page.goto('/admin/submissions');
  // The statement of one entry pays that one alone; My entries pays them all.
  const [ada] = await family.data('listMyEntries', { query: { kind: 'individual' } });
  await page.goto(`/admin/receipt?entryId=${ada?.id ?? ''}`);
  await page.getByRole('button', { name: 'Pay by card' }).click();
  await page.getByRole('heading', { name: '$115.00' }).waitFor();
  await page.goto('/admin/submissions');
  await page.getByRole('button', { name: 'Pay by card' }).click();
  await page.getByRole('heading', { name: '$230.00' }).waitFor();
  // Back without paying: nothing is said to be paid, and the same page opens again.
  const address = page.url();
  await page.getByRole('button', { name: 'Leave without paying' }).click();
  await page.getByText('Not paid. You left before paying $230').waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Continue by card' }).click();
  await expect.poll(() => page.url()).toBe(address);
  // The browser's own way back leaves a page that pays the same payment again.
  await page.goBack();
  await page.getByRole('button', { name: /by card/ }).click();
  await expect.poll(() => page.url()).toBe(address);
  await page.getByRole('button', { name: 'Pay by a bank that answers later' }).click();
  await page.getByText('Waiting for your bank to pay $230.').waitFor();
  await expect.poll(() => page.getByRole('button', { name: /by card/ }).count()).toBe(0);
  // No page asks for it again while the bank takes its time.
  await page.getByText('Bank is paying', { exact: true }).waitFor();
  const other = await context.newPage();
  for (const way of ['/admin', '/admin/submissions', `/admin/entries/${ada?.id ?? ''}`]) {
    await other.goto(way);
    await other.getByText('Bank is paying', { exact: true }).first().waitFor();
    await other.getByRole('heading', { name: 'Your bank is paying $230' }).waitFor();
    await expect.poll(() => other.getByText(/to pay$|for this entry only/).count()).toBe(0);
  }
  await other.close();
  const bank = await context.newPage();
  await bank.goto(address);
  await bank.getByRole('button', { name: 'The bank pays' }).click();
  // The page that waits finds out by itself.
  await page.getByText('Waiting for your bank').waitFor({ state: 'detached' });
  await page.getByText('Paid', { exact: true }).first().waitFor();
  const thanks = page.getByRole('region', { name: 'Thank you. $230 is paid.' });
  for (const name of ['Ada Card', 'Ben Card'])
    await thanks.getByRole('link', { name: `Receipt and statement for ${name}` }).waitFor();
  expect(errors).toEqual([]);
  await context.close();

  const desk = await newWindow(browser, { size: DESKTOP });
  await logInByCall(desk.page, manager.email, 'chosen by myself');
  await desk.page.goto('/admin/money?tab=cards');
  await desk.page.getByRole('row', { name: /Ada Card and Ben Card.*Paid.*\$230\.00/ }).waitFor();
  await desk.page.getByText('Families can pay Tidewater Ice Federation by card.').waitFor();
  await expectAccessible(desk.page);
  await desk.page.goto('/admin/money');
  await desk.page.getByRole('link', { name: 'Ada Card' }).click();
  const dialog = desk.page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await dialog.getByText('The card service returns the money').waitFor();
  await dialog.getByLabel('Amount').fill('15');
  await dialog.getByRole('checkbox', { name: /then owes \$15\.00 again/ }).check();
  await dialog.getByRole('button', { name: 'Record refund' }).click();
  await dialog.getByText('Card refunded').waitFor();
  await dialog.getByText('−$15.00').waitFor();
  await desk.context.close();
});
