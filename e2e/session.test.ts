import type { Browser, Locator, Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { newDraft } from '../local/testing/drafts.ts';
import { newInvitedUser } from '../local/testing/people.ts';
import { DESKTOP, sharedBrowser, newWindow, PHONE } from './browser.ts';
import { expectAccessible } from './checks.ts';
import { demoAddress, fillLogIn, logIn, logInByCall } from './steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

const COMPETITION = '01KDEM0MEET000000000000001';
const SESSION = '**/api/auth/users';

/** All errors in the console, failed calls included. */
function collectEveryError(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
  });
  return errors;
}

it('a public page and a log-in leave the console empty, and so does starting a competition', async () => {
  const { context, page } = await newWindow(browser, { size: PHONE });
  const errors = collectEveryError(page);
  for (const address of [
    '/',
    `/competitions/${COMPETITION}`,
    `/individual-form?competitionId=${COMPETITION}`,
  ]) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
  }
  await page.goto('/login');
  await fillLogIn(page, demoAddress('superadmin'));
  await page.waitForURL('**/admin/rinks');
  await page.goto('/admin/add-competitions');
  await page.getByLabel('Name', { exact: true }).fill('Silver Pines Classic');
  await page.waitForURL('**/admin/add-competitions?*competition=*');
  await page.waitForLoadState('networkidle');
  expect(errors).toEqual([]);
  await context.close();
});

it('a manager and a super administrator find unpublished competitions without calls that fail', async () => {
  const { draft } = await newDraft();
  const { email } = await newInvitedUser('MANAGER', { competitionId: draft.id });
  const manager = await newWindow(browser, { size: PHONE });
  const errors = collectEveryError(manager.page);
  await logInByCall(manager.page, email, 'chosen by myself');
  await manager.page.goto('/admin');
  await manager.page.getByRole('heading', { name: `${draft.name} is not published yet` }).waitFor();
  await manager.page.goto('/admin/competition-skaters');
  await manager.page.getByText('Your competition isn’t published yet').waitFor();
  await manager.page.goto('/admin/form');
  await manager.page.getByRole('heading', { name: 'Preview for families' }).waitFor();
  await manager.page.goto('/admin/add-competitions?isEdit=true');
  await manager.page.getByLabel('Name', { exact: true }).waitFor();
  expect(errors).toEqual([]);
  await manager.context.close();

  const admin = await newWindow(browser, { size: DESKTOP });
  const logged = collectEveryError(admin.page);
  await logInByCall(admin.page, demoAddress('superadmin'));
  await admin.page.goto(`/admin/form?competition=${draft.id}`);
  await admin.page.getByRole('heading', { name: 'Preview for families' }).waitFor();
  expect(logged).toEqual([]);
  await admin.context.close();
});

it('a page opened offline keeps its header, and recovers with the connection', async () => {
  const { context, page } = await newWindow(browser, { size: DESKTOP });
  await page.goto('/');
  await page.getByRole('heading', { name: 'Open now' }).waitFor();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Check membership' }).click();
  await page.getByRole('heading', { name: 'You’re offline' }).waitFor();
  await expect
    .poll(() => page.getByRole('banner').getByRole('link', { name: 'Log in' }).isVisible())
    .toBe(true);
  await context.setOffline(false);
  await page.getByRole('heading', { name: 'Check membership', level: 1 }).waitFor();
  await context.close();
});

/** The page tries again by itself too: on a slow machine the button may be gone before it is pressed. */
async function tryAgainUnless(page: Page, recovered: Locator): Promise<void> {
  await page.getByRole('button', { name: 'Try again' }).or(recovered).first().click();
}

