import { smallWav } from '../../shared/domain/entering/music/wavFile.ts';
import type { Caller } from './caller.ts';
import { put } from './files.ts';

const RATE = 8_000;

/**
 * A WAV of one channel: a tone that is loud enough to be music.
 * @param hertz tells one piece from another
 */
export function wav(seconds: number, hertz = 440): Buffer {
  const samples = new Uint8Array(seconds * RATE);
  for (let index = 0; index < samples.length; index += 1)
    samples[index] = 128 + Math.round(60 * Math.sin((2 * Math.PI * hertz * index) / RATE));
  return Buffer.from(smallWav(samples, RATE));
}

/** Sends a file to the bucket. @returns the upload's id */
export async function uploadMusic(caller: Caller, file: Buffer, name = 'Winter.wav'): Promise<string> {
  const type = name.endsWith('.mp3') ? ('audio/mpeg' as const) : ('audio/wav' as const);
  const upload = await caller.data('createMusicUpload', { body: { type, bytes: file.length, name } });
  const response = await put(upload, file);
  if (!response.ok) throw new Error(`The upload was answered ${String(response.status)}`);
  return upload.uploadId;
}
