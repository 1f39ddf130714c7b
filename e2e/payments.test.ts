import type { Browser, Locator } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { currentTime } from '../local/clock.ts';
import { entryBody, newCompetition } from '../local/testing/competitions.ts';
import { dayAgo } from '../local/testing/days.ts';
import { demoAccount, newFamily, newInvitedUser } from '../local/testing/people.ts';
import { DESKTOP, sharedBrowser, newWindow, PHONE } from './browser.ts';
import { collectErrors, expectAccessible, expectNoSidewaysScroll } from './checks.ts';
import { choose, logInByCall, pressSection } from './steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

it('an organiser records a payment in three clicks from the row, and two who do it at once record it once', async () => {
  const staged = await newCompetition();
  const competitionId = staged.competition.id;
  const [family, admin, manager] = await Promise.all([
    newFamily(),
    demoAccount('superadmin'),
    newInvitedUser('MANAGER', { competitionId }),
  ]);
  const enter = (name: string) => family.data('submitIndividualEntry', { body: entryBody(staged, 3, name) });
  const names = ['Ada Frost', 'Ben Lake', 'Cleo Marsh', 'Dora Pond'];
  const [, ben, cleo] = await Promise.all(names.map(enter));

  const { context, page } = await newWindow(browser, { size: DESKTOP });
  const errors = collectErrors(page);
  await logInByCall(page, manager.email, 'chosen by myself');
  await page.goto('/admin/competition-skaters');
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  const dialog = page.getByRole('dialog');
  const begin = async (name: string) => {
    await click(page.getByRole('button', { name: `Actions for ${name}` }));
    await click(page.getByRole('menuitem', { name: 'Record payment' }));
    await dialog.getByLabel('Amount').waitFor();
  };
  const pay = (entryId: string | undefined) =>
    admin.data('recordPayment', {
      params: { competitionId, entryId: entryId ?? '' },
      body: { method: 'cash', amount: 11_500, receivedOn: dayAgo(1) },
    });
  await begin('Ada Frost');
  await expect.poll(() => dialog.getByLabel('Amount').inputValue()).toBe('115.00');
  await expectAccessible(page);
  await click(dialog.getByRole('button', { name: 'Record payment' }));
  await page.getByText('$115 recorded. Ada Frost is paid.').waitFor();
  expect(clicks).toBe(3);
  await row('Ada Frost').getByText('Paid', { exact: true }).waitFor();

  // The method used last is remembered, and Enter submits.
  await begin('Ben Lake');
  await dialog.getByRole('radio', { name: 'Cash' }).check();
  await pay(ben?.id);
  await dialog.getByLabel('Amount').press('Enter');
  await dialog.getByText('The amount due has changed').first().waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await row('Ben Lake').getByText('Paid', { exact: true }).waitFor();

  // A selection: one of its entries has been paid meanwhile, which is not recorded again.
  for (const name of ['Ada Frost', 'Cleo Marsh', 'Dora Pond'])
    await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await page
    .getByRole('region', { name: 'Selected rows' })
    .getByRole('button', { name: 'Record payment' })
    .click();
  await dialog.getByText('1 selected entry owes nothing.').waitFor();
  await expect
    .poll(() => dialog.getByRole('listitem').allTextContents())
    .toEqual(['Cleo Marsh$115', 'Dora Pond$115']);
  await expectAccessible(page);
  await pay(cleo?.id);
  await dialog.getByRole('button', { name: 'Record $230' }).dblclick();
  await dialog.getByText('$115 recorded for 1 entry.').waitFor();
  await dialog.getByText('The amount due has changed').waitFor();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await row('Dora Pond').getByText('Paid', { exact: true }).waitFor();
  // A label of the organiser's own, undone and put on again, then the list's filter.
  for (const name of ['Ada Frost', 'Cleo Marsh'])
    await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Label' }).click();
  await dialog.getByLabel('New label').fill('Paper waiver in');
  await dialog.getByLabel('New label').press('Enter');
  await dialog.getByText('“Paper waiver in” added to 2 entries.').waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await dialog.getByText('“Paper waiver in” removed from 2 entries.').waitFor();
  await dialog.getByLabel('New label').fill('Paper waiver in');
  await dialog.getByRole('button', { name: 'Add label' }).click();
  await dialog.getByRole('checkbox', { name: 'Paper waiver in', checked: true }).waitFor();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('search').getByRole('button', { name: 'Label' }).click();
  await page.getByRole('option', { name: 'Paper waiver in' }).click();
  await page.getByText('1–2 of 2').waitFor();
  await row('Ada Frost').getByText('Paper waiver in').waitFor();
  await expect.poll(() => row('Ben Lake').count()).toBe(0);

  // An email to the families of the two labelled entries, which is one family.
  await page.getByRole('checkbox', { name: /^Select all 2 rows/ }).check();
  await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Email' }).click();
  await dialog.getByLabel('Subject').fill('Ice time changed');
  await dialog.getByLabel('Message').fill('The ice opens at nine.');
  await dialog.getByRole('button', { name: 'Preview email' }).click();
  await dialog.getByText(`${staged.competition.name}: Ice time changed`).waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send to 1 family' }).dblclick();
  await dialog.getByText('1 email sent.').waitFor();
  await dialog.getByRole('button', { name: 'Done' }).click();
  const figures = await admin.data('competitionFigures', { params: { competitionId } });
  expect(figures).toMatchObject({ charged: 46_000, paid: 46_000 });
  expect(errors.filter((text) => !text.includes('400'))).toEqual([]);
  await context.close();
});

