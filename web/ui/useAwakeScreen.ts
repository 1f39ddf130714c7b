import { useEffect } from 'react';
import { keepAwake } from './keepAwake.ts';

/** Keeps the screen on while the page is shown, in browsers that can. */
export function useAwakeScreen(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const wakeLock = 'wakeLock' in navigator ? navigator.wakeLock : undefined;
    return keepAwake({ page: document, wakeLock });
  }, [isOn]);
}
