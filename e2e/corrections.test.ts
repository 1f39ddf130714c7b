import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import type { Caller } from '../local/testing/caller.ts';
import { newHolder } from '../local/testing/codes.ts';
import { demoAccount } from '../local/testing/people.ts';
import { newHolderOfSeat, newJudgedFlights, postFirstFlight } from '../local/testing/sheets.ts';
import { DESKTOP, newWindow, PHONE, sharedBrowser } from './browser.ts';
import { collectErrors, expectAccessible, expectNoSidewaysScroll } from './checks.ts';
import { demoAddress, logInByCall } from './steps.ts';

/** The phone of a helper with a code, or of a judge with an account. */
async function phoneOf({ code, cookie }: Caller): Promise<Page> {
  const { context, page } = await newWindow(await sharedBrowser(), { size: PHONE });
  const [name = '', value = ''] = (code ?? cookie)?.split('=') ?? [];
  await context.addCookies([{ name, value, url: inject('origin') }]);
  return page;
}

/** A posted result of three skaters with the same mark in every box of a judge. */
async function postedResult() {
  const staged = await newJudgedFlights();
  return { staged, params: await postFirstFlight(staged) };
}

it('a correction is proposed beside sheet and new places, and confirmed by the referee with a code', async () => {
  const { staged, params } = await postedResult();
  const { page } = await newWindow(await sharedBrowser(), { size: DESKTOP });
  const errors = collectErrors(page);
  await logInByCall(page, demoAddress('superadmin'));
  await page.goto(`/admin/results?competition=${params.competitionId}`);
  const correct = page.getByRole('button', { name: 'Correct result' });
  await correct.click();
  const dialog = page.getByRole('dialog');
  // The sheet is there before anything is typed, and the places once it is.
  await dialog.getByText(/^Judge 1, .+: marks for /).waitFor();
  await dialog.getByText(/^Handed in on the judge’s own device\./).waitFor();
  await dialog.getByText('The new places appear here once the change is complete.').waitFor();
  await dialog.getByLabel('What was wrong').fill('A 9 read as a 0');
  // A slip of the finger is said to be one before it is sent, and never becomes another number.
  await dialog.getByText('For example 7.2. Marks from 7.0 to 7.4').waitFor();
  await dialog.getByLabel('Right mark').fill('99');
  await dialog
    .getByText('The marks of this flight are 7.0 to 7.4. The referee can allow others, from 0.0 to 10.0.')
    .waitFor();
  await dialog.getByLabel('Right mark').fill('7.9');
  const outside = /^7\.9 is outside 7\.0 to 7\.4, the marks of this flight\./;
  await dialog.getByText(outside).waitFor();
  await dialog.getByText(/Maneuver 1: 7\.0 → 7\.9$/).waitFor();
  await dialog.getByText('3 skaters’ results change.').waitFor();
  const places = dialog.getByRole('region', { name: 'New places' });
  await expect.poll(() => places.getByRole('row').allInnerTexts()).toHaveLength(4);
  await expectAccessible(page);
  // No reason is set before one is chosen.
  await dialog.getByRole('button', { name: 'Propose 7.9' }).click();
  await dialog.getByLabel('Reason').and(dialog.locator('[aria-invalid="true"]')).waitFor();
  await dialog.getByLabel('Reason').selectOption({ label: 'Typed wrong' });
  await dialog.getByRole('button', { name: 'Propose 7.9' }).click();
  const card = page.getByRole('region', { name: 'Correction to confirm' });
  await card.getByText('The referee of this flight or another organiser must confirm it.').waitFor();
  await expect.poll(() => correct.count()).toBe(0);
  await card.getByRole('button', { name: 'I’m the only one here' }).click();
  await card.getByLabel('Why you confirm it alone').waitFor();
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Cancel' }).click();

  const { caller } = await newHolderOfSeat(staged, 'referee', 'Robin Lake');
  const phone = await phoneOf(caller);
  await phone.goto(`/day/${params.competitionId}/referee`);
  // What waits for the referee is not folded away with the approved flights.
  await phone.getByText('Correction to confirm').waitFor();
  await phone.getByRole('button', { name: 'All sheets' }).click();
  const marks = phone.getByRole('region', { name: 'Marks', exact: true });
  const corrected = marks.getByRole('cell', { name: '7.9', exact: true });
  await marks.waitFor();
  await expect.poll(() => corrected.count()).toBe(0);
  const review = phone.getByRole('region', { name: 'Correction to confirm' });
  await review.getByText(/^Typed wrong\. A 9 read as a 0$/).waitFor();
  await review.getByText(/Maneuver 1: 7\.0 → 7\.9$/).waitFor();
  await review.getByText(outside).waitFor();
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);
  // A mark outside the range needs the referee's word.
  const confirm = review.getByRole('button', { name: 'Confirm correction' });
  await expect.poll(() => confirm.getAttribute('aria-disabled')).toBe('true');
  await review.getByLabel('The referee allows the mark outside the range').check();
  await confirm.click();
  await phone.getByText('Result corrected and posted').waitFor();
  await expect.poll(() => review.count()).toBe(0);
  // The marks are the corrected ones at once, though nobody reloads.
  await corrected.waitFor({ timeout: 3_000 });

  await page
    .getByText(
      /^Version 2 proposed by .+, confirmed by Robin Lake, .+ The referee allowed a mark outside the range\.$/,
    )
    .waitFor();
  await page.getByText(/^Version 1 approved by /).waitFor();

  const tablet = await phoneOf(staged.panel[0]?.caller ?? caller);
  await tablet.goto(`/day/${params.competitionId}/judge/f1/judge1`);
  const told = tablet.getByRole('region', { name: 'Marks of yours were corrected in the result' });
  await told.getByText(/, Maneuver 1: 7\.0 → 7\.9$/).waitFor();
  await told.getByText(/^Proposed by .+, confirmed by Robin Lake\.$/).waitFor();
  await expectAccessible(tablet);
  await expectNoSidewaysScroll(tablet);
  expect(errors).toEqual([]);
});

