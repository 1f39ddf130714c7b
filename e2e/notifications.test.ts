import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, inject, it } from 'vitest';
import { newFamily, SIGNED_UP_PASSWORD } from '../local/testing/people.ts';
import { inventedSubscription } from '../local/testing/testPush.ts';
import { newToday } from '../local/testing/today.ts';
import { newWindow, PHONE, sharedBrowser } from './browser.ts';
import { collectErrors, expectAccessible, expectNoSidewaysScroll } from './checks.ts';
import { logInByCall } from './steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

interface Subscribed {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/**
 * In place of the push service of the browser's maker, which a test cannot reach, and of the person's answer, which a
 * browser without a screen does not ask for. Runs in the page.
 */
function subscribeAs({ endpoint, p256dh, auth }: Subscribed): void {
  const bytes = (text: string) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.codePointAt(0) ?? 0)
      .buffer;
  const [mark, key] = ['test.subscribed', 'test.key'];
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  const subscription = () => ({
    endpoint,
    options: { applicationServerKey: bytes(sessionStorage.getItem(key) ?? '') },
    getKey: (name: string) => bytes(name === 'auth' ? auth : p256dh),
    unsubscribe: () => {
      sessionStorage.removeItem(mark);
      return Promise.resolve(true);
    },
  });
  Object.assign(PushManager.prototype, {
    subscribe: (options: { applicationServerKey: string }) => {
      sessionStorage.setItem(mark, '1');
      sessionStorage.setItem(key, options.applicationServerKey);
      return Promise.resolve(subscription());
    },
    getSubscription: () => Promise.resolve(sessionStorage.getItem(mark) === null ? null : subscription()),
  });
}

async function allowNotifications(context: BrowserContext): Promise<void> {
  await context.grantPermissions(['notifications'], { origin: inject('origin') });
  await context.addInitScript(subscribeAs, inventedSubscription());
}

/** Delivers a push to the page's worker, as the browser does. @returns what the worker shows then */
async function deliver(context: BrowserContext, page: Page, data: object): Promise<unknown> {
  const worker = context.serviceWorkers().find((one) => one.url().endsWith('/family-worker.js'));
  if (!worker) throw new Error('The worker is installed');
  // A browser without a screen shows no notifications.
  await worker.evaluate(() => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    Object.assign(registration, {
      showNotification: (...shown: unknown[]) => {
        Object.assign(globalThis, { shown });
        return Promise.resolve();
      },
    });
  });
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => new URL(scopeURL).pathname === '/');
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: inject('origin'),
    registrationId: await registered,
    data: JSON.stringify(data),
  });
  const shown = () => worker.evaluate(() => (globalThis as unknown as { shown?: unknown }).shown ?? null);
  await expect.poll(shown).not.toBeNull();
  return shown();
}

