import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, launchBrowser, newWindow } from './browser.ts';
import { demoAddress, fillLogIn, logIn } from './steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** The specification's side menus, section 2: path and label, word for word, in its order. */
const MENUS = {
  superadmin: [
    ['/admin/rinks', 'Rinks'],
    ['/admin/competitions', 'Competitions'],
    ['/admin/archive-competition', 'Archived Competitions'],
    ['/admin/skaters', 'Skaters'],
    ['/admin/teams', 'Teams'],
    ['/admin/dances', 'Dances'],
  ],
  headcoach: [
    ['/admin/skaters', 'All Skaters'],
    ['/admin/teams', 'All Teams'],
    ['/admin/team-submissions', 'Team Submissions'],
    ['/admin/dances', 'All Dances'],
  ],
  manager: [
    ['/admin/competition-skaters', 'Skaters'],
    ['/admin/competition-teams', 'Teams'],
    ['/admin/dances', 'Dances'],
    ['/admin/add-competitions?isEdit=true', 'Competition Detail'],
    ['/admin/add-form', 'Add Form'],
  ],
  skater: [
    ['/admin/skaters-competitions', 'Available Competitions'],
    ['/admin/submissions', 'Skaters Submissions'],
    ['/admin/team-submissions', 'Team Submissions'],
    ['/admin/dance-submissions', 'Dance Submissions'],
  ],
} as const;

describe.each(Object.entries(MENUS))('%s', (account, menu) => {
  it('lands on the role’s own page and shows its menu, each entry a working page', async () => {
    const { context, page } = await newWindow(browser, { size: DESKTOP });
    await logIn(page, demoAddress(account));
    await page.waitForURL(`**${menu[0][0]}`);
    const links = page.getByRole('navigation').getByRole('link');
    await links.first().waitFor();
    const shown = await links.evaluateAll((all) =>
      all.map((link) => [link.getAttribute('href'), link.textContent?.trim()]),
    );
    expect(shown.filter(([, label]) => label !== 'Home')).toEqual(menu);
    for (const [path] of menu) {
      await page.locator(`nav a[href="${path}"]`).click();
      await page.waitForURL(`**${path}*`);
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
    await context.close();
  });
});

describe('guards', () => {
  it('send visitors to the start page, and back after log-in', async () => {
    const { context, page } = await newWindow(browser, { size: DESKTOP });
    await page.goto('/admin/submissions');
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('link', { name: 'Log in' }).first().click();
    await page.waitForURL('**/login');
    await fillLogIn(page, demoAddress('skater'));
    await page.waitForURL('**/admin/submissions');
    await context.close();
  });

  it('show a wrong role that the page is forbidden, and an unknown address that it does not exist', async () => {
    const { context, page } = await newWindow(browser, { size: DESKTOP });
    await logIn(page, demoAddress('skater'));
    await page.goto('/admin/rinks');
    await page.waitForURL('**/forbidden');
    await page.goto('/no/such/page');
    await page.waitForURL('**/notfound');
    await page.goto('/admin/no-such-page');
    await page.waitForURL('**/notfound');
    await context.close();
  });

  it('lead to the start page when the session ends while the page is open', async () => {
    const { context, page } = await newWindow(browser, { size: DESKTOP });
    await logIn(page, demoAddress('skater'));
    await page.waitForURL('**/admin/skaters-competitions');
    await context.clearCookies();
    await page.getByRole('link', { name: 'Skaters Submissions' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await context.close();
  });

  it('offer a retry when the look-up of the account fails, instead of a blank page', async () => {
    const { context, page } = await newWindow(browser, { size: DESKTOP });
    await logIn(page, demoAddress('skater'));
    await page.route('**/api/auth/users', (route) => route.abort());
    await page.goto('/admin/submissions');
    const retry = page.getByRole('button', { name: /again|reload/i });
    await retry.waitFor();
    await page.unroute('**/api/auth/users');
    await retry.click();
    await page.getByRole('heading', { name: 'Skaters Submissions' }).waitFor();
    await context.close();
  });

  it('log out', async () => {
    const { context, page } = await newWindow(browser, { size: DESKTOP });
    await logIn(page, demoAddress('skater'));
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/admin/submissions');
    await page.waitForURL((url) => url.pathname === '/');
    await context.close();
  });
});
