import { expect, it } from 'vitest';
import { entryBody, newCompetition } from '../local/testing/competitions.ts';
import { newFamily, newInvitedUser } from '../local/testing/people.ts';
import type { Waitlist } from '../shared/contract/entering/entries/waitlist.ts';
import { DESKTOP, newWindow, PHONE, sharedBrowser } from './browser.ts';
import { collectErrors, expectAccessible, expectNoSidewaysScroll } from './checks.ts';
import { logInByCall } from './steps.ts';

it.each([
  { size: DESKTOP, scheme: 'light' },
  { size: PHONE, scheme: 'dark' },
] as const)('names a stuck waitlist, why, and what to do ($scheme)', async ({ size, scheme }) => {
  const staged = await newCompetition({}, 1);
  for (const family of [await newFamily(), await newFamily()])
    await family.data('submitIndividualEntry', { body: entryBody(staged, 1) });
  const manager = await newInvitedUser('MANAGER', { competitionId: staged.competition.id });
  const { page, context } = await newWindow(await sharedBrowser(), { size, scheme });
  const errors = collectErrors(page);
  await logInByCall(page, manager.email, 'chosen by myself');
  // No entry is so large by itself: the answer is changed on its way, until the organiser tries again.
  await page.route('**/api/competitions/*/waiting*', async (route) => {
    if (route.request().method() === 'POST') return route.continue();
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: Waitlist[] };
    const stuck = data.map((list) => ({ ...list, stuck: 'tooLarge' as const }));
    return route.fulfill({ response, json: { data: stuck } });
  });
  await page.goto('/admin/waiting');
  const notice = page.getByRole('note');
  await notice.getByText('This waitlist is stuck.').waitFor();
  await notice.getByText('Remove events from the entry').waitFor();
  await notice.getByRole('link', { name: /^See entry of/ }).waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.unroute('**/api/competitions/*/waiting*');
  await notice.getByRole('button', { name: 'Try again' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Free places are given').waitFor();
  await notice.waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
  await context.close();
});
