import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { entryBody, newCompetition } from '../local/testing/competitions.ts';
import { mailsTo } from '../local/testing/outbox.ts';
import { demoAccount, newFamily } from '../local/testing/people.ts';
import { DESKTOP, sharedBrowser, newWindow } from './browser.ts';
import { collectErrors, expectAccessible } from './checks.ts';
import { demoAddress, logInByCall, pressSection, typeDate } from './steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

it('an organiser moves the test deadline, and the entries are rechecked automatically', async () => {
  const [staged, admin, family] = await Promise.all([
    newCompetition(),
    demoAccount('superadmin'),
    newFamily(),
  ]);
  const number = `D${randomUUID().slice(0, 8).toUpperCase()}`;
  const test = { discipline: 'Freestyle', level: 'Freestyle 1', date: daysAgo(5) };
  const member = { number, fullName: 'Ada Frost', expiry: '2031-08-31', tests: [test] };
  await admin.data('importMemberships', { body: { dryRun: false, rows: [{ row: 2, member }] } });
  const entered = { ...entryBody(staged, 1), highestIsiTestLevel: 'Freestyle 1', isi: number };
  const { id } = await family.data('submitIndividualEntry', { body: entered });

  const { context, page } = await newWindow(browser, { size: DESKTOP });
  const errors = collectErrors(page);
  await logInByCall(page, demoAddress('superadmin'));
  await page.goto(`/admin/add-competitions?isEdit=true&competition=${staged.competition.id}`);
  await pressSection(page, 'Basics');
  await page.getByLabel('Motto').fill('New ice');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(' saved.').waitFor();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);

  await pressSection(page, 'Eligibility');
  await typeDate(page, 'Tests registered by', daysAgo(10).split('-').map(Number));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Check entries against the new rules' });
  await dialog.getByText('1 entry checked').waitFor();
  await dialog.getByRole('link', { name: entered.fullName }).waitFor();
  await expectAccessible(page);
  expect(errors).toEqual([]);
  await context.close();
  const after = await family.data('getEntry', { params: { entryId: id } });
  expect(after).toMatchObject({ state: 'confirmed', checks: [{ reason: 'testLate' }] });
});

it('an organiser moves the first day, sees how many families will be notified, and notifies them', async () => {
  const [staged, family] = await Promise.all([newCompetition(), newFamily()]);
  await family.data('submitIndividualEntry', { body: entryBody(staged, 1) });
  const { context, page } = await newWindow(browser, { size: DESKTOP });
  const errors = collectErrors(page);
  await logInByCall(page, demoAddress('superadmin'));
  await page.goto(`/admin/add-competitions?isEdit=true&competition=${staged.competition.id}`);
  const earlier = new Date(Date.parse(staged.competition.startDate) - 86_400_000).toISOString();
  await pressSection(page, 'Where and when');
  await typeDate(page, 'First day', earlier.slice(0, 10).split('-').map(Number));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const asked = page.getByRole('dialog', { name: 'Move the first day?' });
  await asked.getByText('1 family has entered.').waitFor();
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await asked.getByRole('button', { name: 'Move and email 1 family' }).click();
  const after = page.getByRole('dialog', { name: 'The first day has moved' });
  await after.getByText('1 family emailed.').waitFor();
  await expectAccessible(page);
  expect(errors).toEqual([]);
  await context.close();
  const { email } = await family.data('myAccount');
  const mails = (await mailsTo(email)).filter(({ subject }) => subject.includes('moves to'));
  expect(mails).toHaveLength(1);
});
