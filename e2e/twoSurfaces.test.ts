import { expect, it } from 'vitest';
import { demoAccount } from '../local/testing/people.ts';
import { newOnTwoSurfaces } from '../local/testing/twoSurfaces.ts';
import { newWindow, PHONE, sharedBrowser, WIDE } from './browser.ts';
import { expectAccessible, expectNoSidewaysScroll } from './checks.ts';
import { demoAddress, logInByCall, publishCatchUp } from './steps.ts';

it('names who comes late from another surface in the hall, until two flights have changed places', async () => {
  const browser = await sharedBrowser();
  const admin = await demoAccount('superadmin');
  const { params } = await newOnTwoSurfaces({ inMinutes: -20 });
  // Both surfaces begin late: the skater of the first is due on the second as soon as she leaves the ice.
  for (const flightId of ['f1', 'f0']) await admin.data('startFlight', { params: { ...params, flightId } });
  const { page: hall } = await newWindow(browser, { size: WIDE });
  await hall.goto(`/competitions/${params.competitionId}/hall`);
  const comingFrom = hall
    .getByRole('region', { name: 'Hall' })
    .getByText(/^Ada also skates on Main ice, at \d+:\d\d\s[AP]M/);
  await comingFrom.waitFor();
  await expectAccessible(hall);
  // Read from ten metres: whoever is on the ice in letters of 72 px or more, the clock smaller, and nothing cut.
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const name = hall.getByRole('region', { name: 'Main ice' }).getByText('Ada', { exact: true }).first();
  await expect.poll(() => name.evaluate(sizeOf)).toBeGreaterThanOrEqual(72);
  expect(await hall.getByRole('time').first().evaluate(sizeOf)).toBeLessThan(72);
  const isCut = (surface: Element) => surface.scrollHeight > surface.clientHeight;
  for (const surface of await hall.getByRole('region').all())
    expect(await surface.evaluate(isCut)).toBe(false);

  const { page } = await newWindow(browser, { size: PHONE });
  await logInByCall(page, demoAddress('superadmin'));
  await page.goto(`/admin/now?competition=${params.competitionId}`);
  const swap = page.getByRole('link', { name: /^Swap with .*…$/ });
  await swap.waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await swap.click();
  await page.getByRole('button', { name: /^Use this: Swap .* with the flight after it$/ }).click();
  await publishCatchUp(page);
  const { runs, shortRests } = await admin.data('listRuns', { params });
  const order = runs
    .filter(({ surfaceId }) => surfaceId === 'b')
    .flatMap(({ flights }) => flights)
    .toSorted((one, other) => one.start.localeCompare(other.start));
  expect([order.map(({ id }) => id), shortRests]).toEqual([['f0', 'f3', 'f2'], []]);
  await comingFrom.waitFor({ state: 'detached' });
});
