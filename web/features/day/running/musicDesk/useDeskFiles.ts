import { useEffect, useState } from 'react';
import { type FileProblem, loadDeskFiles, type WantedFile } from './loadDeskFiles.ts';

const AGAIN_MILLISECONDS = 30_000;

export interface DeskFiles {
  /** On the device, by their ids. */
  readonly ready: ReadonlySet<string>;
  readonly problem: FileProblem | null;
}

const NONE: DeskFiles = { ready: new Set(), problem: null };

/** Brings the files of the day onto the device, again where one was replaced or did not come. */
export function useDeskFiles(competitionId: string, files: readonly WantedFile[]): DeskFiles {
  const [state, setState] = useState(NONE);
  const [round, setRound] = useState(0);
  // By its text: the list is a new one with each answer of the day.
  const wanted = JSON.stringify(files.map(({ fileId, bytes }) => ({ fileId, bytes })));
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const note = (change: Partial<DeskFiles>) => {
      if (!signal.aborted) setState((before) => ({ ...before, ...change }));
    };
    const again = () => setRound((before) => before + 1);
    let timer: NodeJS.Timeout | undefined;
    // A file that fits beside one that did not is no end of the problem.
    let found: FileProblem | null = null;
    loadDeskFiles(competitionId, JSON.parse(wanted) as WantedFile[], {
      signal,
      onReady: (ready) => note({ ready }),
      onProblem: (problem) => {
        found = problem;
        note({ problem });
        timer ??= setTimeout(again, AGAIN_MILLISECONDS);
      },
    }).then(
      () => note({ problem: found }),
      () => note({ problem: 'full' }),
    );
    return () => {
      ending.abort();
      clearTimeout(timer);
    };
  }, [competitionId, wanted, round]);
  return state;
}
