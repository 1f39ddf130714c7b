import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { MusicFile } from '../../../../shared/contract/entering/music/music.ts';
import { inspectMusic, type DecodedPiece } from '../../../../shared/domain/entering/music/inspectMusic.ts';
import { lengthFindings, type MusicFinding } from '../../../../shared/domain/entering/music/musicVerdict.ts';
import { wrongField } from '../../../platform/errors/apiError.ts';
import { decodeMp3 } from '../../../platform/music/decodeMp3.ts';

/** What a file says of itself, whatever the event. */
export interface JudgedMusic extends Pick<MusicFile, 'kind' | 'bytes' | 'seconds' | 'from' | 'to' | 'lufs'> {
  readonly findings: readonly MusicFinding[];
  readonly soundHash: string;
}

/**
 * Judges the bytes of an upload, which were judged in the browser before: nothing that a browser says is believed.
 * @param name the file's own
 * @throws {ApiError} ValidationFailed (uploadId) MustSmaller for too much of it, MustValid for what is no music or broken
 */
export async function judgeUpload(bytes: Uint8Array, name: string): Promise<JudgedMusic> {
  const hash = createHash('sha256');
  const extension = extname(name).slice(1).toLowerCase();
  const onPiece = ({ channels }: DecodedPiece) => {
    for (const samples of channels)
      hash.update(new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength));
  };
  const { kind, sound, findings } = await inspectMusic({ bytes, extension, limit: null, onPiece }, decodeMp3);
  requireAccepted(findings);
  if ((kind !== 'mp3' && kind !== 'wav') || !sound?.music || sound.lufs === null)
    throw wrongField('uploadId', 'MustValid');
  return {
    kind,
    bytes: bytes.length,
    seconds: hundredths(sound.seconds),
    from: hundredths(sound.music.from),
    to: hundredths(sound.music.to),
    lufs: hundredths(sound.lufs),
    findings: findings.map(({ at, to, ...finding }) => ({
      ...finding,
      ...(at !== undefined && { at: hundredths(at) }),
      ...(to !== undefined && { to: hundredths(to) }),
    })),
    soundHash: hash.digest('hex'),
  };
}

/**
 * What is to be said about the file as the music of a programme.
 * @param seconds of the programme; 0 for no limit
 * @throws {ApiError} ValidationFailed (uploadId) MustSmaller, MustValid for a length that is refused
 */
export function findingsFor({ from, to, findings }: JudgedMusic, seconds: number): MusicFinding[] {
  const found = [...lengthFindings(to - from, seconds === 0 ? null : seconds), ...findings];
  requireAccepted(found);
  return found;
}

function requireAccepted(findings: readonly MusicFinding[]): void {
  const refused = findings.find(({ verdict }) => verdict === 'refuse');
  if (refused) throw wrongField('uploadId', refused.code === 'tooLong' ? 'MustSmaller' : 'MustValid');
}

const hundredths = (seconds: number) => Math.round(seconds * 100) / 100;
