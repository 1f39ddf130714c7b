import { useEffect, useRef, useState } from 'react';
import type { RecheckedEntry } from '../../../../shared/contract/entering/competitions/eligibility.ts';
import type { EntryKind } from '../../../../shared/contract/entering/competitions/forms.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { call } from '../../../api/client.ts';

/** The kinds are rechecked in this order; each has pages of its own. */
const KINDS: readonly EntryKind[] = ['individual', 'team', 'dance'];

export interface RecheckFinding extends RecheckedEntry {
  readonly competitionId: string;
}

export interface RecheckRun {
  /** The index of the competition under way. */
  readonly at: number;
  readonly kind: number;
  readonly cursor: string | undefined;
  readonly checked: number;
  /** Of these, entries that could not be compared because the registry did not answer. */
  readonly unanswered: number;
  readonly found: readonly RecheckFinding[];
  readonly state: 'running' | 'stopped' | 'failed' | 'finished';
}

const FIRST_RUN: RecheckRun = {
  at: 0,
  kind: 0,
  cursor: undefined,
  checked: 0,
  unanswered: 0,
  found: [],
  state: 'running',
};

/**
 * Evaluates every entry of these competitions again, a page at a time, so that a long run shows its progress
 * and can continue where it stopped.
 */
export function useRecheck(competitionIds: readonly string[]) {
  const [run, setRun] = useState<RecheckRun | null>(null);
  const stopped = useRef(false);
  useEffect(() => {
    stopped.current = false;
    return () => {
      stopped.current = true;
    };
  }, []);

  const goOn = async (from: RecheckRun) => {
    stopped.current = false;
    let now: RecheckRun = { ...from, state: 'running' };
    setRun(now);
    try {
      while (now.at < competitionIds.length && !stopped.current) {
        now = await next(now, competitionIds[now.at] ?? '');
        setRun(now);
      }
      setRun({ ...now, state: now.at < competitionIds.length ? 'stopped' : 'finished' });
    } catch (thrown) {
      if (!isApiError(thrown)) throw thrown;
      setRun({ ...now, state: 'failed' });
    }
  };
  return {
    run,
    start: () => goOn(FIRST_RUN),
    goOn: () => goOn(run ?? FIRST_RUN),
    stop: () => {
      stopped.current = true;
    },
  };
}

export type RecheckControl = ReturnType<typeof useRecheck>;

/** Rechecks one more page: the next of this kind, of the next kind, or of the next competition. */
async function next(run: RecheckRun, competitionId: string): Promise<RecheckRun> {
  const kind = KINDS[run.kind] ?? 'individual';
  const { data, nextCursor } = await call('recheckEntries', {
    params: { competitionId },
    body: { kind, ...(run.cursor !== undefined && { cursor: run.cursor }) },
    background: true,
  });
  const isLastKind = run.kind === KINDS.length - 1;
  const place =
    nextCursor !== null
      ? { cursor: nextCursor }
      : isLastKind
        ? { cursor: undefined, kind: 0, at: run.at + 1 }
        : { cursor: undefined, kind: run.kind + 1 };
  return {
    ...run,
    ...place,
    checked: run.checked + data.checked,
    unanswered: run.unanswered + data.unanswered,
    found: [...run.found, ...data.changed.map((entry) => ({ ...entry, competitionId }))],
  };
}
