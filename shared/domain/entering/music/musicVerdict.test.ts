import { describe, expect, it } from 'vitest';
import type { SoundFacts } from './musicMeter.ts';
import { MOST_BYTES, musicFindings, refusalBefore, verdictOf } from './musicVerdict.ts';

const sound = (seconds: number): SoundFacts => ({
  seconds,
  music: { from: 0, to: seconds },
  gaps: [],
  lufs: -16,
  balance: 0.9,
  crest: 12,
  flatShare: 0,
  wave: [],
});

const file = { kind: 'wav', extension: 'wav', mp3: null, presentShare: 1 } as const;

describe('the length against the event’s', () => {
  it.each([
    [90, null, 'ok', []],
    [10, null, 'ok', []],
    [80, 90, 'ok', []],
    [100, 90, 'ok', []],
    [100.1, 90, 'warn', ['tooLong']],
    [120, 90, 'warn', ['tooLong']],
    [120.1, 90, 'refuse', ['tooLong']],
    [79.9, 90, 'warn', ['tooShort']],
    [45, 90, 'warn', ['tooShort']],
    [44.9, 90, 'refuse', ['tooShort']],
  ] as const)('%d s of %s s: %s', (seconds, limit, verdict, codes) => {
    const findings = musicFindings({ ...file, sound: sound(seconds), limit });
    expect([verdictOf(findings), findings.map(({ code }) => code)]).toEqual([verdict, codes]);
  });

  it('is of the music, not of the silence around it', () => {
    const padded = { ...sound(104), music: { from: 1.5, to: 102 } };
    expect(musicFindings({ ...file, sound: padded, limit: 92 })).toEqual([]);
  });
});

describe('a file', () => {
  it.each([
    ['of ten minutes', { kind: 'mp3', bytes: 9_000_000, seconds: 600 }, undefined],
    ['of more', { kind: 'mp3', bytes: 9_000_000, seconds: 600.1 }, 'tooLong'],
    ['of 50 MB', { kind: 'wav', bytes: MOST_BYTES, seconds: 90 }, undefined],
    ['of more than 50 MB', { kind: 'wav', bytes: MOST_BYTES + 1, seconds: 90 }, 'tooLong'],
  ] as const)('%s is decoded, or refused before', (_size, facts, code) => {
    expect(refusalBefore(facts)?.code).toBe(code);
  });

  it('names what refuses it before what only warns', () => {
    const findings = musicFindings({ ...file, sound: { ...sound(200), lufs: -30 }, limit: 90 });
    expect(findings.map(({ code }) => code)).toEqual(['tooLong', 'quiet']);
  });
});
