import type { MusicFile } from '../../../../../shared/contract/entering/music/music.ts';
import { call } from '../../../../api/client.ts';
import { dropFiles, keepFile, keptFiles } from './deskStore.ts';

/** Why a file is not on the device. */
export type FileProblem = 'full' | 'network';

export type WantedFile = Pick<MusicFile, 'fileId' | 'bytes'>;

interface Progress {
  readonly onReady: (fileIds: ReadonlySet<string>) => void;
  readonly onProblem: (problem: FileProblem) => void;
  readonly signal: AbortSignal;
}

/** Fetches what the device does not have yet, one after the other: a rink's network is slow, and the first is needed first. */
export async function loadDeskFiles(
  competitionId: string,
  files: readonly WantedFile[],
  { onReady, onProblem, signal }: Progress,
): Promise<void> {
  const kept = await keptFiles(competitionId);
  const wanted = new Set(files.map(({ fileId }) => fileId));
  await dropFiles(
    competitionId,
    [...kept].filter((fileId) => !wanted.has(fileId)),
  );
  const ready = new Set([...kept].filter((fileId) => wanted.has(fileId)));
  onReady(new Set(ready));
  for (const { fileId, bytes } of files) {
    if (signal.aborted) return;
    if (ready.has(fileId)) continue;
    try {
      const file = await fetchFile(competitionId, fileId, signal);
      // A network that broke off has sent a part, which would stop in the middle of a programme.
      if (file.size !== bytes) throw new TypeError('A part of the file is missing');
      await keepFile(competitionId, fileId, file);
      ready.add(fileId);
      onReady(new Set(ready));
    } catch (error) {
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
      onProblem(isFull ? 'full' : 'network');
      if (!isFull) return;
    }
  }
}

/** A file from the server. @throws {ApiError} NotFound; Forbidden. @throws TypeError without a network */
export async function fetchFile(competitionId: string, fileId: string, signal?: AbortSignal): Promise<Blob> {
  const { data } = await call('readMusicOfCompetition', { params: { competitionId, fileId }, fresh: true });
  const answer = await fetch(data.url, signal ? { signal } : {});
  if (!answer.ok) throw new TypeError(`The file was answered with ${String(answer.status)}`);
  return answer.blob();
}
