import { useSyncExternalStore } from 'react';

/** The first breakpoint of the style sheets. */
const PHONE = '(max-width: 600px)';

const query = () => window.matchMedia(PHONE);

function subscribe(listener: () => void): () => void {
  const phone = query();
  phone.addEventListener('change', listener);
  return () => phone.removeEventListener('change', listener);
}

/** Whether the window is as narrow as a phone at this moment. */
export const isPhone = () => query().matches;

/** Whether the window is as narrow as a phone, for content that is arranged in another way there. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, isPhone);
}
