import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, sharedBrowser, newWindow, PHONE } from './browser.ts';
import { collectErrors, expectAccessible, expectNoSidewaysScroll } from './checks.ts';
import { mailedLink } from './mailbox.ts';
import {
  demoAddress,
  fillEntry,
  logInByCall,
  newParent,
  newSkaterName,
  OPEN_COMPETITION,
  OPEN_COMPETITION_ID,
} from './steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

/** Ten years old on the competition's first day, whose date follows the clock. */
async function birthdateOfTen(page: Page) {
  const response = await page.request.get(`/api/competitions/${OPEN_COMPETITION_ID}`);
  const { data } = (await response.json()) as { data: { startDate: string } };
  return { month: '12', day: '31', year: String(Number(data.startDate.slice(0, 4)) - 11) };
}

describe.each([
  ['phone, light', { size: PHONE, scheme: 'light' as const }],
  ['desktop, dark', { size: DESKTOP, scheme: 'dark' as const }],
])('on a %s', (_name, look) => {
  it('a parent signs up, enters a child in four events and finds the entry; the manager finds it too', async () => {
    const { context, page } = await newWindow(browser, look);
    const errors = collectErrors(page);
    const inspect = async () => {
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    };
    const parent = newParent();
    const fullName = newSkaterName();

    await page.goto('/');
    const card = page.getByRole('article').filter({ hasText: OPEN_COMPETITION });
    await card.getByText(/closes in \d+ days/).waitFor();
    await inspect();
    await card.getByRole('link', { name: /enter/i }).click();
    await page.getByRole('heading', { name: 'Enter a skater' }).waitFor();
    await page.getByLabel('Full name').fill(fullName);
    await inspect();

    // Signing up logs in and leads back to the form, filled as it was left.
    await page.getByRole('link', { name: 'Log in' }).first().click();
    await page.getByText('We’ve kept your entry form.').waitFor();
    await inspect();
    await page.getByRole('link', { name: 'Create family account' }).click();
    await page.waitForURL('**/signup');
    await page.getByLabel('Name', { exact: true }).fill(parent.name);
    await page.getByLabel('Email').fill(parent.email);
    await page.getByLabel('Password', { exact: true }).fill(parent.password);
    await inspect();
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL('**/individual-form?*');
    const ready = page.getByText(`Account ready. We sent a link to confirm ${parent.email}.`);
    await ready.waitFor();
    // The message leaves the sum and the button in reach.
    const submit = page.getByRole('button', { name: 'Submit the entry' });
    const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? NaN;
    const apart = async () => Math.abs((await topOf(submit)) - (await topOf(ready)));
    await expect.poll(apart).toBeGreaterThan(24);
    await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe(fullName);
    await expect.poll(() => page.getByRole('main').getByRole('link', { name: 'Sign up' }).count()).toBe(0);

    // The mail's link, opened on another device, names the competition and leads to it.
    const elsewhere = await newWindow(browser, look);
    await elsewhere.page.goto(await mailedLink(parent.email, '/signup-success'));
    await elsewhere.page.getByRole('heading', { name: 'Your address is confirmed' }).waitFor();
    await expectAccessible(elsewhere.page);
    await elsewhere.page.getByRole('link', { name: OPEN_COMPETITION }).click();
    await elsewhere.page.waitForURL(`**/competitions/${OPEN_COMPETITION_ID}`);
    await elsewhere.context.close();
    await fillEntry(page, {
      fullName,
      birthdate: await birthdateOfTen(page),
      events: [
        'Freestyle 4',
        'Artistic · Freestyle 4',
        'Footwork · Freestyle 4',
        'Solo Compulsories · Freestyle 4',
      ],
    });
    await page.getByText('Age 10 on the first day').waitFor();
    // The registry's findings are shown before the entry is sent.
    await page.getByRole('status').filter({ hasText: 'Checked with the federation’s registry' }).waitFor();
    await page.getByText('The registry doesn’t have this number').waitFor();
    await inspect();
    await page.getByRole('form').getByText('HK$1,110.00').first().waitFor();
    await page.getByRole('button', { name: 'Submit the entry' }).click();

    await page.waitForURL('**/success?*');
    await page.getByRole('heading', { name: 'You’re in' }).waitFor();
    const payCard = page.getByRole('region', { name: /^Pay HK\$1,110 by \w{3}, \w{3} \d+$/ });
    await payCard.waitFor();
    await inspect();
    const success = page.url();
    await page.getByRole('link', { name: 'See submissions' }).click();
    await page.waitForURL('**/admin/submissions');
    const row = page.getByRole('row').filter({ hasText: fullName });
    await row.getByText('HK$1,110 to pay').waitFor();
    await inspect();

    // The amount due stands on the first screen of the entry's page, and one tap copies the reference.
    await row.getByRole('link', { name: fullName }).click();
    await page.waitForURL('**/admin/entries/*');
    // The list that is left shows what is due as well.
    await page.getByRole('heading', { level: 1, name: fullName }).waitFor();
    await payCard.waitFor();
    const bottom = async () => {
      const { y, height } = (await payCard.boundingBox()) ?? { y: Infinity, height: 0 };
      return y + height;
    };
    await expect.poll(bottom).toBeLessThanOrEqual(look.size.height);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy reference' }).click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    const reference = await copied();
    await payCard.getByText(reference).waitFor();
    await inspect();
    // The celebration is for the moment after submitting: its address leads on to the entry.
    const entryPage = page.url();
    await page.goto(success);
    await page.waitForURL(entryPage);

    // Home says who is in, and what is open.
    await page.goto('/admin');
    const own = page.getByRole('region', { name: 'Your entries' });
    await own.getByRole('link', { name: fullName }).waitFor();
    await own.getByText('Confirmed', { exact: true }).waitFor();
    await own.getByText('HK$1,110 to pay').waitFor();
    const attention = page.getByRole('region', { name: 'Needs attention' });
    await attention.getByText(fullName).waitFor();
    await attention.getByText('Check the membership').waitFor();
    await inspect();
    await context.close();

    const manager = await newWindow(browser, look);
    await logInByCall(manager.page, demoAddress('manager'));
    await manager.page.goto('/admin/competition-skaters');
    await manager.page.getByRole('searchbox', { name: 'Search name, rink' }).fill(fullName);
    const entered = manager.page.getByRole('row').filter({ hasText: fullName });
    await entered.getByText('HK$1,110').first().waitFor();
    await expectAccessible(manager.page);
    await expectNoSidewaysScroll(manager.page);
    await manager.context.close();
    expect(errors).toEqual([]);
  });
});
