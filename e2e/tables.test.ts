import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { parseCsv } from '../web/table/export/parseCsv.testing.ts';
import { readXlsx } from '../web/table/export/readXlsx.testing.ts';
import { DESKTOP, sharedBrowser, newWindow, PHONE } from './browser.ts';
import { collectErrors, expectAccessible, expectNoSidewaysScroll } from './checks.ts';
import { demoAddress, logInByCall, pick } from './steps.ts';

/** The demo's competition with teams and couples. */
const OPEN = 'competition=01KDEM0MEET000000000000001';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

async function exportAs(page: Page, format: string): Promise<{ name: string; content: Buffer }> {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: format }).click(),
  ]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

const focused = (page: Page) =>
  page.evaluate(() => {
    const { ariaLabel, tagName, textContent } = document.activeElement ?? document.body;
    return ariaLabel ?? (tagName === 'BUTTON' ? textContent : tagName);
  });

it('a manager chooses columns that stay in the address, selects rows by keyboard, and exports the whole list', async () => {
  const { context, page } = await newWindow(browser, { size: DESKTOP });
  const errors = collectErrors(page);
  await logInByCall(page, demoAddress('manager'));
  await page.goto('/admin/competition-skaters');
  await page.getByRole('columnheader', { name: 'Home rink' }).waitFor();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Home rink' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Entry reference' }).click();
  await page.waitForURL(/columns=.*reference/);
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByRole('columnheader', { name: 'Entry reference' }).waitFor();
  await expect.poll(() => page.getByRole('columnheader', { name: 'Home rink' }).count()).toBe(0);

  const boxes = page.getByRole('row').getByRole('checkbox');
  await boxes.nth(1).focus();
  await page.keyboard.press('Space');
  await boxes.nth(3).focus();
  await page.keyboard.press('Shift+Space');
  await page.getByRole('region', { name: 'Selected rows' }).getByText('3 selected').waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('Record payment');
  await expect.poll(() => page.getByRole('menu').count()).toBe(0);
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toMatch(/^Select /);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await page.getByRole('region', { name: 'Selected rows' }).waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toMatch(/^Select /);

  const { name, content } = await exportAs(page, 'Spreadsheet (XLSX)');
  expect(name).toMatch(/^Skaters of .+ \d{4}-\d\d-\d\d\.xlsx$/);
  const { cells } = await readXlsx(new Blob([new Uint8Array(content)]));
  const headings = [...cells].filter(([at]) => /^[A-Z]+1$/.test(at)).map(([, { value }]) => value);
  expect(headings).toContain('Entry reference');
  expect(headings).not.toContain('Home rink');
  const birthdates = [...cells].filter(([, { format }]) => format === 'yyyy-mm-dd');
  // All pages of the list, not only the fifty visible rows.
  expect(birthdates.length).toBeGreaterThan(500);
  await context.close();
  expect(errors).toEqual([]);
});

