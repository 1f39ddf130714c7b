import { expect, it } from 'vitest';
import { demoAccount } from '../local/testing/people.ts';
import { newToday } from '../local/testing/today.ts';
import { DESKTOP, newWindow, PHONE, sharedBrowser } from './browser.ts';
import { expectAccessible, expectNoSidewaysScroll } from './checks.ts';
import { demoAddress, logInByCall } from './steps.ts';

it('two organisers tap “Flight started”: both are told one time, and phones see what is on the ice', async () => {
  const browser = await sharedBrowser();
  const { params } = await newToday([5, 20]);
  const admin = await demoAccount('superadmin');
  const { runs } = await admin.data('listRuns', { params });
  for (const { id, starters } of runs.flatMap(({ flights }) => flights))
    for (const { programmeId } of starters)
      await admin.data('checkIn', { params: { ...params, flightId: id, programmeId } });
  const boards = await Promise.all(
    [1, 2].map(async () => {
      const { page } = await newWindow(browser, { size: DESKTOP });
      await logInByCall(page, demoAddress('superadmin'));
      await page.goto(`/admin/now?competition=${params.competitionId}`);
      const start = page.getByRole('button', { name: 'Flight started' });
      await start.waitFor();
      return { page, start };
    }),
  );
  const told = await Promise.all(
    boards.map(async ({ page, start }) => {
      await start.focus();
      await page.keyboard.press('Enter');
      return page.getByText(/ started \d+:\d\d\s[AP]M by /).textContent();
    }),
  );
  expect(new Set(told).size).toBe(1);
  const [first] = boards;
  if (!first) throw new Error('There are two boards');
  await first.page.getByText(/^Started \d+:\d\d\s[AP]M by /).waitFor();
  await first.page.getByRole('button', { name: /^10 min: hold / }).click();
  const held = first.page.getByText(/^Held until \d+:\d\d\s[AP]M by /).first();
  await held.waitFor();
  await expectAccessible(first.page);
  // Who holds it at the desk releases it there.
  await first.page.getByRole('link', { name: 'Check-in', exact: true }).first().click();
  await first.page.getByRole('heading', { level: 1, name: 'Check-in' }).waitFor();
  await held.waitFor();
  await expectAccessible(first.page);
  await first.page.getByRole('button', { name: 'Release' }).click();
  await held.waitFor({ state: 'detached' });
  await first.page.getByRole('link', { name: 'Now and next', exact: true }).first().click();
  await first.page.getByRole('button', { name: 'Undo start' }).waitFor();

  const { page } = await newWindow(browser, { size: PHONE });
  await page.goto(`/competitions/${params.competitionId}/live`);
  const ice = page.getByRole('region', { name: 'Main ice' });
  await ice.getByRole('listitem').filter({ hasText: 'Ada' }).first().waitFor();
  await page.getByRole('searchbox', { name: 'Find a skater' }).fill('ad');
  // The next flight names its skaters, too.
  const next = ice.getByRole('listitem').filter({ hasText: 'Flight 2 of 2' });
  await next
    .getByRole('button', { name: /^Follow / })
    .first()
    .waitFor();
  const star = page.getByRole('button', { name: /^Follow Ada/ }).first();
  await star.click();
  await page.getByText(/^Ada.* is now under “Your skaters”/).waitFor();
  const followed = page.getByRole('region', { name: 'Your skaters' });
  await followed.getByText('On the ice now').first().waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.reload();
  await followed.getByText('On the ice now').first().waitFor();
  await page.getByRole('link', { name: 'Schedule', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Schedule' }).waitFor();
  await followed.getByText('Ada').first().waitFor();
  await expectAccessible(page);
  // A second tap of the star forgets the skater.
  await followed
    .getByRole('button', { name: /^Follow Ada/ })
    .first()
    .click();
  await followed.waitFor({ state: 'detached' });

  await first.page.getByRole('button', { name: 'Undo start' }).click();
  await first.page.getByRole('dialog').getByRole('button', { name: 'Undo start' }).click();
  await first.page.getByText('The flight hasn’t started').waitFor();
  await first.page.getByText('Nothing on the ice').waitFor();

  // Who hears the page is told of the next start.
  await page.goBack();
  await page.getByText('Nothing on the ice').first().waitFor();
  await admin.data('startFlight', { params: { ...params, flightId: 'f0' } });
  await page
    .getByRole('status')
    .getByText(/^Main ice: .* is on the ice\./)
    .waitFor({ state: 'attached' });
});
