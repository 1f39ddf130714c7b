import { MPEGDecoder } from 'mpg123-decoder';
import { decodeInPieces } from '../../../../shared/domain/entering/music/decodeInPieces.ts';
import { inspectMusic } from '../../../../shared/domain/entering/music/inspectMusic.ts';

export interface MusicQuestion {
  readonly bytes: Uint8Array;
  /** Of the file's name, in lower case. */
  readonly extension: string;
}

const decodeMp3 = decodeInPieces(() => new MPEGDecoder());

self.addEventListener('message', ({ data: { bytes, extension } }: MessageEvent<MusicQuestion>) => {
  // What an event allows is judged beside it: one file may be the music of several.
  void inspectMusic({ bytes, extension, limit: null }, decodeMp3).then(
    (inspected) => self.postMessage(inspected),
    // A promise that is rejected in a worker is no error that its page hears of.
    () => self.postMessage(null),
  );
});
