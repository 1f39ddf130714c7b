/** Kilobits a second of MPEG layer III by index, of version 1 and of versions 2 and 2.5 (ISO 11172-3, 13818-3). */
const BITRATES = {
  1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
const RATES = [44_100, 48_000, 32_000] as const;

interface Frame {
  /** Bytes, with the header. */
  readonly length: number;
  /** For each channel. */
  readonly samples: number;
  readonly sampleRate: number;
  readonly channels: 1 | 2;
  /** Kilobits a second. */
  readonly bitrate: number;
  /** The MPEG version: 1, or 2 for 2 and 2.5. */
  readonly version: 1 | 2;
}

export interface Mp3Facts {
  /** Whole frames of sound. */
  readonly frames: number;
  /** How many frames a header at the beginning declares (Xing or Info); null without one. */
  readonly declared: number | null;
  /** Whether the last frame breaks off. */
  readonly isLastCut: boolean;
  /** Bytes between the first frame and the end that are neither frames nor tags. */
  readonly strayBytes: number;
  readonly soundBytes: number;
  readonly sampleRate: number;
  readonly channels: 1 | 2;
  /** Kilobits a second of all frames; null where they differ. */
  readonly constantBitrate: number | null;
  /** Where the first frame begins and the last whole one ends, in bytes. */
  readonly from: number;
  readonly to: number;
  /** Seconds of the whole frames, the encoder's silence at both ends included. */
  readonly seconds: number;
}

/**
 * Walks the frames of an MP3, each from its own header. What stands in a header about the whole file is only compared: a file
 * that was cut off still declares its full length.
 * @returns null where no two frames follow each other
 */
export function mp3Facts(bytes: Uint8Array): Mp3Facts | null {
  const end = endOfSound(bytes);
  const from = nextFrame(bytes, endOfTags(bytes), end);
  const first = from === null ? null : frameAt(bytes, from);
  if (from === null || !first) return null;
  const header = declaredFrames(bytes, from, first);
  let frames = header === null ? 0 : -1;
  let strayBytes = 0;
  let isLastCut = false;
  let at = from;
  let to = from;
  const bitrates = new Set<number>();
  while (at < end) {
    const frame = frameAt(bytes, at);
    if (!frame) {
      const next = nextFrame(bytes, at + 1, end) ?? end;
      strayBytes += next - at;
      at = next;
      continue;
    }
    if (at + frame.length > end) {
      isLastCut = true;
      break;
    }
    frames += 1;
    // The header's own frame has a bitrate of its own.
    if (frames > 0) bitrates.add(frame.bitrate);
    at += frame.length;
    to = at;
  }
  const [bitrate] = bitrates;
  return {
    frames,
    declared: header,
    isLastCut,
    strayBytes,
    soundBytes: end - from,
    sampleRate: first.sampleRate,
    channels: first.channels,
    constantBitrate: bitrates.size === 1 && bitrate !== undefined ? bitrate : null,
    from,
    to,
    seconds: (frames * first.samples) / first.sampleRate,
  };
}

/** The frame at a place; null where there is no header of layer III, or one without a stated length. */
function frameAt(bytes: Uint8Array, at: number): Frame | null {
  const [one = 0, two = 0, three = 0, four = 0] = bytes.subarray(at, at + 4);
  if (one !== 0xff || (two & 0xe0) !== 0xe0) return null;
  const versionBits = (two >> 3) & 3;
  const isLayer3 = ((two >> 1) & 3) === 1;
  const rate = RATES[(three >> 2) & 3];
  if (versionBits === 1 || !isLayer3 || rate === undefined) return null;
  const version = versionBits === 3 ? 1 : 2;
  const bitrate = BITRATES[version][three >> 4];
  if (!bitrate) return null;
  const sampleRate = rate / (versionBits === 3 ? 1 : versionBits === 2 ? 2 : 4);
  const samples = version === 1 ? 1_152 : 576;
  const padding = (three >> 1) & 1;
  const length = Math.floor((samples / 8) * ((bitrate * 1_000) / sampleRate)) + padding;
  return { length, samples, sampleRate, channels: four >> 6 === 3 ? 1 : 2, bitrate, version };
}

/** The first place from which two frames of one kind follow each other, or one ends with the file; null for none. */
function nextFrame(bytes: Uint8Array, from: number, end: number): number | null {
  for (let at = from; at < end - 4; at += 1) {
    const frame = bytes[at] === 0xff ? frameAt(bytes, at) : null;
    if (!frame) continue;
    if (at + frame.length === end) return at;
    const next = frameAt(bytes, at + frame.length);
    if (next?.sampleRate === frame.sampleRate && next.version === frame.version) return at;
  }
  return null;
}

/** Where the sound may begin: behind ID3 tags, of which the largest part is often a picture. */
function endOfTags(bytes: Uint8Array): number {
  let at = 0;
  while (bytes[at] === 0x49 && bytes[at + 1] === 0x44 && bytes[at + 2] === 0x33) {
    const size = [6, 7, 8, 9].reduce((sum, index) => sum * 128 + ((bytes[at + index] ?? 0) & 0x7f), 0);
    at += 10 + size;
  }
  return at;
}

/** Where the sound ends: before an ID3v1 tag, an APE tag and zeros that fill up the file. */
function endOfSound(bytes: Uint8Array): number {
  let end = bytes.length;
  const isText = (at: number, text: string) =>
    at >= 0 && [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));
  if (isText(end - 128, 'TAG')) end -= 128;
  if (isText(end - 32, 'APETAGEX')) {
    const view = new DataView(bytes.buffer, bytes.byteOffset + end - 32, 32);
    end -= view.getUint32(12, true) + (view.getUint32(20, true) >>> 31 === 1 ? 32 : 0);
  }
  while (end > 0 && bytes[end - 1] === 0) end -= 1;
  return Math.max(0, end);
}

/** The number of frames in a Xing or Info header; null where the first frame is sound, or its header counts none. */
function declaredFrames(bytes: Uint8Array, at: number, { version, channels }: Frame): number | null {
  const side = version === 1 ? (channels === 1 ? 17 : 32) : channels === 1 ? 9 : 17;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tag = at + 4 + side;
  if (tag + 12 > bytes.length) return null;
  const name = String.fromCharCode(...bytes.subarray(tag, tag + 4));
  const hasCount = (view.getUint32(tag + 4) & 1) === 1;
  return (name === 'Xing' || name === 'Info') && hasCount ? view.getUint32(tag + 8) : null;
}
