import { MPEGDecoder } from 'mpg123-decoder';
import { decodeInPieces } from '../../../shared/domain/entering/music/decodeInPieces.ts';

/** The sound of an MP3 in pieces. */
export const decodeMp3 = decodeInPieces(() => new MPEGDecoder());
