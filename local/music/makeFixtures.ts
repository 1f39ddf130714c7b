import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MUSIC_FIXTURES } from './fixtures.ts';

/*
 * `node local/music/makeFixtures.ts`: makes the files of `fixtures.ts` again, by sox, lame and ffmpeg. They are kept, so that tests
 * need none of these.
 */
const SHELL = `
set -e
tone() { sox -R -n -r "\${2:-44100}" -b 16 -c 1 in.wav synth "$1" sine 440 sine 660 remix - tremolo 3 40 gain -n -8; }
both() { tone "$1" "\${2:-44100}"; sox in.wav t.wav remix 1 1 gain -3; mv t.wav in.wav; }
mp3() { lame --quiet "$@" in.wav "$out"; }
ff() { ffmpeg -v error -y -bitexact -i in.wav "$@" "$out"; }
picture() { ffmpeg -v error -y -f lavfi -i testsrc=size=60x60 -frames:v 1 picture.png; }
`;

const folder = path.join(import.meta.dirname, 'fixtures');
mkdirSync(folder, { recursive: true });
for (const { name, make } of MUSIC_FIXTURES) {
  const work = mkdtempSync(path.join(tmpdir(), 'rinkside-music-'));
  const env = { ...process.env, out: name };
  const { status, stderr } = spawnSync('bash', ['-c', SHELL + make], { cwd: work, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${name} was not made: ${stderr}`);
  copyFileSync(path.join(work, name), path.join(folder, name));
  rmSync(work, { recursive: true });
}
