import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { newInvitedUser, demoAccount } from '../local/testing/people.ts';
import product from '../package.json' with { type: 'json' };
import { DESKTOP, sharedBrowser, newWindow, PHONE } from './browser.ts';
import { collectErrors, expectAccessible, expectNoSidewaysScroll } from './checks.ts';
import { demoAddress, logIn } from './steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

/** The number of entries in a list of the manager's own competition, page by page, without withdrawn ones. */
async function listed(page: Page, kind: 'skaters' | 'teams' | 'dances'): Promise<number> {
  const user = (await (await page.request.get('/api/auth/users')).json()) as {
    data: { competitionId: string };
  };
  let count = 0;
  let cursor: string | null = '';
  while (cursor !== null) {
    const query: string = cursor ? `?cursor=${encodeURIComponent(cursor)}` : '';
    const answer = await page.request.get(`/api/competitions/${user.data.competitionId}/${kind}${query}`);
    const rows = (await answer.json()) as { data: { state: string }[]; nextCursor: string | null };
    count += rows.data.filter(({ state }) => state !== 'withdrawn').length;
    cursor = rows.nextCursor;
  }
  return count;
}

const counted = async (page: Page) => [
  await listed(page, 'skaters'),
  await listed(page, 'teams'),
  await listed(page, 'dances'),
];

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

it('a manager goes Home, reads the same numbers as in the lists, and follows what needs attention', async () => {
  const { context, page } = await newWindow(browser, { size: DESKTOP });
  const errors = collectErrors(page);
  await logIn(page, demoAddress('manager'));
  await page.waitForURL('**/admin/competition-skaters');
  await page.getByRole('link', { name: 'Home' }).first().click();
  await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor();
  await expect.poll(() => page.title()).toBe('Home · Rinkside');
  await page.getByRole('complementary').getByText(`Version ${product.version}`).waitFor();

  const entries = card(page, 'Entries');
  // Other tests enter this competition, so the lists are counted before and after, until all agree.
  const number = (value: number) => value.toLocaleString('en-US');
  const agree = async () => {
    const before = await counted(page);
    await page.reload();
    await entries.getByRole('definition').first().waitFor();
    const shown = await entries.getByRole('definition').allTextContents();
    const total = number(before.reduce((sum, count) => sum + count, 0));
    const hasTotal = await entries.getByText(total, { exact: true }).isVisible();
    const listed = [before, await counted(page)].map((counts) => counts.map(number).join(' '));
    return hasTotal && listed.every((counts) => counts === shown.join(' '));
  };
  await expect.poll(agree).toBe(true);

  const slider = page.getByRole('slider');
  await slider.press('Home');
  const first = await slider.getAttribute('aria-valuetext');
  await slider.press('ArrowRight');
  const [one, other] = [first, await slider.getAttribute('aria-valuetext')];
  expect([one, other]).toEqual([expect.stringMatching(/^\w{3}, .+: \d+ entries$/), expect.any(String)]);
  expect(other).not.toBe(one);
  await page.getByText('Show table').click();
  await page.getByRole('cell').first().waitFor();

  await page.getByRole('button', { name: 'See events' }).click();
  const events = card(page, 'By event');
  await events.getByText('Full', { exact: true }).first().waitFor();
  await page.waitForURL('**/admin?events=full');
  await expectAccessible(page);

  await card(page, 'Needs attention').getByRole('link', { name: 'Add places' }).click();
  await page.waitForURL('**/admin/add-form');

  await page.goto('/admin');
  await card(page, 'Money').getByRole('link', { name: 'See unpaid entries' }).click();
  await page.getByRole('button', { name: 'Balance: Due' }).waitFor();
  await page.getByText(/^1–\d+ of \d+$/).waitFor();
  await expect.poll(() => page.locator('tbody').getByText('Paid', { exact: true }).count()).toBe(0);

  // Keyboard users are back at their place when a dialog closes.
  await page.goto('/admin/waiting');
  const move = page.getByRole('button', { name: /^Move / }).first();
  await move.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => move.evaluate((button) => button === document.activeElement)).toBe(true);

  await page.goto('/admin/competitions/01KDEM0MEET000000000000004/page');
  await page.waitForURL('**/forbidden');
  expect(errors).toEqual([]);
  await context.close();
});

it('a manager with an unpublished competition finds the way to its setup', async () => {
  const admin = await demoAccount('superadmin');
  const name = `Polar Night Cup ${randomUUID().slice(0, 6)}`;
  const draft = await admin.data('createCompetitionDraft', { body: { name } });
  const { email } = await newInvitedUser('MANAGER', { competitionId: draft.id });
  const { context, page } = await newWindow(browser, { size: PHONE });
  const errors = collectErrors(page);
  await logIn(page, email, 'chosen by myself');
  await page.getByText('Your competition isn’t published yet').waitFor();
  await page.getByRole('banner').getByText('Skaters', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByText(`Version ${product.version}`).waitFor();
  await page.getByRole('dialog').getByRole('link', { name: 'Home' }).click();
  await page.getByRole('heading', { name: `${name} is not published yet` }).waitFor();
  await page.getByText(/\d steps left/).waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Continue setup' }).click();
  await page.waitForURL('**/admin/add-competitions?isEdit=true&step=what');
  expect(errors).toEqual([]);
  await context.close();
});
