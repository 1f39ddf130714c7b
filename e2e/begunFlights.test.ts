import { expect, it } from 'vitest';
import { demoAccount } from '../local/testing/people.ts';
import { newToday } from '../local/testing/today.ts';
import { placesIn } from './board.ts';
import { DESKTOP, newWindow, sharedBrowser } from './browser.ts';
import { expectAccessible } from './checks.ts';
import { demoAddress, logInByCall } from './steps.ts';

it('keeps a flight that has started where it is: by mouse, by keys, by undo', async () => {
  const admin = await demoAccount('superadmin');
  const { params } = await newToday([-30, 0, 30], ['Main ice']);
  const places = async () => placesIn(await admin.data('getScheduleDraft', { params }));
  const published = await places();
  const { page } = await newWindow(await sharedBrowser(), { size: DESKTOP });
  await logInByCall(page, demoAddress('superadmin'));
  const board = page.getByRole('group', { name: 'Schedule board' });
  const block = (id: string) => board.locator(`[data-block="flight ${id}"]`);
  const sentence = page.getByText('A flight that has started keeps its time').first();
  const carry = async (id: string) => {
    await block(id).focus();
    for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key);
  };
  const open = async () => {
    await page.goto(`/admin/schedule?competition=${params.competitionId}`);
    await board.waitFor();
  };

  await open();
  await carry('f0');
  await expect.poll(async () => (await places())['f0']).not.toBe(published['f0']);
  // It starts before anybody has published that, and the page hears of it by itself or by the next visit.
  await admin.data('startFlight', { params: { ...params, flightId: 'f0' } });
  await open();
  await page.getByRole('status').filter({ hasText: 'has started. It stands elsewhere' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Put back as published' }).click();
  await expect.poll(places).toEqual(published);
  await page.getByText('It stands elsewhere').waitFor({ state: 'detached' });
  await expect.poll(() => block('f0').textContent()).toContain('has started');

  await page.keyboard.press('Control+z');
  await sentence.waitFor();
  await open();
  await expect.poll(() => block('f0').textContent()).toContain('has started');
  await carry('f0');
  await sentence.waitFor();
  await open();
  await expect.poll(() => block('f0').textContent()).toContain('has started');
  const { x = NaN, y = NaN, width = NaN, height = NaN } = (await block('f0').boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height / 2 + 90, { steps: 5 });
  await page.mouse.up();
  await sentence.waitFor();
  await block('f0').click();
  await page.locator('[aria-disabled=true]', { hasText: 'Move…' }).waitFor();
  await carry('f2');
  await expect.poll(async () => (await places())['f2']).not.toBe(published['f2']);
  expect((await places())['f0']).toBe(published['f0']);
});
