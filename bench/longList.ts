import type { CDPSession, Page } from 'playwright-core';
import { COMPETITION_IDS } from '../local/demo/competitions.ts';
import { startBrowser } from './browser.ts';
import { NPM_START, startHost } from './localHost.ts';
import { LIST, Phone } from './pages.ts';
import { atMost, median, milliseconds, pieces, reported, times, type Row } from './row.ts';
import { serveTenfold } from './tenfoldList.ts';

const ROUNDS = 3;

/** Windows that a scroll passes, as by the Page Down key. */
const WINDOWS = 20;

/** "1–964 of 964": all rows are there. */
const WHOLE = /^1–([\d,]+) of \1(?!\d)/;

/**
 * The manager's list on a desk, of 964 skaters and of ten times as many: until all rows are there, and the script
 * and layout of a scroll, a search, an order and an export, beside a bare table of as many rows in the same page.
 */
export async function longList(dataDirectory: string): Promise<Row[]> {
  const browser = await startBrowser();
  const host = await startHost(NPM_START, dataDirectory);
  try {
    const context = await new Phone(browser, host.origin).open(LIST.account);
    const page = await context.newPage();
    await page.setViewportSize({ width: 1280, height: 900 });
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    const address = host.origin + LIST.path;
    const once = await measuredOf(page, session, address);
    await serveTenfold(page, `${host.origin}/api/competitions/${COMPETITION_IDS.open}/skaters`);
    const tenfold = await measuredOf(page, session, address);
    return [...rowsOf(once), ...rowsOf(tenfold)];
  } finally {
    await browser.close();
    await host.stop();
  }
}

/** Milliseconds: `all` and `xlsx` by the clock, the others of script and layout. */
interface Measured {
  readonly rows: number;
  readonly all: number;
  readonly bare: number;
  readonly scroll: number;
  /** Tasks of more than 50 ms during the scroll, and the longest. */
  readonly longTasks: number;
  readonly longestTask: number;
  readonly search: number;
  readonly order: number;
  readonly xlsx: number;
}

function rowsOf({ rows, all, bare, scroll, longTasks, longestTask, search, order, xlsx }: Measured): Row[] {
  const isOnce = rows < 1000;
  return [
    reported(`bare table of ${String(rows)} rows`, milliseconds(bare)),
    isOnce
      ? atMost('  all rows there', all, 1500, milliseconds)
      : reported('  all rows there', milliseconds(all)),
    atMost('  a window scrolled', scroll / WINDOWS, 50, milliseconds),
    atMost(`  tasks over 50 ms in ${String(WINDOWS)} windows`, longTasks, 0, pieces),
    reported('  the longest of them', milliseconds(longestTask)),
    atMost('  search beside the bare table', search / bare, isOnce ? 2 : 0.5, times),
    atMost('  order beside the bare table', order / bare, isOnce ? 2 : 0.5, times),
    reported('  search', milliseconds(search)),
    reported('  order', milliseconds(order)),
    atMost('  XLSX', xlsx, 2000, milliseconds),
  ];
}

async function measuredOf(page: Page, session: CDPSession, address: string): Promise<Measured> {
  const rounds: Measured[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measuredOnce(page, session, address));
  const of = (figure: keyof Measured) => median(rounds.map((one) => one[figure]));
  return {
    rows: of('rows'),
    all: of('all'),
    bare: of('bare'),
    scroll: of('scroll'),
    longTasks: of('longTasks'),
    longestTask: of('longestTask'),
    search: of('search'),
    order: of('order'),
    xlsx: of('xlsx'),
  };
}

async function measuredOnce(page: Page, session: CDPSession, address: string): Promise<Measured> {
  const work = async (act: () => Promise<unknown>) => {
    const before = await workOf(session);
    await act();
    return (await workOf(session)) - before;
  };
  const began = performance.now();
  await page.goto(address);
  const count = (await page.getByText(WHOLE).textContent({ timeout: 120_000 })) ?? '';
  const all = performance.now() - began;
  const rows = Number((WHOLE.exec(count)?.[1] ?? '').replaceAll(',', ''));
  const bare = await work(() => page.evaluate(drawBareTable, rows));
  let tasks: number[] = [];
  const scroll = await work(async () => {
    tasks = await page.evaluate(scrollWindows, WINDOWS);
  });
  const box = page.getByRole('searchbox');
  const search = await work(async () => {
    await box.fill('lam tot');
    await page.waitForURL(/search=lam/);
    await page.evaluate(drawn);
  });
  await box.fill('');
  await page.waitForURL((url) => !url.searchParams.has('search'));
  const order = await work(async () => {
    await page.getByRole('button', { name: 'Total', exact: true }).click();
    await page.waitForURL(/sort=/);
    await page.evaluate(drawn);
  });
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const exported = performance.now();
  await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'XLSX' }).click()]);
  const [longTasks, longestTask] = [tasks.length, Math.max(0, ...tasks)];
  return {
    rows,
    all,
    bare,
    scroll,
    longTasks,
    longestTask,
    search,
    order,
    xlsx: performance.now() - exported,
  };
}

/** Milliseconds of script and layout of the page so far. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const counted = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'];
  return metrics
    .filter(({ name }) => counted.includes(name))
    .reduce((sum, { value }) => sum + value * 1000, 0);
}

// The following run in the page.

/** Scrolls window by window. @returns the milliseconds of each task of more than 50 */
async function scrollWindows(windows: number): Promise<number[]> {
  const tasks: number[] = [];
  const note = (entries: PerformanceEntryList) => tasks.push(...entries.map(({ duration }) => duration));
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'longtask' });
  for (let step = 0; step < windows; step += 1) {
    window.scrollBy(0, window.innerHeight);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
  await new Promise((resolve) => setTimeout(resolve, 100));
  note(observer.takeRecords());
  observer.disconnect();
  return tasks;
}

function drawn(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Nine cells of text a row, laid out and removed. */
function drawBareTable(rows: number): number {
  const table = document.createElement('table');
  for (let row = 0; row < rows; row += 1) {
    const line = table.insertRow();
    for (let cell = 0; cell < 9; cell += 1)
      line.insertCell().textContent = `Cell ${String(cell)} of ${String(row)}`;
  }
  document.body.append(table);
  const height = table.offsetHeight;
  table.remove();
  return height;
}
