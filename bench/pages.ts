import type { Browser, BrowserContext } from 'playwright-core';
import { COMPETITION_IDS } from '../local/demo/competitions.ts';

const PASSWORD = 'Rinkside-demo-1';
const ORGANISER = 'superadmin@demo.rinkside.example';

/** A page that is measured as a phone loads it, with an empty cache. */
export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  /** The element that a person waits for: the heading, the first field, the first row. */
  readonly awaited: string;
  /** The demo account that is logged in; a visitor without. */
  readonly account?: string;
}

export const LANDING: MeasuredPage = { name: 'landing', path: '/', awaited: 'main h1' };
export const COMPETITION: MeasuredPage = {
  name: "a competition's page",
  path: `/competitions/${COMPETITION_IDS.open}`,
  awaited: 'main h1',
};
export const LIVE: MeasuredPage = {
  name: 'a live page',
  path: `/competitions/${COMPETITION_IDS.today}/live`,
  awaited: 'main h2',
};
export const RESULTS: MeasuredPage = {
  name: 'a page of results',
  path: `/competitions/${COMPETITION_IDS.today}/results`,
  awaited: 'main li',
};
export const SCHEDULE: MeasuredPage = {
  name: 'a public schedule',
  path: `/competitions/${COMPETITION_IDS.today}/schedule`,
  awaited: 'main h2',
};
export const MY_DAY: MeasuredPage = {
  name: 'my day',
  path: `/admin/my-day?competition=${COMPETITION_IDS.today}`,
  awaited: 'main h2',
  account: 'skater@demo.rinkside.example',
};
export const LOG_IN: MeasuredPage = { name: 'log-in', path: '/login', awaited: 'main form input' };
export const ENTRY_FORM: MeasuredPage = {
  name: 'entry form, logged in',
  path: `/individual-form?competitionId=${COMPETITION_IDS.open}`,
  // A family chooses for whom it enters before there are fields.
  awaited: 'main form [role=group] button',
  account: 'skater@demo.rinkside.example',
};
export const LIST: MeasuredPage = {
  name: "manager's list",
  path: `/admin/skaters?competition=${COMPETITION_IDS.open}`,
  awaited: 'main table tbody tr',
  account: ORGANISER,
};

export const CHECK_IN: MeasuredPage = {
  name: 'check-in',
  path: `/admin/check-in?competition=${COMPETITION_IDS.today}`,
  awaited: 'main h2',
  account: ORGANISER,
};
export const BOARD: MeasuredPage = {
  name: "the schedule's board",
  path: `/admin/schedule?competition=${COMPETITION_IDS.today}`,
  awaited: 'main h1',
  account: ORGANISER,
};
export const MANAGERS_HOME: MeasuredPage = {
  name: "a manager's home",
  path: '/admin',
  awaited: 'main h2',
  account: 'manager@demo.rinkside.example',
};
export const COMPETITIONS: MeasuredPage = {
  name: 'list of competitions',
  path: '/admin/competitions',
  awaited: 'main table tbody tr',
  account: ORGANISER,
};

/** Opens windows of a phone, each with an empty cache; accounts log in once. */
export class Phone {
  readonly #browser: Browser;
  readonly #origin: string;
  readonly #sessions = new Map<string, Awaited<ReturnType<BrowserContext['storageState']>>>();

  constructor(browser: Browser, origin: string) {
    this.#browser = browser;
    this.#origin = origin;
  }

  addressOf({ path }: MeasuredPage): string {
    return this.#origin + path;
  }

  async open(account?: string): Promise<BrowserContext> {
    const storageState = account === undefined ? undefined : await this.#sessionOf(account);
    return this.#browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
      ...(storageState && { storageState }),
    });
  }

  async #sessionOf(account: string) {
    const known = this.#sessions.get(account);
    if (known) return known;
    const context = await this.#browser.newContext();
    const page = await context.newPage();
    await page.goto(`${this.#origin}/login`);
    await page.getByLabel('Email').fill(account);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    // The address counts: a busy machine may still load pictures of the page when the log-in is done.
    await page.waitForURL((url) => url.pathname !== '/login', { waitUntil: 'commit' });
    const state = await context.storageState();
    await context.close();
    this.#sessions.set(account, state);
    return state;
  }
}
