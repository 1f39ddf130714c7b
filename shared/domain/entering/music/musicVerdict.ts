import type { Mp3Facts } from './mp3Frames.ts';
import type { MusicKind } from './musicKind.ts';
import type { SoundFacts } from './musicMeter.ts';

export const FINDING_CODES = [
  'notAudio',
  'wrongKind',
  'damaged',
  'cutOff',
  'tooShort',
  'tooLong',
  'leader',
  'trailer',
  'gap',
  'silent',
  'oneSided',
  'clipped',
  'quiet',
  'loud',
  'lowBitrate',
] as const;

export type FindingCode = (typeof FINDING_CODES)[number];

export type MusicVerdict = 'ok' | 'warn' | 'refuse';

export interface MusicFinding {
  readonly code: FindingCode;
  readonly verdict: Exclude<MusicVerdict, 'ok'>;
  /** Seconds from the beginning of the file, where the finding has a place. */
  readonly at?: number;
  readonly to?: number;
}

/** A file that is longer is refused before it is decoded. */
export const MOST_SECONDS = 600;
export const MOST_BYTES = 50_000_000;

/** Seconds of silence at either end that nobody minds. */
const QUIET_ENDS = 2;
/** Seconds off an event's length. */
const FINE = 10;
const FAR = 30;
const STRAY_SHARE = 0.01;
/** The quieter channel against the louder. */
const ONE_SIDED = 0.03;
const QUIETEST = -23;
const LOUDEST = -9;
/** A sine's crest is 3 dB, a square wave's 0; music that is cut at its tops sounds as loud as nothing else. */
const FLAT_CREST = 2.2;
const CUT_LUFS = -6;
const FLAT_SHARE = 0.001;
/** Kilobits a second for two channels; half of it for one. */
const LOWEST_BITRATE = 128;

export interface DecodedFile {
  readonly kind: MusicKind;
  /** The extension of the file's name in lower case, such as `mp3`; empty for none. */
  readonly extension: string;
  readonly mp3: Mp3Facts | null;
  /** The share of the samples that a WAV declares and has; 1 for other files. */
  readonly presentShare: number;
  /** Null where nothing could be decoded. */
  readonly sound: SoundFacts | null;
  /** Seconds that the event allows; null where it has no limit. */
  readonly limit: number | null;
}

/** What is refused before anything is decoded; null where the file may be. */
export function refusalBefore({
  kind,
  bytes,
  seconds,
}: {
  readonly kind: MusicKind;
  readonly bytes: number;
  /** By its frames or its samples' size; null for a file that has neither, such as a compressed WAV. */
  readonly seconds: number | null;
}): MusicFinding | null {
  if (kind === 'unknown' || (kind === 'mp3' && seconds === null))
    return { code: 'notAudio', verdict: 'refuse' };
  if ((kind !== 'mp3' && kind !== 'wav') || seconds === null) return { code: 'wrongKind', verdict: 'refuse' };
  if (bytes > MOST_BYTES || seconds > MOST_SECONDS) return { code: 'tooLong', verdict: 'refuse' };
  return null;
}

/** Everything that is to be said about a file that was decoded, in the order of a reader's interest: what refuses it first. */
export function musicFindings(file: DecodedFile): MusicFinding[] {
  const { sound } = file;
  if (!sound) return [{ code: 'damaged', verdict: 'refuse' }];
  const whole = wholeness(file, sound);
  // What is wrong with the sound of half a file says nothing about the music.
  const isBroken = whole.some(({ verdict }) => verdict === 'refuse');
  const found = isBroken ? whole : [...whole, ...soundFindings(file, sound)];
  return [
    ...found.filter((one) => one.verdict === 'refuse'),
    ...found.filter((one) => one.verdict === 'warn'),
  ];
}

function wholeness(
  { kind, extension, mp3, presentShare }: DecodedFile,
  { seconds }: SoundFacts,
): MusicFinding[] {
  const isMissing = mp3 !== null && mp3.declared !== null && mp3.declared > mp3.frames + 1;
  const isDamaged = mp3 !== null && mp3.strayBytes > mp3.soundBytes * STRAY_SHARE;
  // Frames that are damaged are missing in the count, too.
  const isCut = (isMissing && !isDamaged) || mp3?.isLastCut === true || presentShare < 1;
  return [
    ...(isDamaged ? [{ code: 'damaged', verdict: 'refuse' } as const] : []),
    ...(isCut ? [{ code: 'cutOff', verdict: 'refuse', at: seconds } as const] : []),
    // It is played by what it is, so its name alone is no reason to refuse it.
    ...(hasOtherExtension(kind, extension) ? [{ code: 'wrongKind', verdict: 'warn' } as const] : []),
  ];
}

const KIND_OF_EXTENSION: Readonly<Record<string, MusicKind>> = {
  mp3: 'mp3',
  wav: 'wav',
  wave: 'wav',
  m4a: 'm4a',
  mp4: 'm4a',
  aac: 'aac',
  flac: 'flac',
  ogg: 'ogg',
  wma: 'wma',
  aif: 'aiff',
  aiff: 'aiff',
};

const hasOtherExtension = (kind: MusicKind, extension: string) =>
  (KIND_OF_EXTENSION[extension] ?? kind) !== kind;

function soundFindings({ mp3, limit }: DecodedFile, sound: SoundFacts): MusicFinding[] {
  const { music, seconds, gaps, lufs, balance, crest, flatShare } = sound;
  if (!music || lufs === null) return [{ code: 'silent', verdict: 'refuse' }];
  const isClipped = (crest ?? Infinity) < FLAT_CREST || lufs > CUT_LUFS || flatShare > FLAT_SHARE;
  const least = mp3?.channels === 1 ? LOWEST_BITRATE / 2 : LOWEST_BITRATE;
  const warnings: [boolean, FindingCode, { at?: number; to?: number }?][] = [
    [music.from > QUIET_ENDS, 'leader', { at: 0, to: music.from }],
    ...gaps.map(({ from, to }): [boolean, FindingCode, object] => [true, 'gap', { at: from, to }]),
    [seconds - music.to > QUIET_ENDS, 'trailer', { at: music.to, to: seconds }],
    [balance !== null && balance < ONE_SIDED, 'oneSided'],
    [isClipped, 'clipped'],
    [lufs < QUIETEST, 'quiet'],
    [lufs > LOUDEST, 'loud'],
    // Of a bitrate that follows the music a low one says nothing.
    [mp3 !== null && (mp3.constantBitrate ?? Infinity) < least, 'lowBitrate'],
  ];
  return [
    ...lengthFindings(music.to - music.from, limit),
    ...warnings.flatMap(([isFound, code, place = {}]): MusicFinding[] =>
      isFound ? [{ code, verdict: 'warn', ...place }] : [],
    ),
  ];
}

/** What is to be said about seconds of music; without a limit nothing. */
export function lengthFindings(length: number, limit: number | null): MusicFinding[] {
  if (limit === null) return [];
  if (length > limit + FINE) return [{ code: 'tooLong', verdict: length > limit + FAR ? 'refuse' : 'warn' }];
  if (length < limit / 2) return [{ code: 'tooShort', verdict: 'refuse' }];
  return length < limit - FINE ? [{ code: 'tooShort', verdict: 'warn' }] : [];
}

/** The worst of the findings. */
export function verdictOf(findings: readonly MusicFinding[]): MusicVerdict {
  if (findings.some(({ verdict }) => verdict === 'refuse')) return 'refuse';
  return findings.length > 0 ? 'warn' : 'ok';
}
