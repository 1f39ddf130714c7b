import type { DecodedPiece, DecodeMp3 } from './inspectMusic.ts';

/** The decoder's part that is used, as `mpg123-decoder` has it. */
interface Mp3Decoder {
  readonly ready: Promise<unknown>;
  readonly decode: (bytes: Uint8Array) => {
    readonly channelData: readonly Float32Array[];
    readonly sampleRate: number;
  };
  readonly free: () => void;
}

/** About two seconds of sound at once: six minutes as a whole would take 325 MB. */
const PIECE_BYTES = 65_536;

/**
 * Decodes an MP3 in pieces, without the silence that its encoder added where the file says how much that is. Page and server
 * have the decoder of their own bundle.
 */
export function decodeInPieces(newDecoder: () => Mp3Decoder): DecodeMp3 {
  return async function* decode(bytes: Uint8Array): AsyncGenerator<DecodedPiece> {
    const decoder = newDecoder();
    await decoder.ready;
    try {
      for (let from = 0; from < bytes.length; from += PIECE_BYTES) {
        const { channelData, sampleRate } = decoder.decode(bytes.subarray(from, from + PIECE_BYTES));
        yield { sampleRate, channels: channelData };
      }
    } finally {
      decoder.free();
    }
  };
}
