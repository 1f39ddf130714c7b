import { BARE, startBarePage } from './barePage.ts';
import { startBrowser } from './browser.ts';
import { NPM_START, startHost } from './localHost.ts';
import {
  COMPETITION,
  ENTRY_FORM,
  LANDING,
  LIST,
  LIVE,
  MY_DAY,
  Phone,
  RESULTS,
  SCHEDULE,
  type MeasuredPage,
} from './pages.ts';
import { atMost, median, reported, seconds, shift, times, type Row } from './row.ts';

const ROUNDS = 5;

/** Slow 4G, and a processor four times slower than this machine's. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const PROCESSOR = { rate: 4 };

/** Times in milliseconds from the start of the navigation. */
interface Seen {
  /** When the awaited element was first on screen. */
  awaited: number;
  /** Largest contentful paint. */
  largest: number;
  /** The parts of long tasks above 50 ms. */
  blocked: number;
  /** Cumulative layout shift. */
  shifted: number;
}

/**
 * How long a person with a mid-range phone on slow 4G waits for a page, with an empty cache: medians of five, in turn
 * with the bare page, because the machine may be busy.
 */
export async function slowPhone(dataDirectory: string): Promise<Row[]> {
  const browser = await startBrowser();
  const host = await startHost(NPM_START, dataDirectory);
  const barePage = await startBarePage();
  try {
    const phone = new Phone(browser, host.origin);
    const ofTheDay = [LIVE, SCHEDULE, RESULTS, MY_DAY];
    const pages = [LANDING, COMPETITION, ENTRY_FORM, LIST, ...ofTheDay];
    const seen = new Map([BARE, ...pages].map((page) => [page, [] as Seen[]] as const));
    for (let round = 0; round < ROUNDS; round++) {
      for (const [page, figures] of seen) {
        figures.push(await watch(page === BARE ? new Phone(browser, barePage.origin) : phone, page));
      }
    }
    const figure = (page: MeasuredPage, name: keyof Seen) =>
      median((seen.get(page) ?? []).map((one) => one[name]));
    const inSeconds = (page: MeasuredPage, name: keyof Seen) => seconds(figure(page, name) / 1000);
    const allOf = (page: MeasuredPage): Row => {
      const inTime = (['awaited', 'largest', 'blocked'] as const).map((name) => inSeconds(page, name));
      const shown = [...inTime, shift(figure(page, 'shifted'))];
      return reported(`${page.name} on slow 4G: shown / LCP / TBT / CLS`, shown.join(' / '));
    };
    const besideBare = (page: MeasuredPage, name: keyof Seen) => figure(page, name) / figure(BARE, name);
    const rowsOf = (page: MeasuredPage, budget: number): Row[] => [
      allOf(page),
      atMost('  shown beside the bare page', besideBare(page, 'awaited'), budget, times),
    ];
    return [
      reported(
        'bare page on slow 4G: shown / LCP',
        [inSeconds(BARE, 'awaited'), inSeconds(BARE, 'largest')].join(' / '),
      ),
      ...rowsOf(LANDING, 1.8),
      ...rowsOf(COMPETITION, 1.8),
      ...rowsOf(ENTRY_FORM, 2.4),
      atMost('  layout shift', figure(ENTRY_FORM, 'shifted'), 0.02, shift),
      ...rowsOf(LIST, 3),
      ...ofTheDay.flatMap((page) => [
        allOf(page),
        atMost('  LCP beside the bare page', besideBare(page, 'largest'), 2, times),
      ]),
    ];
  } finally {
    await browser.close();
    await barePage.close();
    await host.stop();
  }
}

/** @throws Error if the awaited element is not shown within two minutes */
async function watch(phone: Phone, measured: MeasuredPage): Promise<Seen> {
  const context = await phone.open(measured.account);
  const page = await context.newPage();
  await page.addInitScript(observe, measured.awaited);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', PROCESSOR);
  await page.goto(phone.addressOf(measured), { waitUntil: 'networkidle', timeout: 120_000 });
  await page.waitForFunction(() => globalThis.seenByBench && globalThis.seenByBench.awaited > 0);
  const seen = await page.evaluate(() => globalThis.seenByBench);
  await context.close();
  if (!seen) throw new Error(`${measured.path} was not observed`);
  return seen;
}

declare global {
  var seenByBench: Seen | undefined;
}

/** Runs in the page, before anything of its own; it may use nothing from outside. */
function observe(awaited: string): void {
  const seen = { awaited: 0, largest: 0, blocked: 0, shifted: 0 };
  globalThis.seenByBench = seen;
  const each = (type: string, take: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, buffered: true });
  };
  each('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime));
  each('longtask', ({ duration }) => (seen.blocked += Math.max(0, duration - 50)));
  each('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') seen.shifted += entry.value;
  });
  const look = () => {
    if (document.querySelector(awaited)?.getClientRects().length) seen.awaited = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