it('an organiser switches the bank QR on, a family scans one sum for two entries, and the statement finds both', async () => {
  const staged = await newCompetition({ currency: 'HKD' });
  const { competition } = staged;
  const [family, manager] = await Promise.all([
    newFamily(),
    newInvitedUser('MANAGER', { competitionId: competition.id }),
  ]);
  const enter = (name: string) => family.data('submitIndividualEntry', { body: entryBody(staged, 3, name) });
  const [mia] = [await enter('Mia Frost'), await enter('Leo Frost')];
  const params = { competitionId: competition.id };
  const { reference } = await family.data('getFamilyBalance', { params });

  const desk = await newWindow(browser, { size: DESKTOP });
  const errors = collectErrors(desk.page);
  await logInByCall(desk.page, manager.email, 'chosen by myself');
  await desk.page.goto('/admin/add-competitions?isEdit=true');
  await pressSection(desk.page, 'Payment');
  const settings = desk.page.getByRole('group', { name: 'Bank QR' });
  await settings.getByRole('button', { name: 'Scheme' }).click();
  await desk.page.getByRole('option', { name: 'FPS' }).click();
  await settings.getByLabel('Payee').fill('Harbour Lights Skating Club');
  await settings.getByLabel('FPS ID, phone or email').fill('12');
  const save = desk.page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await settings.getByText('This account does not fit the scheme').waitFor();
  await settings.getByLabel('FPS ID, phone or email').fill('1234567');
  await settings.getByRole('img', { name: /^QR code to pay HK\$1\.00 to Harbour Lights/ }).waitFor();
  await save.click();
  await desk.page.getByText(`${competition.name} saved.`).waitFor();
  await expectAccessible(desk.page);
  // A field that another one made wrong opens its section and gets the focus.
  const scheme = settings.getByRole('button', { name: 'Scheme' });
  await pressSection(desk.page, 'Payment');
  await scheme.waitFor({ state: 'hidden' });
  await pressSection(desk.page, 'Entries');
  await choose(desk.page, 'Currency', 'USD · US Dollar');
  await save.click();
  await expect.poll(() => scheme.evaluate((element) => element === document.activeElement)).toBe(true);
  await choose(desk.page, 'Currency', 'HKD · Hong Kong Dollar');
  await desk.page.getByText('All changes saved').waitFor();

  const phone = await newWindow(browser, { size: PHONE, scheme: 'dark' });
  await logInByCall(phone.page, (await family.data('currentUser')).email, 'a password of ours');
  const script = /\/assets\/[\w-]+\.js/;
  await phone.page.goto(`/admin/entries/${mia.id}`);
  await phone.page.getByText('Scan to pay').waitFor();
  await phone.page.route(script, (route) => route.abort());
  await phone.page.getByText('Scan to pay').click();
  await phone.page.getByText('No connection. Check your network and try again').first().waitFor();
  await phone.page.getByText('Scan to pay').waitFor();
  await phone.page.unroute(script);
  await phone.page.reload();
  await phone.page.getByText('Scan to pay').click();
  const label = `QR code to pay HK$230.00 to Harbour Lights Skating Club with the reference ${reference}`;
  await phone.page.getByRole('img', { name: label }).waitFor();
  const saved = phone.page.waitForEvent('download');
  await phone.page.getByRole('button', { name: 'Save QR' }).click();
  expect((await saved).suggestedFilename()).toBe(`${reference}.png`);
  await expectAccessible(phone.page);
  await expectNoSidewaysScroll(phone.page);
  await phone.context.close();

  await desk.page.goto('/admin/money');
  await desk.page.getByRole('searchbox').fill(reference.replace('-', ''));
  await desk.page.getByRole('link', { name: 'Leo Frost' }).waitFor();
  await desk.page.getByRole('link', { name: 'Mia Frost' }).waitFor();
  await desk.page.getByRole('link', { name: 'Bank statement' }).click();
  const statement = `Date,Payer,Description,Amount\n${dayAgo(2)},FROST J,skating ${reference},240.00\n`;
  const file = { name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(statement) };
  await desk.page.locator('input[type=file]').setInputFiles(file);
  await desk.page.getByText(`HK$230 for 2 entries of family ${reference}`).waitFor();
  await desk.page.getByText('HK$10 more than the family owes. It stays unmatched.').waitFor();
  await expectAccessible(desk.page);
  expect(errors).toEqual([]);
  await desk.context.close();
});

