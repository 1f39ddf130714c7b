import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { readPdf } from '../functions/platform/documents/readPdf.testing.ts';
import { newHolder } from '../local/testing/codes.ts';
import { handInSheet, newJudgedFlights } from '../local/testing/sheets.ts';
import type { Caller } from '../local/testing/caller.ts';
import { DESKTOP, newWindow, PHONE, sharedBrowser, TABLET } from './browser.ts';
import { collectErrors, expectAccessible, expectNoSidewaysScroll } from './checks.ts';
import { demoAddress, logInByCall } from './steps.ts';

/** A window that has the caller's cookies: a judge's session, or a helper's code. */
async function windowOf({ cookie, code }: Caller, size: typeof DESKTOP): Promise<Page> {
  const { context, page } = await newWindow(await sharedBrowser(), { size });
  const kept = [cookie, code].flatMap((one) => {
    const [name = '', value = ''] = one?.split('=') ?? [];
    return name === '' ? [] : [{ name, value, url: inject('origin') }];
  });
  await context.addCookies(kept);
  return page;
}

it('a flight goes from its check-in to its place on a spectator’s phone, by clicking alone', async () => {
  const { params, panel, family } = await newJudgedFlights();
  const { competitionId } = params;
  const [first, second, , referee] = panel;
  if (!first || !second || !referee) throw new Error('The panel has three judges and a referee');

  const { page } = await newWindow(await sharedBrowser(), { size: DESKTOP });
  const errors = collectErrors(page);
  const open = (link: string) =>
    page.getByRole('navigation').getByRole('link', { name: link, exact: true }).click();
  await logInByCall(page, demoAddress('superadmin'));
  await page.goto(`/admin/check-in?competition=${competitionId}`);
  const checkIn = page.getByRole('button', { name: /^Check in: / });
  // The third is let onto the ice without a word to the desk.
  for (const left of [3, 2]) {
    await expect.poll(() => checkIn.count()).toBe(left);
    await checkIn.first().click();
  }
  await page.getByText('2 of 3 here').waitFor();
  await open('Now and next');
  await page.getByRole('button', { name: 'Flight started' }).click();
  // Its day is still to come.
  await page.getByRole('dialog').getByRole('button', { name: 'Start anyway' }).click();
  await page.getByText(/^Started \d+:\d\d\s[AP]M by /).waitFor();

  for (const [index, judge] of [first, second].entries()) {
    await handInSheet(judge.caller, { competitionId, flightId: 'f1', seat: `judge${String(index + 1)}` });
  }

  // The third judge’s paper sheet, with an Enter after each mark, which is a habit from other tables.
  const [typist, reader] = await Promise.all(
    ['Lou Field', 'Kim Frost'].map(async (name) => newHolder({ competitionId, kind: 'scoring' }, name)),
  );
  if (!typist || !reader) throw new Error('Two helpers opened codes');
  const desk = await windowOf(typist.caller, DESKTOP);
  await desk.goto(`/day/${competitionId}/scoring`);
  await desk
    .getByRole('button', { name: /^Judge 3 · open/ })
    .first()
    .click();
  const boxes = desk.getByRole('table').getByRole('textbox');
  await boxes.first().focus();
  const count = await boxes.count();
  for (let box = 1; box <= count; box++) {
    await desk.keyboard.type(box === 1 ? '74' : '70');
    if (box < count) await desk.keyboard.press('Enter');
  }
  await desk.getByText(`${String(count)} of ${String(count)} typed`).waitFor();
  await desk.getByRole('button', { name: 'Save sheet' }).click();
  await desk.getByText('This sheet was typed under your name').waitFor();
  const desk2 = await windowOf(reader.caller, TABLET);
  await desk2.goto(`/day/${competitionId}/scoring`);
  await desk2
    .getByRole('button', { name: /^Judge 3 · / })
    .first()
    .click();
  await desk2.getByRole('button', { name: 'Read it back' }).click();
  await desk2.getByRole('button', { name: 'Everything matches the paper' }).click();
  await desk2.getByText('Sheet confirmed').waitFor();

  const tablet = await windowOf(referee.caller, { width: 820, height: 1180 });
  await tablet.goto(`/day/${competitionId}/judge`);
  await tablet.getByRole('link', { name: 'All sheets of this flight' }).first().click();
  const approve = tablet.getByRole('button', { name: 'Approve result' });
  const skated = tablet.getByRole('checkbox', { name: 'This skater skated' });
  await skated.waitFor();
  await expect.poll(() => approve.getAttribute('aria-disabled')).toBe('true');
  await expectAccessible(tablet);
  await skated.check();
  await approve.click();
  await tablet
    .getByText('The result of this flight is approved', { exact: false })
    .or(tablet.getByText('Approved', { exact: true }))
    .first()
    .waitFor();
  await expectAccessible(tablet);

  await open('Results');
  await page.getByRole('button', { name: 'Post result' }).click();
  await page.getByText('Posted', { exact: true }).waitFor();
  await expectAccessible(page);

  const phone = (await newWindow(await sharedBrowser(), { size: PHONE })).page;
  await phone.goto(`/competitions/${competitionId}/live`);
  await phone.getByRole('link', { name: 'Results', exact: true }).click();
  await phone.getByText('Posted', { exact: false }).first().waitFor();
  await phone.getByRole('heading', { name: 'Results', exact: true }).waitFor();
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);

  const announcer = await newHolder({ competitionId, kind: 'announcer' }, 'Nell Winter');
  const podium = await windowOf(announcer.caller, PHONE);
  await podium.goto(`/day/${competitionId}/podium`);
  await podium.getByText('Announcer as Nell Winter').waitFor();
  // From the last place to the first; two share the second.
  const places = podium.getByRole('listitem').filter({ hasText: /^[123]/ });
  await expect
    .poll(async () => (await places.allInnerTexts()).map((text) => text.slice(0, 1)))
    .toEqual(['2', '2', '1']);
  const given = async () => {
    await podium.getByRole('button', { name: /^Mark as awarded: / }).click();
    await podium.getByRole('dialog').getByRole('button', { name: 'Medals are given' }).click();
  };
  await given();
  await podium.getByRole('button', { name: /^Undo awards: / }).click();
  await given();
  await podium.getByText(/, Nell Winter$/).waitFor();
  await expectAccessible(podium);
  await expectNoSidewaysScroll(podium);

  const home = await windowOf(family, PHONE);
  await home.goto(`/admin/my-day?competition=${competitionId}`);
  const file = home.getByRole('link', { name: 'Certificate (A4)' }).first();
  await expectNoSidewaysScroll(home);
  const printed = await home.request.get((await file.getAttribute('href')) ?? '');
  const [link = ''] = (await readPdf(await printed.body())).links;
  await phone.goto(new URL(link).pathname);
  await phone.getByRole('heading', { name: 'This certificate is valid' }).waitFor();
  await expectAccessible(phone);
  expect(errors).toEqual([]);
});
