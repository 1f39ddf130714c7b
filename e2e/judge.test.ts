import { expect, inject, it } from 'vitest';
import { demoAccount } from '../local/testing/people.ts';
import { newJudge } from '../local/testing/judges.ts';
import { publishDraft } from '../local/testing/schedules.ts';
import { handInSheet, newHolderOfSeat, newJudgedFlights, newJudgedRun } from '../local/testing/sheets.ts';
import { newWindow, PHONE, sharedBrowser } from './browser.ts';
import { collectErrors, expectAccessible, expectNoSidewaysScroll } from './checks.ts';

it('keeps a judge’s marks when the network goes and the page is killed, and sends each once', async () => {
  const staged = await newJudgedFlights();
  const [judge] = staged.panel;
  if (!judge) throw new Error('The panel has a first judge');
  const { context, page } = await newWindow(await sharedBrowser(), { size: PHONE });
  const errors = collectErrors(page);
  const [name = '', value = ''] = judge.caller.cookie?.split('=') ?? [];
  await context.addCookies([{ name, value, url: inject('origin') }]);

  await page.goto(`/day/${staged.params.competitionId}/judge`);
  await page.getByText('Ready for a rink without network: 1 sheet').waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: /Judge 1/ }).click();
  const params = { ...staged.params, flightId: 'f1', seat: 'judge1' };
  const { columns } = await judge.caller.data('getJudgingSheet', { params });
  const boxes = columns.length * staged.programmeIds.length;
  // The range of three skaters is 7.0 to 7.4.
  const marks = Array.from({ length: boxes }, (_, index) => 70 + (index % 5));
  await page.getByRole('button', { name: '7', exact: true }).click();
  await page.getByRole('button', { name: '0', exact: true }).click();
  await page.getByRole('button', { name: /, 7\.0, with the server$/ }).waitFor();
  expect(errors).toEqual([]);

  await context.setOffline(true);
  await page.keyboard.type('71');
  await page.getByText('1 mark is waiting on this device').waitFor();
  const address = page.url();
  await page.close();
  const again = await context.newPage();
  await again.goto(address);
  await again.getByRole('button', { name: /, 7\.1, on this device$/ }).waitFor();
  await again.keyboard.type(marks.slice(2).join(''));
  await again.getByText(`${String(boxes - 1)} marks are waiting on this device`).waitFor();
  await again.keyboard.type('99');
  await again.getByText('9.9 is outside 7.0 to 7.4').waitFor();
  await expectAccessible(again);
  await again.keyboard.press('Escape');
  await again.getByRole('button', { name: 'Hand in' }).click();
  await again.getByRole('dialog').getByRole('button', { name: 'Hand in', exact: true }).press('Enter');

  await context.setOffline(false);
  await again.getByText('All marks are with the server').waitFor();
  await again.getByText('You have handed in this sheet').waitFor();
  await expectAccessible(again);
  const stored = await judge.caller.data('getJudgingSheet', { params });
  expect(stored.sheet.state).toBe('counts');
  expect(
    stored.marks.toSorted((one, other) => one.sequence - other.sequence).map((mark) => mark.value),
  ).toEqual(marks);
  await context.close();
});

it('says on an open tablet who has the seat now', async () => {
  const admin = await demoAccount('superadmin');
  const staged = await newJudgedRun();
  const { params } = staged;
  const holder = await newHolderOfSeat(staged, 'judge1', staged.panel[0]?.coach.name);
  const next = await newJudge(staged.competition.id, 'gold');
  const { context, page } = await newWindow(await sharedBrowser(), { size: PHONE });
  const [name = '', value = ''] = holder.caller.code?.split('=') ?? [];
  await context.addCookies([{ name, value, url: inject('origin') }]);
  await page.goto(`/day/${params.competitionId}/judge/f2/judge1`);
  await page.getByRole('button', { name: 'Hand in' }).waitFor();

  await admin.data('startFlight', { params: { ...params, flightId: 'f1' } });
  const { generation } = await admin.data('listPanels', { params });
  const before = staged.panel[0]?.coach.id ?? null;
  const changes = [{ panelId: 'panel-f1', seat: 0, before, coachId: next.coach.id }];
  await admin.data('updatePanels', { params, body: { generation, changes, reason: 'Leaves at noon' } });
  await publishDraft(admin, params);
  const passed = `${next.coach.name} has this seat now`;
  await page.getByRole('heading', { name: passed }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'All flights' }).click();
  await page.getByText(passed).waitFor();
  await page.getByText('1 flight to come is no longer yours.').waitFor();
  await expect.poll(() => page.getByRole('link', { name: /Judge 1/ }).count()).toBe(1);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await context.close();
});

