import { describe, expect, it } from 'vitest';
import { loudnessMeter } from './loudness.ts';

interface Tone {
  readonly decibels: number;
  readonly seconds: number;
}

/** A sine on so many channels, loudness by loudness, in pieces as a decoder gives them. */
function lufsOf(tones: readonly Tone[], { rate = 48_000, hertz = 1_000, channels = 2 } = {}): number {
  const meter = loudnessMeter(rate);
  let at = 0;
  for (const { decibels, seconds } of tones) {
    const peak = 10 ** (decibels / 20);
    for (let left = Math.round(seconds * rate); left > 0;) {
      const count = Math.min(left, 7_919);
      const samples = Float32Array.from(
        { length: count },
        (_, index) => peak * Math.sin((2 * Math.PI * hertz * (at + index)) / rate),
      );
      meter.add(Array.from({ length: channels }, () => samples));
      at += count;
      left -= count;
    }
  }
  return meter.integrated() ?? Number.NaN;
}

describe('loudness', () => {
  // EBU Tech 3341, table 1: each within 0.1 LU.
  it.each([
    ['1', -23, [{ decibels: -23, seconds: 20 }]],
    ['2', -33, [{ decibels: -33, seconds: 20 }]],
    ['3', -23, [-36, -23, -36].map((decibels, index) => ({ decibels, seconds: index === 1 ? 60 : 10 }))],
    [
      '4',
      -23,
      [-72, -36, -23, -36, -72].map((decibels, index) => ({ decibels, seconds: index === 2 ? 60 : 10 })),
    ],
    ['5', -23, [-26, -20, -26].map((decibels, index) => ({ decibels, seconds: index === 1 ? 20.1 : 20 }))],
  ] as const)('case %s of the EBU’s is %d LUFS', (_case, lufs, tones) => {
    expect(Math.abs(lufsOf(tones) - lufs)).toBeLessThanOrEqual(0.1);
  });

  // ITU-R BS.1770-4, annex 1: a full sine of 997 Hz on one channel.
  it.each([48_000, 44_100, 32_000, 22_050])('of a full sine is −3.01 LUFS at %d Hz', (rate) => {
    const lufs = lufsOf([{ decibels: 0, seconds: 5 }], { rate, hertz: 997, channels: 1 });
    expect(Math.abs(lufs + 3.01)).toBeLessThanOrEqual(0.1);
  });

  it('of silence is none', () => {
    const meter = loudnessMeter(48_000);
    meter.add([new Float32Array(480_000)]);
    expect(meter.integrated()).toBeNull();
  });
});
