import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { PHONE } from './browser.ts';

export const DEMO_PASSWORD = 'Rinkside-demo-1';

export const demoAddress = (name: string) => `${name}@demo.rinkside.example`;

/** The demo's open competition; its name contains the year of its first day. */
export const OPEN_COMPETITION = /Harbour Lights Open \d{4}/;
export const OPEN_COMPETITION_ID = '01KDEM0MEET000000000000001';

/** Name, address and password of a parent without an account. */
export function newParent() {
  return {
    name: 'Robin Winter',
    email: `parent-${randomUUID()}@test.example`,
    password: 'a password of ours',
  };
}

/** Letters only: a realistic name that no other test uses. */
export function newSkaterName(): string {
  const letters = randomUUID().replaceAll(/[^a-f]/g, '');
  return `Aada ${letters.charAt(0).toUpperCase()}${letters.slice(1)} Frost`;
}

/**
 * Logs in without the form, and stays on no page: for tests that open a page under `/admin` next. A public page looks for
 * the account only once a page has shown the log-in (loginMark.ts).
 */
export async function logInByCall(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  const request = { headers: { 'x-requested-with': 'rinkside' }, data: { email, password } };
  const response = await page.request.post('/api/auth/login', request);
  if (!response.ok()) throw new Error(`Log-in answered ${response.status()}: ${await response.text()}`);
}

/** Logs in with the form, and waits for the page that it leads to. */
export async function logIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.goto('/login');
  await fillLogIn(page, email, password);
  await page.waitForURL((url) => url.pathname !== '/login');
}

export async function fillLogIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  // The screen that is left may have an address field too: a form keeps its own until the log-in is drawn.
  const submit = page.getByRole('button', { name: 'Log in', exact: true });
  await submit.waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await submit.click();
}

/** Types the whole name into a typeahead and leaves it, which chooses the option. */
export async function choose(page: Page, label: string, value: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label });
  await field.fill(value);
  await field.press('Tab');
}

/** Chooses from a select: from the phone's own list, or from ours in a wider window. */
export async function pick(field: Locator, option: string): Promise<void> {
  if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') {
    await field.selectOption({ label: option });
    return;
  }
  await field.click();
  await field.page().getByRole('option', { name: option, exact: true }).click();
}

/** Types a date: into a phone's own field, or into a picker's segments, as `MM/DD/YYYY` in English. */
export async function typeDate(
  page: Page,
  label: string,
  [year, month, day]: number[],
  index = 0,
): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) <= PHONE.width) {
    await page
      .getByLabel(label)
      .nth(index)
      .fill(`${year}-${pad(month)}-${pad(day)}`);
    return;
  }
  const field = page.getByRole('group', { name: label }).nth(index);
  await field.getByRole('spinbutton').first().click();
  await page.keyboard.type(`${pad(month)}${pad(day)}${year}`);
}

const pad = (part = 0) => String(part).padStart(2, '0');

/** Opens or folds a section of a competition's detail or of the form builder. */
export async function pressSection(page: Page, title: string): Promise<void> {
  const heading = page.getByRole('heading', { name: title, exact: true, level: 2 });
  await page.locator('summary').filter({ has: heading }).click();
}

/** Goes to the next step of a competition's setup, once the page shows it. */
export async function goOn(page: Page, step: string): Promise<void> {
  await page.getByRole('button', { name: `Next: ${step}` }).click();
  await page.getByRole('heading', { name: step, level: 2 }).waitFor();
}

export interface SkaterToEnter {
  readonly fullName: string;
  readonly birthdate: { readonly month: string; readonly day: string; readonly year: string };
  readonly events: readonly string[];
}

/** A family with skaters says first that it enters another one; anybody else has the fields at once. */
export async function startNewSkater(page: Page): Promise<void> {
  const name = page.getByLabel('Full name');
  const choice = page.getByRole('group', { name: 'Which skater?' });
  const list = page.getByLabel('Which skater?').and(page.locator('button, select'));
  await name.or(choice).or(list).first().waitFor();
  if (await choice.isVisible()) await choice.getByRole('button', { name: 'New skater' }).click();
  else if (await list.isVisible()) await pick(list, 'New skater');
}

/** Fills in the open individual form; the test itself submits it. */
export async function fillEntry(page: Page, { fullName, birthdate, events }: SkaterToEnter): Promise<void> {
  await startNewSkater(page);
  await page.getByLabel('Full name').fill(fullName);
  await pick(page.getByLabel('Gender'), 'Female');
  await page.getByLabel('Month').fill(birthdate.month);
  await page.getByLabel('Day', { exact: true }).fill(birthdate.day);
  await page.getByLabel('Year').fill(birthdate.year);
  const knownHome = page.getByRole('button', { name: 'Change rink and country' });
  if (await knownHome.isVisible()) await knownHome.click();
  await choose(page, 'Country', 'Finland');
  await choose(page, 'Home rink', 'Pond behind the school');
  await page.getByLabel('ISI number').fill('987654');
  await typeDate(page, 'ISI expiry date', [2030, 8, 31]);
  await choose(page, 'Highest ISI test level', 'Freestyle 4');
  await page.getByLabel('Find an event').fill('Freestyle 4');
  for (const event of events) await page.getByRole('checkbox', { name: event, exact: true }).check();
}

/** Creates an account without the sign-up form and stays a visitor, for tests that start after it. */
export async function signUpByCall(page: Page, parent: ReturnType<typeof newParent>): Promise<void> {
  const headers = { 'x-requested-with': 'rinkside' };
  const response = await page.request.post('/api/auth/signup', { headers, data: parent });
  if (!response.ok()) throw new Error(`Sign-up answered ${response.status()}: ${await response.text()}`);
  await page.request.post('/api/auth/logout', { headers });
}

/** Starts an empty form with one format of the catalogue. */
export async function takeFromCatalogue(page: Page, format: string): Promise<void> {
  await page.getByRole('button', { name: 'ISI catalogue' }).click();
  const dialog = page.getByRole('dialog', { name: 'ISI catalogue' });
  await dialog.getByRole('button', { name: 'Clear all' }).click();
  await dialog.getByRole('checkbox', { name: format, exact: true }).check();
  await dialog.getByRole('button', { name: 'Add 1 format' }).click();
}

/** On Running late: publishes what was chosen as version 2, whatever conflicts the question names. */
export async function publishCatchUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish now…' }).click();
  const asked = page.getByRole('dialog', { name: 'Publish version 2' });
  await asked.getByText(/will be emailed their new times/).waitFor();
  for (const confirm of await asked.getByRole('checkbox').all()) await confirm.check();
  await asked.getByRole('button', { name: 'Publish version 2' }).click();
  await page.getByText('Version 2 is published. Families see the new times.').waitFor();
}
