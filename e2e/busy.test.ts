import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { sharedBrowser, newWindow, PHONE } from './browser.ts';
import { expectAccessible } from './checks.ts';
import { fillEntry, logIn, newParent, newSkaterName, OPEN_COMPETITION_ID, signUpByCall } from './steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

const GATEWAY_PAGE = {
  status: 503,
  contentType: 'text/html',
  body: '<html><h1>503 Service Unavailable</h1></html>',
};

it('an entry that meets a busy gateway twice is repeated with its key, shows the wait, and enters once', async () => {
  const { context, page } = await newWindow(browser, { size: PHONE });
  const parent = newParent();
  await signUpByCall(page, parent);
  await logIn(page, parent.email, parent.password);
  const keys: (string | undefined)[] = [];
  await page.route('**/api/entries/individual', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    // The gateway gave up on the first call, which had arrived; the second did not arrive.
    if (keys.length === 1) await route.fetch();
    return keys.length < 3 ? route.fulfill(GATEWAY_PAGE) : route.continue();
  });
  await page.goto(`/individual-form?competitionId=${OPEN_COMPETITION_ID}`);
  await fillEntry(page, {
    fullName: newSkaterName(),
    birthdate: { month: '4', day: '12', year: '2015' },
    events: ['Freestyle 4'],
  });
  await page.getByRole('button', { name: 'Submit the entry' }).click();
  const overlay = page.getByTestId('loading-overlay');
  await overlay.getByText('Busy. Trying again …').waitFor();
  await expectAccessible(page);
  await page.waitForURL('**/success?*');
  await overlay.waitFor({ state: 'hidden' });
  expect(keys).toHaveLength(3);
  expect(keys[0]).toMatch(/^[\w-]{20,}$/);
  expect(new Set(keys).size).toBe(1);
  const answer = await page.request.get('/api/entries');
  expect(((await answer.json()) as { data: unknown[] }).data).toHaveLength(1);
  await context.close();
});
