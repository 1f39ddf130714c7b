import { useSyncExternalStore } from 'react';

/** The width of form and preview side by side, as in the stylesheet. */
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
