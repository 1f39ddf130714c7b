import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, newWindow, PHONE, sharedBrowser } from './browser.ts';
import { expectNoSidewaysScroll } from './checks.ts';
import { OPEN_COMPETITION_ID } from './steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

const submit = (page: Page) => page.getByRole('button', { name: 'Log in to submit' });
const boxOf = async (page: Page) => (await submit(page).boundingBox()) ?? { x: NaN, y: NaN };

describe('the order beside the form', () => {
  it.each(['individual', 'dance', 'team'])(
    'keeps the total and submit of the %s form in sight at its right, from 1200 px',
    async (kind) => {
      const { context, page } = await newWindow(browser, { size: DESKTOP });
      await page.goto(`/${kind}-form?competitionId=${OPEN_COMPETITION_ID}`);
      await page.getByRole('heading', { name: 'Your entry' }).waitFor();
      const field = page.getByRole('textbox').first();
      const { x = NaN, width = NaN } = (await field.boundingBox()) ?? {};
      expect((await boxOf(page)).x).toBeGreaterThan(x + width);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
      await expect.poll(async () => (await boxOf(page)).y).toBeGreaterThan(0);
      expect((await boxOf(page)).y).toBeLessThan(DESKTOP.height / 2);
      await expectNoSidewaysScroll(page);
      await context.close();
    },
  );

  it('is a bar of one line on a phone until something is chosen', async () => {
    const { context, page } = await newWindow(browser, { size: PHONE });
    await page.goto(`/individual-form?competitionId=${OPEN_COMPETITION_ID}`);
    await submit(page).waitFor();
    const summary = page.getByRole('heading', { name: 'Your entry' });
    const total = page.getByRole('status').filter({ hasText: /selected$/ });
    const barTop = async () => (await boxOf(page)).y;
    await expect.poll(async () => PHONE.height - (await barTop())).toBeLessThan(60);
    await expect.poll(() => total.innerText()).toBe('No events selected');
    await expect.poll(() => summary.count()).toBe(0);

    await page.getByLabel('Find an event').fill('Freestyle 4');
    await page.getByRole('checkbox', { name: 'Freestyle 4', exact: true }).check();
    await expect.poll(() => total.innerText()).toMatch(/^Total\s+HK\$[\d.]+\s+1 event selected$/);
    await summary.waitFor();
    await context.close();
  });
});
