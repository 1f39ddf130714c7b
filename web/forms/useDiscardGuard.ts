import { useCallback, useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';

/** Keeps a dialog from being closed over what is typed in it. */
export interface DiscardGuard {
  /** Closes, or asks first where something is typed. */
  readonly close: () => void;
  /** Closes after what is typed was sent. */
  readonly done: () => void;
  readonly isAsking: boolean;
  readonly keep: () => void;
  readonly discard: () => void;
  /** Told by the form in the dialog. */
  readonly setDirty: (isDirty: boolean) => void;
  readonly isDirty: () => boolean;
  /** Asks before the page is left; what it is told goes on, or stays. */
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

/** While its dialog is open: Back, which closes a dialog on a phone, asks first as well. */
export function useLeaveGuard({ isDirty, askLeaving }: DiscardGuard): void {
  const blocker = useBlocker(isDirty);
  useEffect(() => {
    if (blocker.state === 'blocked') askLeaving(blocker);
  }, [blocker, askLeaving]);
}

/** Tells the guard whether something is typed; a form that is gone has nothing to lose. */
export function useReportDirty({ setDirty }: DiscardGuard, isDirty: boolean): void {
  useEffect(() => {
    setDirty(isDirty);
    return () => setDirty(false);
  }, [setDirty, isDirty]);
}
