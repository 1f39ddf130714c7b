import { useCallback, useEffect, useRef, useState } from 'react';
import { currentTime } from '../../../clock.ts';

/** Something typed that saves itself. */
export interface AutosavePart {
  /** Whether something is typed that is not saved yet. */
  readonly isChanged: () => boolean;
  readonly save: () => Promise<void>;
  /** Whether the last save left something out that cannot be saved as it is typed. */
  readonly hasLeftOut: () => boolean;
}

export type AutosaveState =
  | { readonly kind: 'untouched' | 'waiting' | 'saving' }
  /** `at` is when the last save was done; `partly`, where something could not be saved as it is typed. */
  | { readonly kind: 'saved' | 'partly'; readonly at: Date }
  | { readonly kind: 'failed'; readonly error: unknown };

/** How long somebody pauses before what is typed is saved. */
const PAUSE_MS = 1_200;

export interface Autosave {
  readonly state: AutosaveState;
  /** To be called whenever something is typed. */
  readonly touch: () => void;
  /** Saves at once what is not saved yet. Whether everything is saved then. */
  readonly flush: () => Promise<boolean>;
}

/**
 * Saves in the background: after a pause in typing, when the connection comes back, and when the page
 * is left. What fails stays typed, is named, and is tried again with the next change.
 */
export function useAutosave(parts: readonly AutosavePart[]): Autosave {
  const [state, setState] = useState<AutosaveState>({ kind: 'untouched' });
  const latest = useRef(parts);
  /** How the last save ended: also after something was typed and taken back. */
  const idle = useRef<AutosaveState>({ kind: 'untouched' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<boolean> | null>(null);
  useEffect(() => {
    latest.current = parts;
  });

  const flush = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current);
    const run = async (): Promise<boolean> => {
      // Who asks while a save is under way may have typed since it began.
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
