import { expect, it } from 'vitest';
import { demoAccount } from '../local/testing/people.ts';
import { newToday } from '../local/testing/today.ts';
import { newWindow, PHONE, sharedBrowser } from './browser.ts';
import { collectErrors, expectAccessible, expectNoSidewaysScroll } from './checks.ts';
import { demoAddress, logInByCall } from './steps.ts';

it('a message to one flight keeps its words over a reload until it is sent', async () => {
  const { params } = await newToday([-20, 40]);
  const admin = await demoAccount('superadmin');
  for (const tap of ['startFlight', 'endFlight'] as const)
    await admin.data(tap, { params: { ...params, flightId: 'f0' } });
  const { page } = await newWindow(await sharedBrowser(), { size: PHONE });
  const errors = collectErrors(page);
  await logInByCall(page, demoAddress('superadmin'));
  await page.goto(`/admin/messages?competition=${params.competitionId}`);
  await page.getByLabel('Families of one flight').check();
  const flight = page.getByLabel('Flight', { exact: true });
  // The flight that is over is not among them.
  await expect
    .poll(() => flight.locator('option:not([value=""])').allInnerTexts())
    .toEqual([expect.stringMatching(/^\d+:\d\d.* Main ice · .+ · flight 2 of 2 · 2 skaters$/)]);
  await flight.selectOption({ index: 1 });
  await page.getByLabel('The judges on these panels').check();
  await page.getByLabel('Subject').fill('Ice opens later');
  await page.getByLabel('Your message').fill('Your flight waits for the ice.');
  await page.getByText(/^“Hello” with the reader’s name is put before it/).waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.reload();
  await expect.poll(() => page.getByLabel('Subject').inputValue()).toBe('Ice opens later');
  await expect.poll(() => flight.inputValue()).toBe('f1');
  await page.getByRole('button', { name: 'Preview message' }).click();
  // Whoever sends reads for which flight, and how many get it.
  await page.getByText(/^\d+:\d\d.* Main ice · .+ · flight 2 of 2 · 2 skaters · 1 family$/).waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Send to 1 family' }).click();
  await page.getByText(/^Families of .+, flight 2 of 2, their judges · /).waitFor();
  await page.reload();
  await expect.poll(() => page.getByLabel('Subject').inputValue()).toBe('');
  await page.getByLabel('Families of one event').check();
  // Of a form with many events only the one that somebody is in.
  await expect
    .poll(() => page.getByLabel('Event', { exact: true }).locator('option:not([value=""])').count())
    .toBe(1);
  expect(errors).toEqual([]);
});
