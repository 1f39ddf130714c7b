import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, newWindow, PHONE, sharedBrowser } from './browser.ts';
import { collectErrors, expectAccessible, expectNoSidewaysScroll } from './checks.ts';

/** The windows share the axe runs: one tests the light scheme, one the dark. */
const WINDOWS = [
  { size: PHONE, scheme: 'light', runsAxe: true },
  { size: PHONE, scheme: 'dark', runsAxe: false },
  { size: DESKTOP, scheme: 'light', runsAxe: false },
  { size: DESKTOP, scheme: 'dark', runsAxe: true },
] as const;

describe.each(WINDOWS)(
  'the gallery in a $scheme window of $size.width pixels',
  ({ size, scheme, runsAxe }) => {
    let page: Page;
    let errors: string[];
    beforeAll(async () => {
      ({ page } = await newWindow(await sharedBrowser(), { size, scheme }));
      errors = collectErrors(page);
    });
    afterAll(() => page.context().close());

    it('shows every part of its list accessibly and without sideways scroll', async () => {
      await page.goto('/_gallery');
      const parts = page.getByRole('navigation', { name: 'Parts' }).getByRole('listitem');
      await parts.first().waitFor();
      const shown = page.getByRole('main').locator('h2[id*="/"]');
      await expect.poll(() => shown.allTextContents()).toEqual(await parts.allTextContents());
      await expectNoSidewaysScroll(page);
      if (runsAxe) await expectAccessible(page);
      expect(errors.splice(0)).toEqual([]);
    });

    it.each(['hover', 'focus'])('shows buttons and choices in the state %s', async (state) => {
      for (const part of ['Button', 'CheckboxCard']) {
        await page.goto(`/_gallery/${part}?state=${state}`);
        await page.locator(`main [data-forced~="${state}"]`).first().waitFor();
        await expectAccessible(page);
      }
      expect(errors.splice(0)).toEqual([]);
    });

    it.each(['RowMenu', 'Dialog', 'Toasts', 'RecordDialog'])('opens %s accessibly', async (part) => {
      await page.goto(`/_gallery/${part}`);
      await page.getByRole('heading', { name: part, level: 2 }).waitFor();
      for (const opener of await page.getByRole('button', { name: /^Open / }).all()) {
        await opener.click();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        await page.keyboard.press('Escape');
      }
      expect(errors.splice(0)).toEqual([]);
    });
  },
);

describe('a forced state', () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await newWindow(await sharedBrowser(), { size: DESKTOP }));
  });
  afterAll(() => page.context().close());

  /** The look of the first button of the gallery's page. */
  const look = async (address: string, cause: (page: Page) => Promise<void>) => {
    await page.goto(address);
    const button = page.getByRole('main').getByRole('button').first();
    await button.waitFor();
    await cause(page);
    return button.evaluate((element) => {
      const { backgroundColor, boxShadow } = getComputedStyle(element);
      return { backgroundColor, boxShadow };
    });
  };
  const causes = {
    hover: (one: Page) => one.getByRole('main').getByRole('button').first().hover(),
    focus: async (one: Page) => {
      await one.keyboard.press('Tab');
      await one.getByRole('main').getByRole('button').first().focus();
    },
    active: async (one: Page) => {
      await one.getByRole('main').getByRole('button').first().hover();
      await one.mouse.down();
    },
  };

  it.each(['hover', 'focus', 'active'] as const)('%s looks as a person causes it', async (state) => {
    const resting = await look('/_gallery/Button', () => Promise.resolve());
    const real = await look('/_gallery/Button', causes[state]);
    await page.mouse.up();
    const forced = await look(`/_gallery/Button?state=${state}`, () => Promise.resolve());
    expect(forced).toEqual(real);
    expect(forced).not.toEqual(resting);
  });
});
