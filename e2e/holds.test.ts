import { expect, it } from 'vitest';
import { demoAccount } from '../local/testing/people.ts';
import { newPublished } from '../local/testing/schedules.ts';
import { newToday } from '../local/testing/today.ts';
import { DESKTOP, newWindow, PHONE, sharedBrowser } from './browser.ts';
import { expectAccessible, expectNoSidewaysScroll } from './checks.ts';
import { secondsOfTime } from '../shared/domain/core/dates/times.ts';
import { demoAddress, logInByCall } from './steps.ts';

it('holds any flight by a tap, and asks once before it starts sooner', async () => {
  const admin = await demoAccount('superadmin');
  const { params } = await newToday([5, 20]);
  const { runs } = await admin.data('listRuns', { params });
  for (const { id, starters } of runs.flatMap(({ flights }) => flights))
    for (const { programmeId } of starters)
      await admin.data('checkIn', { params: { ...params, flightId: id, programmeId } });
  const { page } = await newWindow(await sharedBrowser(), { size: PHONE });
  await logInByCall(page, demoAddress('superadmin'));
  await page.goto(`/admin/now?competition=${params.competitionId}`);
  await page.getByRole('button', { name: /^10 min: hold / }).tap();
  await page
    .getByText(/^Held until \d+:\d\d\s[AP]M by /)
    .first()
    .waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  // The second flight follows, and is held by its menu.
  await page
    .getByRole('button', { name: /^Hold / })
    .last()
    .tap();
  await page.getByRole('menuitem', { name: /3 minutes$/ }).tap();
  await expect.poll(() => page.getByRole('button', { name: 'Release' }).count()).toBe(2);
  // Minutes that no button has are typed.
  await page.getByRole('button', { name: /^Other minutes: hold / }).tap();
  const asked = page.getByRole('dialog', { name: /^Hold / });
  await asked.getByRole('textbox').fill('75');
  await asked.getByRole('button', { name: 'Hold flight' }).tap();
  await asked.getByText('Enter 1 to 60 minutes.').waitFor();
  await expectAccessible(page);
  await asked.getByRole('textbox').fill('25');
  await asked.getByText(/ and 1 flight after it start later\.$/).waitFor();
  await asked.getByRole('button', { name: 'Hold flight' }).tap();
  await asked.waitFor({ state: 'detached' });
  const heldUntil = async () => {
    const read = await admin.data('listRuns', { params });
    return secondsOfTime(read.runs.flatMap(({ flights }) => flights)[0]?.hold?.until ?? '00:00');
  };
  // The dialog closes before the server has answered.
  const published = secondsOfTime(runs[0]?.flights[0]?.start ?? '');
  await expect.poll(heldUntil, { timeout: 10_000 }).toBeGreaterThan(published + 60 * 30);

  await page.getByRole('button', { name: 'Flight started' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Start this flight?' });
  await dialog.getByText(/^It is held until \d+:\d\d\s[AP]M by /).waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Start anyway' }).tap();
  await page.getByText(/^Started \d+:\d\d\s[AP]M by /).waitFor();
  // A double click ends it once, and is told once, with the flight's number.
  await page.getByRole('button', { name: 'Flight ended' }).dblclick();
  const told = page.getByRole('region', { name: 'Messages' }).getByText(/flight 1 of 2 ended \d+:\d\d/);
  await told.first().waitFor();
  await page.waitForTimeout(800);
  await expect.poll(() => told.count()).toBe(1);
});

it('moves who rests too little to the end of the next start order', async () => {
  const admin = await demoAccount('superadmin');
  const { params } = await newPublished(3);
  const flights = async () => (await admin.data('listRuns', { params })).runs.flatMap((run) => run.flights);
  const [first, second] = await flights();
  const [one, , last] = second?.starters.map(({ people }) => people[0]?.id) ?? [];
  // One of the three is out of the first flight: the one who would skate last in the second, so that two are left.
  const out = first?.starters.find(({ people }) => people[0]?.id === last)?.programmeId ?? '';
  await admin.data('scratch', {
    params: { ...params, flightId: first?.id ?? '', programmeId: out },
    body: { reason: 'Ill' },
  });
  const { page } = await newWindow(await sharedBrowser(), { size: DESKTOP });
  await logInByCall(page, demoAddress('superadmin'));
  await page.goto(`/admin/now?competition=${params.competitionId}`);
  await page.getByRole('button', { name: /^Move .* to the end$/ }).click();
  // The one in the middle rests six minutes until the own start now, the last one long enough.
  await page.getByText(/: 6 minutes between /).waitFor();
  await expectAccessible(page);
  const after = (await flights())[1]?.starters.map(({ people }) => people[0]?.id);
  expect([after?.[0], after?.[1]]).toEqual([last, one]);
});
