import { expect, it } from 'vitest';
import { inspectMusic } from './inspectMusic.ts';
import { wavFile } from './wavFile.ts';

const RATE = 8_000;
const tone = (seconds: number, loudness = 0.4) =>
  Float32Array.from({ length: seconds * RATE }, (_, index) => loudness * Math.sin(index / 3));

// Only an MP3 is decoded by what is passed in.
const none = () => {
  throw new Error('A WAV needs no decoder');
};

it('is read as the sound that it was made of', async () => {
  const bytes = wavFile([tone(5), tone(5, 0.2)], RATE);
  const { kind, verdict, sound } = await inspectMusic({ bytes, extension: 'wav', limit: 5 }, none);
  expect([kind, verdict]).toEqual(['wav', 'ok']);
  expect(sound).toMatchObject({ seconds: 5, music: { from: 0, to: 5 } });
  expect(sound?.balance).toBeCloseTo(0.5, 2);
});

it('has one channel where two would be too large', () => {
  const channel = new Float32Array(13_000_000);
  expect(wavFile([channel, channel], 44_100).length).toBe(44 + 2 * 13_000_000);
});
