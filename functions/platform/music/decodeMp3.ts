import { MPEGDecoder } from 'mpg123-decoder';
import type { DecodedPiece } from '../../../shared/domain/entering/music/inspectMusic.ts';

/** About two seconds of sound at once: six minutes as a whole would take 325 MB. */
const PIECE_BYTES = 65_536;

/** The sound of an MP3 in pieces, without the silence that its encoder added where the file says how much that is. */
export async function* decodeMp3(bytes: Uint8Array): AsyncGenerator<DecodedPiece> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  try {
    for (let from = 0; from < bytes.length; from += PIECE_BYTES) {
      const { channelData, sampleRate } = decoder.decode(bytes.subarray(from, from + PIECE_BYTES));
      yield { sampleRate, channels: channelData };
    }
  } finally {
    decoder.free();
  }
}
