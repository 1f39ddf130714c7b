import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { entryBody, newCompetition } from '../local/testing/competitions.ts';
import { newFamily } from '../local/testing/people.ts';
import { DESKTOP, newWindow, sharedBrowser } from './browser.ts';
import { collectErrors, expectAccessible } from './checks.ts';
import { demoAddress, logInByCall } from './steps.ts';

it('decides about a double by keyboard, and goes on with the next', async () => {
  const staged = await newCompetition();
  const [one, other] = await Promise.all([newFamily(), newFamily()]);
  const [first = '', second = ''] = entryBody(staged, 2).event;
  const enter = (by: typeof one, fullName: string, event: string) =>
    by.call('submitIndividualEntry', {
      body: { ...entryBody(staged, 1, fullName), event: [event], totalPrice: 5_900 },
    });
  const mark = randomUUID().slice(0, 8);
  for (const name of [`Mia ${mark} Kato`, `Rosalind ${mark} Brook`]) {
    await enter(one, name, first);
    await enter(other, `${name}o`, second);
  }
  const { page, context } = await newWindow(await sharedBrowser(), { size: DESKTOP });
  const errors = collectErrors(page);
  await logInByCall(page, demoAddress('superadmin'));
  await page.goto(`/admin/doubles?competition=${staged.competition.id}`);
  const pairs = page.getByRole('heading', { level: 2, name: / and / });
  await pairs.nth(1).waitFor();
  await expectAccessible(page);
  const next = await pairs.nth(1).textContent();

  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await page.getByRole('button', { name: 'Not the same person' }).first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe(next);
  await page.getByRole('button', { name: 'Not the same person' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('Decided');
  await expectAccessible(page);
  expect(errors).toEqual([]);
  await context.close();
});
