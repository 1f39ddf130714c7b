import path from 'node:path';
import { expect, it } from 'vitest';
import { entryBody, newCompetition } from '../local/testing/competitions.ts';
import { wav } from '../local/testing/music.ts';
import { demoAccount, newFamily, newInvitedUser } from '../local/testing/people.ts';
import { DESKTOP, newWindow, sharedBrowser } from './browser.ts';
import { collectErrors, expectAccessible, expectNoSidewaysScroll } from './checks.ts';
import { logInByCall } from './steps.ts';

const FIXTURES = path.join(import.meta.dirname, '../local/music/fixtures');
const file = (name: string, seconds: number) => ({ name, mimeType: 'audio/wav', buffer: wav(seconds) });

it('an organiser sends the files of many programmes by their names, and says of the others whose they are', async () => {
  const admin = await demoAccount('superadmin');
  const staged = await newCompetition();
  const competitionId = staged.competition.id;
  const params = { competitionId };
  await admin.data('updateMusicRules', { params, body: { version: 0 } });
  const family = await newFamily();
  for (const name of ['Ida Berg', 'Zoé Müller', 'Kim Holt'])
    await family.data('submitIndividualEntry', { body: entryBody(staged, 1, name) });
  const manager = await newInvitedUser('MANAGER', params);
  const { page, context } = await newWindow(await sharedBrowser(), { size: DESKTOP });
  const errors = collectErrors(page);
  await logInByCall(page, manager.email, 'chosen by myself');
  await page.goto('/admin/music');
  await page.getByRole('button', { name: 'Send many files' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send many files' });
  const chooser = dialog.locator('input[type=file]');
  await chooser.setInputFiles([
    file('Zoe Muller.wav', 88),
    file('track 7.wav', 60),
    file('ida_berg.wav', 89),
  ]);
  await chooser.setInputFiles(path.join(FIXTURES, 'cut.mp3'));
  const row = (name: string) => dialog.getByRole('listitem').filter({ hasText: name });
  await row('Zoe Muller.wav').getByText('Not sent yet').waitFor();
  const whose = () => row('Zoe Muller.wav').getByLabel('For').inputValue();
  await expect.poll(whose).toBe('Zoé Müller, Freestyle 1');
  await row('cut.mp3').getByRole('button', { name: 'Remove cut.mp3' }).click();
  // Too short for the programme: it is refused or warned of before it leaves.
  await row('track 7.wav').getByLabel('For').fill('Kim Holt');
  await page.getByRole('option', { name: /^Kim Holt/ }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Check and send 3 files' }).click();
  for (const name of ['Zoe Muller.wav', 'ida_berg.wav', 'track 7.wav'])
    await row(name).getByText('Sent', { exact: true }).waitFor();
  await row('track 7.wav').getByText('The music is shorter than 1:30.').waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await page.getByText('No file is missing.').waitFor();
  const { programmes } = await admin.data('listMusic', { params });
  expect(programmes.map(({ name, file: sent }) => [name, sent?.name])).toEqual([
    ['Ida Berg', 'ida_berg.wav'],
    ['Kim Holt', 'track 7.wav'],
    ['Zoé Müller', 'Zoe Muller.wav'],
  ]);
  expect(errors).toEqual([]);
  await context.close();
});
