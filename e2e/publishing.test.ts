import { expect, inject, it } from 'vitest';
import type { Caller } from '../local/testing/caller.ts';
import { mailsSent, mailsTo } from '../local/testing/outbox.ts';
import { demoAccount } from '../local/testing/people.ts';
import { firstDraft, newScheduled } from '../local/testing/schedules.ts';
import { DESKTOP, newWindow, PHONE, sharedBrowser } from './browser.ts';
import { collectErrors, expectAccessible, expectNoSidewaysScroll } from './checks.ts';
import { demoAddress, logInByCall } from './steps.ts';

it('publishes with its conflicts confirmed by keyboard, mails the family and shows that it has looked', async () => {
  const admin = await demoAccount('superadmin');
  const staged = await newScheduled(2);
  const { id } = staged.competition;
  await admin.data('updateScheduleDraft', { params: staged.params, body: firstDraft(staged) });

  const { page, context } = await newWindow(await sharedBrowser(), { size: DESKTOP });
  const errors = collectErrors(page);
  await logInByCall(page, demoAddress('superadmin'));
  await page.goto(`/admin/schedule/publishing?competition=${id}`);
  const publish = page.getByRole('button', { name: 'Publish version 1' });
  await publish.waitFor();
  await expect.poll(() => publish.getAttribute('aria-disabled')).toBe('true');
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: /^Publish with these \d+ conflicts$/ }).focus();
  await page.keyboard.press('Space');
  await expect.poll(() => publish.getAttribute('aria-disabled')).toBe('true');
  await page.getByRole('heading', { name: /start orders? (isn|aren)’t drawn$/ }).waitFor();
  await page.getByRole('checkbox', { name: /^Publish (it|them) undrawn$/ }).focus();
  await page.keyboard.press('Space');
  await publish.focus();
  await page.keyboard.press('Enter');
  await page.getByText('0 of 1 have opened it').waitFor();
  await expectAccessible(page);
  await mailsSent();
  const { email } = await staged.family.data('myAccount');
  expect((await mailsTo(email)).filter(({ subject }) => subject.startsWith('Ice times'))).toHaveLength(1);

  await familyOpensItsDay(staged.family, id);
  await page.reload();
  await page.getByText('1 of 1 have opened it').waitFor();
  await page.getByText('Letter', { exact: true }).click();
  const lists = await page.getByRole('link', { name: 'Check-in lists (PDF)' }).getAttribute('href');
  expect(lists).toBe(`/api/competitions/${id}/schedule/document?document=checkIn&paper=letter`);
  expect((await page.request.get(lists ?? '')).headers()['content-type']).toBe('application/pdf');
  await expectAccessible(page);
  expect(errors).toEqual([]);
  await context.close();
});

async function familyOpensItsDay(family: Caller, competitionId: string): Promise<void> {
  const { page, context } = await newWindow(await sharedBrowser(), { size: PHONE });
  const [name = '', value = ''] = family.cookie?.split('=') ?? [];
  await context.addCookies([{ name, value, url: inject('origin') }]);
  const seen = page.waitForResponse(
    (answer) => answer.url().endsWith('/schedule/seen') && answer.status() === 200,
  );
  await page.goto(`/admin/my-day?competition=${competitionId}`);
  await seen;
  await expectNoSidewaysScroll(page);
  await context.close();
}
