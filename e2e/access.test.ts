import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, sharedBrowser, newWindow } from './browser.ts';
import { expectAccessible } from './checks.ts';
import { watchRequests } from './requests.ts';
import { demoAddress, fillLogIn, logIn, logInByCall } from './steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

const WORK = [
  ['/admin/money', 'Money'],
  ['/admin/waiting', 'Waitlists'],
  ['/admin/ice', 'Ice'],
  ['/admin/flights', 'Flights'],
  ['/admin/schedule', 'Schedule'],
  ['/admin/panels', 'Panels'],
  ['/admin/messages', 'Messages'],
  ['/admin/reminders', 'Reminders'],
  ['/admin/unsent-mails', 'Unsent emails'],
  ['/admin/exports', 'Exports'],
  ['/admin/recheck', 'Eligibility'],
  ['/admin/doubles', 'Doubles'],
] as const;

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

const COMPETITION_DAY = [
  ['/admin/check-in', 'Check-in'],
  ['/admin/now', 'Now and next'],
  ['/admin/scoring', 'Scoring'],
  ['/admin/helpers', 'Helpers'],
  ['/admin/results', 'Results'],
  ['/admin/awards', 'Awards'],
  ['/admin/judging-rules', 'Judging rules'],
  ['/admin/music', 'Music'],
  ['/admin/rehearsal', 'Rehearsal'],
] as const;

/** Groups after the specification's menu: heading, then its pages. */
/** On the start page, outside the area. */
const RESULTS = ['/#results', 'Results'] as const;

const GROUPS: Readonly<
  Record<keyof typeof MENUS, readonly (readonly [string, ...(readonly [string, string])[]])[]>
> = {
  // A super administrator begins with the competition of today, and its day stands first.
  superadmin: [
    ['Competition day', ...COMPETITION_DAY],
    ['Work', ...WORK],
    [
      'Federation',
      ['/admin/users', 'People'],
      ['/admin/members', 'Members'],
      ['/admin/coaches', 'Coaches'],
      ['/admin/all-unsent-mails', 'All unsent emails'],
      ['/admin/settings', 'Settings'],
    ],
  ],
  headcoach: [
    [
      'Your rink',
      ['/admin/rink-day', 'My rink’s day'],
      ['/admin/coach', 'My rink'],
      ['/admin/music', 'Music'],
      ['/admin/coaches', 'Coaches'],
      ['/admin/money/invoice', 'Invoices'],
    ],
    ['Yours', ['/admin/my-day', 'My day'], RESULTS, ['/admin/my-account', 'My account']],
    ['As coach', ['/admin/pupils', 'My pupils'], ['/admin/judging', 'My judging']],
  ],
  manager: [
    ['Work', ...WORK],
    ['Competition day', ...COMPETITION_DAY],
  ],
  skater: [
    [
      'Yours',
      ['/admin/my-day', 'My day'],
      RESULTS,
      ['/admin/skating-record', 'Skating record'],
      ['/admin/my-account', 'My account'],
    ],
  ],
};

describe.each(Object.entries(MENUS))('%s', (account, menu) => {
  it('lands on the role’s own page and shows its menu, each entry a working page', async () => {
    const { context, page } = await newWindow(browser, { size: DESKTOP });
    await logIn(page, demoAddress(account));
    await page.waitForURL(`**${menu[0][0]}`);
    const side = page.getByRole('navigation', { name: 'Main menu' });
    const lists = side.getByRole('list');
    const current = () => side.locator('a[aria-current="page"]').allTextContents();
    const groups = GROUPS[account as keyof typeof GROUPS];
    const shown = () =>
      lists.evaluateAll((all) =>
        all.map((list) => [
          // The competition's name follows the heading.
          list.previousElementSibling?.firstChild?.textContent ?? '',
          ...[...list.querySelectorAll('a')].map((link) => [
            link.getAttribute('href'),
            link.textContent?.trim(),
          ]),
        ]),
      );
    // The groups come with the competitions, whose address a group's links name for a role with several.
    await expect
      .poll(async () => {
        const [first = [], ...others] = await shown();
        const addresses = JSON.stringify(others)
          .replaceAll(/\?competition=\w+/g, '')
          // On a day of an own competition, its results.
          .replaceAll(/\/competitions\/\w+\/results/g, '/#results');
        return [first.slice(1), JSON.parse(addresses)];
      })
      .toEqual([menu, groups]);
    await expect.poll(current).toEqual([menu[0][1]]);
    await side.getByRole('link', { name: 'Home' }).click();
    await page.getByRole('region', { name: 'Needs attention' }).waitFor();
    await expect
      .poll(async () => [await page.title(), await current()])
      .toEqual(['Home · Rinkside', ['Home']]);
    await expectAccessible(page);
    for (const [path, label] of menu) {
      await page.locator(`nav a[href="${path}"]`).click();
      await page.waitForURL(`**${path}*`);
      await expect.poll(current).toEqual([label]);
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
    const within = groups.flatMap(([, ...items]) => items).filter((item) => item !== RESULTS);
    for (const [path, label] of within) {
      await side.getByRole('link', { name: label, exact: true }).click();
      await page.waitForURL(`**${path}*`);
      // The address changes before the page that it names is drawn.
      await expect.poll(current).toEqual([label]);
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
    await logInByCall(page, demoAddress('skater'));
    await page.goto('/admin/rinks');
    await page.waitForURL('**/forbidden');
    // The address stays, so that a slip in it can be mended.
    for (const address of ['/no/such/page', '/competitions/one/no-such-page', '/admin/no-such-page']) {
      await page.goto(address);
      await page.getByRole('heading', { name: 'Page not found' }).waitFor();
      await expect.poll(() => new URL(page.url()).pathname).toBe(address);
    }
    await context.close();
  });

  it('lead a manager from a list of all competitions to the own one', async () => {
    const { context, page } = await newWindow(browser, { size: DESKTOP });
    await logInByCall(page, demoAddress('manager'));
    await page.goto('/admin/teams');
    await page.waitForURL('**/admin/competition-teams');
    await page.goto('/admin/skaters?rink=any');
    await page.waitForURL('**/admin/competition-skaters');
    await page.goto('/admin/rinks');
    await page.waitForURL('**/forbidden');
    await context.close();
  });

  it('lead to the start page when the session ends while the page is open', async () => {
    const { context, page } = await newWindow(browser, { size: DESKTOP });
    const requests = watchRequests(page);
    await logIn(page, demoAddress('skater'));
    await page.waitForURL('**/admin/skaters-competitions');
    // A call under way would lead to the start page by itself.
    await requests.quiet();
    await context.clearCookies();
    // The entries are here already, so their page asks for nothing.
    await page.getByRole('link', { name: 'Skating record' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await context.close();
  });

  it('offer a retry when the look-up of the account fails, instead of a blank page', async () => {
    const { context, page } = await newWindow(browser, { size: DESKTOP });
    await logInByCall(page, demoAddress('skater'));
    await page.route('**/api/auth/users', (route) => route.abort());
    await page.goto('/admin/submissions');
    const retry = page.getByRole('button', { name: /again|reload/i });
    await retry.waitFor();
    await page.unroute('**/api/auth/users');
    // The page asks again on its own, too, and may take the button away first.
    const clicked = retry.click({ timeout: 10_000 }).catch(() => undefined);
    await page.getByRole('heading', { name: 'Skaters Submissions' }).waitFor();
    await clicked;
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
