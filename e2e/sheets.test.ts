import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { xlsxOf } from '../web/table/export/xlsx.ts';
import { DESKTOP, newWindow, sharedBrowser } from './browser.ts';
import { expectAccessible } from './checks.ts';
import { demoAddress, logInByCall } from './steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

async function workbook(rows: (string | number)[][]) {
  const book = await xlsxOf({ title: 'Members', headings: ['ISI number', 'Name', 'Valid until'], rows });
  return { name: 'members.xlsx', mimeType: '', buffer: Buffer.from(await book.arrayBuffer()) };
}

it('a list of some thousand members is read, and a small file that unpacks to 60 MB is refused at once', async () => {
  const { context, page } = await newWindow(browser, { size: DESKTOP });
  await logInByCall(page, demoAddress('superadmin'));
  await page.goto('/admin/members/import');
  const chooser = page.locator('input[type="file"]');
  await chooser.setInputFiles(
    await workbook(
      Array.from({ length: 9_000 }, (_, number) => [100_000 + number, `Skater ${number}`, '2027-08-31']),
    ),
  );
  await page.getByText('9,000 rows').waitFor();
  const cell = 'frost '.repeat(5_000);
  await chooser.setInputFiles(
    await workbook(Array.from({ length: 2_000 }, (_, number) => [number, `${number} ${cell}`, ''])),
  );
  await page.getByText('This file unpacks to far more than a list.').waitFor();
  await expect.poll(() => page.getByText('9,000 rows').count()).toBe(0);
  await context.close();
});

it('a list of members or coaches names those who stand in it twice', async () => {
  const { context, page } = await newWindow(browser, { size: DESKTOP });
  await logInByCall(page, demoAddress('superadmin'));
  const csv = (rows: readonly string[]) => ({
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\r\n')),
  });
  const duplicates = page.getByRole('region', { name: 'Listed twice' });
  await page.goto('/admin/members/import');
  const members = [
    'ISI number,Name,Birthdate,Valid until',
    '771001,Nessa Quill,2016-03-12,2030-08-31',
    '771002,NESSA QUILL,2016-03-12,2030-08-31',
    '771001,Nessa Quill,2016-03-12,2030-08-31',
  ];
  await page.locator('input[type="file"]').setInputFiles(csv(members));
  const renumbered =
    'Row 3 (NESSA QUILL, 771002) has the name and birthdate of row 2 (771001). Both are imported.';
  await duplicates.getByText(renumbered).waitFor();
  await duplicates.getByText('Row 4 is the same member as row 2: Nessa Quill, 771001').waitFor();
  await expectAccessible(page);

  await page.goto('/admin/coaches/import');
  const coaches = ['Name,Number,Email', 'Tove Marsh,55-501,', 'T. Marsh,55501,tove@coaches.example'];
  await page.locator('input[type="file"]').setInputFiles(csv(coaches));
  await duplicates.getByText('Row 3 is the same coach as row 2: T. Marsh').waitFor();
  await page.getByRole('button', { name: 'Preview changes' }).click();
  await page.getByRole('button', { name: 'Import 2 rows' }).waitFor();
  await expectAccessible(page);
  await context.close();
});