describe('while the session is unknown', () => {
  it.each([
    ['500', (route: Route) => route.fulfill({ status: 500, body: 'out of order' })],
    ['503 in HTML', (route: Route) => route.fulfill({ status: 503, body: '<h1>Busy</h1>' })],
    ['no answer', (route: Route) => route.abort()],
    ['200 in HTML', (route: Route) => route.fulfill({ contentType: 'text/html', body: '<h1>Wi-Fi</h1>' })],
    ['200 without an account', (route: Route) => route.fulfill({ json: { data: {} } })],
  ])('opens the area after %s, logs it, and recovers by itself', async (_, answer) => {
    const { context, page } = await newWindow(browser, { size: DESKTOP });
    await logIn(page, demoAddress('superadmin'));
    await page.waitForURL('**/admin/rinks');
    await page.route(SESSION, answer);
    const logged = page.waitForEvent('pageerror');
    await page.goto('/admin/rinks');
    const main = page.getByRole('main');
    await main.getByRole('alert').getByText('We couldn’t load your account').waitFor();
    await logged;
    await main.getByRole('heading', { name: 'Rinks', level: 1 }).waitFor();
    await main.getByText('Lantern Bay Ice Palace').first().waitFor();
    await expect.poll(() => page.getByRole('navigation', { name: 'Main menu' }).count()).toBe(0);
    await expect.poll(() => page.getByText('Super administrator').count()).toBe(0);
    await expectAccessible(page);
    await page.unroute(SESSION);
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Rinks' }).waitFor();
    await expect.poll(() => main.getByRole('alert').count()).toBe(0);
    await context.close();
  });

  it.each([
    ['JSON', { status: 401, json: { message: 'Unauthorized' } }],
    ['nothing', { status: 401, body: '' }],
    ['HTML', { status: 401, contentType: 'text/html', body: '<h1>Log in</h1>' }],
  ])('leads to the start after a 401 with %s', async (_, answer) => {
    const { context, page } = await newWindow(browser, { size: DESKTOP });
    await logIn(page, demoAddress('superadmin'));
    await page.waitForURL('**/admin/rinks');
    await page.route(SESSION, (route) => route.fulfill(answer));
    await page.goto('/admin/rinks');
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor();
    await context.close();
  });

  it('leads to /forbidden after a 403 of any body', async () => {
    const { context, page } = await newWindow(browser, { size: DESKTOP });
    await page.route(SESSION, (route) => route.fulfill({ status: 403, body: '' }));
    await page.goto('/admin/rinks');
    await page.waitForURL('**/forbidden');
    await context.close();
  });

  it('a page of the role or of its own competition waits for the account', async () => {
    const { context, page } = await newWindow(browser, { size: PHONE });
    await logIn(page, demoAddress('manager'));
    await page.waitForURL('**/admin/competition-skaters');
    await page.route(SESSION, (route) => route.abort());
    for (const address of ['/admin', '/admin/competition-skaters', '/admin/dances', '/admin/form']) {
      await page.goto(address);
      await page.getByRole('heading', { name: 'Waiting for your account' }).waitFor();
      await expectAccessible(page);
    }
    await page.unroute(SESSION);
    const recovered = page.getByRole('heading', { name: 'Preview for families' });
    await tryAgainUnless(page, recovered);
    await recovered.waitFor();
    await context.close();
  });

  it('a page that the role may not enter is left once the role is known', async () => {
    const { context, page } = await newWindow(browser, { size: DESKTOP });
    await logIn(page, demoAddress('skater'));
    await page.waitForURL('**/admin/skaters-competitions');
    await page.route(SESSION, (route) => route.abort());
    await page.goto('/admin/skating-record');
    await page.getByText('We couldn’t load your account').waitFor();
    await page.goto('/admin/waiting');
    await page.getByRole('heading', { name: 'Waiting for your account' }).waitFor();
    await page.unroute(SESSION);
    await tryAgainUnless(page, page.getByRole('heading', { name: 'You can’t open this page' }));
    await page.waitForURL('**/forbidden');
    await context.close();
  });

  it('asks a visitor to log in, and names no role', async () => {
    const { context, page } = await newWindow(browser, { size: DESKTOP });
    await page.goto('/forbidden');
    await page.getByRole('heading', { name: 'Please log in' }).waitFor();
    await expect.poll(() => page.getByRole('main').textContent()).not.toContain('You are logged in');
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await page.waitForURL('**/login');
    await fillLogIn(page, demoAddress('skater'));
    await page.waitForURL('**/admin/skaters-competitions');
    await page.goto('/admin/rinks');
    await page.getByRole('heading', { name: 'You can’t open this page' }).waitFor();
    await context.close();
  });
});

it('a head coach starts at the competition that is on, and later at the one chosen last', async () => {
  const { context, page } = await newWindow(browser, { size: DESKTOP });
  await logIn(page, demoAddress('headcoach'));
  await page.waitForURL('**/admin/skaters');
  const main = page.getByRole('main');
  await main.getByText(/^First Tracks Cup \d+ · .*entries closed /).waitFor();
  await main.getByText('Events entered').waitFor();
  await expect
    .poll(() => main.getByRole('term').allTextContents())
    .toEqual(['Skaters', 'Events entered', 'Ice time (min)']);
  await page.getByRole('button', { name: /Competition/ }).click();
  await page.getByRole('option', { name: /Harbour Lights/ }).click();
  await main.getByText(/^Harbour Lights .* · /).waitFor();
  await page.goto('/admin/skaters');
  await main.getByText(/^Harbour Lights .* · /).waitFor();
  await context.close();
});

it('the page after a submit has a title without an entry too', async () => {
  const { context, page } = await newWindow(browser, { size: PHONE });
  await page.goto('/success');
  const heading = page.getByRole('heading', { level: 1 });
  await heading.waitFor();
  await expect.poll(() => page.title()).toBe(`${await heading.textContent()} · Rinkside`);
  await context.close();
});
