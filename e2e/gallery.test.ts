import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, newWindow, PHONE, sharedBrowser } from './browser.ts';
import { collectErrors, expectAccessible, expectNoSidewaysScroll } from './checks.ts';

const WINDOWS = [
  { size: PHONE, scheme: 'light' },
  { size: PHONE, scheme: 'dark' },
  { size: DESKTOP, scheme: 'light' },
  { size: DESKTOP, scheme: 'dark' },
] as const;

describe.each(WINDOWS)('the gallery in a $scheme window of $size.width pixels', ({ size, scheme }) => {
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
    await expectAccessible(page);
    expect(errors.splice(0)).toEqual([]);
  });

  it.each(['RowMenu', 'Dialog', 'Toasts'])('opens %s accessibly', async (part) => {
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
});
