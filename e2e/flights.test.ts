import { expect, it } from 'vitest';
import { DESKTOP, newWindow, sharedBrowser } from './browser.ts';
import { collectErrors, expectAccessible, expectNoSidewaysScroll, expectNothingCovered } from './checks.ts';
import { demoAddress, logInByCall, OPEN_COMPETITION_ID } from './steps.ts';

it('builds flights, joins two to save ice, moves a skater knowing the broken rule, draws and freezes', async () => {
  const { context, page } = await newWindow(await sharedBrowser(), { size: DESKTOP });
  const errors = collectErrors(page);
  await logInByCall(page, demoAddress('superadmin'));
  await page.goto(`/admin/flights?competition=${OPEN_COMPETITION_ID}`);
  await page.getByRole('button', { name: 'Build flights' }).click();
  const event = page.getByRole('link', { name: 'Pre-Alpha', exact: true }).first();
  await event.waitFor();
  await expectAccessible(page);

  // This competition has more entries than its ice holds.
  const ice = page.getByRole('region', { name: 'Save ice' });
  const lacking = () => ice.getByText(/^The flights need/).innerText();
  const need = await lacking();
  expect(need).toMatch(/^The flights need \d+ h \d\d min more ice .* Joining these saves \d+ h \d\d min/);
  const pair = await ice.getByRole('listitem').first().getByRole('link').innerText();
  await ice.getByRole('button', { name: new RegExp(`^Join, save \\d+ min: ${pair}$`) }).click();
  await page.getByText('Flights merged').waitFor();
  await expect.poll(lacking).not.toBe(need);

  await event.click();
  const flight = (number: number) => page.getByRole('region', { name: `Flight ${number}`, exact: true });
  const rowsOf = (number: number) => flight(number).getByRole('row');
  const nameOf = async (number: number) => rowsOf(number).first().getByRole('link').innerText();
  await flight(2).waitFor();
  await expectAccessible(page);
  await expectNothingCovered(page);
  const [first, second] = [await nameOf(1), await nameOf(2)];

  // Picked up, carried past the own flight to the top of the next one, and dropped.
  await rowsOf(1).first().getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: new RegExp(`Insert between ${first}`) }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.getByRole('button', { name: `Insert before ${second}` }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => nameOf(2)).toBe(first);
  await page.keyboard.press('Control+z');
  await expect.poll(() => nameOf(1)).toBe(first);

  // The oldest among the youngest: named, and only done when it is confirmed.
  const count = await page.getByRole('region', { name: /^Flight \d+$/ }).count();
  const youngest = count - 1;
  const before = await rowsOf(youngest).count();
  await flight(1)
    .getByRole('button', { name: `Actions for ${first}` })
    .click();
  await page.getByRole('menuitem', { name: new RegExp(`^Move to flight ${youngest}(?!\\d)`) }).click();
  const question = page.getByRole('dialog');
  await question.getByText(/Age span \d+ years.*: at most 2 years/).waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => rowsOf(youngest).count()).toBe(before);

  await page.getByRole('button', { name: 'Actions for flight 1', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Draw start order' }).click();
  await flight(1)
    .getByText(/^Drawn .* · seed \d+/)
    .waitFor();
  await page.getByRole('button', { name: 'Actions for flight 1', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Draw start order again' }).click();
  await question.getByRole('button', { name: 'Draw again' }).click();
  await question.getByText('Give a reason.').waitFor();
  await question.getByLabel('Reason').fill('Nobody saw the draw');
  await question.getByRole('button', { name: 'Draw again' }).click();
  await flight(1).getByText('Reason: Nobody saw the draw').waitFor();

  await page.getByRole('button', { name: 'Freeze flights' }).click();
  await page.getByRole('button', { name: 'Unfreeze flights' }).waitFor();
  await expect.poll(() => rowsOf(1).first().getByRole('button').count()).toBe(1);

  // Everything is stored: another visit finds it.
  await page.reload();
  await flight(1)
    .getByText(/ · by \p{L}.* · Reason: Nobody saw the draw$/u)
    .waitFor();
  await page.getByRole('button', { name: 'Unfreeze flights' }).waitFor();
  await expectNoSidewaysScroll(page);
  expect(errors).toEqual([]);
  await context.close();
});
