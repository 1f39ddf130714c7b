import { MPEGDecoder } from 'mpg123-decoder';
import type { DecodedPiece } from '../../../../shared/domain/entering/music/inspectMusic.ts';

/** About two seconds of sound at once: the whole of a file would take ten times its size. */
const PIECE_BYTES = 65_536;

/** The sound of an MP3 in pieces, as the server decodes it too. */
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
