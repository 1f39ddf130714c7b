import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { newJudge, newPanels } from '../local/testing/judges.ts';
import { demoAccount } from '../local/testing/people.ts';
import { newJudgedRun } from '../local/testing/sheets.ts';
import { DESKTOP, newWindow, PHONE, sharedBrowser } from './browser.ts';
import { collectErrors, expectAccessible, expectNoSidewaysScroll } from './checks.ts';
import { demoAddress, logInByCall, pick } from './steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

it('an organiser fills open seats, undoes it and gives a reason; a judge signs up, until the report is made', async () => {
  const { competition, params } = await newPanels();
  const { id } = competition;
  const [gold, bronze] = [await newJudge(id, 'gold'), await newJudge(id, 'bronze')];
  const organiser = await newWindow(browser, { size: DESKTOP });
  const { page } = organiser;
  const errors = collectErrors(page);
  await logInByCall(page, demoAddress('superadmin'));
  await page.goto(`/admin/panels?competition=${id}`);
  await page.getByRole('heading', { name: '8 seats open' }).waitFor();
  await page.getByText('2 coaches can take it').first().waitFor();
  await page.getByRole('link', { name: 'Publish…' }).waitFor();
  await expectAccessible(page);

  // Two coaches take two seats of each panel; nobody sits twice on one.
  await page.getByRole('button', { name: 'Fill open seats' }).click();
  await page.getByText('4 seats filled').waitFor();
  await page.getByRole('heading', { name: '4 seats open' }).waitFor();
  await page
    .getByText(/^No coach can take it: 2 are already on this panel$/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('heading', { name: '8 seats open' }).waitFor();

  await page
    .getByRole('button', { name: /^Choose: Judge One, .* 7:00\sAM/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Judge One/ });
  await dialog.getByText('Can’t sit (1)').click();
  await dialog.getByRole('radio', { name: bronze.coach.name }).check();
  await dialog.getByRole('button', { name: 'Save seat' }).click();
  await dialog.getByText('Give a reason').waitFor();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The Gold judge comes later');
  await dialog.getByRole('button', { name: 'Save seat' }).press('Enter');
  await page.getByText('Seat saved').waitFor();
  await page.getByRole('listitem').filter({ hasText: bronze.coach.name }).first().waitFor();

  // The judge on a phone.
  const judge = await newWindow(browser, { size: PHONE });
  const phoneErrors = collectErrors(judge.page);
  const [name, value] = (gold.caller.cookie ?? '=').split('=');
  await judge.context.addCookies([{ name: name ?? '', value: value ?? '', url: new URL(page.url()).origin }]);
  await judge.page.goto(`/admin/judging?competition=${id}`);
  await judge.page.getByText('0 panels').waitFor();
  await judge.page.getByRole('button', { name: /^Sign up: .*7:30\sAM.*, Judge One$/ }).click();
  await judge.page.getByText('You’re on the panel').waitFor();
  await judge.page.getByText('1 panel', { exact: true }).waitFor();
  await expectNoSidewaysScroll(judge.page);
  await expectAccessible(judge.page);

  const admin = await demoAccount('superadmin');
  await admin.data('reportPanels', { params, body: { generation: 1, number: 0 } });
  await judge.page.reload();
  await judge.page.getByText('Reported to the district').waitFor();
  await expect.poll(() => judge.page.getByRole('button', { name: /^Withdraw/ }).count()).toBe(0);

  await page.reload();
  await page.getByText(/^Report 1 made/).waitFor();
  await page.getByText('Judges', { exact: true }).click();
  await page.getByRole('row', { name: new RegExp(gold.coach.name) }).waitFor();
  await expectAccessible(page);
  expect([...errors, ...phoneErrors]).toEqual([]);
  await Promise.all([organiser.context.close(), judge.context.close()]);
});

it('an organiser swaps a judge during the day: the flight that has started keeps the judge', async () => {
  const admin = await demoAccount('superadmin');
  const { competition, params, panel } = await newJudgedRun();
  const next = await newJudge(competition.id, 'gold');
  const left = panel[0]?.coach.name ?? '';
  await admin.data('startFlight', { params: { ...params, flightId: 'f1' } });
  const { page, context } = await newWindow(browser, { size: DESKTOP });
  const errors = collectErrors(page);
  await logInByCall(page, demoAddress('superadmin'));
  await page.goto(`/admin/panels?competition=${competition.id}`);
  await page.getByRole('button', { name: /^Change: Judge One/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Judge One/ });
  await dialog
    .getByText(`This is for 1 flight, at 7:30 AM. 1 flight that has started stays with ${left}.`)
    .waitFor();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: next.coach.name }).check();
  await dialog.getByRole('button', { name: 'Save seat' }).click();
  await page.getByText(`1 started flight with ${left}`).waitFor();

  await page.goto(`/admin/schedule/publishing?competition=${competition.id}`);
  const boxes = page.getByRole('checkbox');
  await page.getByRole('button', { name: 'Publish version 3' }).waitFor();
  for (const box of await boxes.all()) await box.check();
  await page.getByRole('button', { name: 'Publish version 3' }).click();
  await page.getByText('Version 3 published. 1 flight that has started keeps its judges').waitFor();

  const judged = async (flightId: string) => {
    const { sheets } = await admin.data('getFlightSheets', { params: { ...params, flightId } });
    return sheets.find(({ seat }) => seat === 'judge1')?.name;
  };
  expect([await judged('f1'), await judged('f2')]).toEqual([left, next.coach.name]);
  expect(errors).toEqual([]);
  await context.close();
});

it('puts one judge in place of another who leaves, for all later seats, by one command', async () => {
  const { competition, params } = await newPanels();
  const { id } = competition;
  const [first, second] = [await newJudge(id, 'gold'), await newJudge(id, 'gold')];
  const admin = await demoAccount('superadmin');
  const listed = async () => (await admin.data('listPanels', { params })).panels;
  const changes = (await listed()).map((panel) => ({
    panelId: panel.id,
    seat: 0,
    before: null,
    coachId: first.coach.id,
  }));
  await admin.data('updatePanels', { params, body: { generation: 1, changes } });
  const { page } = await newWindow(browser, { size: DESKTOP });
  await logInByCall(page, demoAddress('superadmin'));
  await page.goto(`/admin/panels?competition=${id}&leaves=1`);
  const dialog = page.getByRole('dialog', { name: 'A judge leaves' });
  await dialog.getByLabel('Who leaves?').waitFor();
  await expectAccessible(page);
  await pick(dialog.getByLabel('Who leaves?'), `${first.coach.name}, 2 seats to come`);
  await dialog.getByText('Can take all 2').first().waitFor();
  await dialog.getByRole('radio', { name: second.coach.name }).check({ force: true });
  await dialog.getByRole('button', { name: 'Change seats' }).click();
  await page.getByText(`${second.coach.name} has 2 seats more.`).waitFor();
  await page.getByRole('link', { name: 'Publish…' }).waitFor();
  const [one, two] = await listed();
  expect([one, two].map((panel) => panel?.seats[0]?.coachId)).toEqual([second.coach.id, second.coach.id]);

  // The judge stays after all: one press gives the seats back.
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByText(`${first.coach.name} has these seats again.`).waitFor();
  const again = await listed();
  expect(again.map((panel) => panel.seats[0]?.coachId)).toEqual([first.coach.id, first.coach.id]);
  const { judges } = await admin.data('listPanels', { params });
  expect(judges.find(({ id: own }) => own === first.coach.id)?.state).not.toBe('declined');
});
