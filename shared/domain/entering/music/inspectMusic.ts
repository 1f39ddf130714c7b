import { mp3Facts, type Mp3Facts } from './mp3Frames.ts';
import { musicKindOf, type MusicKind } from './musicKind.ts';
import { musicMeter, type SoundFacts } from './musicMeter.ts';
import {
  musicFindings,
  refusalBefore,
  verdictOf,
  type MusicFinding,
  type MusicVerdict,
} from './musicVerdict.ts';
import { wavFormat, wavPieces } from './wavFormat.ts';

/** A part of decoded sound: for each channel its samples, from −1 to 1. */
export interface DecodedPiece {
  readonly sampleRate: number;
  readonly channels: readonly Float32Array[];
}

/** Decodes an MP3 in pieces. The library that does it differs between page and server, so it is passed in. */
export type DecodeMp3 = (bytes: Uint8Array) => AsyncIterable<DecodedPiece>;

export interface InspectedMusic {
  readonly verdict: MusicVerdict;
  readonly kind: MusicKind;
  readonly sound: SoundFacts | null;
  readonly findings: readonly MusicFinding[];
}

interface MusicToInspect {
  readonly bytes: Uint8Array;
  /** The extension of the file's name in lower case, such as `mp3`; empty for none. */
  readonly extension: string;
  /** Seconds that the event allows; null where it has no limit. */
  readonly limit: number | null;
  /** Given all of the sound, such as for a hash of it. */
  readonly onPiece?: (piece: DecodedPiece) => void;
}

/** Frames that an MP3 with something else in front of it has at least. */
const FRAMES_OF_MP3 = 20;

/**
 * What is right and wrong with a file of music (decision 0333): first by its bytes, then by all of its sound. No header is believed, and the
 * file is not changed.
 */
export async function inspectMusic(file: MusicToInspect, decodeMp3: DecodeMp3): Promise<InspectedMusic> {
  const { bytes, extension, limit, onPiece } = file;
  const { kind, mp3 } = recognised(bytes);
  const wav = kind === 'wav' ? wavFormat(bytes) : null;
  const seconds = mp3?.seconds ?? (wav ? wav.bytes / (wav.width * wav.channels * wav.sampleRate) : null);
  const refused = refusalBefore({ kind, bytes: bytes.length, seconds });
  if (refused) return { verdict: 'refuse', kind, sound: null, findings: [refused] };
  const sound = wav
    ? await soundOf(wavSound(bytes, wav), onPiece)
    : mp3 && (await soundOf(channelsOf(decodeMp3(bytes.subarray(mp3.from, mp3.to)), mp3.channels), onPiece));
  const presentShare = wav ? wav.bytes / wav.declared : 1;
  const findings = musicFindings({ kind, extension, mp3, presentShare, sound, limit });
  return { verdict: verdictOf(findings), kind, sound, findings };
}

/** An MP3 with other bytes in front of it is known by its frames. */
function recognised(bytes: Uint8Array): { readonly kind: MusicKind; readonly mp3: Mp3Facts | null } {
  const kind = musicKindOf(bytes);
  if (kind !== 'mp3' && kind !== 'unknown') return { kind, mp3: null };
  const mp3 = mp3Facts(bytes);
  const isMp3 = mp3 !== null && mp3.frames >= FRAMES_OF_MP3 && mp3.strayBytes < mp3.soundBytes / 2;
  return kind === 'mp3' || isMp3 ? { kind: 'mp3', mp3 } : { kind, mp3: null };
}

function* wavSound(
  bytes: Uint8Array,
  format: NonNullable<ReturnType<typeof wavFormat>>,
): Generator<DecodedPiece> {
  for (const channels of wavPieces(bytes, format)) yield { sampleRate: format.sampleRate, channels };
}

/** A decoder may give one channel twice, which would count as 3 dB louder. */
async function* channelsOf(pieces: AsyncIterable<DecodedPiece>, count: number): AsyncGenerator<DecodedPiece> {
  for await (const piece of pieces) yield { ...piece, channels: piece.channels.slice(0, count) };
}

async function soundOf(
  pieces: AsyncIterable<DecodedPiece> | Iterable<DecodedPiece>,
  onPiece: MusicToInspect['onPiece'],
): Promise<SoundFacts | null> {
  let meter: ReturnType<typeof musicMeter> | null = null;
  for await (const piece of pieces) {
    const { sampleRate, channels } = piece;
    if ((channels[0]?.length ?? 0) === 0) continue;
    onPiece?.(piece);
    meter ??= musicMeter(sampleRate);
    meter.add(channels);
  }
  return meter?.facts() ?? null;
}
