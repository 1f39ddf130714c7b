import { useCallback, useEffect, useRef, useState } from 'react';
import { currentTime } from '../../../../clock.ts';

/** A part of the page that autosaves. */
export interface AutosavePart {
  readonly isChanged: () => boolean;
  readonly save: () => Promise<void>;
  /** Whether the last save left out an invalid field. */
  readonly hasLeftOut: () => boolean;
}

export type AutosaveState =
  | { readonly kind: 'untouched' | 'waiting' | 'saving' }
  /** `at` is when the last save was done; `partly`, where something could not be saved as it is typed. */
  | { readonly kind: 'saved' | 'partly'; readonly at: Date }
  | { readonly kind: 'failed'; readonly error: unknown };

const PAUSE_MS = 1_200;

export interface Autosave {
  readonly state: AutosaveState;
  /** Call it on every change. */
  readonly touch: () => void;
  /** Saves now. @returns whether everything is saved */
  readonly flush: () => Promise<boolean>;
}

/**
 * Saves after a pause in typing, when the connection returns, and when the page is left. A failed save is
 * reported and repeated with the next change.
 */
export function useAutosave(parts: readonly AutosavePart[]): Autosave {
  const [state, setState] = useState<AutosaveState>({ kind: 'untouched' });
  const latest = useRef(parts);
  /** The outcome of the last save, shown again when a change is reverted. */
  const idle = useRef<AutosaveState>({ kind: 'untouched' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<boolean> | null>(null);
  useEffect(() => {
    latest.current = parts;
  });

  const flush = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current);
    const run = async (): Promise<boolean> => {
      // The person may have typed since the running save began.
      await running.current;
      const isWhole = () => !latest.current.some((part) => part.hasLeftOut());
      if (!latest.current.some((part) => part.isChanged())) {
        setState((known) => (known.kind === 'waiting' ? idle.current : known));
        return isWhole();
      }
      setState({ kind: 'saving' });
      try {
        for (const part of latest.current) if (part.isChanged()) await part.save();
        idle.current = { kind: isWhole() ? 'saved' : 'partly', at: currentTime() };
        setState(idle.current);
        return isWhole();
      } catch (error) {
        setState({ kind: 'failed', error });
        return false;
      }
    };
    const own = run();
    running.current = own;
    return own;
  }, []);

  const touch = useCallback(() => {
    clearTimeout(timer.current);
    setState((known) => (known.kind === 'saving' ? known : { kind: 'waiting' }));
    timer.current = setTimeout(() => void flush(), PAUSE_MS);
  }, [flush]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!latest.current.some((part) => part.isChanged() || part.hasLeftOut())) return;
      event.preventDefault();
      void flush();
    };
    const again = () => void flush();
    window.addEventListener('beforeunload', warn);
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('beforeunload', warn);
      window.removeEventListener('online', again);
      void flush();
    };
  }, [flush]);

  return { state, touch, flush };
}
