import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { entryBody, formBody, newCompetition } from '../local/testing/competitions.ts';
import { newInvitedUser, newFamily } from '../local/testing/people.ts';
import { waiverVersion } from '../shared/domain/people/consent/waiverVersion.ts';
import { sharedBrowser, newWindow, PHONE } from './browser.ts';
import { collectErrors, expectAccessible, expectNoSidewaysScroll } from './checks.ts';
import { fillEntry, logIn, logInByCall, pick } from './steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

const WAIVER = 'I know the risks of skating.\n\nI agree to first aid for my skater.';

it('a family signs the waiver once and pays no more than its limit, and the organiser sees both', async () => {
  const plain = formBody();
  const [freestyle, ...others] = plain.formats;
  if (!freestyle) throw new Error('no format');
  const events = ['Freestyle 4', 'Freestyle 5'].map((level) => ({ level, seconds: 90 }));
  const form = { ...plain, familyCap: 12_000, formats: [{ ...freestyle, events }, ...others] };
  const staged = await newCompetition({ waiver: WAIVER }, null, form);
  const { competition } = staged;
  const [family, manager] = await Promise.all([
    newFamily(),
    newInvitedUser('MANAGER', { competitionId: competition.id }),
  ]);
  const signed = { version: waiverVersion(WAIVER) ?? '', signedBy: 'Robin Winter' };
  await family.data('submitIndividualEntry', {
    body: { ...entryBody(staged, 2, 'Ada Winter'), waiver: signed },
  });
  const { email } = await family.data('currentUser');

  const { context, page } = await newWindow(browser, { size: PHONE });
  const errors = collectErrors(page);
  await logIn(page, email, 'a password of ours');
  await page.goto(`/individual-form?competitionId=${competition.id}`);
  await fillEntry(page, {
    fullName: 'Leo Winter',
    birthdate: { month: '3', day: '1', year: String(Number(competition.startDate.slice(0, 4)) - 10) },
    events: ['Freestyle 4'],
  });
  // 59 and 31 are Ada's: of the limit of 120 there are 30 left for Leo's 59.
  await page.getByText('Family discount').first().waitFor();
  await page
    .getByText(/^[-−]\$29\.00$/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('Please read the waiver and tick the box').first().waitFor();
  await page.getByRole('checkbox', { name: 'I have read and agree' }).check();
  await page.getByLabel('Your name').fill('Robin Winter');
  await pick(page.getByLabel('Name in public'), 'Initials');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.waitForURL((url) => url.pathname === '/success');

  const [leo] = (await family.data('listMyEntries', { query: { kind: 'individual' } })).filter(
    ({ name }) => name === 'Leo Winter',
  );
  expect(leo).toMatchObject({ totalPrice: 3_000, familyDiscount: 2_900 });
  expect(leo?.consents).toMatchObject([{ publishAs: 'initials', waiver: { signedBy: 'Robin Winter' } }]);
  await page.goto(`/admin/entries/${leo?.id ?? ''}`);
  // Once signed, the waiver is one line of the entry's page.
  await page.locator('summary', { hasText: 'Waiver' }).click();
  await page.getByText(/^Signed by Robin Winter/).waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await context.close();

  const desk = await newWindow(browser, { size: PHONE });
  const seen = collectErrors(desk.page);
  await logInByCall(desk.page, manager.email, 'chosen by myself');
  await desk.page.goto(`/admin/competitions/${competition.id}/entries/${leo?.id ?? ''}`);
  await desk.page.getByText('Name in public: L. W.').waitFor();
  await desk.page.getByText(/^[-−]\$29\.00$/).waitFor();
  await expectAccessible(desk.page);
  await desk.page.getByRole('link', { name: 'Print signed waiver' }).click();
  await desk.page.getByText('I agree to first aid for my skater.').waitFor();
  await desk.page.getByText('Robin Winter', { exact: true }).waitFor();
  await desk.page.getByText('Signed online').waitFor();
  await expectAccessible(desk.page);
  await expectNoSidewaysScroll(desk.page);
  await desk.context.close();
  expect([...errors, ...seen]).toEqual([]);
});
