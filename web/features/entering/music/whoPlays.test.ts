import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { musicRoutes } from '../../../../shared/contract/entering/music/music.ts';

const WORDS = {
  SUPER_ADMIN: /the organiser/,
  MANAGER: /the organiser/,
  HEAD_COACH: /rink’s head coach/,
  checkIn: /at check-in or the music desk/,
} as const;

/** What a page promises, from its texts. */
const textsOf = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8').split('\n');

it.each([
  ['the entry’s page', './en.json', /"private"/],
  ['the privacy page', '../../public/privacy/en.json', /The files that families or organisers send/],
])('%s names everybody who can play a family’s music', (_, file, line) => {
  const { roles, codes } = musicRoutes.readMusicOfCompetition;
  const promise = textsOf(file).find((one) => line.test(one));
  for (const who of [...roles, ...codes]) expect(promise).toMatch(WORDS[who]);
});
