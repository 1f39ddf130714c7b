import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { PHONE, sharedBrowser, newWindow } from './browser.ts';
import { logInByCall, newParent, OPEN_COMPETITION_ID, signUpByCall } from './steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

async function middleOf(field: Locator): Promise<{ x: number; y: number }> {
  const { x = NaN, y = NaN, width = NaN, height = NaN } = (await field.boundingBox()) ?? {};
  return { x: x + Math.min(width / 2, 60), y: y + height / 2 };
}

/** The text field that stands after the list of rinks in the page. */
async function nextTextField(page: Page): Promise<Locator> {
  const rink = page.getByRole('combobox', { name: 'Home rink' });
  const id = await rink.evaluate((combo) => {
    const fields = [...document.querySelectorAll('input:not([type=hidden]), textarea')];
    const plain = fields
      .slice(fields.indexOf(combo) + 1)
      .find(
        (one) =>
          one.getAttribute('role') !== 'combobox' && one.matches('input[type=text], input:not([type])'),
      );
    return plain?.id ?? '';
  });
  return page.locator(`[id="${id}"]`);
}

async function openAccount(page: Page): Promise<void> {
  const parent = newParent();
  await signUpByCall(page, parent);
  await logInByCall(page, parent.email, parent.password);
  await page.goto('/admin/my-account');
  await page.getByRole('button', { name: 'Add skater' }).tap();
}

const PAGES: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  ['the individual form', (page) => page.goto(`/individual-form?competitionId=${OPEN_COMPETITION_ID}`)],
  ['the couple’s form', (page) => page.goto(`/dance-form?competitionId=${OPEN_COMPETITION_ID}`)],
  ['the team’s form', (page) => page.goto(`/team-form?competitionId=${OPEN_COMPETITION_ID}`)],
  ['the account’s skater', openAccount],
];

it.each(PAGES)('%s keeps what a finger types after the home rink', async (_name, open) => {
  const { context, page } = await newWindow(browser, { size: PHONE });
  await open(page);
  const country = page.getByRole('combobox', { name: 'Country' });
  await country.tap();
  await page.keyboard.type('Hong');
  await page.getByRole('option', { name: 'Hong Kong' }).tap();
  const rink = page.getByRole('combobox', { name: 'Home rink' });
  for (const tapped of ['option, then field', 'field under the list'] as const) {
    await rink.tap();
    await rink.fill('');
    await page.keyboard.type('Ice');
    const option = page.getByRole('option', { name: /Ice/ }).first();
    await option.waitFor();
    const field = await nextTextField(page);
    if (tapped === 'option, then field') {
      await option.tap();
    } else {
      await field.evaluate((input) => input.scrollIntoView({ block: 'center' }));
      const { x, y } = await middleOf(field);
      await page.touchscreen.tap(x, y);
    }
    await field.evaluate((input) => input.scrollIntoView({ block: 'center' }));
    const { x, y } = await middleOf(field);
    await page.touchscreen.tap(x, y);
    await page.keyboard.type('4711');
    await expect.poll(() => field.inputValue(), { message: tapped }).toBe('4711');
    await field.fill('');
  }
  await context.close();
});