it('a family turns notifications on, chooses what to hear, and finds its device in the account', async () => {
  const { email, params } = await newToday([45, 60]);
  const { context, page } = await newWindow(browser, { size: PHONE });
  await allowNotifications(context);
  const errors = collectErrors(page);
  await logInByCall(page, email, SIGNED_UP_PASSWORD);
  await page.goto(`/admin/my-day?competition=${params.competitionId}`);
  await page.getByRole('heading', { name: 'At check-in' }).scrollIntoViewIfNeeded();
  const card = page.getByRole('region', { name: 'Notifications' });
  await card.getByRole('button', { name: 'Turn on notifications' }).waitFor();
  // What a parent wants is chosen: one tap turns it on.
  await expect.poll(() => card.getByRole('checkbox', { checked: true }).count()).toBe(3);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await card.getByRole('button', { name: 'Turn on notifications' }).click();
  await card.getByText('Notifications are on for this device.').waitFor();
  await card.getByRole('checkbox', { name: 'A result is posted' }).uncheck();

  const words = { title: 'Ada skates at 14:35', body: 'Freestyle 1', tag: 't', path: '/admin/my-day' };
  expect(await deliver(context, page, words)).toEqual([
    words.title,
    { body: words.body, tag: words.tag, icon: '/icon.svg', data: words.path },
  ]);

  await page.goto('/admin/my-account#notifications');
  const section = page.getByRole('region', { name: 'Notifications' });
  await section.getByText('Notifications are on for this device.').waitFor();
  await expect
    .poll(() => section.getByRole('checkbox', { name: 'A result is posted' }).isChecked())
    .toBe(false);
  await section.getByRole('checkbox', { name: 'Use quiet hours' }).check();
  await section.getByLabel('From', { exact: true }).fill('21:30');
  await section.getByRole('button', { name: 'Save quiet hours' }).click();
  await page.getByText('Saved.').waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.reload();
  await expect.poll(() => section.getByLabel('From', { exact: true }).inputValue()).toBe('21:30');
  await section.getByRole('button', { name: /^Turn off notifications on Chrome/ }).click();
  await section.getByRole('button', { name: 'Turn on notifications' }).waitFor();
  await section.getByText('No device has notifications on.').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

it('a spectator hears of followed skaters without an account, until the last star is gone', async () => {
  const { params } = await newToday([45]);
  const { context, page } = await newWindow(browser, { size: PHONE });
  await allowNotifications(context);
  const errors = collectErrors(page);
  await page.goto(`/competitions/${params.competitionId}/live`);
  await page.getByRole('searchbox').fill('Ada');
  const found = page.getByRole('region', { name: 'Find a skater' });
  const star = found.getByRole('button', { name: /^Follow Ada/ }).first();
  await star.click();
  const card = page.getByRole('region', { name: 'Notifications' });
  await card.getByText('Off').click();
  await card.getByRole('checkbox', { name: 'A start moves by 10 minutes or more' }).check();
  await card.getByRole('button', { name: 'Turn on notifications' }).click();
  await card.getByText('Notifications are on for this device.').waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.reload();
  await card.getByText('On', { exact: true }).waitFor();
  await page.getByRole('searchbox').fill('Ada');
  const ended = page.waitForResponse((response) => response.url().endsWith('/push'));
  await star.click();
  expect((await ended).status()).toBe(200);
  await card.waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
  await context.close();
});

it('says what to do where a browser’s question was not answered', async () => {
  const email = `family-${randomUUID()}@test.example`;
  await newFamily(email);
  const { context, page } = await newWindow(browser, { size: PHONE });
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'default' });
    Notification.requestPermission = () => Promise.resolve('default');
  });
  await logInByCall(page, email, SIGNED_UP_PASSWORD);
  await page.goto('/admin/my-account#notifications');
  const card = page.getByRole('region', { name: 'Notifications' });
  await card.getByRole('checkbox', { name: 'A result is posted' }).check();
  await card.getByRole('button', { name: 'Turn on notifications' }).click();
  await card.getByRole('alert').getByText('Notifications are still off').waitFor();
  await expectAccessible(page);
  await context.close();
});

it('says why a browser shows none: it is blocked, or an iPhone without the Home Screen', async () => {
  const email = `family-${randomUUID()}@test.example`;
  await newFamily(email);
  const { context, page } = await newWindow(browser, { size: PHONE });
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await logInByCall(page, email, SIGNED_UP_PASSWORD);
  await page.goto('/admin/my-account#notifications');
  const card = page.getByRole('region', { name: 'Notifications' });
  await card.getByText('Your browser blocks notifications from Rinkside.').waitFor();
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'PushManager');
    Object.defineProperty(navigator, 'userAgent', { get: () => 'Mozilla/5.0 (iPhone)' });
  });
  await page.reload();
  await card.getByText('Choose “Add to Home Screen”.').waitFor();
  await page.locator('link[rel=manifest][href="/family.webmanifest"]').waitFor({ state: 'attached' });
  await expectAccessible(page);
  await context.close();
});
