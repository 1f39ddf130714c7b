import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newCompetition } from '../local/testing/competitions.ts';
import { changeOf } from '../local/testing/entryChanges.ts';
import { groupFormBody, teamBody } from '../local/testing/groupEntries.ts';
import { mailsSent, mailsTo } from '../local/testing/outbox.ts';
import { demoAccount, newFamily, newInvitedUser } from '../local/testing/people.ts';
import { DESKTOP, newWindow, PHONE, sharedBrowser } from './browser.ts';
import { collectErrors, expectAccessible, expectNoSidewaysScroll } from './checks.ts';
import { demoAddress, logInByCall } from './steps.ts';

/** Teams whose coaches' addresses the mail service refuses, and how the organiser corrects one. */
async function refusedTeams(count: number) {
  const staged = await newCompetition({}, null, groupFormBody());
  const admin = await demoAccount('superadmin');
  const params = { competitionId: staged.competition.id };
  const teams = await Promise.all(
    Array.from({ length: count }, async () => {
      const address = `${randomUUID()}@club.example`;
      const body = { ...teamBody(staged), coachEmail: `zoë-${address}` };
      const entry = await (await newFamily()).data('submitTeamEntry', { body });
      const corrected = changeOf(entry, { ...body, coachEmail: address }, body.totalPrice);
      const correct = () =>
        admin.data('updateEntryForFamily', {
          params: { ...params, entryId: entry.id },
          body: { ...corrected, reason: 'Address' },
        });
      return { name: body.nameOfTeam, address, correct };
    }),
  );
  await mailsSent();
  return { competition: staged.competition, teams };
}

const rows = (page: Page) => page.getByRole('region', { name: 'Unsent emails' }).getByRole('listitem');

it('an organiser sees what was not sent and why, and sends it again once the address is right', async () => {
  const { competition, teams } = await refusedTeams(3);
  const [first, second, third] = teams;
  if (!first || !second || !third) throw new Error('Three teams are entered');
  const { page, context } = await newWindow(await sharedBrowser(), { size: DESKTOP });
  const errors = collectErrors(page);
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/emails/unsent'))
      bodies.push(request.postDataJSON());
  });
  const manager = await newInvitedUser('MANAGER', { competitionId: competition.id });
  await logInByCall(page, manager.email, 'chosen by myself');
  await page.goto('/admin');
  await page.getByRole('link', { name: 'See unsent emails' }).click();
  await page.getByRole('heading', { name: 'Unsent emails', level: 1 }).waitFor();
  await expect.poll(() => rows(page).count()).toBe(3);
  const row = rows(page).filter({ hasText: first.name });
  await row.getByText('Entry confirmation to the coach').waitFor();
  await row.getByText('The mail service refused the address or the text.').waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // The address is not corrected yet: the mail fails again, and stays.
  await row.getByRole('button', { name: /^Send again/ }).click();
  await page.getByRole('alert').getByText('1 email failed again.').waitFor();
  await expect.poll(() => rows(page).count()).toBe(3);

  await first.correct();
  await mailsSent();
  await row.getByRole('button', { name: /^Send again/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('1 email sent').waitFor();
  await expect.poll(() => rows(page).count()).toBe(2);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await expect.poll(focused).toBe('Unsent emails');

  await Promise.all([second.correct(), third.correct()]);
  await mailsSent();
  await page.getByRole('button', { name: 'Send all 2 again' }).click();
  await page.getByText('2 emails sent').waitFor();
  await page.getByRole('heading', { name: 'No unsent emails' }).waitFor();
  // Only a row's own button tries an address that bounced.
  const chosen = { ids: [expect.any(String)], retryBounced: true };
  const all = { ids: [expect.any(String), expect.any(String)] };
  expect(bodies).toEqual([chosen, chosen, all]);
  await expectAccessible(page);
  for (const { address } of teams) expect(await mailsTo(address)).toHaveLength(2);
  expect(errors).toEqual([]);
  await context.close();
});

it('the federation sees it beside those of all competitions, on a phone in the dark', async () => {
  const { competition, teams } = await refusedTeams(1);
  const name = teams[0]?.name ?? '';
  const { page, context } = await newWindow(await sharedBrowser(), { size: PHONE, scheme: 'dark' });
  const errors = collectErrors(page);
  await logInByCall(page, demoAddress('superadmin'));
  await page.goto('/admin/all-unsent-mails');
  const row = rows(page).filter({ hasText: name });
  await row.getByText(competition.name).waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.route('**/api/unsent-mails*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.reload();
  await page.getByText('The unsent emails didn’t load').waitFor();
  await expectAccessible(page);
  await page.unroute('**/api/unsent-mails*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await teams[0]?.correct();
  await mailsSent();
  await row.getByRole('button', { name: /^Send again/ }).click();
  await row.waitFor({ state: 'detached' });
  errors.splice(0);
  await context.close();
});
