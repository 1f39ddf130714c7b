import { MOST_BYTES } from './musicVerdict.ts';

const HEAD_BYTES = 44;
const SAMPLE_BYTES = 2;

/**
 * A WAV of 16 bits a sample of sound that a browser has decoded, for kinds of files that the server takes from nobody. Of two
 * channels it makes one where both would be too large.
 * @param channels samples from −1 to 1, all of one length
 * @param rate samples a second
 */
export function wavFile(channels: readonly Float32Array[], rate: number): Uint8Array<ArrayBuffer> {
  const samples = channels[0]?.length ?? 0;
  const isTooLarge = HEAD_BYTES + samples * channels.length * SAMPLE_BYTES > MOST_BYTES;
  const kept = isTooLarge ? [mixed(channels)] : channels;
  const width = kept.length * SAMPLE_BYTES;
  const bytes = new Uint8Array(HEAD_BYTES + samples * width);
  const view = new DataView(bytes.buffer);
  writeHead(view, { rate, width, channels: kept.length, bits: 8 * SAMPLE_BYTES, length: samples * width });
  let at = HEAD_BYTES;
  for (let index = 0; index < samples; index += 1)
    for (const channel of kept) {
      const value = Math.max(-1, Math.min(1, channel[index] ?? 0));
      view.setInt16(at, Math.round(value * 32_767), true);
      at += SAMPLE_BYTES;
    }
  return bytes;
}

/**
 * A WAV of one channel and eight bits a sample.
 * @param samples 0 to 255, 128 for silence
 * @param rate samples a second
 */
export function smallWav(samples: Uint8Array, rate: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(HEAD_BYTES + samples.length);
  writeHead(new DataView(bytes.buffer), { rate, width: 1, channels: 1, bits: 8, length: samples.length });
  bytes.set(samples, HEAD_BYTES);
  return bytes;
}

interface Head {
  readonly rate: number;
  readonly width: number;
  readonly channels: number;
  /** Of a sample. */
  readonly bits: number;
  /** Bytes of the samples. */
  readonly length: number;
}

function writeHead(view: DataView, { rate, width, channels, bits, length }: Head): void {
  const text = (at: number, value: string) =>
    [...value].forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)));
  text(0, 'RIFF');
  view.setUint32(4, HEAD_BYTES - 8 + length, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, channels, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * width, true);
  view.setUint16(32, width, true);
  view.setUint16(34, bits, true);
  text(36, 'data');
  view.setUint32(40, length, true);
}

function mixed(channels: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(channels[0]?.length ?? 0);
  for (const channel of channels)
    for (const [index, value] of channel.entries()) sum[index] = (sum[index] ?? 0) + value;
  return sum.map((value) => value / channels.length);
}
