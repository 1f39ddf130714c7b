/** How the samples of a WAV are written. */
export interface WavFormat {
  readonly sampleRate: number;
  readonly channels: number;
  /** Bytes of one sample of one channel. */
  readonly width: number;
  readonly isFloat: boolean;
  /** Where the samples begin, and the bytes that are there of them. */
  readonly from: number;
  readonly bytes: number;
  /** The bytes that the header declares; 0 and the largest number mean "until the end", as a recorder leaves them. */
  readonly declared: number;
}

const PCM = 1;
const FLOAT = 3;
const EXTENSIBLE = 0xfffe;
const OPEN_END = 0xffff_0000;

/**
 * The format of a WAV with plain or floating samples; null for one that is compressed, or has no samples. The extensible
 * format names the samples' kind in a field of its own.
 */
export function wavFormat(bytes: Uint8Array): WavFormat | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let format: Omit<WavFormat, 'from' | 'bytes' | 'declared'> | null = null;
  for (let at = 12; at + 8 <= bytes.length;) {
    const name = String.fromCharCode(...bytes.subarray(at, at + 4));
    const size = view.getUint32(at + 4, true);
    const from = at + 8;
    if (name === 'fmt ' && from + 16 <= bytes.length) format = formatAt(view, from, size);
    if (name === 'data') {
      const isOpen = size === 0 || size >= OPEN_END;
      const there = bytes.length - from;
      return (
        format && {
          ...format,
          from,
          bytes: isOpen ? there : Math.min(size, there),
          declared: isOpen ? there : size,
        }
      );
    }
    at = from + size + (size % 2);
  }
  return null;
}

function formatAt(view: DataView, at: number, size: number) {
  const tag = view.getUint16(at, true);
  const isLong = tag === EXTENSIBLE && size >= 26 && at + 26 <= view.byteLength;
  const kind = isLong ? view.getUint16(at + 24, true) : tag;
  const channels = view.getUint16(at + 2, true);
  const sampleRate = view.getUint32(at + 4, true);
  const width = view.getUint16(at + 14, true) / 8;
  const isFloat = kind === FLOAT;
  const isKnown = isFloat ? width === 4 || width === 8 : kind === PCM && [1, 2, 3, 4].includes(width);
  return isKnown && channels >= 1 && channels <= 8 && sampleRate >= 8_000 && sampleRate <= 192_000
    ? { sampleRate, channels, width, isFloat }
    : null;
}

/** Samples a channel that are read at once: a long file is never a list of numbers as a whole. */
const PIECE = 65_536;

/** The samples of a WAV in pieces, a list for each channel, from −1 to 1. A broken last sample is left out. */
export function* wavPieces(bytes: Uint8Array, format: WavFormat): Generator<Float32Array[]> {
  const { from, channels, width } = format;
  const read = reader(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), format);
  const total = Math.floor(format.bytes / (channels * width));
  for (let first = 0; first < total; first += PIECE) {
    const count = Math.min(PIECE, total - first);
    const piece = Array.from({ length: channels }, () => new Float32Array(count));
    for (const [channel, samples] of piece.entries()) {
      for (let index = 0; index < count; index += 1) {
        samples[index] = read(from + ((first + index) * channels + channel) * width);
      }
    }
    yield piece;
  }
}

function reader(view: DataView, { width, isFloat }: WavFormat): (at: number) => number {
  if (isFloat) return (at) => (width === 8 ? view.getFloat64(at, true) : view.getFloat32(at, true));
  if (width === 1) return (at) => (view.getUint8(at) - 128) / 128;
  if (width === 2) return (at) => view.getInt16(at, true) / 32_768;
  if (width === 3) return (at) => (view.getInt16(at + 1, true) * 256 + view.getUint8(at)) / 8_388_608;
  return (at) => view.getInt32(at, true) / 2_147_483_648;
}
