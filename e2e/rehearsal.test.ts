import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { newPublishedPanels } from '../local/testing/codes.ts';
import { DESKTOP, newWindow, PHONE, sharedBrowser } from './browser.ts';
import { collectErrors, expectAccessible, expectNoSidewaysScroll } from './checks.ts';
import { demoAddress, logInByCall } from './steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

it('an organiser rehearses a day: it is played in seconds, shown on every screen, and deleted', async () => {
  const { competition } = await newPublishedPanels();
  const { page } = await newWindow(browser, { size: DESKTOP });
  const errors = collectErrors(page);
  await logInByCall(page, demoAddress('superadmin'));
  await page.goto(`/admin/rehearsal?competition=${competition.id}`);
  await page.getByRole('button', { name: 'Start rehearsal' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start rehearsal' }).click();
  await page.getByText('Ready to play').waitFor();
  await page.getByRole('radio', { name: 'As fast as it goes' }).check();
  await page.getByRole('checkbox', { name: 'Judge 2' }).check();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  // The rehearsal does not play the seat that was left to volunteers.
  await page.getByRole('button', { name: 'Skip these 2 flights' }).waitFor();
  await expectAccessible(page);

  // Another tab goes on with what the server has.
  await page.reload();
  await page.getByRole('radio', { name: 'As fast as it goes' }).check();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByText('The day is over').waitFor();
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(DESKTOP);

  const results = await page.getByRole('link', { name: 'Posted results' }).getAttribute('href');
  await page.goto(results ?? '');
  await page.getByText('Rehearsal: the skaters are invented and nothing counts').waitFor();
  await page.getByRole('searchbox').fill('Axelby');
  await page.getByText('Alba Axelby').waitFor();
  await expectAccessible(page);
  const visitor = await newWindow(browser, { size: DESKTOP });
  await visitor.page.goto(results ?? '');
  await visitor.page
    .getByText(/didn’t load|not found/i)
    .first()
    .waitFor();
  expect(await visitor.page.content()).not.toContain('Axelby');

  await page.goto(`/admin/rehearsal?competition=${competition.id}`);
  await page.getByRole('button', { name: 'Delete rehearsal' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete rehearsal' }).click();
  await page.getByRole('button', { name: 'Start rehearsal' }).waitFor();
  expect(errors).toEqual([]);
});
