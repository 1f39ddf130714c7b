import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { demoAccount } from '../local/testing/people.ts';
import { newToday } from '../local/testing/today.ts';
import { newWindow, PHONE, sharedBrowser } from './browser.ts';
import { expectNoSidewaysScroll } from './checks.ts';
import { demoAddress, logInByCall } from './steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

it('the schedule and a coach’s pages say as live does that a flight waits for the one on the ice', async () => {
  const [admin, coach] = await Promise.all([demoAccount('superadmin'), demoAccount('headcoach')]);
  const { rinkId } = await coach.data('currentUser');
  const { params } = await newToday([-20, -10, 60], undefined, { homeIsiRink: rinkId ?? '' });
  await admin.data('startFlight', { params: { ...params, flightId: 'f0' }, query: { secondsAgo: '1200' } });

  const { context, page } = await newWindow(browser, { size: PHONE });
  await logInByCall(page, demoAddress('headcoach'));
  for (const [path, starts] of [
    [`/competitions/${params.competitionId}/live`, 1],
    [`/competitions/${params.competitionId}/schedule`, 1],
    [`/admin/rink-day?competition=${params.competitionId}`, 2],
    [`/admin/skaters?competition=${params.competitionId}`, 1],
  ] as const) {
    await page.goto(path);
    const waiting = page
      .getByRole('main')
      .getByText('After this flight', { exact: true })
      .filter({ visible: true });
    await expect
      .poll(() => waiting.count(), { message: path, timeout: 15_000 })
      .toBeGreaterThanOrEqual(starts);
    await expectNoSidewaysScroll(page);
  }
  await context.close();
});
