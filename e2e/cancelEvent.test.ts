import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { dayAgo } from '../local/testing/days.ts';
import { demoAccount, newInvitedUser } from '../local/testing/people.ts';
import { newPublished } from '../local/testing/schedules.ts';
import { newOnTwoSurfaces } from '../local/testing/twoSurfaces.ts';
import { DESKTOP, PHONE, sharedBrowser, newWindow } from './browser.ts';
import { collectErrors, expectAccessible } from './checks.ts';
import { demoAddress, logInByCall } from './steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

it('an organiser cancels an event, and everybody reads it on the competition’s page', async () => {
  const staged = await newPublished(2);
  const { competition, form } = staged;
  const event = form.formats[0]?.events[0]?.id ?? '';
  const { context, page } = await newWindow(browser, { size: DESKTOP });
  const errors = collectErrors(page);
  await logInByCall(page, demoAddress('superadmin'));
  await page.goto(`/admin/flights?competition=${competition.id}&event=${event}`);
  await page.getByRole('button', { name: 'Cancel event' }).click();
  const asked = page.getByRole('dialog', { name: 'Cancel Freestyle 1?' });
  await asked.getByText('2 entries, 1 family').waitFor();
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Cancel event' }).click();
  await asked.getByText('Give a reason').waitFor();
  await asked.getByLabel('Reason').fill('The ice machine broke');
  await asked.getByRole('button', { name: 'Cancel event' }).click();
  const done = page.getByRole('dialog', { name: 'Freestyle 1 is cancelled' });
  await done.getByText('Every entry has left the event').waitFor();
  // What the organiser did is no news of another one.
  await expect.poll(() => page.getByText('Another organiser changed the schedule').count()).toBe(0);
  await expectAccessible(page);
  await done.getByRole('link', { name: 'Publish schedule' }).click();
  await expect.poll(() => page.url()).toContain('/publishing');
  // The flights page keeps a line for it.
  await page.goto(`/admin/flights?competition=${competition.id}`);
  const gone = page.getByRole('region', { name: 'Cancelled events' });
  await gone.getByText('Freestyle · Freestyle 1').waitFor();
  await gone.getByRole('button', { name: 'Show details' }).click();
  await done.getByText('Every entry has left the event').waitFor();
  await expectAccessible(page);

  await page.goto(`/competitions/${competition.id}`);
  await page.getByText('The ice machine broke').waitFor();
  await page.goto(`/competitions/${competition.id}/schedule`);
  await page.getByText('Cancelled', { exact: true }).first().waitFor();
  // At the desk a skater of the event is found no more, and why is said.
  await page.goto(`/admin/check-in?competition=${competition.id}`);
  await page.getByLabel('Name, rink or scanned code').fill('Nobody of this day');
  await page.getByText('The organiser cancelled').getByText('The ice machine broke').waitFor();
  await expectAccessible(page);
  // The family reads it on its day, and in the entry.
  const own = await newWindow(browser, { size: PHONE });
  await logInByCall(own.page, (await staged.family.data('myAccount')).email, 'a password of ours');
  await own.page.goto(`/admin/my-day?competition=${competition.id}`);
  await own.page.getByRole('heading', { name: 'Cancelled by the organiser' }).waitFor();
  await own.page.getByText('Reason: The ice machine broke').first().waitFor();
  await expectAccessible(own.page);
  const [entry] = await staged.family.data('listMyEntries');
  await own.page.goto(`/admin/entries/${entry?.id ?? ''}`);
  await own.page.getByText('Reason: The ice machine broke').waitFor();
  await own.page.getByText('Cancelled', { exact: true }).waitFor();
  await expectAccessible(own.page);
  expect(errors).toEqual([]);
  await Promise.all([context.close(), own.context.close()]);
}, 90_000);

it('spectators read on the day what was cancelled: live, in the hall, and unfolded on the competition’s page', async () => {
  const { params, competition } = await newOnTwoSurfaces({ inMinutes: 20 });
  const admin = await demoAccount('superadmin');
  const { runs } = await admin.data('listRuns', { params });
  const first = runs.flatMap(({ flights }) => flights).find(({ id }) => id === 'f1');
  await admin.data('cancelEvent', {
    params: { ...params, eventId: first?.eventId ?? '' },
    body: { reason: 'The ice machine broke' },
  });
  const { context, page } = await newWindow(browser, { size: PHONE });
  await page.goto(`/competitions/${competition.id}/live`);
  const ice = page.getByRole('region', { name: 'Main ice' });
  await ice.getByText('Cancelled', { exact: true }).first().waitFor();
  const order = page.getByRole('region', { name: 'Running order' });
  await order.getByText('Cancelled', { exact: true }).first().waitFor();
  await expectAccessible(page);
  await page.goto(`/competitions/${competition.id}/hall`);
  await page
    .getByText(/^Cancelled today: /)
    .first()
    .waitFor();
  await expectAccessible(page);
  await page.goto(`/competitions/${competition.id}`);
  await page.getByText('The ice machine broke').first().waitFor();
  await expectAccessible(page);
  await context.close();
});

it('Home says on the day what families are owed, until it is refunded', async () => {
  const { params } = await newOnTwoSurfaces({ inMinutes: 20 });
  const admin = await demoAccount('superadmin');
  const { runs } = await admin.data('listRuns', { params });
  const first = runs.flatMap(({ flights }) => flights).find(({ id }) => id === 'f1');
  const [entryId = ''] = first?.starters[0]?.programmeId.split('.') ?? [];
  const paid = { ...params, entryId };
  await admin.data('recordPayment', {
    params: paid,
    body: { method: 'cash', amount: 9_000, receivedOn: dayAgo(1) },
  });
  const manager = await newInvitedUser('MANAGER', params);
  const { context, page } = await newWindow(browser, { size: PHONE });
  await logInByCall(page, manager.email, 'chosen by myself');
  await page.goto('/admin');
  await page.getByText('Too little rest').first().waitFor();
  const due = page.getByText(/refund due An event was cancelled\.$/);
  await expect.poll(() => due.count()).toBe(0);
  await admin.data('cancelEvent', {
    params: { ...params, eventId: first?.eventId ?? '' },
    body: { reason: 'The ice machine broke' },
  });
  await page.reload();
  await due.waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Open Money' }).click();
  await expect.poll(() => page.url()).toContain('standing=overpaid');
  await context.close();
});