it('a proposer withdraws, and confirms alone only with a reason', async () => {
  const { params } = await postedResult();
  const { page } = await newWindow(await sharedBrowser(), { size: PHONE });
  await logInByCall(page, demoAddress('superadmin'));
  await page.goto(`/admin/results?competition=${params.competitionId}`);
  const correct = page.getByRole('button', { name: 'Correct result' });
  const card = page.getByRole('region', { name: 'Correction to confirm' });
  const propose = async () => {
    await correct.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').selectOption({ label: 'Referee’s ruling' });
    await dialog.getByLabel('What was wrong').fill('The spin was left out');
    await dialog.getByLabel('What changes').selectOption({ label: 'A penalty' });
    await dialog.getByLabel('Penalty', { exact: true }).selectOption({ label: 'Omitted maneuver' });
    await dialog.getByRole('region', { name: 'New places' }).waitFor();
    await expectNoSidewaysScroll(page);
    await dialog.getByRole('button', { name: 'Propose correction' }).click();
    await card.waitFor({ timeout: 20_000 });
  };
  await propose();
  // One slip of the finger withdraws nothing.
  await card.getByRole('button', { name: 'Withdraw correction' }).click();
  await card.getByText(/^Withdraw your correction\?/).waitFor();
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Keep it' }).click();
  await card.getByRole('button', { name: 'Withdraw correction' }).click();
  await card.getByText(/^Withdraw your correction\?/).waitFor();
  await card.getByRole('button', { name: 'Withdraw correction' }).click();
  await expect.poll(() => card.count()).toBe(0);
  await propose();
  await card.getByRole('button', { name: 'I’m the only one here' }).click();
  const confirm = card.getByRole('button', { name: 'Confirm alone' });
  await expect.poll(() => confirm.getAttribute('aria-disabled')).toBe('true');
  await card.getByLabel('Why you confirm it alone').fill('The referee has left');
  await confirm.click();
  await page.getByText(/^Version 2 corrected by .+ alone, .+ Why alone: The referee has left\./).waitFor();
});

