import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { newHolder } from '../local/testing/codes.ts';
import { demoAccount } from '../local/testing/people.ts';
import { newPublished } from '../local/testing/schedules.ts';
import { newToday } from '../local/testing/today.ts';
import { DESKTOP, newWindow, PHONE, sharedBrowser } from './browser.ts';
import { collectErrors, expectAccessible, expectNoSidewaysScroll } from './checks.ts';
import { demoAddress, logInByCall } from './steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

/** Opens the desk as the holder of a code, who has no account. */
async function openDesk(page: Page, competitionId: string) {
  const { caller } = await newHolder({ competitionId, kind: 'checkIn' });
  await page.goto(`/day/${competitionId}/check-in`);
  await page.waitForURL('**/code');
  const [name, value] = (caller.code ?? '=').split('=');
  await page
    .context()
    .addCookies([{ name: name ?? '', value: value ?? '', url: new URL(page.url()).origin }]);
  await page.goto(`/day/${competitionId}/check-in`);
}

it('a helper and an organiser check in, scratch and reorder at once, and see the same', async () => {
  const { competition, problem } = await newPublished(2);
  const helper = await newWindow(browser, { size: PHONE });
  const { page } = helper;
  const errors = collectErrors(page);
  await openDesk(page, competition.id);
  await page.getByText('0 of 4 here').waitFor();
  await openScratch(page);
  await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Ill this morning');
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Scratch from 2 flights' }).click();
  await page.getByText('0 of 2 here').waitFor();
  await page
    .getByRole('button', { name: /^Restore .* in all 2 flights$/ })
    .first()
    .waitFor();
  await page.getByText(/ is scratched from 2 flights\.$/).waitFor();
  await page.getByRole('button', { name: /^Undo scratch: / }).click();
  await page.getByText('0 of 4 here').waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // A phone's camera opens the address in a family's code.
  const [programme] = problem.problem.programmes;
  const search = page.getByRole('searchbox');
  await page.goto(`/day/${competition.id}/check-in?find=${(programme?.id.split('.')[0] ?? '').slice(-6)}`);
  await page.getByText('2 starts').waitFor();
  await search.press('Enter');
  await page.getByText('1 of 4 here').waitFor();

  const organiser = await newWindow(browser, { size: DESKTOP });
  await logInByCall(organiser.page, demoAddress('superadmin'));
  await organiser.page.goto(`/admin/check-in?competition=${competition.id}`);
  await organiser.page.getByText('1 of 4 here').waitFor();
  await organiser.page.getByText(/^Lou Field, \d+:\d\d\s[AP]M/).waitFor();
  await expectAccessible(organiser.page);

  await openScratch(organiser.page);
  const dialog = organiser.page.getByRole('dialog');
  // The whole day is offered first.
  await dialog.getByRole('button', { name: 'Scratch from 2 flights' }).waitFor();
  await expectAccessible(organiser.page);
  await dialog.getByRole('checkbox').press('Space');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Ill');
  await dialog.getByRole('button', { name: 'Scratch from 1 flight' }).click();
  await organiser.page.getByText('1 of 3 here').waitFor();
  // Without a tap of its own the phone hears of it.
  await page.getByText('1 of 3 here').waitFor();
  await page.getByRole('button', { name: /^Restore: / }).click();
  await page.getByText('1 of 4 here').waitFor();
  await page.getByRole('button', { name: /^Undo check-in: / }).press('Enter');
  await page.getByText('0 of 4 here').waitFor();
  expect(errors).toEqual([]);

  // Without a network a check-in stays on the page until there is one.
  await helper.context.setOffline(true);
  await page
    .getByRole('button', { name: /^Check in: / })
    .first()
    .click();
  await page.getByText('1 check-in isn’t saved yet', { exact: false }).waitFor();
  await helper.context.setOffline(false);
  await organiser.page.getByText('1 of 4 here').waitFor();

  await page.getByRole('button', { name: /^Undo check-in: / }).click();
  await page.getByText('0 of 4 here').waitFor();

  // The same code starts the flight at the boards, and is left on a borrowed phone.
  const code = page.getByRole('region', { name: 'Your code' });
  await code.getByText('Check-in as Lou Field').waitFor();
  await code.getByRole('link', { name: 'Now and next' }).click();
  await page.getByRole('button', { name: 'Flight started' }).click();
  const question = page.getByRole('dialog', { name: 'Start this flight?' });
  await question.getByText('None of the 2 skaters are checked in.').waitFor();
  await expectAccessible(page);
  await question
    .getByRole('button', { name: /^No-show: / })
    .first()
    .click();
  await question.getByText('The skater isn’t checked in.').waitFor();
  await question.getByRole('button', { name: /^Undo: / }).click();
  await question.getByText('None of the 2 skaters are checked in.').waitFor();
  await question.getByRole('button', { name: 'Start anyway' }).click();
  await page.getByText(/^Started \d+:\d\d\s[AP]M by Lou Field/).waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await code.getByRole('button', { name: /^Leave/ }).click();
  await page.getByText('This device is free', { exact: false }).waitFor();
  await page.goto(`/day/${competition.id}/now`);
  await page.getByRole('link', { name: 'Enter code' }).click();
  await page.getByRole('textbox', { name: 'Your name' }).waitFor();
});

