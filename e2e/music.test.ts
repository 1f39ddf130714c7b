import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { expect, it } from 'vitest';
import { entryBody, newCompetition } from '../local/testing/competitions.ts';
import { wav } from '../local/testing/music.ts';
import { demoAccount, newFamily, newInvitedUser } from '../local/testing/people.ts';
import { newRinkBy } from '../local/testing/rinks.ts';
import { newToday } from '../local/testing/today.ts';
import { newWindow, PHONE, sharedBrowser } from './browser.ts';
import { expectAccessible, expectNoSidewaysScroll } from './checks.ts';
import { demoAddress, logInByCall } from './steps.ts';

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

it('missing music is named on a coach’s pages and at check-in, and no more of who has skated', async () => {
  const admin = await demoAccount('superadmin');
  const { id: rinkId, ...rink } = await newRinkBy(admin);
  const coach = await newInvitedUser('HEAD_COACH', { rinkId });
  const { params } = await newToday([-5, 40], ['Main ice'], {
    homeIsiRink: rink.name,
    country: rink.country,
  });
  await admin.data('updateMusicRules', { params, body: { version: 0 } });
  await admin.data('startFlight', { params: { ...params, flightId: 'f0' } });
  await admin.data('endFlight', { params: { ...params, flightId: 'f0' } });
  const browser = await sharedBrowser();
  const { page, context } = await newWindow(browser, { size: PHONE });
  await logInByCall(page, coach.email, 'chosen by myself');
  const of = `competition=${params.competitionId}`;
  await page.goto(`/admin/rink-day?${of}`);
  const links = page.getByRole('main').getByRole('link', { name: 'Music missing' });
  await expect.poll(() => links.count()).toBe(2);
  await page.goto('/admin');
  await page.getByText('2 entries without their music').waitFor();
  await page.goto(`/admin/coach?${of}`);
  await page.getByRole('button', { name: '2 Music missing' }).waitFor();
  await expectNoSidewaysScroll(page);
  await context.close();
  const desk = await newWindow(browser, { size: PHONE, scheme: 'dark' });
  await logInByCall(desk.page, demoAddress('superadmin'), 'Rinkside-demo-1');
  await desk.page.goto(`/admin/check-in?${of}`);
  await desk.page.getByText('Music missing').first().waitFor();
  await expectAccessible(desk.page);
  await desk.context.close();
});
