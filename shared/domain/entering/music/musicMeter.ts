import { loudnessMeter } from './loudness.ts';

export interface SoundSpan {
  /** Seconds from the beginning of the file. */
  readonly from: number;
  readonly to: number;
}

export interface SoundFacts {
  /** Seconds as decoded. */
  readonly seconds: number;
  /** From the first to the last sound; null for silence. */
  readonly music: SoundSpan | null;
  /** Silences within the music, of three seconds and longer. */
  readonly gaps: readonly SoundSpan[];
  /** LUFS; null for silence. */
  readonly lufs: number | null;
  /** The quieter of two channels against the other, by RMS; null for one channel, and for silence. */
  readonly balance: number | null;
  /** Peak against RMS of the loud part, in decibels; null for silence. */
  readonly crest: number | null;
  /** The share of samples that stand at full scale beside others that do. */
  readonly flatShare: number;
  /** For the picture of the wave: the highest value of each of up to `WAVE_POINTS` parts. */
  readonly wave: readonly number[];
}

const BLOCK_SECONDS = 0.01;
/** RMS of −50 dBFS. */
const SOUND = 10 ** (-50 / 20);
const GAP_SECONDS = 3;
const FULL_SCALE = 0.999;
/** Blocks of at least half the loudest block's RMS are the loud part. */
const LOUD_SHARE = 0.5;
export const WAVE_POINTS = 600;

export interface MusicMeter {
  /** @param channels a list of samples from −1 to 1 for each channel, all of one length */
  readonly add: (channels: readonly Float32Array[]) => void;
  readonly facts: () => SoundFacts;
}

/** Measures sound that is decoded in pieces, and keeps one number for each 10 ms of it. @param rate samples a second */
export function musicMeter(rate: number): MusicMeter {
  const loudness = loudnessMeter(rate);
  const blockLength = Math.round(rate * BLOCK_SECONDS);
  const [levels, peaks]: number[][] = [[], []];
  const powers = [0, 0];
  let [total, flat, filled, power, peak, isFlat] = [0, 0, 0, 0, 0, false];

  const endBlock = () => {
    if (filled === 0) return;
    levels?.push(Math.sqrt(power / filled));
    peaks?.push(peak);
    [filled, power, peak] = [0, 0, 0];
  };

  const add = (channels: readonly Float32Array[]) => {
    const [left, right] = channels;
    if (!left) return;
    loudness.add(channels);
    for (let index = 0; index < left.length; index += 1) {
      const one = left[index] ?? 0;
      const other = right ? (right[index] ?? 0) : one;
      powers[0] = (powers[0] ?? 0) + one * one;
      powers[1] = (powers[1] ?? 0) + other * other;
      const high = Math.max(Math.abs(one), Math.abs(other));
      if (high >= FULL_SCALE && isFlat) flat += 1;
      isFlat = high >= FULL_SCALE;
      if (high > peak) peak = high;
      // The louder channel: what plays on one side alone is no silence.
      power += Math.max(one * one, other * other);
      filled += 1;
      if (filled === blockLength) endBlock();
    }
    total += left.length;
    isStereo ||= right !== undefined;
  };
  let isStereo = false;

  const facts = (): SoundFacts => {
    endBlock();
    const all = levels ?? [];
    const seconds = total / rate;
    const music = musicIn(all, seconds);
    const [left = 0, right = 0] = powers;
    const isSilent = left === 0 && right === 0;
    return {
      seconds,
      music,
      gaps: music ? gapsIn(all, music) : [],
      lufs: loudness.integrated(),
      balance: isStereo && !isSilent ? Math.sqrt(Math.min(left, right) / Math.max(left, right)) : null,
      crest: music ? crestOf(all, peaks ?? []) : null,
      flatShare: total === 0 ? 0 : flat / total,
      wave: waveOf(peaks ?? []),
    };
  };
  return { add, facts };
}

function musicIn(levels: readonly number[], seconds: number): SoundSpan | null {
  const first = levels.findIndex((level) => level > SOUND);
  if (first < 0) return null;
  const last = levels.findLastIndex((level) => level > SOUND);
  return { from: first * BLOCK_SECONDS, to: Math.min(seconds, (last + 1) * BLOCK_SECONDS) };
}

function gapsIn(levels: readonly number[], music: SoundSpan): SoundSpan[] {
  const [first, last] = [music.from, music.to].map((at) => Math.round(at / BLOCK_SECONDS)) as [
    number,
    number,
  ];
  const gaps: SoundSpan[] = [];
  let begin: number | null = null;
  for (let block = first; block <= last; block += 1) {
    const isSound = block === last || (levels[block] ?? 0) > SOUND;
    if (!isSound) begin ??= block;
    else if (begin !== null) {
      if ((block - begin) * BLOCK_SECONDS >= GAP_SECONDS)
        gaps.push({ from: begin * BLOCK_SECONDS, to: block * BLOCK_SECONDS });
      begin = null;
    }
  }
  return gaps;
}

function crestOf(levels: readonly number[], peaks: readonly number[]): number {
  const loudest = levels.reduce((high, level) => Math.max(high, level), 0);
  const loud = levels.filter((level) => level >= loudest * LOUD_SHARE);
  const rms = Math.sqrt(loud.reduce((sum, level) => sum + level * level, 0) / loud.length);
  const peak = peaks.reduce((high, value) => Math.max(high, value), 0);
  return 20 * Math.log10(peak / rms);
}

function waveOf(peaks: readonly number[]): number[] {
  const size = Math.max(1, Math.ceil(peaks.length / WAVE_POINTS));
  return Array.from({ length: Math.ceil(peaks.length / size) }, (_, index) =>
    peaks.slice(index * size, (index + 1) * size).reduce((high, value) => Math.max(high, value), 0),
  );
}