it('says at the desk that another person scratched who was just checked in', async () => {
  const { params } = await newPublished(1);
  const admin = await demoAccount('superadmin');
  const { page } = await newWindow(browser, { size: PHONE });
  await openDesk(page, params.competitionId);
  await page
    .getByRole('button', { name: /^Check in: / })
    .first()
    .click();
  await page.getByRole('button', { name: /^Undo check-in: / }).waitFor();
  const here = async () =>
    (await admin.data('listRuns', { params })).runs
      .flatMap(({ flights }) => flights)
      .flatMap(({ id, starters }) =>
        starters.flatMap(({ programmeId, state }) =>
          state === 'checkedIn' ? [{ ...params, flightId: id, programmeId }] : [],
        ),
      );
  await expect.poll(async () => (await here()).length).toBe(1);
  for (const start of await here()) await admin.data('scratch', { params: start, body: { reason: 'Ill' } });
  await page.getByText(/ scratched .+: your check-in no longer counts\.$/).waitFor();
  await expectAccessible(page);
});

it('a helper opens the contact of a missing skater, or reads why it stays closed', async () => {
  const { competition, params } = await newToday([20, 120]);
  const { page } = await newWindow(browser, { size: PHONE });
  const errors = collectErrors(page);
  await openDesk(page, competition.id);
  const menus = page.getByRole('button', { name: /^More: / });
  const dialog = page.getByRole('dialog');
  const openContact = async (row: number) => {
    await menus.nth(row).click();
    await page.getByRole('menuitem', { name: 'Emergency contact' }).click();
  };
  const close = () => dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('heading', { name: '2 not checked in' }).waitFor();
  await openContact(0);
  await dialog.getByText('Your name and the time are recorded', { exact: false }).waitFor();
  await expectAccessible(page);
  await close();
  await page.getByText('Contact opened by Lou Field', { exact: false }).first().waitFor();

  // The flight of the last row is two hours away.
  await openContact((await menus.count()) - 1);
  await dialog.getByText('The contact opens 30 minutes before the flight.').waitFor();
  await close();

  const tapTwice = async () => {
    for (const name of [/^Check in: /, /^Undo check-in: /])
      await page.getByRole('button', { name }).first().click();
  };
  // On a slow network the undo and the contact are tapped before the check-in is stored.
  const slow = Promise.withResolvers<undefined>();
  const taps: string[] = [];
  await page.route('**/api/**/check-in', async (route) => {
    taps.push(route.request().method());
    await slow.promise;
    await route.continue();
  });
  await tapTwice();
  await openContact(0);
  await dialog.waitFor();
  expect(taps).toEqual(['POST']);
  slow.resolve(undefined);
  await dialog
    .getByText('This skater was checked in before. Ask the organiser to open the emergency contact')
    .waitFor();
  expect(taps).toEqual(['POST', 'DELETE']);
  await expectNoSidewaysScroll(page);
  await close();
  expect(errors.filter((error) => !error.includes('409'))).toEqual([]);

  // Where the network goes while both taps are under way, the dialog says so and does not wait for them.
  await page.unroute('**/api/**/check-in');
  const broken = Promise.withResolvers<undefined>();
  await page.route('**/api/**/check-in', async (route) => {
    await broken.promise;
    await route.abort('internetdisconnected');
  });
  await tapTwice();
  await page.context().setOffline(true);
  broken.resolve(undefined);
  await openContact(0);
  await dialog.getByRole('alert').getByText('No connection', { exact: false }).waitFor();
  await close();
  await page.unroute('**/api/**/check-in');
  await page.context().setOffline(false);
  const admin = await demoAccount('superadmin');
  const flight = { ...params, flightId: 'f0' };
  await admin.data('startFlight', { params: flight });
  await admin.data('endFlight', { params: flight });
  await expect.poll(() => page.getByText(/^\d+ not checked in$/).count()).toBe(0);
  expect(errors.filter((error) => !/409|ERR_(?:FAILED|INTERNET_DISCONNECTED)/.test(error))).toEqual([]);
});

it('opens a dialog that the page fetched while it was at rest, without a connection', async () => {
  const { competition } = await newPublished(2);
  const { page, context } = await newWindow(browser, { size: PHONE });
  const scripts = () =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
    );
  await openDesk(page, competition.id);
  await page.getByText('0 of 4 here').waitFor();
  const first = await scripts();
  const looks: number[] = [];
  // The scripts of the dialogs are all there when four looks in a row find as many.
  const haveArrived = async () => {
    looks.push(await scripts());
    const last = looks.slice(-4);
    return last.length === 4 && new Set(last).size === 1 && (last[0] ?? 0) > first;
  };
  await expect.poll(haveArrived, { interval: 1_000, timeout: 40_000 }).toBe(true);
  await context.setOffline(true);
  await openScratch(page);
  await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).waitFor();
});

it('says that a dialog can’t be fetched, and opens it with the next try', async () => {
  const { competition } = await newPublished(2);
  const { page, context } = await newWindow(browser, { size: DESKTOP });
  // A page that never comes to rest fetches its dialogs when they open.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await openDesk(page, competition.id);
  await page.getByText('0 of 4 here').waitFor();
  // Where the server is out of reach the device still seems to be online.
  await context.route('**/*', (route) => route.abort());
  await openScratch(page);
  const failed = page.getByRole('dialog', { name: 'Something went wrong' });
  await failed.getByRole('alert').getByText('No connection. Check your network and try again').waitFor();
  await expectAccessible(page);
  await failed.getByRole('button', { name: 'Try again' }).click();
  await failed.getByRole('alert').waitFor();
  await context.unroute('**/*');
  await failed.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).waitFor();
});

async function openScratch(page: Page) {
  await page
    .getByRole('button', { name: /^More: / })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'Scratch' }).click();
}
