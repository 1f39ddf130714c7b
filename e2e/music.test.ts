import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { expect, it } from 'vitest';
import { entryBody, newCompetition } from '../local/testing/competitions.ts';
import { wav } from '../local/testing/music.ts';
import { demoAccount, newFamily } from '../local/testing/people.ts';
import { newWindow, PHONE, sharedBrowser } from './browser.ts';
import { expectAccessible, expectNoSidewaysScroll } from './checks.ts';
import { logInByCall } from './steps.ts';

const FIXTURES = path.join(import.meta.dirname, '../local/music/fixtures');
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'audio/wav', buffer });

it('a family hears what is wrong with a file before it is sent, and sends another', async () => {
  const admin = await demoAccount('superadmin');
  const staged = await newCompetition();
  const params = { competitionId: staged.competition.id };
  await admin.data('updateMusicRules', {
    params,
    body: { version: 0, licence: 'It may be played in public.' },
  });
  const email = `family-${randomUUID()}@test.example`;
  const family = await newFamily(email);
  const entry = await family.data('submitIndividualEntry', { body: entryBody(staged, 2) });
  const { page } = await newWindow(await sharedBrowser(), { size: PHONE });
  await logInByCall(page, email, 'a password of ours');
  await page.goto(`/admin/entries/${entry.id}`);
  await page.locator('summary', { hasText: '2 files missing' }).tap();
  await page.getByRole('button', { name: 'Send music for Freestyle 1' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Send music' });
  const chooser = dialog.locator('input[type=file]');
  const send = dialog.getByRole('button', { name: 'Send', exact: true });

  await chooser.setInputFiles(path.join(FIXTURES, 'cut.mp3'));
  await dialog.getByText(/^The file stops at 0:0\d/).waitFor();
  await expect.poll(async () => send.getAttribute('aria-disabled')).toBe('true');
  await chooser.setInputFiles(file('Too short.wav', wav(60)));
  await dialog.getByText('The music is shorter than 1:30.').waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await chooser.setInputFiles(file('Winter waltz.wav', wav(88)));
  await dialog.getByText('Fine', { exact: true }).waitFor();
  await dialog.getByRole('checkbox', { name: 'Freestyle 2' }).check();
  await dialog.getByRole('checkbox', { name: 'I agree' }).check();
  await send.tap();
  await dialog.waitFor({ state: 'detached' });
  await page.locator('summary', { hasText: 'Complete' }).first().waitFor();
  await expect.poll(() => page.getByText('Winter waltz.wav').count()).toBeGreaterThanOrEqual(2);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Play the music for Freestyle 1' }).tap();
  const player = page.locator('audio[aria-label="Play the music for Freestyle 1"]');
  const seconds = async () => player.evaluate((audio: HTMLAudioElement) => Math.round(audio.duration));
  await expect.poll(seconds).toBe(88);
});
