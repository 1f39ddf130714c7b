import { createContext, useContext, useLayoutEffect, useSyncExternalStore } from 'react';

let shown = '';
const listeners = new Set<() => void>();

function show(title: string): void {
  shown = title;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The competition that the header names below the page; undefined where it names none. */
export const HeaderCompetition = createContext<string | undefined>(undefined);

/**
 * Gives the header of narrow windows the page's title.
 * @returns the competition that the header names too, for the page not to repeat it
 */
export function useTitleInHeader(title: string): string | undefined {
  useLayoutEffect(() => {
    show(title);
    return () => show('');
  }, [title]);
  return useContext(HeaderCompetition);
}

/** The title of the page that is shown; empty while none is known. */
export function useHeaderTitle(): string {
  return useSyncExternalStore(subscribe, () => shown);
}