it('a treasurer reads which refunds are due, and pays one back', async () => {
  const until = new Date(currentTime().getTime() + 5 * 86_400_000).toISOString();
  const staged = await newCompetition({ refunds: [{ until, percent: 60 }] });
  const competitionId = staged.competition.id;
  const [family, admin, manager] = await Promise.all([
    newFamily(),
    demoAccount('superadmin'),
    newInvitedUser('MANAGER', { competitionId }),
  ]);
  const ada = await family.data('submitIndividualEntry', { body: entryBody(staged, 3, 'Ada Frost') });
  const params = { competitionId, entryId: ada.id };
  const body = { method: 'cash', amount: 11_500, receivedOn: dayAgo(2) };
  await admin.data('recordPayment', { params, body });
  const { version } = await family.data('getEntry', { params: { entryId: ada.id } });
  await family.data('withdrawEntry', { params: { entryId: ada.id }, body: { version } });

  const { context, page } = await newWindow(browser, { size: DESKTOP });
  await logInByCall(page, manager.email, 'chosen by myself');
  await page.goto('/admin/money');
  await page
    .getByRole('row', { name: /Ada Frost/ })
    .getByText('Refund due', { exact: true })
    .waitFor();
  await page.getByRole('button', { name: 'Actions for Ada Frost' }).click();
  await page.getByRole('menuitem', { name: 'Refund' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Refund $69' }).click();
  await expect.poll(() => dialog.getByLabel('Amount').inputValue()).toBe('69.00');
  await dialog.getByRole('button', { name: 'Record refund' }).click();
  await dialog.getByText('−$69').waitFor();
  await expectAccessible(page);
  await context.close();
});
