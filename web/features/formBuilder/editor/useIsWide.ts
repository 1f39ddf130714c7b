import { useSyncExternalStore } from 'react';

/** Where the form and its preview stand side by side; the stylesheet has the same width. */
const WIDE = '(min-width: 1200px)';

const query = () => window.matchMedia(WIDE);

function subscribe(listener: () => void): () => void {
  const wide = query();
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => query().matches);
}
