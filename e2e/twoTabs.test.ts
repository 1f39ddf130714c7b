import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { entryBody, newCompetition } from '../local/testing/competitions.ts';
import { DESKTOP, sharedBrowser, newWindow, PHONE } from './browser.ts';
import { expectAccessible } from './checks.ts';
import { demoAddress, logIn, logInByCall, newParent, signUpByCall } from './steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

const HEADERS = { 'x-requested-with': 'rinkside' };

/** The picker shows the skater's own level until it is changed. */
const seeEveryFreestyle = (page: Page) => page.getByLabel('Find an event').fill('Freestyle');

async function takeOut(page: Page, event: string): Promise<void> {
  await seeEveryFreestyle(page);
  await page.getByRole('checkbox', { name: event, exact: true }).uncheck();
  await save(page);
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save changes' }).click();
}

const confirm = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click();

it('two tabs: the second save shows the first one’s changes, and undoes them only on request', async () => {
  const staged = await newCompetition();
  const { context, page: first } = await newWindow(browser, { size: PHONE });
  const parent = newParent();
  await signUpByCall(first, parent);
  await logIn(first, parent.email, parent.password);
  const submitted = await first.request.post('/api/entries/individual', {
    headers: HEADERS,
    data: entryBody(staged, 3),
  });
  const { id } = ((await submitted.json()) as { data: { id: string } }).data;
  const levels = async () => {
    const answer = await first.request.get(`/api/entries/${id}`);
    const { data } = (await answer.json()) as { data: { events: { level: string }[] } };
    return data.events.map(({ level }) => level);
  };
  const second = await context.newPage();
  for (const page of [first, second]) {
    await page.goto(`/individual-form?entryId=${id}`);
    await page.getByRole('checkbox', { name: 'Freestyle 2', exact: true }).waitFor();
  }
  await second.getByRole('button', { name: 'Change the skater' }).click();
  await second.getByLabel('Full name').fill('Ada Maria Frost');
  await takeOut(second, 'Freestyle 2');
  // The entry's page shows what was stored while a slow network still fetches it.
  const slow = Promise.withResolvers<undefined>();
  await second.route(`**/api/entries/${id}`, async (route) => {
    if (route.request().method() === 'GET') await slow.promise;
    await route.continue();
  });
  await confirm(second);
  await second.waitForURL(`**/admin/entries/${id}`);
  await second.getByRole('status').filter({ hasText: 'Changed. Removed: Freestyle 2' }).waitFor();
  const events = second.getByRole('region', { name: 'Events', exact: true });
  await events.getByText('Freestyle 3').waitFor();
  await expect.poll(() => events.getByText('Freestyle 2').count()).toBe(0);
  slow.resolve(undefined);

  await takeOut(first, 'Freestyle 3');
  await confirm(first);
  const notice = first.getByRole('region', {
    name: /^You changed this entry in another window \((just now|\d+ minutes? ago)\)/,
  });
  await notice.getByText('Removed: Freestyle 2').waitFor();
  await expectAccessible(first);
  // Pressing the same button again saves nothing.
  await save(first);
  await expect.poll(() => notice.evaluate((one) => one === document.activeElement)).toBe(true);
  await expect.poll(() => first.getByRole('dialog').count()).toBe(0);
  await expect.poll(() => levels()).toEqual(['Freestyle 1', 'Freestyle 3']);

  // The confirmation shows the difference from the saved version.
  await notice.getByRole('button', { name: 'Save mine instead' }).click();
  const dialog = first.getByRole('dialog');
  await dialog.getByText('Freestyle 2').waitFor();
  await dialog.getByText(/^Full name: Ada(?! Maria)/).waitFor();
  await expect
    .poll(() => dialog.getByRole('term').allTextContents())
    .toEqual(expect.arrayContaining(['Added', 'Removed']));
  await dialog.getByRole('button', { name: 'Back to the form' }).click();

  await notice.getByRole('button', { name: 'Start from the saved entry' }).click();
  await notice.waitFor({ state: 'detached' });
  await seeEveryFreestyle(first);
  await expect
    .poll(() => first.getByRole('checkbox', { name: 'Freestyle 2', exact: true }).isChecked())
    .toBe(false);
  await expect
    .poll(() => first.getByRole('checkbox', { name: 'Freestyle 3', exact: true }).isChecked())
    .toBe(true);
  await takeOut(first, 'Freestyle 1');
  await confirm(first);
  await first.waitForURL(`**/admin/entries/${id}`);
  await expect.poll(() => levels()).toEqual(['Freestyle 3']);

  // After a withdrawal the page no longer says what the change did.
  await first.getByText('Removed: Freestyle 1.').waitFor();
  await first.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await first.getByRole('dialog').getByRole('button', { name: 'Withdraw entry' }).click();
  await first.getByText('Withdrawn', { exact: true }).waitFor();
  await expect.poll(() => first.getByText('Removed: Freestyle 1.').count()).toBe(0);
  await context.close();
});

it('two tabs: the settings ask about fields that both changed', async () => {
  const { context, page } = await newWindow(browser, { size: DESKTOP });
  await logInByCall(page, demoAddress('superadmin'));
  await page.goto('/admin/settings');
  const address = page.getByLabel('Address');
  await address.waitFor();
  const read = async () => {
    const answer = await page.request.get('/api/settings');
    return ((await answer.json()) as { data: Record<string, unknown> }).data;
  };
  const { name, version, taxLine, registrationNumber } = await read();
  const [saved, typed] = [`${randomUUID()} Saved Street`, `${randomUUID()} Typed Street`];
  const elsewhere = { name, taxLine, registrationNumber, version, address: saved };
  await page.request.put('/api/settings', { headers: HEADERS, data: elsewhere });
  await address.fill(typed);
  const submit = page.getByRole('button', { name: 'Save federation', exact: true });
  await submit.click();
  await page.getByText(saved).waitFor();
  await submit.click();
  expect(await read()).toMatchObject({ address: saved });
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await submit.click();
  await expect.poll(async () => (await read())['address']).toBe(typed);
  await context.close();
});

it('an untouched form shows no errors on Tab, and a field that was typed in does', async () => {
  const { context, page } = await newWindow(browser, { size: DESKTOP });
  await page.goto('/individual-form?competitionId=01KDEM0MEET000000000000001');
  const name = page.getByLabel('Full name');
  await name.focus();
  for (let tab = 0; tab < 12; tab++) await page.keyboard.press('Tab');
  await expect.poll(() => page.getByText('must not empty').count()).toBe(0);
  await name.fill('Ada');
  await name.fill('');
  await name.press('Tab');
  await page.getByText('Full name must not empty').waitFor();
  await expect.poll(() => page.getByText('must not empty').count()).toBe(1);
  await name.fill('Ada');
  await page.getByText('must not empty').waitFor({ state: 'detached' });
  await context.close();
});

it('a log-in form also reports missing values only on submit', async () => {
  const { context, page } = await newWindow(browser, { size: PHONE });
  await page.goto('/login');
  await page.getByLabel('Email').focus();
  for (let tab = 0; tab < 4; tab++) await page.keyboard.press('Tab');
  await expect.poll(() => page.getByText('must not empty').count()).toBe(0);
  await context.close();
});
