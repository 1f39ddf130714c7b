import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { changeBody, newCompetition } from '../local/testing/competitions.ts';
import { instantIn } from '../local/testing/days.ts';
import { demoAccount } from '../local/testing/people.ts';
import type { Competition } from '../shared/contract/entering/competitions/competitions.ts';
import { DESKTOP, sharedBrowser, newWindow, PHONE } from './browser.ts';
import { collectErrors, expectAccessible, expectNoSidewaysScroll } from './checks.ts';
import { choose, demoAddress, goOn, logInByCall, takeFromCatalogue, typeDate } from './steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

/** A competition for this test, because others use the demo's closed one. */
async function closedCompetition(): Promise<Competition> {
  const [{ competition }, admin] = await Promise.all([newCompetition(), demoAccount('superadmin')]);
  const body = { ...changeBody(competition), openUntil: instantIn(-1) };
  return admin.data('updateCompetition', { params: { competitionId: competition.id }, body });
}

const nextYear = new Date().getFullYear() + 1;
const valueOf = (page: Page, label: string) => page.getByLabel(label).inputValue();

async function inspect(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

it('a competition is set up in steps on a phone, interrupted, found again, checked and published', async () => {
  const { context, page } = await newWindow(browser, { size: PHONE });
  const errors = collectErrors(page);
  const name = `Fjord Cup ${nextYear} ${randomUUID().slice(0, 6)}`;
  await logInByCall(page, demoAddress('superadmin'));
  await page.goto('/admin/add-competitions');
  await page.getByText('Enter a name to start saving').waitFor();
  await page.getByLabel('Name').fill(name);
  // Saved in the background: no overlay covers the page.
  await page.getByText(/Draft, saved \d+:\d\d\s[AP]M/).waitFor();
  await inspect(page);
  await goOn(page, 'Where and when');
  await choose(page, 'Rink', 'Lantern Bay Ice Palace');
  await typeDate(page, 'First day', [nextYear, 11, 12]);
  await goOn(page, 'Entries');
  await page.getByText('Times are in Hong Kong time').waitFor();
  await expect.poll(() => valueOf(page, 'Currency')).toContain('HKD');
  await expect.poll(() => page.getByLabel('Entries close').first().inputValue()).toBe(`${nextYear}-10-15`);
  // One invalid value does not stop the others from being saved, and is not lost.
  await page.getByLabel('Contact email').fill('nobody');
  await page.getByLabel('Contact name').fill('Aino Frost');
  await page.getByText('except fields in red').waitFor();
  await page.getByLabel('Contact email').fill('aino@fjord.example');
  await page.getByText(/Draft, saved \d+:\d\d\s[AP]M/).waitFor();
  await inspect(page);

  await page.getByRole('button', { name: 'Save and close' }).click();
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByLabel('Name').waitFor();
  await page.getByText('Step 1 of 7').click();
  await page.getByRole('link', { name: 'Check and publish' }).click();
  await page.getByText('2 issues').first().waitFor();
  await page.getByRole('heading', { name: 'Public page preview' }).waitFor();
  await inspect(page);
  const publish = page.getByRole('button', { name: 'Publish' });
  await expect.poll(() => publish.getAttribute('aria-disabled')).toBe('true');
  await page.getByRole('link', { name: 'Theme must not empty' }).click();
  // The link leads to the field itself.
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'theme');
  await page.keyboard.type('Light on the water');

  await page.getByText('Step 1 of 7').click();
  await page.getByRole('link', { name: 'Events and prices' }).click();
  await page.getByLabel('First event', { exact: true }).fill('500');
  await page.getByLabel('Second event').fill('200');
  await page.getByLabel('Each additional event').fill('150');
  await takeFromCatalogue(page, 'Open Freestyle');
  await goOn(page, 'Eligibility');
  // The new row is saved while it is being filled in: the late answer says nothing of what is typed by then.
  const answer = Promise.withResolvers<undefined>();
  await page.route('**/api/competition-drafts/*', async (route) => {
    if (route.request().method() === 'PUT') await answer.promise;
    await route.continue();
  });
  const saving = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: 'Add age limit' }).click();
  await saving;
  await page.getByLabel('Format', { exact: true }).fill('Open Freestyle');
  await page.getByLabel('To', { exact: true }).fill('18');
  await page.getByLabel('To', { exact: true }).press('Tab');
  answer.resolve(undefined);
  await expect
    .poll(() => storedDraft(page))
    .toMatchObject({ eligibility: { ageLimits: [{ format: 'Open Freestyle', to: 18 }] } });
  await page.getByText(/Draft, saved \d+:\d\d\s[AP]M/).waitFor();
  await page.unroute('**/api/competition-drafts/*');
  await inspect(page);
  await goOn(page, 'Page');
  await goOn(page, 'Check and publish');
  await page.getByText('Nothing is missing').waitFor();
  // The competition says nothing about paying: a slip that one click must not publish.
  await expect.poll(() => publish.getAttribute('aria-disabled')).toBe('true');
  await page.getByText('Confirm money and contact first').waitFor({ state: 'attached' });
  const confirm = page.getByRole('region', { name: 'Money and contact' });
  await confirm.getByRole('link', { name: 'No payment instructions' }).waitFor();
  await confirm.getByRole('checkbox', { name: 'No payment instructions: yes, that is meant' }).check();
  const manager = page.getByRole('region', { name: 'Who runs it?' });
  const address = `manager-${randomUUID()}@fjord.example`;
  await manager.getByLabel('Manager’s name').fill('Aino Frost');
  await manager.getByLabel('Manager’s email').fill(address);
  await manager.getByRole('button', { name: 'Send invitation' }).click();
  await manager.getByText(`Invitation sent to ${address}.`).waitFor();
  await inspect(page);
  await publish.click();
  await page.getByText(`${name} published.`).waitFor();
  await page.goto('/');
  await page.getByRole('article').filter({ hasText: name }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

it('a step taken in the moment in which a new draft is saved first loses neither the step nor what is typed', async () => {
  const { context, page } = await newWindow(browser, { size: DESKTOP });
  const name = `Fjord Cup ${nextYear} ${randomUUID().slice(0, 6)}`;
  await logInByCall(page, demoAddress('superadmin'));
  await page.goto('/admin/add-competitions');
  await page.getByText('Enter a name to start saving').waitFor();
  // Between the draft's own address and the page that knows it: a busy machine takes a while for that.
  await page.evaluate(() => {
    const replace = history.replaceState.bind(history);
    history.replaceState = (...change) => {
      replace(...change);
      if (!String(change[2]).includes('competition=')) return;
      history.replaceState = replace;
      queueMicrotask(() => document.querySelector<HTMLElement>('form [type="submit"]')?.click());
    };
  });
  await page.getByLabel('Name').fill(name);
  await page.getByRole('heading', { name: 'Where and when', level: 2 }).waitFor();
  const named = () => new URL(page.url()).searchParams.get('competition');
  await expect.poll(named).toMatch(/^[0-9A-Z]{26}$/);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.poll(() => valueOf(page, 'Name')).toBe(name);
  await context.close();
});

it('two editors of one draft lose nothing, and each gets the other’s changes', async () => {
  const windows = [await newWindow(browser, { size: DESKTOP }), await newWindow(browser, { size: DESKTOP })];
  const [first, second] = windows.map(({ page }) => page) as [Page, Page];
  await logInByCall(first, demoAddress('superadmin'));
  await first.goto('/admin/add-competitions');
  await first.getByLabel('Name').fill(`Two Hands Cup ${randomUUID().slice(0, 6)}`);
  await first.waitForURL('**/admin/add-competitions?competition=*');
  await logInByCall(second, demoAddress('superadmin'));
  await second.goto(first.url());
  await second.getByLabel('Motto').fill('From the second');
  await second.getByLabel('Description').fill('Only here');
  // The page shows the draft as saved even before it has registered the typed text.
  await expect
    .poll(() => storedDraft(second))
    .toMatchObject({ theme: 'From the second', description: 'Only here' });
  await first.getByLabel('Motto').fill('From the first');
  const notice = first.getByRole('region', { name: 'You changed this in another window' });
  await notice.getByText('From the second').waitFor();
  await expect.poll(() => valueOf(first, 'Motto')).toBe('From the first');
  await expect.poll(() => valueOf(first, 'Description')).toBe('Only here');
  // A field with an open choice keeps the other editor's value, whatever else is saved.
  await first.getByLabel('Description').fill('Only here, and longer');
  await expect.poll(() => storedDraft(second)).toMatchObject({ description: 'Only here, and longer' });
  await second.reload();
  await second.getByLabel('Description').waitFor();
  await expect.poll(() => valueOf(second, 'Motto')).toBe('From the second');
  await notice.getByRole('button', { name: 'Take theirs' }).click();
  await expect.poll(() => valueOf(first, 'Motto')).toBe('From the second');
  await notice.getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(() => storedDraft(second)).toMatchObject({ theme: 'From the first' });
  await second.reload();
  await second.getByLabel('Motto').waitFor();
  await expect.poll(() => valueOf(second, 'Motto')).toBe('From the first');
  await Promise.all(windows.map(({ context }) => context.close()));
});

it('the menu names no other competition while one is set up', async () => {
  const [{ context, page }, { competition }] = await Promise.all([
    newWindow(browser, { size: DESKTOP }),
    newCompetition(),
  ]);
  await logInByCall(page, demoAddress('superadmin'));
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  // The page opened before is remembered.
  await page.goto(`/admin/schedule?competition=${competition.id}`);
  await menu.getByText(competition.name).first().waitFor();
  await page.goto('/admin/add-competitions');
  await menu.getByText('open once you publish').waitFor();
  await expect.poll(() => menu.getByText(competition.name).count()).toBe(0);
  await expect.poll(() => menu.getByRole('link', { name: 'Check-in' }).count()).toBe(0);
  await page.getByLabel('Name').fill(`Own Name Cup ${randomUUID().slice(0, 6)}`);
  await page.waitForURL('**/admin/add-competitions?competition=*');
  const draft = new URL(page.url()).searchParams.get('competition') ?? '';
  await menu.getByRole('link', { name: 'Ice' }).click();
  await page.waitForURL(`**/admin/ice?competition=${draft}`);
  await menu.getByText('open once you publish').waitFor();
  await expect.poll(() => menu.getByText(competition.name).count()).toBe(0);
  await page.goto(`/admin/add-competitions?isEdit=true&competition=${competition.id}`);
  await expect.poll(() => menu.getByText(competition.name).count()).toBe(2);
  await context.close();
});

it('competitions are archived in bulk, restored, and cloned into a new season', async () => {
  const { name } = await closedCompetition();
  const { context, page } = await newWindow(browser, { size: DESKTOP });
  await logInByCall(page, demoAddress('superadmin'));
  await page.goto('/admin/competitions?state=closed');
  const closed = page.getByRole('row').filter({ hasText: name });
  const box = closed.getByRole('checkbox');
  await box.focus();
  await page.keyboard.press('Space');
  await page
    .getByRole('region', { name: 'Selected rows' })
    .getByRole('button', { name: 'Archive' })
    .press('Enter');
  await page.getByText(`${name} archived`).waitFor();
  await closed.waitFor({ state: 'detached' });

  // The return address is passed on.
  await page.getByRole('link', { name: 'Archived Competitions' }).click();
  await closed.waitFor();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await page.getByText('Undone').waitFor();
  await closed.waitFor({ state: 'detached' });

  // A past competition can be read, and explains why it cannot be changed.
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Show details' }).click();
  await page.getByText('This competition is archived').waitFor();
  await page.emulateMedia({ colorScheme: 'dark' });
  await inspect(page);

  await page.getByRole('link', { name: 'Competitions', exact: true }).click();
  await closed.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Clone' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('row', { name: /Entries close/ }).waitFor();
  await expectAccessible(page);
  const cloned = await dialog.getByLabel('Name').inputValue();
  await dialog.getByRole('button', { name: 'Create draft' }).click();
  await page.getByText(`${cloned} is ready as a draft`).waitFor();
  await page.getByRole('link', { name: 'Check and publish' }).click();
  await page.getByText('Nothing is missing').waitFor();
  await page.goto('/admin/competitions?state=draft');
  const draft = page.getByRole('row').filter({ hasText: cloned });
  await draft.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Delete draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete draft' }).click();
  await draft.waitFor({ state: 'detached' });
  await context.close();
});

/** The stored draft that a window shows. */
async function storedDraft(page: Page): Promise<unknown> {
  const id = new URL(page.url()).searchParams.get('competition') ?? '';
  const response = await page.request.get(`/api/competition-drafts/${id}`);
  return ((await response.json()) as { data: unknown }).data;
}