it('a correction after the awards lists what changes hands, and a tap ends it', async () => {
  const { staged, params } = await postedResult();
  const admin = await demoAccount('superadmin');
  await admin.data('markAwarded', { params, body: { version: 1 } });
  const { page } = await newWindow(await sharedBrowser(), { size: DESKTOP });
  const errors = collectErrors(page);
  await logInByCall(page, demoAddress('superadmin'));
  await page.goto(`/admin/results?competition=${params.competitionId}`);
  await page.getByText('All flights', { exact: true }).click();
  // Whoever corrects knows before that the medals are given, and what changes hands.
  await page.getByRole('button', { name: 'Correct result' }).click();
  const dialog = page.getByRole('dialog');
  const medals = dialog.getByRole('region', { name: 'Medals and certificates' });
  await medals.getByText(/^Medals were given at .+, for version 1\.$/).waitFor();
  await dialog.getByLabel('Reason').selectOption({ label: 'Referee’s ruling' });
  await dialog.getByLabel('What was wrong').fill('A spin was left out');
  await dialog.getByLabel('What changes').selectOption({ label: 'A penalty' });
  await dialog.getByLabel('Penalty', { exact: true }).selectOption({ label: 'Omitted maneuver' });
  await dialog.getByLabel('Taken off the total').fill('2.0');
  await medals
    .getByText(/^(The medal and certificate of|Medals and certificates change for) .*Ada Frost/)
    .waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Propose correction' }).click();
  await dialog.waitFor({ state: 'detached' });
  // Until it is decided nobody prints by the old places unawares.
  const waits = page.getByText('A correction is not confirmed yet: print nothing until it is.');
  for (const view of ['podium', 'certificates']) {
    await page.goto(`/admin/awards?competition=${params.competitionId}&view=${view}`);
    await waits.waitFor();
    await page.getByRole('link', { name: 'Open results' }).waitFor();
    await expectAccessible(page);
  }
  const referee = await phoneOf(staged.panel[3]?.caller ?? admin);
  await referee.goto(`/day/${params.competitionId}/referee`);
  await referee.getByRole('button', { name: 'All sheets' }).click();
  const review = referee.getByRole('region', { name: 'Correction to confirm' });
  await review.getByText(/^Medals were given at .+, for version 1\.$/).waitFor();
  await review
    .getByText(/^(The medal and certificate of|Medals and certificates change for) .*Ada Frost/)
    .waitFor();
  await expectAccessible(referee);
  await expectNoSidewaysScroll(referee);
  await review.getByRole('button', { name: 'Confirm correction' }).click();
  await referee.getByText('Result corrected and posted').waitFor();

  await page.goto(`/admin/results?competition=${params.competitionId}`);
  await page.getByText(/^Awarded for version 1: /).waitFor();
  await page.goto(`/admin/now?competition=${params.competitionId}`);
  const tasks = page.getByRole('region', { name: 'Corrections to deal with' });
  await tasks.getByText('1 flight with medals to change').waitFor();
  await expectAccessible(page);
  await tasks.getByRole('link', { name: 'Open awards' }).click();
  const steps = page.getByRole('region', { name: /^Medals to change: / });
  await steps.getByText(/^Take back the medal of 1st place from Ada Frost/).waitFor();
  await steps.getByText(/^Give the medal of 3rd place to Ada Frost/).waitFor();
  const reprints = steps.getByRole('link', { name: /: Print on A4$/ });
  await expect.poll(() => reprints.count()).toBe(1);
  const printed = await page.request.get((await reprints.first().getAttribute('href')) ?? '');
  expect(printed.headers()['content-type']).toBe('application/pdf');
  await page.getByText(/^Given for version 1: /).waitFor();
  await page.getByRole('heading', { name: 'Places of version 2' }).waitFor();
  await expectAccessible(page);

  const { caller } = await newHolder(
    { competitionId: params.competitionId, kind: 'announcer' },
    'Nell Winter',
  );
  const phone = await phoneOf(caller);
  await phone.goto(`/day/${params.competitionId}/podium`);
  const called = phone.getByRole('region', { name: /^Medals to change: / });
  await called.waitFor();
  await expect.poll(() => called.getByRole('link').count()).toBe(0);
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);
  await called.getByRole('button', { name: /^Medals and certificates are changed: / }).click();
  await phone.getByText(/^Medals changed for version 2: .+, Nell Winter$/).waitFor();
  await expect.poll(() => called.count()).toBe(0);
  expect(errors).toEqual([]);
});
