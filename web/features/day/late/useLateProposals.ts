import { useEffect, useState } from 'react';
import type { LateProposal } from '../../../../shared/domain/planning/late/lateProposals.ts';
import type { LateQuestion } from './lateWorker.ts';

/** What was found for a question; `null` proposals where the worker failed. */
interface Found {
  readonly question: LateQuestion;
  readonly proposals: readonly LateProposal[] | null;
}

/**
 * Looks for proposals in a worker, so that the page stays usable.
 * @param question the same object as long as it is the same question
 * @returns undefined while it looks; null where that failed
 */
export function useLateProposals(question: LateQuestion): readonly LateProposal[] | null | undefined {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    const worker = new Worker(new URL('./lateWorker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<LateProposal[]>) =>
      setFound({ question, proposals: data }),
    );
    worker.addEventListener('error', () => setFound({ question, proposals: null }));
    worker.postMessage(question);
    return () => worker.terminate();
  }, [question]);
  return found?.question === question ? found.proposals : undefined;
}
