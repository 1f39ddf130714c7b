import { useCallback, useEffect, useRef, useState } from 'react';

/** Keeps a dialog from being closed over what is typed in it. */
export interface DiscardGuard {
  /** Closes, or asks first where something is typed. */
  readonly close: () => void;
  readonly isAsking: boolean;
  readonly keep: () => void;
  readonly discard: () => void;
  /** Told by the form in the dialog. */
  readonly setDirty: (isDirty: boolean) => void;
}

/** A form that stands in a guarded dialog. */
export interface FormInDialog {
  readonly guard: DiscardGuard;
  /** After it was sent: closes without asking. */
  readonly onDone: () => void;
}

export function useDiscardGuard(onClose: () => void): DiscardGuard {
  const isDirty = useRef(false);
  const [isAsking, setIsAsking] = useState(false);
  const setDirty = useCallback((next: boolean) => {
    isDirty.current = next;
  }, []);
  const discard = () => {
    setIsAsking(false);
    onClose();
  };
  return {
    close: () => (isDirty.current ? setIsAsking(true) : onClose()),
    isAsking,
    keep: () => setIsAsking(false),
    discard,
    setDirty,
  };
}

/** Tells the guard whether something is typed; a form that is gone has nothing to lose. */
export function useReportedDirt({ setDirty }: DiscardGuard, isDirty: boolean): void {
  useEffect(() => {
    setDirty(isDirty);
    return () => setDirty(false);
  }, [setDirty, isDirty]);
}
