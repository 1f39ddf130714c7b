import { expect, it } from 'vitest';
import { currentTime } from '../local/clock.ts';
import { demoAccount } from '../local/testing/people.ts';
import { newJudgedFlights, postFirstFlight } from '../local/testing/sheets.ts';
import { newWindow, PHONE, sharedBrowser } from './browser.ts';
import { expectAccessible } from './checks.ts';

it('a result that is posted moves in once, and not where a device asks for less motion', async () => {
  const staged = await newJudgedFlights();
  const { competitionId } = staged.params;
  // On the day of the competition, when pages ask every few seconds.
  const offset = Date.parse(`${staged.competition.startDate}T12:00:00Z`) - currentTime().getTime();
  const [still, moving] = await Promise.all(
    (['reduce', 'no-preference'] as const).map(async (reducedMotion) => {
      const { page } = await newWindow(await sharedBrowser(), { size: PHONE, offset });
      await page.emulateMedia({ reducedMotion });
      await page.goto(`/competitions/${competitionId}/results`);
      await page.getByRole('heading', { name: 'No results yet' }).waitFor();
      return {
        page,
        motion: () =>
          page
            .getByRole('list')
            .filter({ hasText: 'points' })
            .last()
            .evaluate((podium) => getComputedStyle(podium).animationName !== 'none'),
      };
    }),
  );
  if (!still || !moving) throw new Error('There are two windows');
  await postFirstFlight(staged);
  await expect.poll(moving.motion).toBe(true);
  await expect.poll(still.motion).toBe(false);
  // What was there when the page was opened is not news.
  await moving.page.reload();
  await expect.poll(moving.motion).toBe(false);
  await Promise.all([still, moving].map(({ page }) => page.context().close()));
});

it('who did not skate is found by name, and the focus follows into an event and back', async () => {
  const staged = await newJudgedFlights();
  const { competitionId } = staged.params;
  const admin = await demoAccount('superadmin');
  const programmeId = staged.programmeIds[2] ?? '';
  await admin.data('markNoShow', { params: { competitionId, flightId: 'f1', programmeId } });
  await postFirstFlight(staged);
  const { page } = await newWindow(await sharedBrowser(), { size: PHONE });
  await page.goto(`/competitions/${competitionId}/results?name=ada`);
  await page.getByRole('listitem').filter({ hasText: 'Did not skate' }).first().waitFor();
  await page.getByRole('button', { name: 'Clear search' }).click();
  const card = page.getByRole('article').getByRole('button').first();
  await card.press('Enter');
  const heading = page.getByRole('heading', { level: 2 });
  const hasFocus = (part: typeof card) => part.evaluate((one) => one === document.activeElement);
  await expect.poll(() => hasFocus(heading)).toBe(true);
  await page.getByText('Did not skate').waitFor();
  await expectAccessible(page);
  const star = page.getByRole('button', { name: /^Follow Ada/ }).first();
  await expect.poll(async () => (await star.boundingBox())?.width).toBeGreaterThanOrEqual(44);
  // The highlight is a followed skater's, not the winner's.
  const winner = page.getByRole('row').nth(1);
  const ground = () => winner.evaluate((row) => getComputedStyle(row).backgroundColor);
  const plain = 'rgba(0, 0, 0, 0)';
  expect(await ground()).toBe(plain);
  await star.click();
  await expect.poll(ground).not.toBe(plain);
  await star.click();
  await expect.poll(ground).toBe(plain);
  await page.goBack();
  await expect.poll(() => hasFocus(card)).toBe(true);
  await page.context().close();
});

it('an event without a posted result says so, and new ones are promised only while the day runs', async () => {
  const { competition, params } = await newJudgedFlights();
  const { problem } = await (await demoAccount('superadmin')).data('getScheduleProblem', { params });
  const browser = await sharedBrowser();
  const address = `/competitions/${params.competitionId}/results?event=${encodeURIComponent(problem.events[0]?.id ?? '')}`;
  for (const [days, promises] of [
    [0, 1],
    [3, 0],
  ] as const) {
    const then = Date.parse(`${competition.startDate}T12:00:00Z`) + days * 86_400_000;
    const { page } = await newWindow(browser, { size: PHONE, offset: then - currentTime().getTime() });
    await page.goto(address);
    await page.getByRole('heading', { name: 'Results of this event are not posted yet' }).waitFor();
    await expect.poll(() => page.getByText('New results appear by themselves').count()).toBe(promises);
    await expect.poll(() => page.getByText('appears here as soon as it is posted').count()).toBe(promises);
    await page.context().close();
  }
});
