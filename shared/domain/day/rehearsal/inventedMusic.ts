import { smallWav } from '../../entering/music/wavFile.ts';

/** Samples a second, of eight bits: small, and enough for tones. */
const RATE = 8_000;
const PHRASE_SECONDS = 4;
const BEATS = 8;
/** Steps of a scale above its key note, in semitones. */
const SCALE = [0, 2, 4, 7, 9, 12, 14, 16] as const;
const LOWEST_HERTZ = 196;

/** A piece of the demo or of a rehearsal: its bytes, and what the music doctor says of them (a test asks it). */
export interface InventedPiece {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly kind: 'wav';
  readonly seconds: number;
  readonly from: number;
  readonly to: number;
  readonly lufs: number;
}

/**
 * A melody over a beat, composed by its number: tones and a little noise, repeated to its length. No piece is another’s.
 * @param seconds whole seconds of the piece
 */
export function inventedPiece(number: number, seconds: number): InventedPiece {
  const phrase = phraseOf(number);
  const samples = new Uint8Array(seconds * RATE);
  for (let at = 0; at < samples.length; at += phrase.length)
    samples.set(phrase.subarray(0, samples.length - at), at);
  return { bytes: smallWav(samples, RATE), kind: 'wav', seconds, from: 0, to: seconds, lufs: -14.6 };
}

function phraseOf(number: number): Uint8Array {
  const samples = new Uint8Array(PHRASE_SECONDS * RATE);
  const beat = samples.length / BEATS;
  const key = LOWEST_HERTZ * 2 ** ((number % 12) / 12);
  for (let index = 0; index < samples.length; index += 1) {
    const step = SCALE[(Math.floor(index / beat) * (3 + (number % 5)) + number) % SCALE.length] ?? 0;
    const hertz = key * 2 ** (step / 12);
    const within = (index % beat) / RATE;
    const tone = Math.sin(2 * Math.PI * hertz * within) + 0.3 * Math.sin(4 * Math.PI * hertz * within);
    const noise = within < 0.03 ? ((index * 7919) % 17) / 17 - 0.5 : 0;
    // Each tone begins at once and fades to half, as a plucked string does.
    samples[index] = 128 + Math.round(44 * tone * Math.max(0.5, 1 - within) + 30 * noise);
  }
  return samples;
}