it('lets a judge propose another mark for the own sheet after the approval', async () => {
  const admin = await demoAccount('superadmin');
  const staged = await newJudgedFlights();
  const params = { ...staged.params, flightId: 'f1' };
  for (const [index, seat] of ['judge1', 'judge2', 'judge3'].entries()) {
    const seated = staged.panel[index];
    if (seated) await handInSheet(seated.caller, { ...params, seat });
  }
  const { flights } = await admin.data('listFlightResults', { params: staged.params });
  const revision = flights.find(({ id }) => id === 'f1')?.revision ?? 0;
  await admin.data('approveResult', { params, body: { revision, reason: 'The referee has left' } });

  const { context, page } = await newWindow(await sharedBrowser(), { size: PHONE });
  const errors = collectErrors(page);
  const [name = '', value = ''] = staged.panel[0]?.caller.cookie?.split('=') ?? [];
  await context.addCookies([{ name, value, url: inject('origin') }]);
  await page.goto(`/day/${staged.params.competitionId}/judge/f1/judge1`);
  await page.getByRole('button', { name: 'Propose a correction' }).click();
  const dialog = page.getByRole('dialog', { name: 'Propose a correction' });
  await dialog.getByRole('button', { name: 'Propose correction' }).click();
  await dialog.getByText('Give the mark as a number').waitFor();
  await dialog.getByLabel('Right mark').fill('7.4');
  await dialog.getByLabel('What was wrong').fill('I typed a 2 for a 4');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Propose correction' }).click();
  await page.getByText('Correction proposed. The referee or the organiser decides.').waitFor();

  const { proposal } = await admin.data('getCorrection', { params });
  expect(proposal).toMatchObject({ text: 'I typed a 2 for a 4', marks: [{ seat: 'judge1', value: 74 }] });
  expect(errors).toEqual([]);
  await context.close();
});

it('keeps a judge’s unsent marks as that judge’s when another takes the seat on the same tablet', async () => {
  const staged = await newJudgedFlights();
  const params = { ...staged.params, flightId: 'f1', seat: 'judge1' };
  const { context, page } = await newWindow(await sharedBrowser(), { size: PHONE });
  const errors = collectErrors(page);
  const openCodeAs = async (name: string) => {
    const { caller } = await newHolderOfSeat(staged, 'judge1', name);
    const [cookie = '', value = ''] = caller.code?.split('=') ?? [];
    await context.addCookies([{ name: cookie, value, url: inject('origin') }]);
  };

  await openCodeAs('Anna Vale');
  await page.goto(`/day/${staged.params.competitionId}/judge`);
  await page.getByText('Ready for a rink without network: 1 sheet').waitFor();
  await page.getByRole('link', { name: /Judge 1/ }).click();
  await page.getByText('Judge 1 · Anna Vale').waitFor();
  await context.setOffline(true);
  await page.keyboard.type('7071');
  await page.getByText('2 marks are waiting on this device').waitFor();

  await openCodeAs('Bo Lake');
  await context.setOffline(false);
  await page.reload();
  await page.getByText('2 marks here are Anna Vale’s and not sent yet.').waitFor();
  await page.keyboard.type('72');
  await page.getByRole('button', { name: /, 7\.2, with the server$/ }).waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const judge = staged.panel[0]?.caller;
  const namesOf = async () =>
    (await judge?.data('getJudgingSheet', { params }))?.marks.map(({ value, name }) => [value, name]).sort();
  expect(await namesOf()).toEqual([[72, 'Bo Lake']]);

  await page.getByRole('button', { name: 'Send as Anna Vale’s' }).click();
  await page.getByText('All marks are with the server').waitFor();
  expect(await namesOf()).toEqual([
    [70, 'Anna Vale'],
    [71, 'Anna Vale'],
    [72, 'Bo Lake'],
  ]);
  expect(errors.filter((error) => !/409/.test(error))).toEqual([]);
  await context.close();
});
