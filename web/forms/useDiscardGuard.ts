import { useCallback, useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';

/** Keeps a dialog from discarding typed text. */
export interface DiscardGuard {
  /** Closes; with typed text it confirms first. */
  readonly close: () => void;
  /** Closes after a submit. */
  readonly done: () => void;
  readonly isAsking: boolean;
  readonly keep: () => void;
  readonly discard: () => void;
  /** Called by the form in the dialog. */
  readonly setDirty: (isDirty: boolean) => void;
  readonly isDirty: () => boolean;
  /** Confirms leaving the page, then proceeds or stays. */
  readonly askLeaving: (leave: Leaving) => void;
}

interface Leaving {
  readonly proceed: () => void;
  readonly reset: () => void;
}

export function useDiscardGuard(onClose: () => void): DiscardGuard {
  const dirty = useRef(false);
  const [asking, setAsking] = useState<Leaving | 'closing' | null>(null);
  const setDirty = useCallback((next: boolean) => {
    dirty.current = next;
  }, []);
  const done = () => {
    dirty.current = false;
    setAsking(null);
    onClose();
  };
  return {
    close: () => (dirty.current ? setAsking('closing') : onClose()),
    done,
    isAsking: asking !== null,
    keep: () => {
      if (asking !== null && asking !== 'closing') asking.reset();
      setAsking(null);
    },
    discard: () => {
      if (asking === null || asking === 'closing') return done();
      dirty.current = false;
      setAsking(null);
      asking.proceed();
    },
    setDirty,
    isDirty: useCallback(() => dirty.current, []),
    askLeaving: setAsking,
  };
}

/** On a phone Back closes a dialog, so it confirms first as well. */
export function useLeaveGuard({ isDirty, askLeaving }: DiscardGuard): void {
  const blocker = useBlocker(isDirty);
  useEffect(() => {
    if (blocker.state === 'blocked') askLeaving(blocker);
  }, [blocker, askLeaving]);
}

/** Reports typed text to the guard; an unmounted form has none. */
export function useReportDirty({ setDirty }: DiscardGuard, isDirty: boolean): void {
  useEffect(() => {
    setDirty(isDirty);
    return () => setDirty(false);
  }, [setDirty, isDirty]);
}
