import { gzipSync } from 'node:zlib';
import { BARE, startBarePage } from './barePage.ts';
import { startBrowser } from './browser.ts';
import { NPM_START, startHost } from './localHost.ts';
import {
  BOARD,
  CHECK_IN,
  COMPETITION,
  COMPETITIONS,
  ENTRY_FORM,
  LANDING,
  LIST,
  LIVE,
  LOG_IN,
  MANAGERS_HOME,
  Phone,
  MY_DAY,
  RESULTS,
  SCHEDULE,
  type MeasuredPage,
} from './pages.ts';
import { atMost, kibibytes, pieces, reported, times, type Row } from './row.ts';

interface Load {
  /** Sizes after gzip, each file compressed separately; fonts as they are. */
  readonly script: number;
  readonly style: number;
  readonly font: number;
  /** The number of script files. */
  readonly files: number;
  readonly requests: number;
  /** Bytes of script, after gzip, that the page fetches when it has come to rest. */
  readonly scriptAtRest: number;
}

const KIB = 1024;

/** Longer than pages wait before they fetch ahead (`whenIdle`). */
const REST_MILLISECONDS = 6_000;

/**
 * Measures what a phone fetches until a page is idle, lazy parts included, compared with a page of React, React DOM and
 * the router alone.
 */
export async function firstLoad(dataDirectory: string): Promise<Row[]> {
  const browser = await startBrowser();
  const host = await startHost(NPM_START, dataDirectory);
  const barePage = await startBarePage();
  try {
    const phone = new Phone(browser, host.origin);
    const bare = await loadOf(new Phone(browser, barePage.origin), BARE);
    const landing = await loadOf(phone, LANDING);
    const competition = await loadOf(phone, COMPETITION);
    const live = await loadOf(phone, LIVE, REST_MILLISECONDS);
    const results = await loadOf(phone, RESULTS);
    const schedule = await loadOf(phone, SCHEDULE);
    const myDay = await loadOf(phone, MY_DAY, REST_MILLISECONDS);
    const logIn = await loadOf(phone, LOG_IN);
    const form = await loadOf(phone, ENTRY_FORM);
    const list = await loadOf(phone, LIST);
    const checkIn = await loadOf(phone, CHECK_IN);
    const board = await loadOf(phone, BOARD);
    const home = await loadOf(phone, MANAGERS_HOME);
    const competitions = await loadOf(phone, COMPETITIONS);
    const besideBare = (load: Load, budget: number) =>
      atMost('  script beside the bare page', load.script / bare.script, budget, times);
    const requests = (load: Load, budget: number) => atMost('  requests', load.requests, budget, pieces);
    const spectator = (page: MeasuredPage, load: Load) => [
      rowOf(page, load),
      besideBare(load, 1.6),
      requests(load, 20),
    ];
    const atRest = ({ scriptAtRest }: Load, size: number) =>
      atMost('  script fetched at rest', scriptAtRest, size * KIB, kibibytes);
    const scripts = (load: Load, size: number, files: number) => [
      atMost('  script', load.script, size * KIB, kibibytes),
      atMost('  script files', load.files, files, pieces),
    ];
    return [
      reported('bare page (react, react-dom, router): script', kibibytes(bare.script)),
      rowOf(LANDING, landing),
      besideBare(landing, 1.45),
      requests(landing, 15),
      rowOf(COMPETITION, competition),
      besideBare(competition, 1.48),
      requests(competition, 16),
      ...spectator(LIVE, live),
      // Menus and dialogs of those who run the day are not for thousands of phones.
      atRest(live, 2),
      ...spectator(SCHEDULE, schedule),
      ...spectator(RESULTS, results),
      ...spectator(MY_DAY, myDay),
      atRest(myDay, 18),
      rowOf(LOG_IN, logIn),
      besideBare(logIn, 1.5),
      rowOf(ENTRY_FORM, form),
      atMost('  script', form.script, 205 * KIB, kibibytes),
      requests(form, 28),
      rowOf(LIST, list),
      ...scripts(list, 210, 20),
      reported('  requests', pieces(list.requests)),
      rowOf(CHECK_IN, checkIn),
      ...scripts(checkIn, 200, 20),
      rowOf(BOARD, board),
      ...scripts(board, 240, 24),
      rowOf(MANAGERS_HOME, home),
      requests(home, 20),
      rowOf(COMPETITIONS, competitions),
      ...scripts(competitions, 202, 24),
    ];
  } finally {
    await browser.close();
    await barePage.close();
    await host.stop();
  }
}

function rowOf({ name }: MeasuredPage, { script, style, font, files }: Load): Row {
  const sizes = [script, style, font].map(kibibytes).join(' + ');
  return reported(`${name}: script in ${String(files)} files + style + fonts`, sizes);
}

/** @throws Error if the page does not render or loads no script */
async function loadOf(phone: Phone, measured: MeasuredPage, rest = 0): Promise<Load> {
  const context = await phone.open(measured.account);
  const page = await context.newPage();
  const answers: Promise<{ kind: string; bytes: number }>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    const size = (body: Buffer) => (kind === 'font' ? body.length : gzipSync(body, { level: 9 }).length);
    // Chromium forgets the body of a file that the document preloaded, once the page has it: it is read again.
    const body = response.body().catch(async () => (await context.request.get(response.url())).body());
    answers.push(body.then((bytes) => ({ kind, bytes: size(bytes) })));
  });
  await page.goto(phone.addressOf(measured), { waitUntil: 'networkidle' });
  await page.locator(measured.awaited).first().waitFor();
  const files = await Promise.all(answers);
  await page.waitForTimeout(rest);
  const later = (await Promise.all(answers)).slice(files.length);
  await context.close();
  const of = (kind: string) => files.filter((file) => file.kind === kind);
  const bytesOf = (all: typeof files) => all.reduce((total, { bytes }) => total + bytes, 0);
  const sum = (kind: string) => bytesOf(of(kind));
  if (sum('script') === 0) throw new Error(`${measured.path} loads no script`);
  return {
    script: sum('script'),
    style: sum('stylesheet'),
    font: sum('font'),
    files: of('script').length,
    requests: files.length,
    scriptAtRest: bytesOf(later.filter(({ kind }) => kind === 'script')),
  };
}
