import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { decodeMp3 } from '../../functions/platform/music/decodeMp3.ts';
import { inspectMusic } from '../../shared/domain/entering/music/inspectMusic.ts';
import { MUSIC_FIXTURES } from './fixtures.ts';

const fileOf = (name: string) => path.join(import.meta.dirname, 'fixtures', name);

async function inspect(name: string, limit: number | null = null) {
  const extension = path.extname(name).slice(1);
  const found = await inspectMusic({ bytes: readFileSync(fileOf(name)), extension, limit }, decodeMp3);
  const { verdict, kind, sound, findings } = found;
  return { verdict, kind, sound, findings, codes: findings.map(({ code }) => code) };
}

describe('the verdict on a file of music', () => {
  it('is tried with forty files and more', () => {
    expect(MUSIC_FIXTURES.length).toBeGreaterThanOrEqual(40);
  });

  it.each(MUSIC_FIXTURES)('$name: $verdict', async ({ name, verdict, codes, kind, seconds }) => {
    const found = await inspect(name);
    expect([found.verdict, found.codes, found.kind]).toEqual([verdict, codes, kind]);
    if (seconds === null) expect(found.sound).toBeNull();
    else expect(Math.abs((found.sound?.seconds ?? 0) - seconds)).toBeLessThanOrEqual(0.05);
  });

  it('says where a leader, a gap and a trailer are', async () => {
    for (const [name, at, to] of [
      ['leader.mp3', 0, 3],
      ['gap.mp3', 2, 6],
      ['trailer.mp3', 3, 6],
    ] as const) {
      const [finding] = (await inspect(name)).findings;
      expect(Math.abs((finding?.at ?? -1) - at)).toBeLessThanOrEqual(0.05);
      expect(Math.abs((finding?.to ?? -1) - to)).toBeLessThanOrEqual(0.05);
    }
  });

  it('agrees with ffmpeg’s ebur128 about the loudness', async () => {
    // ffmpeg 5.1: -nostats -i FILE -af ebur128 -f null -
    for (const [name, lufs] of [
      ['mono-64.mp3', -16.5],
      ['stereo-128.mp3', -16.4],
      ['variable.mp3', -16],
      ['quiet.mp3', -30.5],
      ['gap.mp3', -16.8],
      ['one-side.mp3', -16.5],
      ['clipped.mp3', -0.9],
    ] as const)
      expect(Math.abs(((await inspect(name)).sound?.lufs ?? 0) - lufs)).toBeLessThanOrEqual(0.1);
  });
});

describe('npm run music', () => {
  const command = (...args: string[]) =>
    spawnSync(process.execPath, [path.join(import.meta.dirname, 'musicCommand.ts'), ...args], {
      encoding: 'utf8',
    });

  it('prints one line of JSON, and ends with 0 also where it refuses', () => {
    const { status, stdout } = command(fileOf('mono-64.mp3'), '--seconds', '20');
    expect(status).toBe(0);
    const lines = stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      verdict: 'refuse',
      kind: 'mp3',
      seconds: 4,
      music: { from: 0, to: 4 },
      lufs: expect.any(Number),
      findings: [{ code: 'tooShort' }],
    });
    const refused = command(fileOf('empty.mp3'));
    expect([refused.status, JSON.parse(refused.stdout)]).toEqual([
      0,
      {
        verdict: 'refuse',
        kind: 'unknown',
        seconds: null,
        music: null,
        lufs: null,
        findings: [{ code: 'notAudio' }],
      },
    ]);
  });

  it.each([
    ['no file', []],
    ['two files', [fileOf('mono-64.mp3'), fileOf('gap.mp3')]],
    ['no such file', [fileOf('missing.mp3')]],
    ['no number of seconds', [fileOf('mono-64.mp3'), '--seconds', 'ninety']],
    ['an unknown option', [fileOf('mono-64.mp3'), '--loud']],
  ])('ends with 1 for %s', (_call, args) => {
    const { status, stdout, stderr } = command(...args);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).not.toBe('');
  });
});
