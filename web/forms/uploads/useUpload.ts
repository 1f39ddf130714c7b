import { useEffect, useRef, useState } from 'react';
import type { FileKind } from '../../../shared/domain/core/files/fileKinds.ts';
import { beginUpload } from './underWay.ts';
import { uploadFile } from './uploadFile.ts';
import { uploadProblem, type UploadProblem } from './uploadProblem.ts';

/** An upload's status. `share` is the sent part, 0 to 1; null before and after. */
export type UploadState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'working'; readonly file: File; readonly share: number | null }
  | { readonly phase: 'failed'; readonly file: File; readonly problem: UploadProblem };

export interface UploadControl {
  readonly state: UploadState;
  readonly start: (file: File) => void;
  readonly cancel: () => void;
}

const IDLE: UploadState = { phase: 'idle' };

/**
 * Uploads one file at a time: a second replaces the first, and unmounting cancels. @param onDone gets the
 * stored path
 */
export function useUpload(kind: FileKind, onDone: (path: string, file: File) => void): UploadControl {
  const [state, setState] = useState<UploadState>(IDLE);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function run(file: File, controller: AbortController): Promise<void> {
    const { signal } = controller;
    const show = (next: UploadState) => {
      if (!signal.aborted) setState(next);
    };
    const onProgress = (share: number) => show({ phase: 'working', file, share });
    const end = beginUpload();
    try {
      show({ phase: 'working', file, share: null });
      const path = await uploadFile(kind, file, { onProgress, signal });
      if (!signal.aborted) onDone(path, file);
      show(IDLE);
    } catch (thrown) {
      show({ phase: 'failed', file, problem: uploadProblem(thrown, kind) });
    } finally {
      end();
    }
  }

  const cancel = () => {
    running.current?.abort();
    setState(IDLE);
  };
  const start = (file: File) => {
    running.current?.abort();
    running.current = new AbortController();
    void run(file, running.current);
  };
  return { state, start, cancel };
}
