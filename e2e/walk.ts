import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, newWindow, PHONE, sharedBrowser, TABLET } from './browser.ts';
import {
  collectErrors,
  expectAccessible,
  expectFieldsAligned,
  expectNoSidewaysScroll,
  expectNothingCovered,
} from './checks.ts';
import { watchRequests } from './requests.ts';
import { FOLDED_ON_PHONES, SCREENS, type Who } from './screens.ts';
import { demoAddress, logInByCall } from './steps.ts';

type Requests = ReturnType<typeof watchRequests>;

/**
 * Goes to an address as a link inside the product does, which is a third of a load's work. The first screen of a visit, and
 * the same page with another query, are loaded.
 */
async function goTo(page: Page, address: string): Promise<void> {
  const from = page.url();
  if (!from.startsWith('http') || new URL(from).pathname === new URL(address, from).pathname) {
    await page.goto(address);
    return;
  }
  await page.evaluate((to) => {
    document.querySelector('title')?.setAttribute('data-left', document.title);
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  // The screen before stays until the next one is loaded, and then gives its title away.
  await page.waitForFunction(() => {
    const title = document.querySelector('title');
    return title !== null && title.textContent !== title.dataset['left'];
  });
}

/** The page of the first listed entry, because the demo's entries have new ids every day. */
async function addressOf(page: Page, screen: string): Promise<string> {
  const [, list] = screen.split('entry of ');
  if (list === undefined) return screen;
  await goTo(page, list);
  return (await page.locator('a[href*="/entries/"]').first().getAttribute('href')) ?? '/notfound';
}

async function isShown(page: Page, requests: Requests): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await requests.quiet();
}

/** Visits a screen; `opened` also opens the sections that are folded to one line. */
async function visit(page: Page, screen: string, requests: Requests): Promise<void> {
  await goTo(page, await addressOf(page, screen.replace('opened ', '')));
  await isShown(page, requests);
  if (!screen.startsWith('opened ')) return;
  const sections = page.locator('main form summary');
  await sections.first().waitFor();
  for (const section of await sections.all()) await section.click();
}

async function expectLaidOut(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectNothingCovered(page);
  await expectFieldsAligned(page);
}

/** Makes of the window one of another device. */
async function become(
  device: CDPSession,
  page: Page,
  size: typeof PHONE,
  colorScheme: 'light' | 'dark' = 'light',
): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme });
  await device.send('Emulation.setTouchEmulationEnabled', { enabled: size === PHONE });
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/**
 * Visits every screen of some roles: on a desktop in light colours, which then becomes a tablet and a phone in dark ones.
 * axe looks at it on the desktop and on the phone.
 */
export function walkScreens(...whose: readonly Who[]): void {
  describe.each(whose)('every screen of a %s', (who) => {
    let page: Page;
    let errors: string[];
    let requests: Requests;
    let device: CDPSession;
    beforeAll(async () => {
      ({ page } = await newWindow(await sharedBrowser(), { size: DESKTOP }));
      errors = collectErrors(page);
      requests = watchRequests(page);
      device = await page.context().newCDPSession(page);
      if (who !== 'visitor') await logInByCall(page, demoAddress(who));
    });
    afterAll(() => page.context().close());

    it.each(SCREENS[who])('%s is accessible to everyone', async (screen) => {
      // A try that failed may have left either.
      errors.splice(0);
      await become(device, page, DESKTOP);
      await visit(page, screen, requests);
      await expectAccessible(page);
      await expectLaidOut(page);
      await become(device, page, TABLET);
      await expectLaidOut(page);
      await become(device, page, PHONE, 'dark');
      if (FOLDED_ON_PHONES.has(screen)) {
        await page.reload();
        await isShown(page, requests);
      }
      // What only a phone shows may be fetched first.
      await requests.quiet();
      await expectAccessible(page);
      await expectLaidOut(page);
      await expect.poll(() => page.title()).toContain('Rinkside');
      expect(errors.splice(0)).toEqual([]);
    });
  });
}
