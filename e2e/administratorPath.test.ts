import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { DESKTOP, sharedBrowser, newWindow } from './browser.ts';
import { collectErrors, expectAccessible } from './checks.ts';
import {
  choose,
  demoAddress,
  goOn,
  logInByCall,
  pressSection,
  takeFromCatalogue,
  typeDate,
} from './steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

const nextYear = new Date().getFullYear() + 1;

async function addRink(page: Page, name: string): Promise<void> {
  await page.goto('/admin/rinks');
  await page.getByRole('button', { name: 'Add rink' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByLabel('City').fill('Oulu');
  await dialog.getByRole('combobox', { name: 'Country' }).fill('Finland');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add rink' }).click();
  await page.getByText(`${name} added`).waitFor();
}

async function setUpCompetition(page: Page, name: string, rink: string): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Motto').fill('Light on the snow');
  await page.getByText('Evergreen').click();
  await goOn(page, 'Where and when');
  await choose(page, 'Rink', rink);
  await typeDate(page, 'First day', [nextYear, 11, 12]);
  await typeDate(page, 'Last day', [nextYear, 11, 14]);
  await goOn(page, 'Entries');
  await choose(page, 'Currency', 'JPY · Japanese Yen');
  await goOn(page, 'Events and prices');
  await page.getByLabel('First event', { exact: true }).fill('9800');
  await page.getByLabel('Second event').fill('5500');
  await page.getByLabel('Each additional event').fill('4000');
  await takeFromCatalogue(page, 'Open Freestyle');
  await page.getByText('1 format with 4 events').waitFor();
  await goOn(page, 'Eligibility');
  await goOn(page, 'Page');
  await goOn(page, 'Check and publish');
}

it('a super administrator registers a rink and publishes a competition with its form and prices for everyone to see', async () => {
  const { context, page } = await newWindow(browser, { size: DESKTOP });
  const errors = collectErrors(page);
  const unique = randomUUID().slice(0, 8);
  const rink = `Polar Hall ${unique}`;
  const name = `Northern Snow Cup ${unique}`;
  await logInByCall(page, demoAddress('superadmin'));
  await addRink(page, rink);

  await page.goto('/admin/competitions');
  await page.getByRole('link', { name: 'Add competition' }).first().click();
  // The list stays until the setup is loaded, and its search has a label with these words too.
  await page.getByText('Enter a name to start saving').waitFor();
  await setUpCompetition(page, name, rink);
  await page.getByText('Nothing is missing').waitFor();
  await expectAccessible(page);
  const confirmations = page.getByRole('checkbox', { name: /: yes, that is meant$/ });
  await confirmations.first().waitFor();
  for (const confirmation of await confirmations.all()) await confirmation.check();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByText(`${name} published.`).waitFor();
  await context.close();

  const visitor = await newWindow(browser, { size: DESKTOP });
  await visitor.page.goto('/');
  const card = visitor.page.getByRole('article').filter({ hasText: name });
  await card.getByText('¥9,800').waitFor();
  await card.getByText(`Nov 12 – 14, ${nextYear}`).waitFor();
  await card.getByText(`${rink}, Oulu, Finland`).waitFor();
  await visitor.context.close();
  expect(errors).toEqual([]);
});

it('the second of two editors of a competition sees the other’s changes and loses no typed text', async () => {
  const windows = [await newWindow(browser, { size: DESKTOP }), await newWindow(browser, { size: DESKTOP })];
  const [first, second] = windows.map(({ page }) => page) as [Page, Page];
  const unique = randomUUID().slice(0, 4);
  const [theirs, mine] = [`Every light ${unique}`, `Every light ${unique}, again`];
  for (const page of [first, second]) {
    await logInByCall(page, demoAddress(page === first ? 'superadmin' : 'manager'));
  }
  await second.goto('/admin');
  await second.getByRole('link', { name: 'Competition Detail' }).click();
  await second.waitForURL('**/admin/add-competitions?isEdit=true');
  await pressSection(second, 'Basics');
  await second.getByLabel('Motto').fill(mine);
  const { data } = await (await second.request.get('/api/auth/users')).json();
  await first.goto(`/admin/add-competitions?isEdit=true&competition=${data.competitionId}`);
  await pressSection(first, 'Basics');
  await first.getByLabel('Motto').fill(theirs);
  await pressSection(first, 'Contact');
  await first.getByLabel('Contact email').fill(`${unique}@rink.example`);
  await first.getByText('Not saved: Basics and Contact').waitFor();
  await first.getByRole('button', { name: 'Save', exact: true }).click();
  await first.getByText(' saved.').waitFor();

  await second.getByRole('button', { name: 'Save', exact: true }).click();
  const notice = second.getByRole('region', { name: /changed this while you were editing/ });
  await notice.waitFor();
  await expect.poll(() => notice.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect.poll(() => second.getByLabel('Motto').inputValue()).toBe(mine);
  await expect.poll(() => second.getByLabel('Contact email').inputValue()).toBe(`${unique}@rink.example`);
  await notice.getByText(theirs, { exact: true }).waitFor();
  await expectAccessible(second);
  await notice
    .getByRole('group', { name: 'Motto' })
    .getByRole('button', { name: 'Take theirs' })
    .press('Enter');
  await expect.poll(() => second.getByLabel('Motto').inputValue()).toBe(theirs);
  await notice
    .getByRole('group', { name: 'Motto' })
    .getByRole('button', { name: 'Keep mine' })
    .press('Enter');
  await expect.poll(() => second.getByLabel('Motto').inputValue()).toBe(mine);
  await second.getByRole('button', { name: 'Save', exact: true }).click();
  await second.getByText(' saved.').waitFor();
  await notice.waitFor({ state: 'detached' });
  await first.reload();
  await pressSection(first, 'Basics');
  await first.getByLabel('Motto').waitFor();
  await expect.poll(() => first.getByLabel('Motto').inputValue()).toBe(mine);
  await Promise.all(windows.map(({ context }) => context.close()));
});

it('a super administrator’s home counts the invitations of every page and says when the registry is not answering', async () => {
  const { context, page } = await newWindow(browser, { size: DESKTOP });
  await logInByCall(page, demoAddress('superadmin'));
  const invited = (name: string) => ({
    id: randomUUID(),
    email: `${randomUUID()}@test.example`,
    name,
    role: 'HEAD_COACH',
    rinkId: null,
    competitionId: null,
    active: true,
    invitation: 'sent',
    verified: false,
    secondFactor: false,
    createdAt: '2026-01-01T00:00:00.000Z',
  });
  await page.route('**/api/users?role=HEAD_COACH**', (route) => {
    const isSecond = route.request().url().includes('cursor=second');
    const names = isSecond ? ['Five', 'Six'] : ['One', 'Two', 'Three', 'Four'];
    const data = names.map((name) => invited(`Coach ${name}`));
    return route.fulfill({ json: { data, nextCursor: isSecond ? null : 'second' } });
  });
  await page.route('**/api/users?role=MANAGER**', (route) =>
    route.fulfill({ json: { data: [], nextCursor: null } }),
  );
  await page.route('**/api/memberships/check?**', (route) =>
    route.fulfill({
      json: {
        data: { answer: 'notAnswering', standing: null, expiry: null, initials: null, category: null },
      },
    }),
  );
  await page.goto('/admin');
  const attention = page.getByRole('region', { name: 'Needs attention' });
  await attention.getByText('Coach One hasn’t accepted the invitation yet').waitFor();
  await attention.getByText('2 more invitations are open').waitFor();
  await attention.getByText('The membership registry isn’t answering').waitFor();
  await expectAccessible(page);
  await context.close();
});