it('a long list loads itself and draws the rows near the window; focus, ranges, print and the way back have all of them', async () => {
  const { context, page } = await newWindow(browser, { size: DESKTOP });
  const errors = collectErrors(page);
  await logInByCall(page, demoAddress('manager'));
  await page.goto('/admin/competition-skaters');
  const count = await page.getByText(/^1–(\d+) of \1\b/).textContent();
  const total = Number(/\d+(?= of)/.exec(count ?? '')?.[0]);
  expect(total).toBeGreaterThan(900);
  const rows = page.locator('tbody').getByRole('row');
  await expect.poll(() => page.getByRole('table').getAttribute('aria-rowcount')).toBe(String(total + 1));
  await expect.poll(() => rows.count()).toBeLessThan(100);

  // From the first row to the last by Shift, over rows that were never drawn.
  await rows.first().getByRole('checkbox').click();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const last = page.locator(`tr[aria-rowindex="${total + 1}"]`);
  await last.getByRole('checkbox').click({ modifiers: ['Shift'] });
  await page.getByRole('region', { name: 'Selected rows' }).getByText(`${total} selected`).waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.locator('tr[aria-rowindex="2"]').waitFor();
  await expect
    .poll(() => last.getByRole('checkbox').evaluate((box) => box === document.activeElement))
    .toBe(true);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();

  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => rows.count()).toBe(total);
  await page.emulateMedia({ media: 'screen' });
  await expect.poll(() => rows.count()).toBeLessThan(100);

  await page.evaluate(() => window.scrollTo(0, 12_000));
  const middle = page.locator('tr[aria-rowindex="250"]').getByRole('link');
  await middle.scrollIntoViewIfNeeded();
  const name = await middle.textContent();
  const before = (await middle.boundingBox())?.y ?? 0;
  await middle.click();
  await page.getByRole('heading', { level: 1, name: name ?? '' }).waitFor();
  await page.goBack();
  await expect.poll(async () => Math.abs(((await middle.boundingBox())?.y ?? 0) - before)).toBeLessThan(10);
  await expect.poll(() => middle.textContent()).toBe(name);
  await context.close();
  expect(errors).toEqual([]);
});

it('a name that is a formula is exported as text, and disabled actions on the selected rows show the reason', async () => {
  const { context, page } = await newWindow(browser, { size: DESKTOP });
  await logInByCall(page, demoAddress('superadmin'));
  const formula = `=HYPERLINK("https://evil.example","${randomUUID().slice(0, 8)}")`;
  const invited = await page.request.post('/api/users', {
    headers: { 'x-requested-with': 'rinkside' },
    data: { email: `formula-${randomUUID()}@test.example`, name: formula, role: 'SUPER_ADMIN' },
  });
  expect(invited.status()).toBe(201);
  await page.goto(`/admin/users?search=${encodeURIComponent(formula)}`);
  await page.getByRole('rowheader', { name: formula }).waitFor();
  const { name, content } = await exportAs(page, 'Text (CSV)');
  expect(name).toMatch(/^Accounts \d{4}-\d\d-\d\d\.csv$/);
  const [headings, row] = parseCsv(content.toString('utf8').replace(/^\uFEFF/, ''));
  expect(headings?.slice(0, 2)).toEqual(['Name', 'Email']);
  expect(row?.[0]).toBe(`'${formula}`);

  await page.goto('/admin/users?role=SUPER_ADMIN');
  await page
    .getByRole('row', { name: demoAddress('superadmin') })
    .getByRole('checkbox')
    .check();
  const deactivate = page
    .getByRole('region', { name: 'Selected rows' })
    .getByRole('button', { name: 'Deactivate' });
  await deactivate.focus();
  await page.getByRole('tooltip', { name: 'Your own account is selected' }).waitFor();
  await expect.poll(() => deactivate.getAttribute('aria-disabled')).toBe('true');
  await context.close();
});

async function expectFirstRowsBy300(page: Page, lists: readonly string[]): Promise<void> {
  for (const list of lists) {
    await page.goto(list);
    await page.getByText(/^(1–\d+ of [\d,]+|First \d+)/).waitFor();
    const firstRow = page.locator('tbody').getByRole('row').first();
    await expect.poll(async () => (await firstRow.boundingBox())?.y, { message: list }).toBeLessThan(300);
  }
}

/** A menu whose script does not arrive leaves the list as it is. */
async function expectListStaysWithoutMenu(page: Page): Promise<void> {
  const script = /\/assets\/[\w-]+\.js/;
  await page.goto('/admin/skaters');
  await page.locator('tbody').getByRole('row').first().waitFor();
  await page.route(script, (route) => route.abort());
  const tools = page.getByRole('button', { name: 'More list actions' });
  await tools.click();
  await page.getByText('No connection. Check your network and try again').first().waitFor();
  await tools.waitFor();
  await expect.poll(() => page.getByText('Something went wrong').count()).toBe(0);
  await page.unroute(script);
}

