import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedBrowser, newWindow, type Window } from './browser.ts';
import {
  collectErrors,
  expectAccessible,
  expectFieldsAligned,
  expectNoSidewaysScroll,
  expectNothingCovered,
} from './checks.ts';
import { watchRequests } from './requests.ts';
import { demoAddress, logInByCall } from './steps.ts';

type Requests = ReturnType<typeof watchRequests>;

const SCREENS = {
  visitor: [
    '/',
    '/select-login',
    '/login',
    '/head-coach-login',
    '/manager-login',
    '/signup',
    '/signup-success',
    '/signup-success?token=unknown',
    '/forget-password',
    '/forgot-password-success',
    '/reset-password?token=unknown',
    '/reset-password?token=unknown&invited=1',
    '/reset-password',
    '/competitions/01KDEM0MEET000000000000001',
    '/competitions/01KDEM0MEET000000000000007/live',
    '/competitions/01KDEM0MEET000000000000007/hall',
    '/competitions/01KDEM0MEET000000000000007/results',
    '/individual-form',
    '/individual-form?competitionId=01KDEM0MEET000000000000001',
    '/team-form',
    '/dance-form',
    '/success',
    '/check-isi',
    '/privacy',
    '/take-over?token=unknown',
    '/coach-invitation?token=unknown',
    '/forbidden',
    '/notfound',
  ],
  superadmin: [
    '/admin',
    '/admin/my-account',
    '/admin/users',
    '/admin/users?role=HEAD_COACH',
    '/admin/rinks',
    '/admin/members',
    '/admin/members/import',
    '/admin/coaches',
    '/admin/coaches/import',
    '/admin/settings',
    '/admin/privacy',
    '/admin/all-unsent-mails',
    '/admin/recheck?competition=01KDEM0MEET000000000000001',
    '/admin/ice?competition=01KDEM0MEET000000000000001',
    '/admin/flights?competition=01KDEM0MEET000000000000001',
    '/admin/panels?competition=01KDEM0MEET000000000000001&view=judges',
    '/admin/judging-rules?competition=01KDEM0MEET000000000000001',
    '/admin/schedule?competition=01KDEM0MEET000000000000001',
    '/admin/schedule/publishing?competition=01KDEM0MEET000000000000001',
    '/admin/now?competition=01KDEM0MEET000000000000007',
    '/admin/check-in?competition=01KDEM0MEET000000000000007',
    '/admin/scoring?competition=01KDEM0MEET000000000000007',
    '/admin/rehearsal?competition=01KDEM0MEET000000000000007',
    '/admin/results?competition=01KDEM0MEET000000000000007',
    '/admin/awards?competition=01KDEM0MEET000000000000007',
    '/admin/awards?competition=01KDEM0MEET000000000000007&view=certificates',
    '/day/01KDEM0MEET000000000000007/music',
    '/admin/competitions',
    '/admin/archive-competition',
    '/admin/skaters',
    '/admin/teams',
    '/admin/dances',
    '/admin/add-competitions',
    '/admin/form',
    '/admin/form?competition=01KDEM0MEET000000000000005',
  ],
  headcoach: [
    '/admin',
    '/admin/my-account',
    '/admin/skaters',
    '/admin/team-submissions',
    '/admin/coach',
    '/admin/coaches',
    '/admin/pupils',
    '/admin/judging',
  ],
  manager: [
    '/admin',
    '/admin/import-entries',
    '/admin/my-account',
    '/admin/competition-skaters',
    '/admin/competition-teams',
    '/admin/waiting',
    '/admin/dances',
    'opened /admin/add-competitions?isEdit=true',
    'opened /admin/add-form',
    '/admin/form',
    '/admin/money',
    '/admin/money?tab=statement',
    '/admin/money?tab=report',
    '/admin/reminders',
    '/admin/unsent-mails',
    '/admin/exports',
    '/admin/doubles',
    'entry of /admin/waiting',
  ],
  skater: [
    '/admin',
    '/admin/my-account',
    '/admin/skaters-competitions',
    '/admin/submissions',
    '/admin/team-submissions',
    '/admin/dance-submissions',
    '/admin/skating-record',
    'entry of /admin/submissions',
  ],
} as const;

/** The page of the first listed entry, because the demo's entries have new ids every day. */
async function addressOf(page: Page, screen: string): Promise<string> {
  const [, list] = screen.split('entry of ');
  if (list === undefined) return screen;
  await page.goto(list);
  return (await page.locator('a[href*="/entries/"]').first().getAttribute('href')) ?? '/notfound';
}

/** Visits a screen; `opened` also opens the sections that are folded to one line. */
async function visit(page: Page, screen: string, requests: Requests): Promise<void> {
  const isOpened = screen.startsWith('opened ');
  await page.goto(await addressOf(page, screen.replace('opened ', '')));
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await requests.quiet();
  if (!isOpened) return;
  const sections = page.locator('main form summary');
  await sections.first().waitFor();
  for (const section of await sections.all()) await section.click();
}

async function expectLaidOut(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectNothingCovered(page);
  await expectFieldsAligned(page);
}

type Who = keyof typeof SCREENS;

/** The role with the most screens and all others: two files per size, of about equal duration. */
export const ORGANISERS: readonly Who[] = ['superadmin', 'manager'];
export const OTHERS: readonly Who[] = ['visitor', 'headcoach', 'skater'];

interface WalkOptions {
  readonly whose?: readonly Who[];
  /** The colour scheme of the axe run. */
  readonly scheme: 'light' | 'dark';
  /** A further size at which each screen is measured once it is loaded. */
  readonly alsoAt?: Window['size'];
}

/**
 * Visits every screen of every role in a window of one size. Each size has its own files, so that they run in
 * parallel. The sizes share the axe runs: one tests the light scheme, one the dark.
 */
export function walkScreens(
  where: string,
  size: Window['size'],
  { scheme, whose = [...ORGANISERS, ...OTHERS], alsoAt }: WalkOptions,
): void {
  describe(`on ${where}`, () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await sharedBrowser();
    });

    describe.each(whose)('every screen of a %s', (who) => {
      let page: Page;
      let errors: string[];
      let requests: Requests;
      beforeAll(async () => {
        ({ page } = await newWindow(browser, { size }));
        errors = collectErrors(page);
        requests = watchRequests(page);
        await page.emulateMedia({ colorScheme: scheme });
        if (who !== 'visitor') await logInByCall(page, demoAddress(who));
      });
      afterAll(() => page.context().close());

      it.each(SCREENS[who])('%s is accessible to everyone', async (screen) => {
        // A try that failed may have left either.
        errors.splice(0);
        if (alsoAt) await page.setViewportSize(size);
        await visit(page, screen, requests);
        await expectAccessible(page);
        await expectLaidOut(page);
        if (alsoAt) {
          await page.setViewportSize(alsoAt);
          await page.evaluate(
            () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
          );
          await expectLaidOut(page);
        }
        await expect.poll(() => page.title()).toContain('Rinkside');
        expect(errors.splice(0)).toEqual([]);
      });
    });
  });
}
