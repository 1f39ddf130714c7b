import path from 'node:path';
import { build } from 'esbuild';
import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { currentTime } from '../local/clock.ts';
import { entryBody, formBody, newCompetition } from '../local/testing/competitions.ts';
import { dayAgo } from '../local/testing/days.ts';
import { changeOf } from '../local/testing/entryChanges.ts';
import { demoAccount, newFamily, newInvitedUser } from '../local/testing/people.ts';
import { figuresIn, FIGURES } from '../shared/domain/core/money/currencies.testing.ts';
import { DESKTOP, sharedBrowser, newWindow } from './browser.ts';
import { collectErrors, expectAccessible, expectNoSidewaysScroll } from './checks.ts';
import { fillEntry, logIn, logInByCall, startNewSkater } from './steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

it('a treasurer records a part payment and a refund, imports a bank statement, and the figures add up', async () => {
  const staged = await newCompetition();
  const [family, manager] = await Promise.all([
    newFamily(),
    newInvitedUser('MANAGER', { competitionId: staged.competition.id }),
  ]);
  const enter = (name: string) => family.data('submitIndividualEntry', { body: entryBody(staged, 3, name) });
  const [ada, ben] = [await enter('Ada Frost'), await enter('Ben Lake')];
  expect(ada.totalPrice).toBe(11_500);

  const { context, page } = await newWindow(browser, { size: DESKTOP });
  const errors = collectErrors(page);
  await logInByCall(page, manager.email, 'chosen by myself');
  await page.goto('/admin/money');
  await page.getByRole('link', { name: 'Ada Frost' }).click();
  const dialog = page.getByRole('dialog');
  // With nothing paid the dialog opens as the form.
  await dialog.getByLabel('Amount').fill('40');
  await dialog.getByText('Part payment: $75.00 stays due.').waitFor();
  await dialog.getByRole('radio', { name: 'Cash' }).check();
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await dialog.getByText('Cash received').waitFor();
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await dialog.getByLabel('Amount').fill('10');
  await dialog.getByRole('button', { name: 'Record refund' }).click();
  // The entry would owe again, so nothing is recorded before that is confirmed.
  await dialog.getByRole('alert').getByText('Confirm how much').waitFor();
  await dialog.getByRole('checkbox', { name: /then owes \$85\.00 again/ }).check();
  await dialog.getByRole('button', { name: 'Record refund' }).click();
  await dialog.getByText('−$10.00').waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();

  // Ada's balance with a reference as people type it, Ben's with another amount, and one without a reference.
  const written = ada.paymentReference.toLowerCase().replace('-', ' ');
  const statement = [
    'Account;123;;',
    'Date;Payer;Description;Amount',
    `${dayAgo(5)};FROST J;entry ${written};85,00`,
    `${dayAgo(4)};LAKE M;${ben.paymentReference};100,00`,
    `${dayAgo(3)};GRANDMA;For Ben Lake;15,00`,
    `${dayAgo(2)};ICE LTD;Rent;-900,00`,
  ].join('\r\n');
  await page.getByRole('link', { name: 'Bank statement' }).click();
  const file = { name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${statement}`) };
  const input = page.locator('input[type=file]');
  await input.setInputFiles(file);
  await page.getByText('$185.00 in payments, $15.00 unmatched').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 3 rows' }).click();
  await page.getByRole('button', { name: 'Match to entry' }).click();
  await dialog.getByRole('button', { name: /^Ben Lake/ }).click();
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await page.getByText('No unmatched transactions.').waitFor();
  // Importing the same file again records no payment.
  await input.setInputFiles(file);
  await page.getByText('Already imported').first().waitFor();
  await expect.poll(() => page.getByRole('checkbox', { checked: true }).count()).toBe(0);

  await page.getByRole('link', { name: 'Report' }).click();
  await page.getByText('Rink, method and day totals agree: $230.00.').waitFor();
  const methods = ['$240.00', '$0.00', '$10.00', '$230.00'];
  await expect
    .poll(() => page.locator('tfoot td[data-amount]').allTextContents())
    .toEqual(['2', '$230.00', '$240.00', '$10.00', '$0.00', '$0.00', ...methods, ...methods]);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('link', { name: 'By rink' }).click();
  await page.getByRole('link', { name: 'Pond behind the school' }).click();
  await page.getByRole('heading', { name: 'Invoice for Pond behind the school' }).waitFor();
  await page.getByRole('button', { name: 'Issue invoice' }).click();
  await page.getByRole('heading', { name: 'Invoice no. 1' }).waitFor();
  await page.getByText('Amount due', { exact: true }).waitFor();
  await page.getByText('The invoice is up to date').waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expect(errors).toEqual([]);
  await context.close();
});

it('a family reads the refund of a withdrawal, is notified when it changes, and withdraws', async () => {
  const until = new Date(currentTime().getTime() + 5 * 86_400_000).toISOString();
  const staged = await newCompetition({ refunds: [{ until, percent: 60 }] });
  const [family, admin] = await Promise.all([newFamily(), demoAccount('superadmin')]);
  const body = entryBody(staged, 3, 'Ada Frost');
  const { id: entryId, competitionId } = await family.data('submitIndividualEntry', { body });
  const params = { competitionId, entryId };
  const pay = (amount: number) =>
    admin.data('recordPayment', { params, body: { method: 'cash', amount, receivedOn: dayAgo(2) } });
  await pay(11_500);
  const change = changeOf(
    { kind: 'individual', version: 2 },
    { ...body, event: body.event.slice(0, 2) },
    10_000,
  );
  await family.data('updateEntry', { params: { entryId }, body: change });

  const { context, page } = await newWindow(browser, { size: DESKTOP });
  const errors = collectErrors(page);
  await logInByCall(page, (await family.data('currentUser')).email, 'a password of ours');
  await page.goto('/admin/submissions');
  const dialog = page.getByRole('dialog', { name: 'Withdraw Ada Frost?' });
  const figures = async () => (await dialog.locator('dl').innerText()).split(/\n+/);
  await page.getByRole('button', { name: 'Actions for Ada Frost' }).click();
  await page.getByRole('menuitem', { name: 'Withdraw' }).click();
  await expect
    .poll(figures)
    .toEqual(['Paid', '$115.00', 'Refund due', '$69.00', 'Retained by the refund policy', '$46.00']);
  await dialog.getByText(/^Withdraw before .+ to get 60% back\.$/).waitFor();
  await expectAccessible(page);

  await pay(500);
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  // A refused withdrawal shows the entry as it now is, and the next press withdraws that.
  await dialog.getByRole('alert').waitFor();
  await dialog.getByText('$120.00').waitFor();
  await expect.poll(() => dialog.locator('dl').innerText()).toMatch(/\$120\.00[^]*\$74\.00[^]*\$46\.00/);
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByText('Entry of Ada Frost withdrawn.').waitFor();
  const row = page.getByRole('row', { name: /Ada Frost/ });
  await row.getByText('$46.00', { exact: true }).waitFor();
  await row.getByText('$74', { exact: false }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

it('a skater’s second entry continues in the price steps, as the form shows, or is added to the first one', async () => {
  const staged = await newCompetition();
  const [family, other] = await Promise.all([newFamily(), newFamily()]);
  const first = await family.data('submitIndividualEntry', { body: entryBody(staged, 1, 'Ada Frost') });
  const { context, page } = await newWindow(browser, { size: DESKTOP });
  const errors = collectErrors(page);
  await logIn(page, (await family.data('currentUser')).email, 'a password of ours');
  await page.goto(`/individual-form?competitionId=${staged.competition.id}`);
  const year = String(Number(staged.competition.startDate.slice(0, 4)) - 10);
  const skater = { fullName: 'ada frost', birthdate: { month: '1', day: '1', year }, events: [] };
  await fillEntry(page, skater);
  await page.getByLabel('Find an event').fill('');
  await page.getByLabel('Find an event').fill('Freestyle 2');
  await page.getByRole('checkbox', { name: 'Freestyle 2', exact: true }).check();
  await page
    .getByText('Ada Frost already has 1 event here, so this entry starts at the next price.')
    .waitFor();
  const total = page
    .getByRole('status')
    .filter({ hasText: /^Total/ })
    .locator('strong');
  await expect.poll(() => total.innerText()).toBe('$31.00');
  await expectAccessible(page);

  // Another account enters her at the second price meanwhile: no typed text is lost.
  const third = entryBody(staged, 3, 'Ada Frost').event[2];
  const meanwhile = { ...entryBody(staged, 1, 'Ada Frost'), event: third, totalPrice: 3_100 };
  await other.data('submitIndividualEntry', { body: meanwhile });
  await page.getByRole('button', { name: 'Submit the entry' }).click();
  await page.getByText('The price is now $25.00').first().waitFor();
  await expect.poll(() => total.innerText()).toBe('$25.00');
  await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe('ada frost');

  await page.getByRole('link', { name: 'Add events to that entry instead' }).click();
  await page.waitForURL(`**/individual-form?entryId=${first.id}`);
  // The form that is left shows the same event until the new one is loaded.
  await total.filter({ hasText: /^\$84\.00$/ }).waitFor();
  await page.getByRole('button', { name: 'Remove Freestyle 2' }).waitFor();

  // The next new entry does not start with this one's events.
  await page.goto(`/individual-form?competitionId=${staged.competition.id}`);
  await startNewSkater(page);
  await page.getByText('No events selected').first().waitFor();
  await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe('');
  expect(errors).toEqual([]);
  await context.close();
});

/** The product's money modules as a single expression that a browser can evaluate. */
async function moneyModule(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: "export * from './currency.ts'; export { CURRENCIES } from './currencies.ts';",
      resolveDir: path.join(import.meta.dirname, '../shared/domain/core/money'),
    },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'money',
  });
  return `(() => { ${outputFiles[0]?.text ?? ''}; return money; })()`;
}

it('amounts have the decimals of ISO 4217 in the browser too, whose ICU has its own', async () => {
  const { competition } = await newCompetition({ currency: 'RSD' }, null, {
    ...formBody(),
    firstEventPrice: 750_000,
  });
  const { context, page } = await newWindow(browser, { size: DESKTOP });
  await page.goto(`/competitions/${competition.id}`);
  await page
    .getByText(/^RSD\s7,500(\.00)?$/)
    .first()
    .waitFor();

  const shown = await page.evaluate<[string, string][]>(
    `(({ CURRENCIES, formatMoney }) =>
      CURRENCIES.map((code) => [code, formatMoney(123456, code, 'en-US')]))(${await moneyModule()})`,
  );
  const figures = Object.fromEntries(shown.map(([code, amount]) => [code, figuresIn(amount)]));
  const expected = FIGURES.flatMap(([figures, codes]) => codes.map((code) => [code, figures]));
  expect(figures).toEqual(Object.fromEntries(expected));
  await context.close();
});

it('a manager withdraws all entries of an account from one of its records, and undoes it', async () => {
  const until = new Date(currentTime().getTime() + 5 * 86_400_000).toISOString();
  const staged = await newCompetition({ refunds: [{ until, percent: 60 }] });
  const competitionId = staged.competition.id;
  const [family, admin, manager] = await Promise.all([
    newFamily(),
    demoAccount('superadmin'),
    newInvitedUser('MANAGER', { competitionId }),
  ]);
  const enter = (name: string) => family.data('submitIndividualEntry', { body: entryBody(staged, 3, name) });
  const [ada, ben] = [await enter('Ada Frost'), await enter('Ben Lake')];
  const params = { competitionId, entryId: ada.id };
  const body = { method: 'cash', amount: 11_500, receivedOn: dayAgo(2) };
  await admin.data('recordPayment', { params, body });

  const { context, page } = await newWindow(browser, { size: DESKTOP });
  const errors = collectErrors(page);
  await logInByCall(page, manager.email, 'chosen by myself');
  await page.goto(`/admin/competitions/${competitionId}/entries/${ben.id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Withdraw all entries of this account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw all entries of Robin Winter?' });
  await expect
    .poll(async () => (await dialog.locator('dl').innerText()).split(/\n+/))
    .toEqual(['Entries', '2', 'Events', '6', 'Paid', '$115.00', 'Total refund due', '$69.00']);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Withdraw all' }).click();
  await dialog.getByText('Give a reason').waitFor();
  await dialog.getByLabel('Reason').fill('Made up by somebody');
  await dialog.getByRole('button', { name: 'Withdraw all' }).click();
  await dialog.getByText('2 entries withdrawn. Total refund due: $69.00.').waitFor();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await dialog.getByText('2 entries restored.').waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByText('Restored').first().waitFor();
  expect(errors).toEqual([]);
  await context.close();
});