it('on a phone the first row stands by 300 px, filters in a sheet, and rows are selected by menu or long press', async () => {
  const administrator = await newWindow(browser, { size: PHONE });
  await logInByCall(administrator.page, demoAddress('superadmin'));
  await expectFirstRowsBy300(administrator.page, [
    `/admin/skaters?${OPEN}`,
    `/admin/skaters?${OPEN}&payment=paid`,
    `/admin/teams?${OPEN}`,
    `/admin/dances?${OPEN}`,
    // Not the rinks: an administrator lands there, and the demo's competition of today stands first.
    '/admin/competitions',
    '/admin/users',
    '/admin/members',
  ]);
  await expectListStaysWithoutMenu(administrator.page);
  await administrator.context.close();

  const { context, page } = await newWindow(browser, { size: PHONE });
  const errors = collectErrors(page);
  await logInByCall(page, demoAddress('manager'));
  const firstRow = page.locator('tbody').getByRole('row').first();
  await expectFirstRowsBy300(page, [
    '/admin/competition-skaters',
    '/admin/competition-skaters?payment=unpaid',
    '/admin/competition-teams',
    '/admin/dances',
    '/admin/money',
  ]);
  await page.goto('/admin/waiting');
  const firstWaiting = page.locator('main ol').getByRole('listitem').first();
  await firstWaiting.waitFor();
  await expect.poll(async () => (await firstWaiting.boundingBox())?.y).toBeLessThan(300);

  await page.goto('/admin/competition-skaters');
  await page.getByText(/^[\d,]+ skaters · HK\$[\d,]+ due$/).waitFor();
  await expect.poll(() => page.getByRole('checkbox').count()).toBe(0);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter and sort' });
  await pick(sheet.getByRole('combobox', { name: 'Payment' }), 'Unpaid');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Show rows' }).click();
  await page.getByRole('button', { name: 'Filter (1)' }).waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('button', { name: 'Filter', exact: true }).waitFor();

  // By keyboard alone.
  await page.getByRole('button', { name: 'More list actions' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Select rows' }).waitFor();
  await page.keyboard.press('Enter');
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await bar.waitFor();
  await firstRow.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await bar.getByText('1 selected').waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await bar.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => page.getByRole('checkbox').count()).toBe(0);

  const { x, y } = (await firstRow.boundingBox()) ?? { x: 0, y: 0 };
  const finger = await context.newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x: x + 40, y: y + 20 }],
  });
  await bar.getByText('1 selected').waitFor();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForURL((url) => url.pathname === '/admin/competition-skaters');
  await context.close();
  expect(errors).toEqual([]);
});

it('a family keeps the results of all competitions, and the organiser the protocol of one', async () => {
  const family = await newWindow(browser, { size: DESKTOP });
  await logInByCall(family.page, demoAddress('skater'));
  await family.page.goto('/admin/submissions');
  await family.page.getByRole('main').getByRole('link', { name: 'Skating record' }).click();
  await family.page.getByText('All results as a table').click();
  await family.page.getByRole('cell', { name: '1 of 3' }).waitFor();
  await family.context.close();

  const { context, page } = await newWindow(browser, { size: DESKTOP });
  await logInByCall(page, demoAddress('superadmin'));
  await page.goto('/admin/exports?competition=01KDEM0MEET000000000000005');
  await page.getByRole('radio', { name: 'To hand out' }).check();
  const paper = page.getByRole('link', { name: 'PDF, A4' });
  await expect.poll(() => paper.getAttribute('href')).toMatch(/\/protocol\/document\?copy=handout&paper=a4$/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Excel' }).click(),
  ]);
  const file = new Blob([new Uint8Array(await readFile(await download.path()))]);
  const { name, cells } = await readXlsx(file, 2);
  const headings = [...cells].filter(([at]) => /^[A-Z]+1$/.test(at)).map(([, { value }]) => value);
  expect([name, headings.includes('Points'), headings.includes('Total')]).toEqual(['Results', true, false]);
  await context.close();
});
