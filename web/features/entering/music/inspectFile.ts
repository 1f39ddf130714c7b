import type { InspectedMusic } from '../../../../shared/domain/entering/music/inspectMusic.ts';
import { MOST_BYTES, MOST_SECONDS } from '../../../../shared/domain/entering/music/musicVerdict.ts';
import { wavFile } from '../../../../shared/domain/entering/music/wavFile.ts';
import type { MusicQuestion } from './musicWorker.ts';

/** A chosen file as it would be sent, and what is right and wrong with it. */
export interface ChosenMusic {
  /** As the server takes it: the file itself, or a WAV of its sound. */
  readonly body: Blob;
  readonly name: string;
  readonly inspected: InspectedMusic;
}

const RATE = 44_100;

/**
 * Judges a file in a worker, so that the page stays usable. A kind that the server does not take is decoded by the browser,
 * where it can, and becomes a WAV.
 * @throws Error where the worker cannot start or decode
 */
export async function inspectFile(file: File, signal: AbortSignal): Promise<ChosenMusic> {
  if (file.size > MOST_BYTES) return { body: file, name: file.name, inspected: TOO_LARGE };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const extension = /\.(\w+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  const inspected = await inWorker({ bytes, extension }, signal);
  if (inspected.kind === 'mp3' || inspected.kind === 'wav') {
    const type = inspected.kind === 'mp3' ? 'audio/mpeg' : 'audio/wav';
    return { body: file.slice(0, file.size, type), name: file.name, inspected };
  }
  const wav = inspected.kind === 'unknown' ? null : await decodedByBrowser(bytes);
  if (wav === null) return { body: file, name: file.name, inspected };
  return {
    body: new Blob([wav], { type: 'audio/wav' }),
    name: `${file.name.replace(/\.\w+$/, '')}.wav`,
    inspected: await inWorker({ bytes: wav, extension: 'wav' }, signal),
  };
}

const TOO_LARGE: InspectedMusic = {
  verdict: 'refuse',
  kind: 'unknown',
  sound: null,
  findings: [{ code: 'tooLong', verdict: 'refuse' }],
};

function inWorker(question: MusicQuestion, signal: AbortSignal): Promise<InspectedMusic> {
  const worker = new Worker(new URL('./musicWorker.ts', import.meta.url), { type: 'module' });
  return new Promise<InspectedMusic>((resolve, reject) => {
    const fail = () => reject(new Error('The file could not be judged'));
    worker.addEventListener('message', ({ data }: MessageEvent<InspectedMusic | null>) => {
      if (data) resolve(data);
      else fail();
    });
    worker.addEventListener('error', fail);
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    worker.postMessage(question);
  }).finally(() => worker.terminate());
}

/** Null where the browser cannot decode the kind, or the sound is too long. */
async function decodedByBrowser(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const context = new OfflineAudioContext(2, 1, RATE);
    const sound = await context.decodeAudioData(bytes.slice().buffer);
    if (sound.duration > MOST_SECONDS) return null;
    const channels = Array.from({ length: Math.min(2, sound.numberOfChannels) }, (_, index) =>
      sound.getChannelData(index),
    );
    return wavFile(channels, sound.sampleRate);
  } catch {
    return null;
  }
}
