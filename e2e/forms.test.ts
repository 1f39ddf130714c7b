import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { competitionBody } from '../local/testing/competitions.ts';
import { DESKTOP, sharedBrowser, newWindow, PHONE } from './browser.ts';
import { collectErrors, expectAccessible, expectNoSidewaysScroll } from './checks.ts';
import { demoAddress, logIn, logInByCall, pressSection, startNewSkater, typeDate } from './steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

interface Answer {
  readonly data: { readonly id: string; readonly version: number; readonly formId: string };
}

async function ask(page: Page, method: 'get' | 'post', path: string, data?: object): Promise<Answer> {
  const response = await page.request[method](path, {
    headers: { 'x-requested-with': 'rinkside' },
    ...(data && { data }),
  });
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

/** A complete draft except for its form. */
async function newDraft(page: Page): Promise<string> {
  const rinks = (await ask(page, 'get', '/api/rinks')) as unknown as { data: { id: string }[] };
  const { formId: _form, ...fields } = competitionBody(rinks.data[0]?.id ?? '', '');
  const { data } = await ask(page, 'post', '/api/competition-drafts', { ...fields, currency: 'KWD' });
  return data.id;
}

const formatNames = (page: Page) =>
  page
    .getByRole('grid', { name: 'Formats and events' })
    .getByRole('row')
    .evaluateAll((rows) => rows.slice(0, 4).map((row) => row.querySelector('button span')?.textContent));

/** Presses a key and waits until the focus is at its target. */
async function press(page: Page, key: string, leadsTo: string): Promise<void> {
  await page.keyboard.press(key);
  await page.waitForFunction(
    (name) => document.activeElement?.getAttribute('aria-label')?.startsWith(name),
    leadsTo,
  );
}

it('a form is started from the catalogue, reordered by keyboard, gets a late fee and a question, and is filled in by a family', async () => {
  const { context, page } = await newWindow(browser, { size: DESKTOP });
  const errors = collectErrors(page);
  await logInByCall(page, demoAddress('superadmin'));
  const competitionId = await newDraft(page);
  await page.goto('/admin/form');
  await page.goto(`/admin/add-form?competition=${competitionId}`);
  await page.getByRole('button', { name: 'ISI catalogue' }).click();
  await page.getByRole('button', { name: 'Add 27 formats' }).click();
  await page.getByText('27 formats with 245 events').waitFor();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: 'Own format' }).focus();
  await press(page, 'Tab', 'Solo (Tot to Delta)');
  await press(page, 'ArrowDown', 'Freestyle');
  await press(page, 'Tab', 'Drag Freestyle');
  await press(page, 'Enter', 'Insert between Freestyle');
  await press(page, 'ArrowDown', 'Insert between Open Freestyle');
  await press(page, 'ArrowDown', 'Insert between Solo Compulsories');
  await press(page, 'Enter', 'Freestyle');
  await page.getByText('Freestyle is now 4 of 27').waitFor();
  await expect
    .poll(() => formatNames(page))
    .toEqual(['Solo (Tot to Delta)', 'Open Freestyle', 'Solo Compulsories', 'Freestyle']);
  await page.getByRole('button', { name: 'Actions for Freestyle', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await expect.poll(() => formatNames(page)).toContain('Freestyle');
  await page
    .getByRole('button', { name: /^Rhythmic/ })
    .first()
    .click();
  await page.getByLabel('Time of all events').fill('75');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await page.getByLabel('New event').fill('Scarf');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByLabel('Time of Scarf, minutes and seconds').inputValue()).toBe('1:15');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'All formats' }).click();

  await page.getByLabel('First event', { exact: true }).fill('7.500');
  await page.getByLabel('Second event').fill('2.505');
  await page.getByLabel('Each additional event').fill('2');
  await pressSection(page, 'Late fees');
  await page.getByRole('button', { name: 'Add late fee' }).press('Enter');
  await typeDate(page, 'From', [new Date().getFullYear() - 1, 1, 31]);
  await page.getByLabel('Percent of the event prices').fill('25');
  await pressSection(page, 'Questions');
  // By keyboard: a click right after typing the percentage was once lost on a busy machine.
  await page.getByRole('button', { name: 'Add question' }).press('Enter');
  await page.getByLabel('Question', { exact: true }).fill('Who trains the skater?');
  await page.getByRole('checkbox', { name: 'Required' }).check();
  const calculator = page.getByRole('region', { name: 'Price calculator' });
  await calculator.getByText('KWD 12.506').waitFor();
  await calculator.getByRole('button', { name: 'Increase' }).click();
  await calculator.getByText('KWD 15.006').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save form', exact: true }).click();
  await page.getByText('Form saved').waitFor();
  await page.getByText('All changes saved').waitFor();

  const draft = await ask(page, 'get', `/api/competition-drafts/${competitionId}`);
  const { version } = draft.data;
  await ask(page, 'post', `/api/competition-drafts/${competitionId}/publish`, { version });
  await context.close();

  const family = await newWindow(browser, { size: PHONE });
  await logIn(family.page, demoAddress('skater'));
  await family.page.goto(`/individual-form?competitionId=${competitionId}`);
  await startNewSkater(family.page);
  await family.page.getByLabel('Find an event').fill('scarf');
  await family.page.getByRole('checkbox', { name: /Scarf/ }).check();
  await family.page.getByText(/Late fee of 25% since/).waitFor();
  await family.page.getByText('KWD 9.375').first().waitFor();
  await family.page.getByRole('button', { name: 'Submit the entry' }).click();
  await family.page.getByText('Answer missing').first().waitFor();
  await family.page.getByLabel('Who trains the skater?').fill(`Coach ${randomUUID().slice(0, 4)}`);
  await family.page.getByText('Answer missing').first().waitFor({ state: 'detached' });
  await expectAccessible(family.page);
  await expectNoSidewaysScroll(family.page);
  await family.context.close();
  expect(errors).toEqual([]);
});

it('an organiser who changes a form with entries sees the affected families by name', async () => {
  const { context, page } = await newWindow(browser, { size: PHONE });
  await logInByCall(page, demoAddress('manager'));
  await page.goto('/admin/add-form');
  await pressSection(page, 'Formats and events');
  await page.getByRole('button', { name: 'Actions for Figures' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Save form', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Effect on entries' });
  await dialog.getByText(/keep their prices and events/).waitFor();
  await dialog.getByRole('button', { name: 'Show names: Figures · Figure 1', exact: true }).click();
  await dialog
    .getByText(/for this event/)
    .first()
    .waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Back to the form' }).click();
  // Unsaved changes are kept in this tab.
  await page.getByText('Not saved').waitFor();
  await page.goto('/admin/form');
  await page.getByText('Figures', { exact: true }).first().waitFor();
  await page.goto('/admin/add-form');
  await page.getByText('Unsaved changes restored').waitFor();
  await pressSection(page, 'Formats and events');
  await expect.poll(() => page.getByRole('button', { name: 'Actions for Figures' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Return to saved form' }).click();
  await pressSection(page, 'Formats and events');
  await page.getByRole('button', { name: 'Actions for Figures' }).waitFor();
  await context.close();
});
