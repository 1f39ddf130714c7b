import { expect, it } from 'vitest';
import { demoAccount } from '../local/testing/people.ts';
import { newPublished } from '../local/testing/schedules.ts';
import { newToday } from '../local/testing/today.ts';
import { DESKTOP, newWindow, sharedBrowser } from './browser.ts';
import { expectAccessible } from './checks.ts';
import { demoAddress, logInByCall } from './steps.ts';

it('asks about idle ice, takes when the flight started, and keeps that over a reload without a network', async () => {
  const { params } = await newToday([-60, -10, 45]);
  const admin = await demoAccount('superadmin');
  const of = (flightId: string) => ({ params: { ...params, flightId } });
  await admin.data('startFlight', { ...of('f0'), query: { secondsAgo: '3000' } });
  await admin.data('endFlight', { ...of('f0'), query: { secondsAgo: '2400' } });
  const { page } = await newWindow(await sharedBrowser(), { size: DESKTOP });
  page.on('dialog', (dialog) => void dialog.accept());
  await logInByCall(page, demoAddress('superadmin'));
  await page.goto(`/admin/now?competition=${params.competitionId}`);
  await page.getByText(/^Nothing has started for \d+ minutes\./).waitFor();
  await expectAccessible(page);
  const taps = /\/flights\/[^/]+\/start/;
  await page.route(taps, (route) => route.abort());
  await page.getByRole('button', { name: 'It has started…' }).click();
  await page.getByRole('button', { name: 'Save the start' }).click();
  await page.getByText('This tap is sent when it is back').waitFor();
  await expect.poll(() => page.getByText(/^Nothing has started/).count()).toBe(0);
  await page.reload();
  await page.getByText('This tap is sent when it is back').waitFor();
  await page.unroute(taps);
  const started = async () => {
    const { runs } = await admin.data('listRuns', { params });
    const flight = runs.flatMap(({ flights }) => flights).find(({ id }) => id === 'f1');
    return Math.round((Date.now() - Date.parse(flight?.startedAt ?? '')) / 60_000);
  };
  await expect.poll(started, { timeout: 15_000 }).toBeGreaterThanOrEqual(9);
  expect(await started()).toBeLessThanOrEqual(12);
});

it('asks before a flight of another day starts', async () => {
  const { params } = await newPublished(2);
  const { page } = await newWindow(await sharedBrowser(), { size: DESKTOP });
  await logInByCall(page, demoAddress('superadmin'));
  await page.goto(`/admin/now?competition=${params.competitionId}`);
  await page.getByRole('button', { name: 'Flight started' }).first().click();
  const asked = page.getByRole('dialog', { name: 'Start this flight?' });
  await asked.getByText(/^It is on .* Today is /).waitFor();
  await asked.getByRole('button', { name: 'Cancel' }).click();
  const { runs } = await (await demoAccount('superadmin')).data('listRuns', { params });
  expect(runs.flatMap(({ flights }) => flights).map(({ state }) => state)).not.toContain('now');
});

it('asks whether a flight that is over its time has ended, and takes when it did', async () => {
  const { params } = await newToday([-60, 45]);
  const admin = await demoAccount('superadmin');
  const { page } = await newWindow(await sharedBrowser(), { size: DESKTOP });
  await logInByCall(page, demoAddress('superadmin'));
  await page.goto(`/admin/now?competition=${params.competitionId}`);
  // A double click is one tap: its second click leaves the question where it is.
  await page.getByRole('button', { name: 'Flight started' }).dblclick();
  const asked = page.getByRole('dialog', { name: 'Start this flight?' });
  await asked.waitFor();
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await admin.data('startFlight', { params: { ...params, flightId: 'f0' }, query: { secondsAgo: '3600' } });
  const surface = page.getByRole('region', { name: 'Main ice' });
  await surface.getByText('On the ice for 60 minutes, planned 10. Has it ended?').waitFor();
  await surface.getByText('Running over').waitFor();
  await expectAccessible(page);
  await page.goto(`/competitions/${params.competitionId}/live`);
  await page.getByText('Running over').waitFor();
  await page.goto(`/admin/now?competition=${params.competitionId}`);
  await surface.getByRole('button', { name: 'It has ended…' }).click();
  const when = page.getByRole('dialog', { name: 'When did it end?' });
  const field = when.getByLabel('Ended at');
  const due = await field.inputValue();
  await field.fill('00:00');
  await when.getByRole('button', { name: 'Save the end' }).click();
  await when.getByText(/^It started at /).waitFor();
  await field.fill(due);
  await when.getByRole('button', { name: 'Save the end' }).click();
  await surface.getByText('Running over').waitFor({ state: 'detached' });
  const { runs } = await admin.data('listRuns', { params });
  const flight = runs.flatMap(({ flights }) => flights).find(({ id }) => id === 'f0');
  const ended = Date.parse(flight?.endedAt ?? '') - Date.parse(flight?.startedAt ?? '');
  expect(Math.abs(ended - 10 * 60_000)).toBeLessThanOrEqual(60_000);
});
