import { expect, it } from 'vitest';
import { currentTime } from '../local/clock.ts';
import { newJudgedFlights, postFirstFlight } from '../local/testing/sheets.ts';
import { newWindow, PHONE, sharedBrowser } from './browser.ts';

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
